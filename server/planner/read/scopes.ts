import type { EditName, LinkName, RoleName } from '#server/planner/languages/language.ts'
import type { Sense } from './lexicon.ts'
import { has, isFiller } from './measures.ts'
import type { Mention } from './mentions.ts'
import { breakBefore, isDuration, type Sign } from './signs.ts'

type ThingKind =
  | 'place'
  | 'measure'
  | 'time'
  | 'transport'
  | 'theme'
  | 'wish'
  | 'pace'
  | 'company'
  | 'budget'
  | 'event'
  | 'route'

/** A place, number, time or wish of the prompt, with its roles. */
export interface Thing {
  /** The index of its sign. */
  readonly at: number
  readonly kind: ThingKind
  readonly sign: Sign
  readonly mention?: Mention
  /** The roles of the thing: `own`, and those of the list that contains it. */
  readonly roles: ReadonlySet<RoleName>
  /** The roles from the words beside the thing itself, without those of a list. */
  readonly own: ReadonlySet<RoleName>
  /** Joined to the thing before by "and", "or" or a comma. */
  readonly isListed: boolean
  /** The word or punctuation that joins it. */
  readonly joint: Joint | undefined
}

/** Roles that hold for each thing of a list: "via Rome and Naples", "no flights or buses". */
const listed: ReadonlySet<RoleName> = new Set([
  'via',
  'visit',
  'in',
  'to',
  'not',
  'except',
  'maybe',
  'dayTrip',
  'between',
  'only',
  'prefer',
  'near',
])
const thingSenses: ReadonlySet<string> = new Set([
  'transport',
  'theme',
  'wish',
  'pace',
  'company',
  'budget',
  'event',
  'route',
])
const negative: ReadonlySet<RoleName> = new Set(['not', 'except'])

/** Whether two things are items of one list: "no Rome, no Naples or the Vatican", not "…, we have been there, and want Bari". */
function isListItem(signs: readonly Sign[], first: number, second: number) {
  const between = signs.slice(first + 1, second)
  const breaks = [...between, signs[second]].filter((sign) => breakBefore(sign) !== 'none')
  return breaks.length === 0 || (breaks.length === 1 && between.length <= 1)
}

/** "With", which in French is also a link. */
const isWith = (sign: Sign) =>
  sensesOf(sign).some((sense) => sense.is === 'role' && sense.role === 'with' && sense.side !== 'before')

/** Whether a number of days or nights stands directly behind a place. */
const isStay = (signs: readonly Sign[], at: number) =>
  isDuration(signs[at]) && breakBefore(signs[at]) === 'none'

/** The maximum distance of a role from its thing, in signs without a meaning. */
const reach = 7
/** The same for a refusal behind a place, in words of any kind. */
const reachOfRefusal = 12

/** The things of the prompt in their order. */
export function thingsOf(signs: readonly Sign[], mentions: readonly Mention[]): Thing[] {
  const mentioned = new Map(mentions.map((mention) => [mention.at, mention]))
  const kinds = signs.map((sign, at) => kindOf(sign, mentioned.has(at)))
  const own = signs.map((_, at) => (kinds[at] ? rolesBeside(signs, kinds, at) : none))
  const ats = signs.flatMap((_, at) => (kinds[at] ? [at] : []))
  const roles = new Map<number, ReadonlySet<RoleName>>()
  const joint = new Map<number, Joint>()
  for (const [index, at] of ats.entries()) {
    const before = ats[index - 1]
    const link = before === undefined ? undefined : jointOf(signs, before, at)
    if (link) joint.set(at, link)
    const inherits = link && (kinds[before ?? 0] === kinds[at] || link === 'or')
    const said = own[at]?.before ?? new Set()
    const repeated = own[before ?? 0]?.before
    const isOpen =
      [...said].every((role) => repeated?.has(role)) ||
      [...said].every((role) => role === 'with' || (role === 'in' && link !== undefined && isWeak(signs, at)))
    const isList = isListItem(signs, before ?? 0, at)
    // "Not Tokyo, with Kyoto", "not Tokyo, Kyoto 5 nights": what has its own preposition or nights is not refused.
    const isWanted =
      link !== 'or' &&
      ((!repeated?.has('with') && signs.slice((before ?? 0) + 1, at).some(isWith)) ||
        (kinds[at] === 'place' && link === 'comma' && isStay(signs, at + 1)))
    const inherited =
      inherits && isOpen
        ? [...(roles.get(before ?? 0) ?? [])].filter(
            (role) => listed.has(role) && ((isList && !isWanted) || !negative.has(role)),
          )
        : []
    roles.set(at, new Set([...said, ...inherited]))
  }
  // A suffix or postposition at the end of a list applies to all its items.
  const after = new Map<number, ReadonlySet<RoleName>>()
  for (let index = ats.length - 1; index >= 0; index--) {
    const at = ats[index] ?? 0
    const next = ats[index + 1]
    const said = own[at]?.after ?? new Set()
    // "In Italy, except Venice, which we know": the refusal begins after the first place.
    const isOwn = next !== undefined && [...(own[next]?.before ?? [])].some((role) => negative.has(role))
    const isJoint = next !== undefined && joint.has(next) && kinds[next] === kinds[at] && !isOwn
    const inherited =
      isJoint && said.size === 0 ? [...(after.get(next) ?? [])].filter((role) => listed.has(role)) : []
    after.set(at, new Set([...said, ...inherited]))
  }
  return ats.flatMap((at): Thing[] => {
    const sign = signs[at]
    const kind = kinds[at]
    const mention = mentioned.get(at)
    if (!sign || !kind) return []
    return [
      {
        at,
        kind,
        sign,
        ...(mention && { mention }),
        roles: new Set([...(roles.get(at) ?? []), ...(after.get(at) ?? [])]),
        own: new Set([...(own[at]?.before ?? []), ...(own[at]?.after ?? [])]),
        isListed: joint.has(at),
        joint: joint.get(at),
      },
    ]
  })
}

