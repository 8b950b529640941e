import { fireEvent, render, screen } from '@testing-library/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { mostFirstCities } from '#web/lib/first-cities.ts'
import { Wishes } from './wishes.tsx'

const wishOf = (index: number) => {
  const id = `city${String(index).padStart(11, '0')}`
  return {
    wish: { id, city: id, note: '' },
    city: {
      id,
      name: `City ${index}`,
      local_name: '',
      latitude: 0,
      longitude: 0,
      country: '',
      state: '',
      iso2: 'IT',
      continent: 'EU',
      capital: false,
    },
  }
}

test('as many wishes as fit into a new trip can be planned; with more, the limit is shown', async () => {
  const onPlan = vi.fn<(cityIds: string[]) => void>()
  const wishes = Array.from({ length: mostFirstCities + 1 }, (_, index) => wishOf(index))
  const none = () => undefined
  const rootRoute = createRootRoute({
    component: () => (
      <Wishes wishes={wishes} countryName={(iso2) => iso2} onMark={none} onPlan={onPlan} onRemove={none} />
    ),
  })
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() })
  render(<RouterProvider router={router} />)
  const boxes = await screen.findAllByRole('checkbox')
  for (const box of boxes) fireEvent.click(box)
  expect(screen.getByRole('status').textContent).toBe('A trip begins with up to 50 cities.')
  expect(screen.queryByRole('button', { name: /^Plan a trip \(/ })).toBeNull()
  fireEvent.click(boxes[7]!)
  fireEvent.click(screen.getByRole('button', { name: 'Plan a trip (50 cities)' }))
  expect(onPlan.mock.calls[0]?.[0]).toHaveLength(mostFirstCities)
})
