/** The role of a phrase in a sentence. */
export const phraseNames = [
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
  'no',
  'onward',
  'and',
  'after',
  'before',
  'each',
  'for',
  'only',
  'roundTrip',
  'bestOrder',
  'relaxed',
  'fast',
  'overland',
  'train',
  'bus',
  'car',
  'plane',
  'today',
  'tomorrow',
  'dayAfterTomorrow',
  'next',
  'thisTime',
  'until',
  'onDate',
  'half',
  'north',
  'south',
  'east',
  'west',
  'trip',
  'filler',
] as const

export type PhraseName = (typeof phraseNames)[number]

export const unitNames = [
  'day',
  'night',
  'week',
  'fortnight',
  'weekend',
  'longWeekend',
  'month',
  'city',
] as const

export type UnitName = (typeof unitNames)[number]

/**
 * The words of one language, written as a person writes them: case, accents and punctuation do not matter. A
 * further language is a file of this shape and a line in languages.ts.
 */
export interface Vocabulary {
  language: string
  /** Numbers in words, and words for one such as "a". */
  numbers: Readonly<Record<string, number>>
  /** Endings of ordinal numbers, such as the "rd" of "3rd". */
  ordinalEndings: readonly string[]
  units: Readonly<Record<UnitName, readonly string[]>>
  /** Twelve lists, January first. */
  months: readonly (readonly string[])[]
  /** Seven lists, Monday first. */
  weekdays: readonly (readonly string[])[]
  /** Seasons and feasts by the day on which a trip then begins: "MM-DD". */
  seasons: Readonly<Record<string, string>>
  phrases: Readonly<Record<PhraseName, readonly string[]>>
  /** Ordinary words that are also names. They are places only with a capital and among other places. */
  ordinary: string
}
