import { countRules } from '#shared/collections/settings.ts'
import { type CountRule, type CountryStatuses, countsOf } from '#shared/domain/ledger/counting.ts'
import type { CountingRules, Ledger, LedgerCity } from '#shared/ledger.ts'

/** A number of countries, and the size of their list. */
export interface CountOf {
  count: number
  of: number
}

export interface Effects {
  /** The person's number by each list, with the chosen switches. */
  byRule: ReadonlyMap<CountRule, CountOf>
  /** The number if the switch for territories were changed. */
  territories: CountOf
  /** The same for the switch for layovers, and what layovers add, or would add, to the stays. */
  layovers: CountOf & {
    /** The cities with only layovers; those that add a country come first. */
    cities: readonly LedgerCity[]
    /** The iso2 codes of the countries that they add. */
    units: readonly string[]
  }
}

/** The effect of each choice, so that the person can compare them. */
export const effectsOf = (
  ledger: Ledger,
  rules: CountingRules,
  statuses: CountryStatuses,
  today: string,
): Effects => {
  const count = (changes: Partial<CountingRules>) =>
    countsOf(ledger, { ...rules, ...changes }, statuses, today)
  const countOf = (changes: Partial<CountingRules>): CountOf => {
    const { countries, of } = count(changes)
    return { count: countries, of }
  }
  const without = count({ transit: false })
  const withLayovers = count({ transit: true })
  const added = ledger.cities.filter(
    ({ id }) => withLayovers.visitedCities.has(id) && !without.visitedCities.has(id),
  )
  const isNew = ({ iso2 }: LedgerCity) => withLayovers.units.has(iso2) && !without.units.has(iso2)
  return {
    byRule: new Map(countRules.map((rule) => [rule, countOf({ rule })])),
    territories: countOf({ territories: !rules.territories }),
    layovers: {
      ...countOf({ transit: !rules.transit }),
      cities: added.toSorted((a, b) => Number(isNew(b)) - Number(isNew(a))),
      units: [...withLayovers.units].filter((unit) => !without.units.has(unit)),
    },
  }
}
