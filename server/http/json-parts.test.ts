import { expect, test } from 'vitest'
import { excessIn } from './json-parts.ts'

test.each([
  [1, '[]'],
  [4, '{"a":[1,2,3]}'],
  [1, '["a,b,{[,"]'],
  [2, String.raw`["\\",","]`],
  [1, String.raw`["\",[,{"]`],
])('counts %i parts of %s', (parts, text) => {
  expect([excessIn(text, parts), excessIn(text, parts - 1)]).toEqual([null, 'parts'])
})

const nested = (levels: number, open: string, close: string) => open.repeat(levels) + close.repeat(levels)

test.each([
  ['lists', '[', ']'],
  ['objects', '{"a":', '}'],
])('a text with more than 100 levels of %s has too many', (_, open, close) => {
  expect(excessIn(nested(100, open, close), Infinity)).toBeNull()
  expect(excessIn(nested(101, open, close), Infinity)).toBe('levels')
})

test('closed lists and objects, and brackets in a string, do not count as levels', () => {
  expect(excessIn(`[${'[],{},'.repeat(200)}"${'['.repeat(200)}"]`, Infinity)).toBeNull()
})
