import type { Day } from './calendar.ts'
import { type Time, timeAt } from './dates.ts'
import { has, isRole, type Measure, measureAt } from './measures.ts'
import type { Piece } from './pieces.ts'

interface Part {
  readonly start: number
  readonly end: number
  readonly text: string
  /** The pieces that it is made of. */
  readonly pieces: readonly Piece[]
}

/** A part of the prompt with one meaning. */
export type Sign = Part &
  (
    | { readonly kind: 'time'; readonly time: Time }
    | { readonly kind: 'measure'; readonly measure: Measure }
    /** A phrase of a table, a name or an unknown word. */
    | { readonly kind: 'words'; readonly piece: Piece }
  )

/** Reads the times and numbers of the pieces. Every other piece becomes one sign. */
export function signsOf(prompt: string, pieces: readonly Piece[], today: Day, isMonthFirst = false): Sign[] {
  const signs: Sign[] = []
  for (let at = 0; at < pieces.length;) {
    const piece = pieces[at]
    if (!piece) break
    const time = timeAt(pieces, at, today, isMonthFirst)
    // Arabic "يوم 1 أغسطس" is a date.
    const isOfDate =
      !time && has(piece, ({ is }) => is === 'length') && timeAt(pieces, at + 1, today, isMonthFirst)
    const measure = time || isOfDate ? undefined : measureAt(pieces, at)
    const end = time?.end ?? measure?.end ?? at + 1
    const parts = pieces.slice(at, end)
    const part = {
      start: piece.start,
      end: parts.at(-1)?.end ?? piece.end,
      text: prompt.slice(piece.start, parts.at(-1)?.end ?? piece.end),
      pieces: parts,
    }
    if (time) signs.push({ ...part, kind: 'time', time: time.time })
    else if (measure) signs.push({ ...part, kind: 'measure', measure: measure.measure })
    else signs.push({ ...part, kind: 'words', piece })
    at = end
  }
  return signs
}

/** The first piece of a sign, before which its punctuation stands. */
export const firstPiece = (sign: Sign | undefined): Piece | undefined => sign?.pieces[0]
export const breakBefore = (sign: Sign | undefined) => firstPiece(sign)?.break ?? 'stop'

/** A number of days or nights. */
type Duration = Extract<Sign, { kind: 'measure' }>

export const isDuration = (sign: Sign | undefined): sign is Duration =>
  sign?.kind === 'measure' && (sign.measure.unit === 'days' || sign.measure.unit === 'nights')

/** The minimum number of signs before a sign-off. An earlier one belongs to a short message: "thanks, 3 days in Rome". */
const leastBeforeSignature = 6
/** The maximum number of signs after a sign-off. After one that begins a line, an address with numbers may follow. */
const mostOfSignature = { inLine: 7, inLines: 24 } as const

/**
 * The signs, in which the names after "kind regards" have lost their meanings. Paul, Anna and Jan are also places and
 * months.
 */
export function withoutSignature(signs: readonly Sign[]): Sign[] {
  const at = signs.findLastIndex(
    (sign, index) =>
      sign.kind === 'words' && has(sign.piece, ({ is }) => is === 'signOff') && isEndOfMail(signs, index),
  )
  if (at < leastBeforeSignature) return [...signs]
  // The sender's name is not a place in the header either: "From: Renate".
  const names = new Set(signs.slice(at + 1).flatMap(({ text }) => (/\p{Lu}/u.test(text) ? [text] : [])))
  return signs.map((sign, index): Sign => {
    const [piece] = sign.pieces
    if ((index <= at && !names.has(sign.text)) || !piece) return sign
    const { start, end, text } = sign
    const isFiller = has(piece, ({ is }) => is === 'filler')
    const senses = [{ is: isFiller ? 'filler' : 'ordinary' } as const]
    const silent = { ...piece, start, end, text, senses, candidates: [] }
    return { start, end, text, pieces: [silent], kind: 'words', piece: silent }
  })
}

/** Whether only a few names follow: no length, no day, no transport. */
function isEndOfMail(signs: readonly Sign[], at: number) {
  const rest = signs.slice(at + 1)
  const isLine = firstPiece(signs[at])?.gap.includes('\n') === true
  const saysMore = (sign: Sign) =>
    sign.kind === 'measure' ||
    sign.pieces.some(
      ({ digits, senses }) =>
        (digits !== undefined && !isLine) ||
        senses.some(({ is }) => is === 'transport' || is === 'theme' || is === 'edit'),
    )
  return rest.length <= mostOfSignature[isLine ? 'inLines' : 'inLine'] && !rest.some(saysMore)
}

/** Whether a length is the time until the trip begins: "in two weeks", "2주 뒤에". */
export function isFromNow(signs: readonly Sign[], at: number): boolean {
  const [before, after] = [signs[at - 1], signs[at + 1]]
  const says = (sign: Sign | undefined, side: string) =>
    sign?.kind === 'words' &&
    has(
      sign.piece,
      (sense) =>
        sense.is === 'date' &&
        sense.date === 'fromNow' &&
        (sense.side === 'before' ? 'before' : 'after') === side,
    )
  if (says(after, 'before') && breakBefore(after) === 'none' && !isRole(firstPiece(after), 'after'))
    return true
  // "Sicily in 10 days"
  const isLength = signs[at - 2]?.pieces[0]?.candidates.length && breakBefore(before) === 'none'
  return says(before, 'after') && breakBefore(signs[at]) === 'none' && !isLength
}
