import { perLanguage } from '#shared/domain/made-once.ts'
import { localeOf } from '#shared/messages/languages.ts'
import { units } from './date-parts.ts'
import { dateWordsFor, plainMeanings } from './date-words.ts'

/**
 * A word, number or sign. `kind` is the letter that stands for it in the patterns of the parser: those of
 * `plainMeanings`, "N" for a number of one or two digits, "Y" for a year, "Q" for a year after an apostrophe, "E" for
 * eight digits, "M" for a month, "W" for a weekday, "A" for a time ago, "D" for a decade, "V" for a number that is not said, and the signs "-", "/", ".".
 */
export interface Token {
  kind: string
  value: number
  unit?: number
  /** Whether there are spaces around it. */
  isSpaced?: boolean
}

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}ـ]/gu, '')
    .toLowerCase()
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll('ß', 'ss')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll('؟', '?')
    .replaceAll('،', ',')

const vocabularyOf = perLanguage((language) => {
  const phrases = new Map<string, Token[]>()
  const add = (phrase: string, ...tokens: Token[]) => {
    const key = fold(phrase).replaceAll('.', '').trim()
    if (!phrases.has(key)) phrases.set(key, tokens)
  }
  const months: { name: string; month: number }[] = []
  const addNames = (language: string) => {
    const locale = localeOf(language)
    for (const length of ['long', 'short'] as const) {
      const monthName = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: length })
      // Some languages have a different form of the month's name next to a day.
      const besideDay = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: length, day: 'numeric' })
      const weekdayName = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: length })
      for (let month = 1; month <= 12; month += 1) {
        const moment = Date.UTC(2019, month - 1, 1)
        const part = besideDay.formatToParts(moment).find(({ type }) => type === 'month')
        for (const name of [monthName.format(moment), part?.value ?? '']) {
          if (name === '' || /\d/.test(name)) continue
          add(name, { kind: 'M', value: month })
          months.push({ name: fold(name).replaceAll('.', ''), month })
        }
      }
      // 1 April 2019 was a Monday.
      for (let day = 1; day <= 7; day += 1) {
        add(weekdayName.format(Date.UTC(2019, 3, day)), { kind: 'W', value: day })
      }
    }
  }
  const tables = dateWordsFor(language)
  const languages = tables.length > 1 || language.startsWith('en') ? [language] : [language, 'en']
  for (const [index, table] of tables.entries()) {
    addNames(index === 0 ? (languages[0] ?? language) : 'en')
    for (const [meaning, words] of Object.entries(table)) {
      for (const word of words.split(', ')) add(word, ...tokensOfMeaning(meaning))
    }
  }
  if (languages.length > 1) addNames('en')
  return { phrases, months }
})

const isPlain = (meaning: string): meaning is keyof typeof plainMeanings => meaning in plainMeanings

const tokensOfMeaning = (meaning: string): Token[] => {
  if (isPlain(meaning)) {
    const [kind, value] = plainMeanings[meaning]
    return kind === '' ? [] : [{ kind, value }]
  }
  const [first = '', second = ''] = meaning.split(' ')
  const value = Number(second)
  if (first === 'month') return [{ kind: 'M', value }]
  if (first === 'weekday') return [{ kind: 'W', value }]
  if (first === 'number') return [{ kind: 'N', value }]
  if (first === 'decade') return [{ kind: 'D', value }]
  return [
    first === 'this' ? { kind: 'L', value: 0 } : { kind: 'N', value: Number(first) },
    { kind: 'U', value: units.findIndex((unit) => unit === second) },
  ]
}

const longestPhrase = 4

