import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createQueryClient } from '#web/lib/api/query-client.ts'
import { VisitedCountries } from './visited-countries.tsx'

const codes = 'AT BE BR HR CZ DK EG FI FR DE GR HU IN IE IT JP MX MA NL NO PL PT'.split(' ')

test('flags are loaded after the page is painted, and those below the first window when they come near it', async () => {
  const countries = codes.map((iso2) => ({ iso2, name: iso2, cities: 1 }))
  render(
    <QueryClientProvider client={createQueryClient()}>
      <VisitedCountries countries={countries} selected={undefined} onSelect={() => undefined} />
    </QueryClientProvider>,
  )
  expect(screen.getAllByRole('button')).toHaveLength(22)
  expect(screen.queryByRole('img')).toBeNull()
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(22))
  expect(screen.getAllByRole('img').map((flag) => flag.getAttribute('loading'))).toEqual([
    ...Array.from({ length: 20 }, () => null),
    'lazy',
    'lazy',
  ])
})
