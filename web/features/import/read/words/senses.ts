import { columnKey } from '#web/features/import/read/plain/table.ts'
import { allWords } from './languages/all.ts'
import { entriesOf, type Sense } from './languages/travel-words.ts'
import { markOf } from './ticks.ts'

/** Where a word has several senses, the later ones win. */
const order = ['visited', 'layover', 'lived', 'wish'] as const satisfies readonly Sense[]

/** "Not visited", "nie gewesen": who was never there may want to go. */
const negated = allWords.flatMap(({ not, visited, isUnspaced }) =>
  entriesOf(not).flatMap((word) =>
    entriesOf(visited?.alone).map((text) => `${word}${isUnspaced ? '' : ' '}${text}`),
  ),
)
const alone: ReadonlyMap<string, Sense> = new Map([
  ...order.flatMap((sense) =>
    allWords.flatMap((words) =>
      entriesOf(words[sense]?.alone).map((text) => [columnKey(text), sense] as const),
    ),
  ),
  ...negated.map((text) => [columnKey(text), 'wish'] as const),
])
const journeys: ReadonlySet<string> = new Set(
  allWords.flatMap(({ journey }) => entriesOf(journey)).map(columnKey),
)

const sourceOf = (sense: Sense, isUnspaced: boolean) =>
  allWords
    .filter((words) => (words.isUnspaced ?? false) === isUnspaced)
    .flatMap((words) => [
      ...(words[sense]?.within ?? []),
      // Where a journey did not take place, the person still may want to go.
      ...(sense === 'wish' && words.cancelled !== undefined ? [words.cancelled] : []),
      ...(sense === 'wish' && words.not !== undefined && words.visited?.within !== undefined
        ? [
            `(?:${entriesOf(words.not).join('|')})${isUnspaced ? '' : ' '}(?:${words.visited.within.join('|')})`,
          ]
        : []),
    ])
    .join('|')

