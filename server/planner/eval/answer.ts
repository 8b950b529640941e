import type { City } from '#server/gazetteer/cities.ts'
import type { LegType } from '#shared/collections/travel-items.ts'

/** The planner's answer to a prompt, with everything that a case can check. */
export interface Answer {
  readonly legs: readonly { type: LegType; from: City; to: City; startDay: number; arrivalDay: number }[]
  readonly days: readonly { city: City }[]
  readonly firstDay?: string | undefined
  /** The wishes that could not be met, in the words of the answer. */
  readonly limits: readonly string[]
  /** The words of each question with its answers. */
  readonly questions: readonly string[]
  /** Words that were not understood. */
  readonly unused: readonly string[]
  /** What was understood: a line for each constraint and each change. */
  readonly understood: readonly string[]
}
