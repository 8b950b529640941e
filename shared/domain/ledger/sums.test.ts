import { expect, test } from 'vitest'
import { countRules } from '#shared/collections/settings.ts'
import { stayKinds } from '#shared/collections/stays.ts'
import { seeded } from '#shared/test/seeded.ts'
import { type CountryStatus, countsOf, unitOf } from './counting.ts'
import { type FigureCity, type FigureStay, figuresOf } from './figures.ts'

const today = '2026-11-22'

const status = (iso2: string, kind: string, unStatus: string, sovereign: string, continent: string) =>
  [
    iso2,
    {
      id: `country-${iso2}`,
      iso2,
      kind,
      unStatus,
      sovereign,
      continent,
      area: 10,
      population: 10,
      capitalCity: unStatus === 'none' ? '' : `${iso2}-0`,
    },
  ] as const
const statuses = new Map<string, CountryStatus>([
  status('DK', 'state', 'member', 'DK', 'EU'),
  status('FO', 'territory', 'none', 'DK', 'EU'),
  status('GL', 'territory', 'none', 'DK', 'NA'),
  status('CN', 'state', 'member', 'CN', 'AS'),
  status('HK', 'territory', 'none', 'CN', 'AS'),
  status('TW', 'disputed', 'none', '', 'AS'),
  status('XK', 'disputed', 'none', '', 'EU'),
  status('EH', 'disputed', 'none', '', 'AF'),
  status('PS', 'state', 'observer', 'PS', 'AS'),
  status('AQ', 'antarctica', 'none', '', 'AN'),
  status('GS', 'territory', 'none', 'GB', ''),
  status('JP', 'state', 'member', 'JP', 'AS'),
])
const codes = [...statuses.keys()]
const dates = ['', '1999', '2019~', '2019-05', '2019-05-03', '2024-12-30', '2025-01-02', '2026', '2026-11-22']
const later = ['2026-11-23', '2026-12', '2027', '2031~']

/** The number of different values, by a simple method to compare the tested functions with. */
const different = (values: readonly unknown[]) =>
  values.filter((value, index) => value !== undefined && value !== '' && values.indexOf(value) === index)
    .length

test.each(Array.from({ length: 300 }, (_, seed) => seed + 1))(
  'the figures of the random ledger %i add up',
  (seed) => {
    const next = seeded(seed)
    const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[]) =>
      items[Math.floor(next() * items.length)] as Item
    const cities = Array.from({ length: 30 }, (_, index): FigureCity => {
      const iso2 = pick(codes)
      const state = next() < 0.2 ? '' : `${iso2}-state-${Math.floor(next() * 3)}`
      return {
        id: `city-${index}`,
        country: `country-${iso2}`,
        state,
        iso2,
        continent: statuses.get(iso2)?.continent ?? '',
        latitude: next() * 160 - 80,
        longitude: next() * 360 - 180,
        capital: next() < 0.2,
      }
    })
    const stays = Array.from({ length: Math.floor(next() * 40) }, (_, index): FigureStay => {
      const start = next() < 0.15 ? pick(later) : pick(dates)
      const end = next() < 0.5 ? '' : pick([start, ...dates.filter((date) => date >= start)])
      return { id: `stay-${index}`, city: pick(cities).id, kind: pick(stayKinds), start, end, trip: '' }
    })
    const rules = { rule: pick(countRules), territories: next() < 0.5, transit: next() < 0.5 }
    const ledger = { stays, cities, home: pick(['', 'city-0']), trips: [] }
    const figures = figuresOf(ledger, rules, statuses, today)
    const { counts } = figures

    // The same count, written as the rules state it.
    const counted = stays.filter(
      ({ kind, start }) => !later.includes(start) && (kind !== 'transit' || rules.transit),
    )
    const visited = cities.filter(({ id }) => counted.some((stay) => stay.city === id))
    expect(counts.cities).toBe(visited.length)
    expect(counts.states).toBe(different(visited.map(({ state }) => state)))
    expect(counts.countries).toBe(different(visited.map(({ iso2 }) => unitOf(iso2, rules, statuses))))
    expect([...counts.visitedCities].sort()).toEqual(visited.map(({ id }) => id).sort())

    const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0)
    expect(sum(counts.unitsPerContinent.values())).toBe(counts.countries)
    expect(sum(counts.citiesPerCountry.values())).toBe(counts.cities)
    expect(sum(counts.statesPerCountry.values())).toBe(counts.states)
    const { years, undated, shares } = figures
    expect(sum(years.map(({ newCountries }) => newCountries)) + undated.countries).toBe(counts.countries)
    expect(sum(years.map(({ newCities }) => newCities)) + undated.cities).toBe(counts.cities)
    expect(shares.countries.visited).toBe(counts.countries)
    for (const { newCountries, countries, newCities, cities: inYear, nights } of years) {
      expect(newCountries).toBeLessThanOrEqual(countries)
      expect(newCities).toBeLessThanOrEqual(inYear)
      expect(nights).toBeLessThanOrEqual(366)
    }
    expect(years.every(({ year }) => year <= 2026)).toBe(true)

    // The order of the stays has no effect.
    expect(countsOf({ stays: stays.toReversed(), cities }, rules, statuses, today).countries).toBe(
      counts.countries,
    )
    // A stay of the kind `lived` counts like a visit.
    const asVisits = stays.map((stay): FigureStay =>
      stay.kind === 'lived' ? { ...stay, kind: 'visited' } : stay,
    )
    expect(countsOf({ stays: asVisits, cities }, rules, statuses, today)).toEqual(counts)
  },
)
