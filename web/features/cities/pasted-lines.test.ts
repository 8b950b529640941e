import { expect, test } from 'vitest'
import { linesOf, mostLines } from './pasted-lines.ts'

test.each([
  ['Paris\nRome\r\nKyoto', ['Paris', 'Rome', 'Kyoto']],
  ['Paris; Rome;Kyoto;', ['Paris', 'Rome', 'Kyoto']],
  ['- Paris\n* Rome\n• Kyoto\n4. Oslo\n5) Bergen', ['Paris', 'Rome', 'Kyoto', 'Oslo', 'Bergen']],
  ['Paris\tFrance\nRome\tItaly', ['Paris, France', 'Rome, Italy']],
  ['"Paris",\n“Rome”\n\n  \n', ['Paris', 'Rome']],
  ['Paris\nparis\nPARIS', ['Paris']],
  ['Washington, DC', ['Washington, DC']],
  ['Saint-Denis\n\u2019s-Hertogenbosch', ['Saint-Denis', '\u2019s-Hertogenbosch']],
  ['', []],
])('reads %j', (text, lines) => {
  expect(linesOf(text)).toEqual(lines)
})

test('a long line is split at commas, and lines beyond the maximum are not read', () => {
  const names = Array.from({ length: 900 }, (_, index) => `Town ${index}`)
  const pieces = linesOf(names.join(', '))
  expect(pieces.every((piece) => piece.length <= 2000)).toBe(true)
  expect(pieces.join(', ').split(', ')).toEqual(names)
  expect(linesOf(names.join('\n'))).toHaveLength(mostLines)
})
