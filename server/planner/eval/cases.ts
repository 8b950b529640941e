/**
 * A prompt and what a correct trip for it must contain. A city is written "Name IT" or, where the country has several
 * of that name, "Name US.TX"; a country by its ISO code; lists of countries have spaces between.
 */
export interface PlannerCase {
  prompt: string
  /** Every stop is in one of these countries, except a start and an end that the prompt names. */
  within?: string
  /** Each of these countries has a stop. */
  countries?: string
  minCountries?: number
  cities?: readonly string[]
  /** Cities and countries that the trip must not contain. */
  avoid?: readonly string[]
  start?: string
  end?: string
  /** The first arrivals at these cities come in this order. */
  order?: readonly string[]
  days?: number
  /** The number of different cities. The start is not counted when it is outside `within`. */
  count?: number
  /** Every leg is of one of these types. */
  only?: string
  /** No leg is of these types. */
  none?: string
  /** At least one leg is of each of these types. */
  some?: string
  roundTrip?: boolean
  startDay?: string
  /** Days spent in a city. */
  stays?: Readonly<Record<string, number>>
  /** The trip must have a note: an assumption or an unmet wish. */
  told?: boolean
  /** The prompt contains no trip and must be refused with a message. */
  refused?: boolean
}

/** The day on which every prompt is planned: a Tuesday. */
export const today = '2026-03-10'
