import { expect, test } from 'vitest'
import { acceptedLanguages } from './accept-language.ts'

test.each([
  [undefined, []],
  ['', []],
  ['de', ['de']],
  ['en;q=0.5, de-AT, fr;q=0.8', ['de-AT', 'fr', 'en']],
  ['de;q=0, en', ['en']],
])('the languages of %j are %j', (header, languages) => {
  expect(acceptedLanguages(header)).toEqual(languages)
})

test('a malformed header gives no error', () => {
  for (const header of [';;;', 'de;q=x', ',,,', 'q=1', 'a'.repeat(9000)]) {
    expect(() => acceptedLanguages(header)).not.toThrow()
  }
})
