import { noteMaxLength } from '#shared/collections/stays.ts'
import { isPartialDate } from '#shared/domain/ledger/partial-date.ts'
import type { FoundPlace, Place } from './found.ts'

/** The fields of a stay or a wish in this app's exports. */
interface OwnStay {
  /** visited, lived, transit or wish */
  kind: string
  place: Place
  start: string
  end: string
  note: string
  row: number
  /** The key of its trip, or "". */
  trip?: string
}

const kinds: Readonly<Record<string, FoundPlace['is']>> = {
  visited: 'stay',
  lived: 'lived',
  transit: 'layover',
  wish: 'wish',
}

/** Whether a text is a kind of this app. Another app's folder can have the same name. */
export const isOwnKind = (text: string): boolean => Object.hasOwn(kinds, text)

/** The stay or wish of an export of this app. Invalid dates are omitted. */
export const ownStay = ({ kind, place, start, end, note, row, trip = '' }: OwnStay): FoundPlace => {
  const [first, last] = [start, end].map((date) => (isPartialDate(date) ? { day: date } : undefined))
  const is = kinds[kind] ?? 'stay'
  const isUndated = first === undefined && last === undefined
  const text = note.trim().slice(0, noteMaxLength)
  return {
    is: is === 'stay' && isUndated ? 'listed' : is,
    place,
    ...(first && { start: first }),
    ...(last && { end: last }),
    sure: is === 'wish' ? 0 : 0.9,
    why: { by: 'row' },
    row,
    ...(text !== '' && { note: text }),
    ...(trip !== '' && { trip }),
  }
}

/**
 * The dates in the first line of a description, "2019-05-03/2019-05-09", "2019-05" or "../2019" until 2019, and the note
 * below it. Without such a line all of it is the note.
 */
export const datedNote = (description: string): { start: string; end: string; note: string } => {
  const [line = '', ...rest] = description.trim().split('\n')
  const [first = '', last = '', ...more] = line.trim().split('/')
  const isDate = (text: string) => text === '..' || text === '' || isPartialDate(text)
  const hasDate = isPartialDate(first) || (first === '..' && isPartialDate(last))
  if (!hasDate || !isDate(last) || more.length > 0) return { start: '', end: '', note: description }
  return { start: first === '..' ? '' : first, end: last, note: rest.join('\n') }
}
