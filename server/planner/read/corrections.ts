import type { EditName, RoleName } from '#server/planner/languages/language.ts'
import { numberAt } from './measures.ts'
import { isLinkOf, sensesOf } from './scopes.ts'
import { breakBefore, firstPiece, type Sign } from './signs.ts'

/** Verbs and roles with which a clause says something by itself: it replaces the whole clause before it. */
const verbs: ReadonlySet<EditName> = new Set([
  'add',
  'remove',
  'replace',
  'move',
  'longer',
  'shorter',
  'reverse',
  'another',
])

/** Roles that say something of a place by themselves. */
const ownRoles: ReadonlySet<RoleName> = new Set(['start', 'end', 'not', 'except'])

/** A sign with its index in the prompt. */
interface Kept {
  readonly sign: Sign
  readonly at: number
}

/** Whether a person takes back a part of the prompt. */
export const hasCorrection = (signs: readonly Sign[]) => signs.some((_, at) => isCorrection(signs, at))

/**
 * The signs without what the person takes back: "add Osaka, no wait, Nara", "drop Rome. Actually no, drop Naples",
 * "three nights, no, four". `places` are the indexes of the signs that name a place.
 */
export function withoutCorrected(signs: readonly Sign[], places: ReadonlySet<number>): Sign[] {
  const kept: Kept[] = []
  for (let at = 0; at < signs.length; at++) {
    const sign = signs[at]
    if (!sign) break
    if (kept.length === 0 || !isCorrection(signs, at)) {
      kept.push({ sign, at })
      continue
    }
    const first = endOfCorrection(signs, at)
    const end = endOfClause(signs, first)
    const start = kept.findLastIndex((one, index) => index === 0 || isBorder(signs, one.at))
    const before = kept.slice(start)
    const after = signs.slice(first, end).map((one, index) => ({ sign: one, at: first + index }))
    const isPlace = (one: Kept) => places.has(one.at) || isName(one.sign)
    const namesOf = (part: readonly Kept[]) =>
      part.filter(isPlace).map(({ sign: { text } }) => text.toLowerCase())
    const [names, fresh] = [namesOf(before), namesOf(after)]
    at = first - 1
    // "Drop Rome, no wait, keep Rome"
    if (fresh.length > 0 && fresh.every((name) => names.includes(name)) && !after.some(hasCount)) {
      kept.splice(start)
      at = end - 1
    } else if (after.some(({ sign: one }) => saysItself(one))) kept.splice(start)
    // "Drop Rome, no wait, keep it"
    else if (after.every(isEmpty)) kept.splice(start)
    else {
      const isOfKind = fresh.length > 0 ? isPlace : after.some(hasCount) ? hasCount : hasTransport
      const old = kept.findLastIndex(isOfKind)
      const [now, replaced] = [after.find(isOfKind), kept[old]]
      if (old < start || !now || !replaced) continue
      kept.splice(old, 1)
      kept.push({ sign: joined(inUnitOf(now.sign, replaced.sign)), at: now.at })
      at = now.at
    }
  }
  return kept.map(({ sign }) => sign)
}

/** A phrase of a correction that stands apart, or a lone refusal before a number: "three nights, no, four". */
function isCorrection(signs: readonly Sign[], at: number) {
  if (at === 0) return false
  const [sign, after] = [signs[at], signs[at + 1]]
  const isApart = breakBefore(after) !== 'none'
  const gap = breakBefore(sign)
  // "Нет" is also said of what there is not; behind a question it is the answer.
  if (isLinkOf(sign, 'correction'))
    return isOneWord(sign) ? isApart && gap !== 'none' && !isAnswer(sign) : isApart || gap !== 'none'
  const isRefusal = sensesOf(sign).some((sense) => sense.is === 'role' && sense.role === 'not')
  return isRefusal && gap === 'comma' && isApart && isCount(after)
}

const isOneWord = (sign: Sign | undefined) =>
  sign?.pieces.length === 1 &&
  sign.pieces[0]?.length === 1 &&
  /\p{Script=Latin}|\p{Script=Cyrillic}/u.test(sign.text)
const isAnswer = (sign: Sign | undefined) => firstPiece(sign)?.gap.includes('?') === true

/** The index after the correction and the words behind it that say nothing. */
function endOfCorrection(signs: readonly Sign[], at: number) {
  let end = at + 1
  while (end < signs.length && isLinkOf(signs[end], 'correction', 'but')) end++
  return end
}

function endOfClause(signs: readonly Sign[], first: number) {
  const end = signs.findIndex((_, at) => at > first && isBorder(signs, at))
  return end < 0 ? signs.length : end
}

const isBorder = (signs: readonly Sign[], at: number) =>
  breakBefore(signs[at]) !== 'none' || isLinkOf(signs[at], 'and', 'onward', 'but')

const saysItself = (sign: Sign) =>
  sensesOf(sign).some(
    (sense) =>
      (sense.is === 'edit' && verbs.has(sense.edit)) || (sense.is === 'role' && ownRoles.has(sense.role)),
  )

/** A name that no table has in another meaning. */
const isName = (sign: Sign) =>
  sign.kind === 'words' && sign.piece.candidates.length > 0 && sign.piece.senses.length === 0

const hasCount = ({ sign }: Kept) => isCount(sign)

const hasTransport = ({ sign }: Kept) => sensesOf(sign).some(({ is }) => is === 'transport')

const saysNothing: ReadonlySet<string> = new Set(['filler', 'link', 'role'])

const isEmpty = ({ sign }: Kept) =>
  sign.kind === 'words' &&
  sign.piece.senses.every(
    (sense) => saysNothing.has(sense.is) || (sense.is === 'edit' && sense.edit === 'keep'),
  ) &&
  !isName(sign) &&
  !isCount(sign)

const isCount = (sign: Sign | undefined) =>
  sign?.kind === 'measure' || (sign?.kind === 'words' && numberAt([sign.piece], 0) !== undefined)

/** A number without a unit has the unit of the number that it replaces. */
function inUnitOf(fresh: Sign, old: Sign): Sign {
  const number = fresh.kind === 'words' ? numberAt([fresh.piece], 0) : undefined
  if (!number || old.kind !== 'measure') return fresh
  const { start, end, text, pieces } = fresh
  const measure = { unit: old.measure.unit, least: number.value, most: number.value }
  return { start, end, text, pieces, kind: 'measure', measure }
}

/** The sign without punctuation before it. */
function joined(sign: Sign): Sign {
  const [first, ...others] = sign.pieces
  if (!first) return sign
  const piece = { ...first, break: 'none' as const, gap: ' ' }
  const pieces = [piece, ...others]
  return sign.kind === 'words' ? { ...sign, pieces, piece } : { ...sign, pieces }
}