/** The tokens of a text; undefined where a word or sign is unknown. */
export const tokensOf = (text: string, language: string): Token[] | undefined => {
  const { phrases, months } = vocabularyOf(language)
  const folded = fold(text).replaceAll(/(\p{L})'(?=\p{L})/gu, '$1')
  const pieces = folded.match(/\d+|\p{L}+|\s+|./gsu) ?? []
  const tokens: Token[] = []
  let position = 0
  const isSpace = (piece: string | undefined) => piece === undefined || piece.trim() === ''
  /** The tokens of the longest phrase at this position, and the number of pieces that it takes. */
  const phraseHere = () => {
    for (let words = longestPhrase; words > 0; words -= 1) {
      const length = words * 2 - 1
      const phrase = pieces
        .slice(position, position + length)
        .join('')
        .replaceAll(/\s+/g, ' ')
      const found = phrases.get(phrase)
      if (found !== undefined && pieces.length >= position + length) return { found, length }
    }
    return undefined
  }
  while (position < pieces.length) {
    const piece = pieces[position] ?? ''
    const before = pieces[position - 1]
    const follows = position > 0 && /^\d+$/.test(before ?? '')
    if (/^\d+$/.test(piece)) {
      const token = numberToken(piece, before === "'")
      if (token === undefined) return undefined
      tokens.push(token)
    } else if (/^\p{L}/u.test(piece)) {
      if (follows && /^(?:st|nd|rd|th)$/.test(piece)) {
        position += 1
        continue
      }
      if (follows && /^(?:s|er|ern)$/.test(piece)) {
        tokens.push({ kind: 'C', value: 0 })
        position += 1
        continue
      }
      const phrase = phraseHere()
      if (phrase) {
        tokens.push(...phrase.found.map((token) => ({ ...token })))
        position += phrase.length
        continue
      }
      const withoutArticle = piece.startsWith('ال') ? phrases.get(piece.slice(2)) : undefined
      const abbreviated = new Set(
        piece.length < 3 ? [] : months.filter(({ name }) => name.startsWith(piece)).map(({ month }) => month),
      )
      const [month] = abbreviated
      if (withoutArticle) tokens.push(...withoutArticle.map((token) => ({ ...token })))
      else if (abbreviated.size === 1 && month !== undefined) tokens.push({ kind: 'M', value: month })
      else return undefined
    } else if (piece === '~' || piece === '?') {
      tokens.push({ kind: '~', value: 0 })
    } else if (piece === '-' || piece === '/') {
      const next = pieces[position + 1]
      tokens.push({ kind: piece, value: 0, isSpaced: isSpace(before) && isSpace(next) })
    } else if (piece === '.') {
      const next = pieces.slice(position + 1).find((each) => !isSpace(each))
      if (follows && /^\d+$/.test(next ?? '')) tokens.push({ kind: '.', value: 0 })
    } else if (!isSpace(piece) && piece !== ',' && piece !== "'") return undefined
    position += 1
  }
  return tokens
}

const numberToken = (digits: string, hasApostrophe: boolean): Token | undefined => {
  const value = Number(digits)
  if (digits.length === 8) return { kind: 'E', value }
  if (digits.length === 4) return { kind: 'Y', value }
  if (digits.length > 2) return undefined
  return { kind: hasApostrophe && digits.length === 2 ? 'Q' : 'N', value }
}

/** Replaces "last year" by that year, and "3 days ago" by one token. */
export const withRelativeTimes = (tokens: readonly Token[], today: string): Token[] => {
  const thisYear = Number(today.slice(0, 4))
  const next: Token[] = []
  let rest = tokens.map((token) => ({ ...token }))
  const kindsOf = () => rest.map(({ kind }) => kind).join('')
  const take = (count: number) => {
    const taken = rest.slice(0, count)
    rest = rest.slice(count)
    return taken
  }
  const valueOf = (taken: readonly Token[], kind: string) => taken.find((token) => token.kind === kind)?.value
  while (rest.length > 0) {
    const kinds = kindsOf()
    const ago = /^(?:[BH]~?N?U|N?UG)/.exec(kinds)?.[0]
    const relativeYear = /^(?:LU|UL)/.exec(kinds)?.[0]
    const isYear =
      relativeYear !== undefined &&
      rest.some(({ kind, value }, index) => index < 2 && kind === 'U' && value === 4)
    if (ago !== undefined) {
      const taken = take(ago.length)
      const [count, unit] = [valueOf(taken, 'N') ?? 1, valueOf(taken, 'U') ?? 0]
      if (ago.includes('~')) next.push({ kind: '~', value: 0 })
      next.push(unit === 4 ? { kind: 'Y', value: thisYear - count } : { kind: 'A', value: count, unit })
    } else if (isYear) {
      next.push({ kind: 'Y', value: thisYear + (valueOf(take(2), 'L') ?? 0) })
    } else next.push(...take(1))
  }
  return next.filter(({ kind, value }, index) => !isNamedUnit(kind, value, next[index + 1], next[index - 1]))
}

/** Whether a word such as "year" only names what stands beside it: "the year 2019", "the 90s years", "Easter weekend". */
const isNamedUnit = (kind: string, unit: number, next: Token | undefined, before: Token | undefined) => {
  if (kind !== 'U') return false
  const named = next?.kind ?? ''
  if (unit === 2) return before?.kind === 'F'
  // "3 days", "a few months"
  if (before !== undefined && 'NV'.includes(before.kind)) return false
  if (unit === 0) return 'NW'.includes(named) && named !== ''
  if (unit === 3) return 'NM'.includes(named) && named !== ''
  return unit === 4 && (named === 'Y' || before?.kind === 'C' || before?.kind === 'D')
}
