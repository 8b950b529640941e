import { expect, test } from 'vitest'
import { tripNameMaxLength } from '#shared/collections/trips.ts'
import { copyName } from './plan.ts'

test('a copy is called one, and its name is never longer than a name may be', () => {
  expect(copyName('Spring')).toBe('Spring (copy)')
  const longest = 'x'.repeat(tripNameMaxLength)
  expect(copyName(longest)).toHaveLength(tripNameMaxLength)
  expect(copyName(longest)).toMatch(/^x+ \(copy\)$/)
})
