import type { City } from '#server/gazetteer/cities.ts'
import type { Area } from '#server/planner/knowledge/areas.ts'

/** A place with what the planner needs. */
export type KnownPlace =
  | { readonly kind: 'city'; readonly city: City }
  | { readonly kind: 'country' | 'state' | 'region'; readonly area: Area }

/** A place that a name can mean. */
export interface Candidate {
  readonly place: KnownPlace
  /** Tags of the languages in which this is its name; "native" for that of the place, "" when none is known. */
  readonly languages: readonly string[]
  /**
   * 0 to 1: how likely a traveller who writes this name in that language means this place, before the neighbouring
   * words count.
   */
  readonly likelihood: number
  /** What the name is when it is not the place's own: a sight or district that stands for it, or an adjective. */
  readonly by?: 'alias' | 'district' | 'adjective'
}
