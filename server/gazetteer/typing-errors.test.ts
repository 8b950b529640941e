import { expect, test } from 'vitest'
import { isAlike } from './typing-errors.ts'

const alike = (one: string, other: string, most: number) =>
  isAlike(Buffer.from(one), Buffer.from(other), most)

test.each([
  ['bangkok', 'bangkok', 0],
  ['bankok', 'bangkok', 1],
  ['bangkokk', 'bangkok', 1],
  ['bamgkok', 'bangkok', 1],
  ['bagnkok', 'bangkok', 1],
  ['bangcock', 'bangkok', 2],
  ['minneapolous', 'minneapolis', 2],
  ['', 'a', 1],
])('“%s” and “%s” are alike with %i errors and no fewer', (one, other, errors) => {
  expect(alike(one, other, errors)).toBe(true)
  expect(alike(other, one, errors)).toBe(true)
  expect(alike(one, other, errors - 1)).toBe(false)
})

test('texts that are too long are not alike', () => {
  expect(alike('a'.repeat(62), 'a'.repeat(62), 1)).toBe(true)
  expect(alike('a'.repeat(63), 'a'.repeat(63), 1)).toBe(false)
})
