import { formatsOf } from '#shared/domain/formats.ts'
import { perLanguage } from '#shared/domain/made-once.ts'
import { localeOf } from '#shared/messages/languages.ts'

/**
 * The letters under which names are listed that is sorted by `compareNames` of a language, in capitals. Letters that
 * the language's order mixes are one: "ørsta" is under "O" in English, and under "Ø" in Danish; "chomutov" is under
 * "CH" in Czech.
 */
export const indexLetters = perLanguage((language) => {
  const compare = formatsOf(language).compareNames
  /** Whether a name begins with a letter, or is sorted among names that do. */
  const isUnder = (letter: string, name: string) =>
    // In collation U+FFFF follows every other character.
    compare(letter, name) <= 0 && compare(name, `${letter}\uffff`) < 0
  const all = Array.from('abcdefghijklmnopqrstuvwxyz')
  const latin = all.filter((letter) => !all.some((other) => other !== letter && isUnder(other, letter)))
  const capitals = new Map<string, string>()
  return (name: string): string => {
    const [first = '', second = '', third = ''] = name
    const begin = [first, first + second, first + second + third].find((part) => isUnder(part, name)) ?? first
    const known = capitals.get(begin)
    if (known !== undefined) return known
    const letter = latin.find((each) => isUnder(each, begin)) ?? begin
    const capital = letter.toLocaleUpperCase(localeOf(language))
    capitals.set(begin, capital)
    return capital
  }
})
