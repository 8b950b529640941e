import type { Item } from './items.ts'
import type { LengthMatch } from './lengths.ts'
import type { Placed } from './placed.ts'

/** The durations of the trip and of its parts. */
export interface Spans {
  days?: number
  nights?: number
  /** By the number of the place in the list of places. */
  ofPlace: ReadonlyMap<number, { days?: number; nights?: number }>
  /** The duration that holds for each city. */
  each?: { days?: number; nights?: number }
  cities?: number
  /** "In two weeks" beside another length: the number of days from today until the trip begins. */
  beginsIn?: number
  /** The upper end of a range was taken. */
  range: boolean
  /** Further total durations that the sentence gives. */
  contradicts: boolean
}

interface Length {
  item: number
  match: LengthMatch
  target: number | undefined
  /** Joined to its place by "for" or brackets. */
  tight: boolean
}

/** Assigns each length to a place or to the whole trip. */
export function spansOf(items: readonly Item[], places: readonly Placed[]): Spans {
  const lengths: Length[] = []
  let cities: number | undefined
  let each: Spans['each']
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'length') continue
    if (item.length.cities !== undefined) cities ??= item.length.cities
    else if (isEach(items, index)) each ??= item.length
    else lengths.push({ item: index, match: item.length, ...targetOf(items, index, places) })
  }
  const beginning = beginsLater(items, lengths)
  const rest = lengths.filter((length) => length !== beginning)
  const range = rest.some(({ match }) => match.range === true)
  const common = {
    range,
    ...(cities !== undefined && { cities }),
    ...(each && { each }),
    ...(beginning && { beginsIn: beginning.match.days ?? 0 }),
  }
  const ofPlace = new Map<number, { days?: number; nights?: number }>()
  const totals: LengthMatch[] = []
  const only = rest.length === 1 ? rest[0] : undefined
  if (only) {
    // "Rome for 3 days, then Florence": the length belongs to the first of several.
    const first =
      only.tight && only.target === 0 && places.length > 1 && isFollowedByCity(items, only.item, places)
    if (first) ofPlace.set(0, only.match)
    else totals.push(only.match)
  } else {
    for (const { match, target } of rest) {
      if (target === undefined || ofPlace.has(target)) totals.push(match)
      else ofPlace.set(target, match)
    }
  }
  const [total] = totals
  return {
    ...common,
    ofPlace,
    contradicts: totals.some(({ days, nights }) => days !== total?.days || nights !== total?.nights),
    ...(total?.days !== undefined && { days: total.days }),
    ...(total?.nights !== undefined && { nights: total.nights }),
  }
}

const isEach = (items: readonly Item[], index: number) =>
  [items[index - 1], items[index + 1]].some((item) => item?.kind === 'phrase' && item.names.includes('each'))

/** "In two weeks: four days in Seville". */
function beginsLater(items: readonly Item[], lengths: readonly Length[]): Length | undefined {
  const [first] = lengths
  if (!first || lengths.length < 2) return undefined
  const before = items[first.item - 1]
  const opens = first.item <= 1 && before?.kind === 'phrase' && before.names.includes('in')
  return opens && first.target === undefined && first.match.days !== undefined ? first : undefined
}

function isFollowedByCity(items: readonly Item[], index: number, places: readonly Placed[]) {
  return (
    places.some(({ item, mention }) => item > index && mention.candidates[0]?.kind === 'city') &&
    items.length > index
  )
}

function targetOf(items: readonly Item[], index: number, places: readonly Placed[]) {
  const forward = forwardTarget(items, index, places)
  const backward = backwardTarget(items, index, places)
  // In "Italy: 3 days in Rome" the colon does not assign the days to Italy.
  const said = items[index + 1]?.kind === 'phrase' && items[index]?.gap === ':'
  if (backward && ((backward.tight && !said) || forward === undefined)) return backward
  return { target: forward, tight: false }
}

/** "3 days in Rome", "1 week Paris". */
function forwardTarget(items: readonly Item[], index: number, places: readonly Placed[]): number | undefined {
  for (let i = index + 1; i <= index + 3; i++) {
    const item = items[i]
    if (!item || item.gap !== '') return undefined
    if (item.kind === 'place') return placeNumber(places, i)
    const passes = ['in', 'visit', 'for', 'filler', 'to', 'trip'] as const
    if (item.kind !== 'phrase' || !passes.some((name) => item.names.includes(name))) return undefined
  }
  return undefined
}

/** "Hanoi for 4 days", "Madrid (2 nights)", "Rome: 3 days". */
function backwardTarget(items: readonly Item[], index: number, places: readonly Placed[]) {
  const gap = items[index]?.gap ?? ''
  let i = index - 1
  const before = items[i]
  const linked = before?.kind === 'phrase' && before.names.includes('for')
  // "Dubai stopover 3 days"
  if (linked || (before?.kind === 'phrase' && before.names.includes('trip') && before.gap === '')) i--
  if (items[i]?.kind !== 'place') return undefined
  if (!(linked ? before.gap === '' : /^[(:,\-–—]?$/.test(gap))) return undefined
  const target = placeNumber(places, i)
  return target === undefined ? undefined : { target, tight: linked || /^[(:\-–—]$/.test(gap) || gap === '' }
}

function placeNumber(places: readonly Placed[], item: number): number | undefined {
  const number = places.findIndex((place) => place.item === item)
  return number === -1 ? undefined : number
}
