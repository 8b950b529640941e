import type { PhraseName } from '#server/planner/vocabulary/vocabulary.ts'
import type { Item } from './items.ts'
import type { Mention } from './mentions.ts'
import type { Direction } from './wish.ts'

type Role =
  | 'visit'
  | 'start'
  | 'home'
  | 'flyFrom'
  | 'end'
  | 'to'
  | 'via'
  | 'avoid'
  | 'backTo'
  | 'arrive'
  | 'after'

/** A place of the sentence with its role in the trip. */
export interface Placed {
  readonly mention: Mention
  readonly item: number
  readonly role: Role
  readonly direction: Direction | undefined
  /** True for an area directly after a city, which tells which city of that name is meant. */
  readonly qualifies: boolean
  /** True for a destination of a flight: "fly to Lisbon and ...". */
  readonly flown: boolean
}

/** Roles that hold for one place only; the others hold for a list. */
const single: ReadonlySet<Role> = new Set([
  'start',
  'home',
  'flyFrom',
  'end',
  'to',
  'backTo',
  'arrive',
  'after',
])

const roleOf: readonly (readonly [PhraseName, Role])[] = [
  ['flyFrom', 'flyFrom'],
  ['home', 'home'],
  ['backTo', 'backTo'],
  ['end', 'end'],
  ['start', 'start'],
  ['arrive', 'arrive'],
  ['avoid', 'avoid'],
  ['no', 'avoid'],
  ['via', 'via'],
  ['to', 'to'],
  ['after', 'after'],
  ['before', 'visit'],
  ['onward', 'visit'],
  ['visit', 'visit'],
  ['in', 'visit'],
  ['for', 'visit'],
]

const directions: readonly Direction[] = ['north', 'south', 'east', 'west']

/** Gives each place of the sentence its role: start, end, stop on the way, place to avoid, or place to visit. */
export function placesOf(items: readonly Item[]): Placed[] {
  const placed: Placed[] = []
  let role: Role = 'visit'
  let direction: Direction | undefined
  let flown = false
  for (const [index, item] of items.entries()) {
    if (/[.;!?]/.test(item.gap)) role = 'visit'
    if (item.kind === 'phrase') {
      flown =
        item.names.includes('plane') ||
        item.names.includes('flyFrom') ||
        (flown && !item.names.includes('and'))
      direction = directions.find((name) => item.names.includes(name)) ?? direction
      role = nextRole(role, item.names, placed.length > 0)
    } else if (item.kind === 'place') {
      const { mention } = item
      placed.push({ mention, item: index, role, direction, flown, qualifies: qualifies(items, index) })
      direction = undefined
      if (single.has(role)) role = 'visit'
    } else if (item.kind !== 'word' || !item.ordinary) {
      direction = undefined
      if (role === 'avoid') role = 'visit'
    }
  }
  return placed
}

function nextRole(role: Role, names: readonly PhraseName[], hasPlace: boolean): Role {
  if (names.includes('and') || names.includes('filler') || names.includes('trip')) {
    if (!names.includes('visit') && !names.includes('start') && !names.includes('in')) return role
  }
  for (const [name, next] of roleOf) {
    if (!names.includes(name)) continue
    if (name === 'after' && !hasPlace) return 'visit'
    // "not in Rome" and "avoid going to Rome" both name a place to avoid.
    if (role === 'avoid' && (name === 'in' || name === 'to' || name === 'visit')) return role
    return next
  }
  return role
}

/** True for the area in "Paris, Texas", "Lagos in Portugal" and "Springfield (Illinois)". */
function qualifies(items: readonly Item[], index: number): boolean {
  const item = items[index]
  if (item?.kind !== 'place' || !item.mention.candidates.some(({ kind }) => kind === 'area')) return false
  let before = items[index - 1]
  if (before?.kind === 'phrase' && before.names.includes('in') && item.gap === '') {
    if (before.gap !== '') return false
    before = items[index - 2]
  } else if (!/^[,(]?$/.test(item.gap)) return false
  return before?.kind === 'place' && before.mention.candidates.some(({ kind }) => kind === 'city')
}
