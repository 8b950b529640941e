import { expect, test } from 'vitest'
import { needsSession, pathOf } from './route-files-plugin.ts'

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

test.each([
  ['map/index.tsx', true],
  ['trip/edit.$tripId.tsx', true],
  ['settings/security.tsx', true],
  ['map/$userId.tsx', false],
  ['auth/login.tsx', false],
  ['index.tsx', false],
])('whether the route %s needs a session: %s', (file, isNeeded) => {
  expect(needsSession('web/routes/', file)).toBe(isNeeded)
})
