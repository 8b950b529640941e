import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createQueryClient } from '#web/lib/api/query-client.ts'
import { VisitedCountries } from './visited-countries.tsx'

const codes = 'AT BE BR HR CZ DK EG FI FR DE GR HU IN IE IT JP MX MA NL NO PL PT'.split(' ')

test('flags below the first window are loaded after the page is painted', async () => {
  const countries = codes.map((iso2) => ({ iso2, name: iso2, cities: 1 }))
  render(
    <QueryClientProvider client={createQueryClient()}>
      <VisitedCountries countries={countries} selected={undefined} onSelect={() => undefined} />
    </QueryClientProvider>,
  )
  expect(screen.getAllByRole('button')).toHaveLength(22)
  expect(screen.getAllByRole('img')).toHaveLength(20)
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(22))
})
