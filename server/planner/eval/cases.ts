/**
 * One sentence and what a right answer to it must show. A city is written "Name IT" or, where the country has
 * several, "Name US.TX"; a country by its ISO code; a list of countries with spaces between.
 */
export interface PlannerCase {
  prompt: string
  /** Every stop lies in one of these countries; the start and the end named by the sentence may lie elsewhere. */
  within?: string
  /** Each of these countries has a stop. */
  countries?: string
  minCountries?: number
  cities?: readonly string[]
  /** Cities or countries that no stop may be. */
  avoid?: readonly string[]
  start?: string
  end?: string
  /** The first arrivals at these cities come in this order. */
  order?: readonly string[]
  days?: number
  /** How many different cities are visited, the start not counted when it lies outside `within`. */
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
  /** Something has to be told: an assumption or what could not be done. */
  told?: boolean
  /** The sentence holds no trip and is answered with a message. */
  refused?: boolean
}

/** The day on which every sentence is read: a Tuesday. */
export const today = '2026-03-10'
