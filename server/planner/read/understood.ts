import type { Candidate } from '#server/planner/ground/candidates.ts'
import type { Placed } from './placed.ts'

/** A place with its meaning. */
export interface Understood extends Placed {
  readonly number: number
  readonly meaning: Candidate
}

export type UnderstoodCity = Understood & { readonly meaning: Candidate & { kind: 'city' } }
export type UnderstoodArea = Understood & { readonly meaning: Candidate & { kind: 'area' } }

export const isCity = (place: Understood): place is UnderstoodCity => place.meaning.kind === 'city'
export const isArea = (place: Understood): place is UnderstoodArea => place.meaning.kind === 'area'