const none = { before: new Set<RoleName>(), after: new Set<RoleName>() }

function kindOf(sign: Sign, isPlace: boolean): ThingKind | undefined {
  if (isPlace) return 'place'
  if (sign.kind !== 'words') return sign.kind
  const sense = sign.piece.senses.find(({ is }) => thingSenses.has(is))
  return sense?.is as ThingKind | undefined
}

/** The roles of a thing from the words before and after it. */
function rolesBeside(signs: readonly Sign[], kinds: readonly (ThingKind | undefined)[], at: number) {
  const before = new Set<RoleName>()
  const after = new Set<RoleName>()
  for (let other = at - 1; other >= at - reach; other--) {
    const sign = signs[other]
    // "飞昆明": the verb names the transport as well as the destination.
    const isWay = kinds[other] === 'transport' && kinds[at] === 'place' && other === at - 1
    if (!sign || (kinds[other] && !isWay) || breakBefore(signs[other + 1]) !== 'none') break
    if (!isWay && isBorder(sign)) {
      // Spanish "ni" is "and" as well as "not".
      if (isRoleOf(sign, 'not')) before.add('not')
      break
    }
    for (const sense of sensesOf(sign))
      if (sense.is === 'role' && sense.side !== 'before') before.add(sense.role)
    if (isWay) break
  }
  let isBehindWay = false
  for (let other = at + 1; other <= at + reach; other++) {
    const sign = signs[other]
    if (!sign || breakBefore(sign) !== 'none' || (!kinds[other] && isBorder(sign))) break
    // In Turkish "İstanbul'a uçakla dönelim" the transport stands between the place and the verb.
    if (kinds[other] === 'transport' && kinds[at] === 'place' && !isBehindWay) {
      isBehindWay = true
      continue
    }
    if (kinds[other]) break
    const roles = sensesOf(sign).flatMap((sense) => (sense.is === 'role' ? [sense] : []))
    const following = roles.filter(({ side }) => side === 'before')
    // "nicht" before another thing of the clause belongs to that thing.
    if (following.some(({ role }) => isBothSided(sign, role)) && hasThingAfter(signs, kinds, other)) break
    for (const { role } of following) if (!isBehindWay || ways.has(role)) after.add(role)
    if (roles.length > following.length && !isFiller(sign.kind === 'words' ? sign.piece : undefined)) break
  }
  if (kinds[at] === 'place' && isRefusedLater(signs, kinds, at)) after.add('except')
  return { before, after }
}

/**
 * Whether a refusal of a place follows later in its sentence, after words without a meaning and at most one comma: "Passau
 * was in it first, we leave that out", "Prague, but there we won't go".
 */
