import type { Measure } from './measures.ts'
import type { Mention } from './mentions.ts'
import { isFiller, isLink, isRole, numberAt, shareOf } from './measures.ts'
import { breakBefore, firstPiece, isDuration, type Sign } from './signs.ts'

/** The largest number that counts as days beside a place. Larger ones are years or prices. */
const mostDays = 60

/**
 * Gives numbers without a unit the unit of the nearest number with one, or days: "3 nights in Rome and 2 in Florence",
 * "Rome 3, Florence 2". The signs keep their indexes.
 */
export function withUnits(signs: readonly Sign[], mentions: readonly Mention[]): Sign[] {
  const places = new Set(mentions.map(({ at }) => at))
  const measured = signs.flatMap((sign, at) => (isDuration(sign) ? [{ at, unit: sign.measure.unit }] : []))
  const bare = signs.flatMap((sign, at) => {
    const number = sign.kind === 'words' ? numberAt([sign.piece], 0) : undefined
    const isNumber = number && number.value >= 1 && number.value <= mostDays && !places.has(at)
    return isNumber && isAtPlace(signs, at, places, measured.length > 0) ? [{ at, value: number.value }] : []
  })
  const isEnough = measured.length > 0 || bare.length >= 2
  return signs.map((sign, at): Sign => {
    const { start, end, text, pieces } = sign
    const isBeginning = at === 0 || breakBefore(sign) !== 'none' || isLink(firstPiece(signs[at - 1]), 'and')
    const share = sign.kind === 'words' && isBeginning ? shareOf(sign.piece) : undefined
    // "Half in Florence, a third in Venice"
    if (share !== undefined && isAtPlace(signs, at, places, true))
      return { start, end, text, pieces, kind: 'measure', measure: { unit: 'days', share } }
    if (!isEnough) return sign
    const number = bare.find((each) => each.at === at)
    if (!number) return sign
    const nearest = measured.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0]
    const measure: Measure = { unit: nearest?.unit ?? 'days', least: number.value, most: number.value }
    return { start, end, text, pieces, kind: 'measure', measure }
  })
}

const isEndOfPhrase = (sign: Sign | undefined) =>
  breakBefore(sign) !== 'none' ||
  sign?.kind !== 'words' ||
  sign.piece.senses.some(({ is }) => is === 'role' || is === 'link' || is === 'filler') ||
  sign.piece.candidates.length > 0

/** Whether a sign consists only of fillers, links, edit words and roles. */
const isPlain = ({ pieces }: Sign) =>
  pieces.every(
    ({ senses, candidates }) =>
      candidates.length === 0 &&
      senses.every(({ is }) => is === 'filler' || is === 'link' || is === 'edit' || is === 'role'),
  )

function isAtPlace(signs: readonly Sign[], at: number, places: ReadonlySet<number>, hasUnit: boolean) {
  const piece = firstPiece(signs[at])
  // "A" and "one" are also articles.
  const isArticle = isFiller(piece)
  if (!isArticle && places.has(at - 1) && /^[(:：=\-–]?$/.test(piece?.gap ?? '')) return true
  const next = signs[at + 1]
  const isEnd = !next || breakBefore(next) !== 'none'
  // "In Rome keep 3", "except Dubrovnik, there 4"
  const [place, word] = [signs[at - 2], signs[at - 1]]
  const isBehind =
    places.has(at - 2) && place && word?.kind === 'words' && word.piece.digits === undefined && isPlain(word)
  if (hasUnit && !isArticle && isEnd && isBehind && breakBefore(signs[at]) === 'none') return true
  if (isEnd) return false
  // "15 European capitals" is not a number of days.
  if (places.has(at + 1)) return !isArticle && isEndOfPhrase(signs[at + 2])
  const isIn =
    next.kind === 'words' &&
    isRole(next.piece, 'in') &&
    places.has(at + 2) &&
    breakBefore(signs[at + 2]) === 'none'
  // "Tripoli, but the one in Lebanon"
  const isPronoun = isArticle && isFiller(firstPiece(word)) && !isLink(firstPiece(word), 'and')
  return isIn && hasUnit && !isPronoun
}
