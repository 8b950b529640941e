import { type LegType, legTypes } from '#shared/collections/travel-items.ts'
import type { Item } from './items.ts'

export interface TransportWishes {
  prefer: ReadonlySet<LegType>
  forbid: ReadonlySet<LegType>
  flyOut: boolean
  /** True when the sentence both wants and refuses a kind of transport. */
  contradicts: boolean
}

/** Reads which trains, buses, cars and planes the sentence wants or refuses. */
export function transportWishes(items: readonly Item[]): TransportWishes {
  const prefer = new Set<LegType>()
  const forbid = new Set<LegType>()
  let flyOut = false
  let negated = false
  for (const item of items) {
    if (item.kind !== 'phrase') {
      if (item.kind !== 'word' || !item.ordinary) negated = false
      continue
    }
    const { names } = item
    if (/[.;,:]/.test(item.gap) && !names.includes('and')) negated = false
    if (names.includes('overland')) forbid.add('plane')
    if (names.includes('flyFrom')) flyOut = true
    const types = legTypes.filter((type) => names.includes(type))
    for (const type of types) {
      if (negated) forbid.add(type)
      // "Fly to Lisbon" says how to get there, "fly around Australia" how to travel.
      else if (type === 'plane' && names.includes('to')) flyOut = true
      else prefer.add(type)
    }
    if (names.includes('no') || names.includes('avoid')) negated = true
    else if (
      types.length === 0 &&
      !names.some((name) => name === 'and' || name === 'filler' || name === 'in')
    )
      negated = false
  }
  const contradicts = [...prefer].some((type) => forbid.has(type))
  for (const type of forbid) prefer.delete(type)
  return { prefer, forbid, flyOut, contradicts }
}
