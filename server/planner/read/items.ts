import type { PhraseName } from '#server/planner/vocabulary/vocabulary.ts'
import { type DateMatch, dateAt } from './dates.ts'
import { type LengthMatch, lengthAt } from './lengths.ts'
import { type Mention, mentionAt } from './mentions.ts'
import { has, numberAt, type Sentence } from './sentence.ts'

/** A part of the sentence with a meaning (a place, date, length or phrase), and the punctuation before it. */
export type Item = { readonly at: number; readonly end: number; readonly gap: string } & (
  | { readonly kind: 'date'; readonly date: DateMatch }
  | { readonly kind: 'length'; readonly length: LengthMatch }
  | { readonly kind: 'place'; readonly mention: Mention }
  | { readonly kind: 'phrase'; readonly names: readonly PhraseName[] }
  | { readonly kind: 'word'; readonly text: string; readonly capital: boolean; readonly ordinary: boolean }
)

const longestPhrase = 6

/** The kinds of items that a place often follows. */
const beforePlaces: readonly PhraseName[] = [
  'start',
  'flyFrom',
  'home',
  'end',
  'backTo',
  'arrive',
  'to',
  'via',
  'in',
  'visit',
  'avoid',
  'onward',
  'after',
  'before',
  'each',
  'for',
  'north',
  'south',
  'east',
  'west',
]

/** Splits a sentence into items, from left to right. At each token the longest item is taken. */
export function itemsOf(sentence: Sentence): Item[] {
  const items: Item[] = []
  let at = 0
  while (at < sentence.tokens.length) {
    const item = itemAt(sentence, at, items)
    items.push(item)
    at = item.end
  }
  return items
}

function itemAt(sentence: Sentence, at: number, before: readonly Item[]): Item {
  const token = sentence.tokens[at]
  const gap = token?.gap ?? ''
  const mention = mentionAt(sentence, at, placeExpected(before, gap))
  const phrase = phraseAt(sentence, at)
  if (mention && mention.end - at > 1 && mention.end >= (phrase?.end ?? 0)) {
    return { kind: 'place', mention, at, end: mention.end, gap }
  }
  const date = dateAt(sentence, at)
  if (date) return { kind: 'date', date, at, end: date.end, gap }
  const length = lengthAt(sentence, at) ?? sameUnitAt(sentence, at, before)
  if (length) return { kind: 'length', length, at, end: length.end, gap }
  if (phrase && (phrase.end - at > 1 || !mention))
    return { kind: 'phrase', names: phrase.names, at, end: phrase.end, gap }
  if (mention) return { kind: 'place', mention, at, end: mention.end, gap }
  const ordinary = sentence.lexicon.isOrdinary(token?.key ?? '') || /\d/.test(token?.key ?? '')
  return {
    kind: 'word',
    text: token?.text ?? '',
    capital: token?.capital ?? false,
    ordinary,
    at,
    end: at + 1,
    gap,
  }
}

/** "3 days in Boston and 2 in Washington": the second number has the unit of the first. */
function sameUnitAt(sentence: Sentence, at: number, before: readonly Item[]): LengthMatch | undefined {
  const number = numberAt(sentence, at)
  const last = before.findLast((item) => item.kind === 'length' && item.length.cities === undefined)
  if (!number || last?.kind !== 'length' || !/^\d+$|^\p{L}{3,}$/u.test(sentence.tokens[at]?.key ?? ''))
    return undefined
  if (!has(sentence, number.end, 1, 'in') || !mentionAt(sentence, number.end + 1, true)) return undefined
  const { nights } = last.length
  return nights === undefined
    ? { end: number.end, days: number.value }
    : { end: number.end, nights: number.value }
}

function phraseAt(sentence: Sentence, at: number): { names: readonly PhraseName[]; end: number } | undefined {
  for (let words = longestPhrase; words >= 1; words--) {
    const key = sentence.key(at, at + words)
    if (key === undefined) continue
    const names = sentence.lexicon.phrases(key)
    if (names.length > 0) return { names, end: at + words }
  }
  return undefined
}

/** True after words such as "in" and "via", and in a list whose first item is a place. */
function placeExpected(before: readonly Item[], gap: string): boolean {
  let index = before.length - 1
  // "in the beautiful Lisbon"
  while (index >= 0 && isFiller(before[index])) index--
  const last = before[index]
  if (!last) return false
  if (last.kind === 'length') return gap === '' || gap === ':'
  if (last.kind === 'place') return index === before.length - 1
  if (last.kind === 'word') return last.text.length <= 3 && before[index - 1]?.kind === 'place'
  if (last.kind !== 'phrase') return false
  if (last.names.includes('and')) {
    return before
      .slice(Math.max(0, index - 3), index)
      .some(({ kind }) => kind === 'place' || kind === 'length')
  }
  return last.names.some((name) => beforePlaces.includes(name))
}

const isFiller = (item: Item | undefined) => item?.kind === 'phrase' && item.names.includes('filler')