const patterns = order.toReversed().map((sense) => ({
  sense,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${sourceOf(sense, false)})(?![\\p{L}\\p{M}])|${sourceOf(sense, true)}`,
    'giu',
  ),
}))

const ownTrips = new RegExp(`^(?:${allWords.flatMap((words) => words.ownTrips ?? []).join('|')})$`, 'iu')
/** True for the title of a list of all journeys of a person: "My trips", "Meine Reisen". */
export const isTitleOfTrips = (text: string): boolean => ownTrips.test(text)

/** True for a text that is only a noun for a journey: "Klassenfahrt", "school trip". */
export const isJourney = (text: string): boolean => journeys.has(columnKey(text))

/** A pattern of the words that all languages have for something. */
const anyOf = (key: 'cancelled' | 'arrived' | 'updated') => {
  const [spaced, unspaced] = [false, true].map((isUnspaced) =>
    allWords
      .filter((words) => (words.isUnspaced ?? false) === isUnspaced)
      .flatMap((words) => words[key] ?? [])
      .join('|'),
  )
  return `(?<![\\p{L}\\p{M}])(?:${spaced})(?![\\p{L}\\p{M}])|${unspaced}`
}
const [cancelled, arrived] = [new RegExp(anyOf('cancelled'), 'iu'), new RegExp(anyOf('arrived'), 'iu')]
const updated = new RegExp(
  `[([]\\s*(?:${anyOf('updated')})[^()[\\]\\n\\d]{0,20}[)\\]]\\s*(?=[:：]?$)|[([]?\\s*(?:${anyOf('updated')})[^()[\\]\\n]{0,20}?\\d{4}年?\\s*[)\\]]?\\s*(?=[:：]?$)`,
  'iu',
)

/** A line without the day on which it says that it was last changed: "(updated 2023)", "(Stand Herbst)". */
export const withoutUpdate = (line: string): string => line.replace(updated, '')

/** True for a sentence of somebody who has just come somewhere. */
export const saysArrived = (text: string): boolean => arrived.test(text)

const mostWordsOfState = 3
/** True for a cell that says that a journey did not take place. A longer one may speak of a flight back. */
export const isCancelled = (text: string): boolean =>
  cancelled.test(text) && (text.match(/[\p{L}\p{M}'’]+/gu) ?? []).length <= mostWordsOfState

/** Words of a text, and what they say. */
export interface SaidWords {
  at: readonly [start: number, end: number]
  sense: Sense
}

/** A part of a line that is a remark: in brackets, or behind a dash or comma at its end. */
const remarks = /[(（[]([^()（）[\]]{1,40})[)）\]]|(?:\s[-–—]\s|[,،、:：]\s*)([^,،、:：()\d]{1,40})$/gu

/** The text before the first colon of a line: "not been: Sydney". */
const label = /^[\s\-*•]*([^:：]{1,40}?)\s*[:：]/u

/** The words of a text that say what its places are, in their order. */
export const sensesIn = (text: string): SaidWords[] => {
  const found: SaidWords[] = []
  const add = (sense: Sense, start: number, end: number) => {
    if (!found.some(({ at }) => at[0] < end && start < at[1])) found.push({ at: [start, end], sense })
  }
  const [head = '', labelled = ''] = label.exec(text) ?? []
  const senseOfLabel = aloneSenseOf(labelled)
  if (senseOfLabel !== undefined) add(senseOfLabel, head.indexOf(labelled), head.length - 1)
  for (const { index, 0: whole, 1: inner, 2: last } of text.matchAll(remarks)) {
    const remark = inner ?? last ?? ''
    const sense = aloneSenseOf(remark)
    const start = index + whole.indexOf(remark)
    if (sense !== undefined) add(sense, start, start + remark.length)
  }
  for (const { sense, pattern } of patterns) {
    for (const { index, 0: words } of text.matchAll(pattern))
      if (words.trim() !== '') add(sense, index, index + words.length)
  }
  const sorted = found.toSorted((one, other) => one.at[0] - other.at[0])
  // "Never been", "was cancelled"
  const isBeside = (one: SaidWords, other: SaidWords | undefined) =>
    other !== undefined &&
    other.sense !== 'visited' &&
    !/[\p{L}\d,.;:]/u.test(text.slice(Math.min(one.at[1], other.at[1]), Math.max(one.at[0], other.at[0])))
  return sorted.filter(
    (each, index) =>
      each.sense !== 'visited' || !(isBeside(each, sorted[index - 1]) || isBeside(each, sorted[index + 1])),
  )
}

const aloneSenseOf = (text: string): Sense | undefined =>
  alone.get(columnKey(text.replaceAll(/[.!?✓✔]/gu, '')))

/**
 * What the name of a list, a status or a cell says: "Visited", "Wunschliste", "want to go"; undefined for any other text.
 */
export const senseOf = (text: string): Sense | undefined => {
  const known = aloneSenseOf(text)
  if (known !== undefined) return known
  const plain = text.replaceAll(/[_-]/g, ' ')
  const found = sensesIn(plain)
  const rest = found.toReversed().reduce((left, { at }) => left.slice(0, at[0]) + left.slice(at[1]), plain)
  return /\p{L}/u.test(rest) ? undefined : found.at(-1)?.sense
}

const mostWordsOfTitle = 6
/** What the title of a list says, also beside other words: "Visited places", "Käidud kohad". */
export const senseOfTitle = (text: string): Sense | undefined => {
  const known = senseOf(text)
  if (known !== undefined || (text.match(/[\p{L}\p{M}]+/gu) ?? []).length > mostWordsOfTitle) return known
  return sensesIn(text.replaceAll(/[_-]/g, ' ')).at(-1)?.sense
}

/** True for the title of a list of one journey: "Trip 2016", "Urlaub Italien". */
export const namesJourney = (text: string): boolean =>
  (text.match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => journeys.has(columnKey(word)))

/** What a cell says of a place, if it is anything else than that somebody was there. */
export const kindOf = (text: string): Exclude<Sense, 'visited'> | undefined => {
  const sense = senseOf(text)
  return sense === 'visited' ? undefined : sense
}

/** True for a cell that says that a person was there or not, and nothing else: "visited", "yes", "holiday". */
export const isVisited = (text: string): boolean =>
  senseOf(text) === 'visited' || journeys.has(columnKey(text)) || markOf(text) !== undefined
