import type { City } from '#server/gazetteer/cities.ts'
import type { Area } from '#server/planner/knowledge/areas.ts'

/** A place with the data that the planner needs. */
export type KnownPlace =
  | { readonly kind: 'city'; readonly city: City }
  | { readonly kind: 'country' | 'state' | 'region'; readonly area: Area }

/** A place that a name can mean. */
export interface Candidate {
  readonly place: KnownPlace
  /** Tags of the languages in which this is its name; "native" for that of the place, "" when none is known. */
  readonly languages: readonly string[]
  /**
   * The probability (0 to 1) that a traveller who writes this name in that language means this place, without regard to
   * the neighbouring words.
   */
  readonly likelihood: number
  /** The kind of a name that is not the place's own: a sight or district that stands for it, or an adjective. */
  readonly by?: 'alias' | 'district' | 'adjective'
}
