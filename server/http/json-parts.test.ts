import { expect, test } from 'vitest'
import { hasMoreParts } from './json-parts.ts'

test.each([
  [1, '[]'],
  [4, '{"a":[1,2,3]}'],
  [1, '["a,b,{[,"]'],
  [2, String.raw`["\\",","]`],
  [1, String.raw`["\",[,{"]`],
])('counts %i parts of %s', (parts, text) => {
  expect([hasMoreParts(text, parts), hasMoreParts(text, parts - 1)]).toEqual([false, true])
})