function isRefusedLater(signs: readonly Sign[], kinds: readonly (ThingKind | undefined)[], at: number) {
  let commas = 0
  let isThere = false
  for (let other = at + 1; other <= at + reachOfRefusal; other++) {
    const sign = signs[other]
    const gap = breakBefore(sign)
    if (!sign || gap === 'stop' || isLinkOf(sign, 'and', 'or')) return false
    if (kinds[other] && kinds[other] !== 'theme' && kinds[other] !== 'budget') return false
    if (gap === 'comma') commas++
    if (isLinkOf(sign, 'there')) isThere = true
    if (commas > 1) return false
    const refusals = sensesOf(sign).flatMap((sense) =>
      sense.is === 'role' && negative.has(sense.role) ? [sense] : [],
    )
    const isBehind = refusals.some(({ side }) => side === 'before')
    const isOnlyBehind = isBehind && !refusals.some(({ role }) => isBothSided(sign, role))
    const isHere = commas === 0 ? isOnlyBehind || (isBehind && !hasThingAfter(signs, kinds, other)) : false
    if (isHere || (isThere && refusals.length > 0) || (gap === 'comma' && isOnlyBehind)) return true
  }
  return false
}

/** Roles that a verb gives to a place even when a transport stands between them. */
const ways: ReadonlySet<RoleName> = new Set(['to', 'start', 'end', 'home', 'back'])

/** A link, or a word with its own meaning. A role does not reach past it. */
const isBorder = (sign: Sign) =>
  isLinkOf(sign, 'and', 'or', 'but') || !sensesOf(sign).some(({ is }) => transparent.has(is))

const transparent: ReadonlySet<string> = new Set([
  'filler',
  'role',
  'link',
  'edit',
  'direction',
  'date',
  'wish',
  'number',
  'unit',
])

/** Whether a phrase, such as "nicht", can stand on either side of its object. */
function isBothSided(sign: Sign, role: RoleName) {
  const sides = new Set(
    sensesOf(sign).flatMap((sense) =>
      sense.is === 'role' && sense.role === role ? [sense.side === 'before'] : [],
    ),
  )
  return sides.size === 2
}

function hasThingAfter(
  signs: readonly Sign[],
  kinds: readonly (ThingKind | undefined)[],
  at: number,
): boolean {
  for (let other = at + 1; other < signs.length && other <= at + reach; other++) {
    const sign = signs[other]
    if (!sign || breakBefore(sign) !== 'none' || isLinkOf(sign, 'but', 'and', 'or')) return false
    if (kinds[other]) return true
  }
  return false
}

type Joint = 'and' | 'or' | 'comma'

/** The joint of two neighbouring things: "and", "or" or punctuation. Only fillers, roles and directions may stand between. */
function jointOf(signs: readonly Sign[], first: number, second: number): Joint | undefined {
  let joint: Joint | undefined
  for (let at = first + 1; at <= second; at++) {
    const sign = signs[at]
    if (!sign) return undefined
    const gap = breakBefore(sign)
    if (gap === 'stop') return undefined
    if (gap === 'comma' || /^[-–—/→>+&]+$/.test(sign.pieces[0]?.gap ?? '')) joint ??= 'comma'
    // "6 days delhi agra jaipur"
    if (at === second) {
      if (second === first + 1) joint ??= 'comma'
      break
    }
    if (isLinkOf(sign, 'and')) joint = joint === 'or' ? joint : 'and'
    else if (isLinkOf(sign, 'or')) joint = 'or'
    else if (isLinkOf(sign, 'but')) return undefined
    else if (isLinkOf(sign, 'onward')) joint ??= 'comma'
    else if (sign.kind !== 'words' || !isFiller(sign.piece)) {
      if (sign.kind !== 'words' || !has(sign.piece, ({ is }) => is === 'role' || is === 'direction'))
        return undefined
    }
  }
  return joint
}

/** Whether the word before the thing is a filler, such as an article or "of", which can also be a role. */
const isWeak = (signs: readonly Sign[], at: number) => {
  const sign = signs[at - 1]
  return sign?.kind === 'words' && isFiller(sign.piece)
}

export const sensesOf = (sign: Sign | undefined): readonly Sense[] =>
  sign?.kind === 'words' ? sign.piece.senses : []
export const isLinkOf = (sign: Sign | undefined, ...links: readonly LinkName[]) =>
  sensesOf(sign).some((sense) => sense.is === 'link' && links.includes(sense.link))
export const isRoleOf = (sign: Sign | undefined, role: RoleName) =>
  sensesOf(sign).some((sense) => sense.is === 'role' && sense.role === role)
export const isEditOf = (sign: Sign | undefined, edit: EditName) =>
  sensesOf(sign).some((sense) => sense.is === 'edit' && sense.edit === edit)

/** "Rather Bologna than Florence" */
export const isBehindThan = (signs: readonly Sign[], at: number) =>
  isLinkOf(signs[at - 1], 'than') &&
  signs.slice(0, at).some((sign) => isEditOf(sign, 'inItsPlace') || isRoleOf(sign, 'prefer'))
