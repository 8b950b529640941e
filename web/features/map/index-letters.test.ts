import { expect, test } from 'vitest'
import { formatsOf } from '#shared/domain/formats.ts'
import { indexLetters } from './index-letters.ts'

/** The headings of names in the order of a language. */
const headings = (language: string, names: readonly string[]) => {
  const letters = names.toSorted(formatsOf(language).compareNames).map(indexLetters(language))
  return letters.filter((letter, index) => letter !== letters[index - 1])
}

test.each([
  ['en', ['odense', 'ørsta', 'oslo', 'zagreb', 'ærø', 'aachen', 'agra', 'łódź', 'lund', 'lyon'], 'A L O Z'],
  ['de', ['oslo', 'ørsta', 'odense', 'œuf', 'đakovo', 'dover', 'delhi', 'ßa', 'tours'], 'D O S T'],
  ['da', ['oslo', 'ørsta', 'odense', 'zagreb', 'ærø', 'aarhus', 'bergen'], 'B O Z Æ Ø AA'],
  ['es', ['ñuñoa', 'nazca', 'nueva', 'oviedo', 'chiapas', 'cadiz'], 'C N Ñ O'],
  ['cs', ['chomutov', 'cheb', 'hodonin', 'hranice', 'ceskyles', 'jihlava'], 'C H CH J'],
  ['lt', ['ylakiai', 'ignalina', 'irkutsk', 'jonava'], 'I J'],
  ['tr', ['istanbul', 'izmir', 'ispir', 'inegol'], 'İ'],
  ['ar', ['القاهرة', 'باريس', 'برلين', 'nowhere', 'oslo'], 'ا ب N O'],
])('in %s every letter has one heading, in the order of the language', (language, names, expected) => {
  expect(headings(language, names).join(' ')).toBe(expected)
})
