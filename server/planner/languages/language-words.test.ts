import { expect, it } from 'vitest'
import { LanguageWords, wordColumns } from './language-words.ts'

it('finds the languages of a word, and none for a word between two others', () => {
  const words = new LanguageWords(
    wordColumns([
      new Map([
        ['the', 'filler'],
        ['no', 'other'],
      ]),
      new Map([['no', 'filler']]),
      new Map([['нет', 'other']]),
    ]),
  )
  expect(words.of('the')).toEqual({ filler: 0b1, other: 0 })
  expect(words.of('no')).toEqual({ filler: 0b10, other: 0b1 })
  expect(words.of('нет')).toEqual({ filler: 0, other: 0b100 })
  for (const unknown of ['', 'n', 'now', 'zzz', 'яблоко'])
    expect(words.of(unknown)).toEqual({ filler: 0, other: 0 })
})
