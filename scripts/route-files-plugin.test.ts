import { expect, test } from 'vitest'
import { pathOf } from './route-files-plugin.ts'

test.each([
  ['map/index.tsx', '/map'],
  ['map/$userId.tsx', '/map/*'],
  ['profile/$userId_.year.$year.tsx', '/profile/*/year/*'],
  ['explore/country/$countryId_.region.$stateId.tsx', '/explore/country/*/region/*'],
  ['settings/route.tsx', '/settings'],
  ['trip/view.$tripId.tsx', '/trip/view/*'],
])('the route %s has the path %s', (file, path) => {
  expect(pathOf(file)).toBe(path)
})
