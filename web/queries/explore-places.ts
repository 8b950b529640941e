import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { recordId } from '#shared/records.ts'
import { fullList, list } from '#web/lib/api/api.ts'
import { freshness } from '#web/lib/api/query-client.ts'
import { where } from '#web/lib/api/where.ts'
import { messages } from '#web/messages/index.ts'
import { citySearchQuery } from './cities.ts'
import { cityCard } from './places.ts'

/** How many cards a page of random places shows. */
export const randomListSize = 20
/** Smaller cities are in the random list only on request. */
export const usualPopulation = 15_000

/** A country as a card shows it. */
const countryCard = z.object({
  id: recordId,
  name: z.string(),
  iso2: z.string(),
  capital: z.string(),
  region: z.string(),
  subregion: z.string(),
})

export type CountryCard = z.infer<typeof countryCard>

/** The filter of a list of places. */
export interface PlaceFilter {
  region?: string | undefined
  subregion?: string | undefined
  /** The least population of a city. */
  population?: number | undefined
}

// Random lists are drawn once and then kept, because cards must not change while they are read. They fail at once,
// because the page has a button to try again.
const drawn = {
  ...freshness.usual,
  refetchOnMount: false,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
  retry: false,
  networkMode: 'always',
} as const

const areaFilter = ({ region, subregion }: PlaceFilter, prefix: string) => [
  ...(region === undefined ? [] : [prefix + where`region = ${region}`]),
  ...(subregion === undefined ? [] : [prefix + where`subregion = ${subregion}`]),
]

const populationFilter = (least: number) => (least > 0 ? [`population >= ${least}`] : [])

const joined = (conditions: readonly string[]) =>
  conditions.length === 0 ? {} : { filter: conditions.join(' && ') }

const citiesOf = async (options: { filter?: string; sort: string; signal: AbortSignal }, perPage: number) =>
  (await list('city', cityCard, { ...options, skipTotal: true, perPage })).items

/** At most `size` random countries. */
export const randomCountriesQuery = (filter: PlaceFilter, size: number) =>
  queryOptions({
    queryKey: ['country', 'random', filter, size],
    queryFn: async ({ signal }) => {
      const found = await list('country', countryCard, {
        sort: '@random',
        skipTotal: true,
        perPage: size,
        ...joined(areaFilter(filter, '')),
        signal,
      })
      return found.items
    },
    meta: { reportTitle: messages.explore.countriesFailed },
    ...drawn,
  })

/** At most `size` random cities; each that passes the filter is equally likely. */
export const randomCitiesQuery = (filter: PlaceFilter, size: number) =>
  queryOptions({
    queryKey: ['city', 'random', filter, size],
    queryFn: ({ signal }) => {
      const { population = usualPopulation } = filter
      const conditions = [
        'retired = false',
        ...populationFilter(population),
        ...areaFilter(filter, 'country.'),
      ]
      return citiesOf({ sort: '@random', ...joined(conditions), signal }, size)
    },
    ...drawn,
  })

/** The cities whose names begin with what was typed, larger ones first. */
export const namedCitiesQuery = (typed: string, filter: PlaceFilter, size: number) =>
  citySearchQuery(typed, {
    conditions: [...populationFilter(filter.population ?? 0), ...areaFilter(filter, 'country.')],
    sort: '-population,name',
    size,
  })

const searchedCountry = z.extend(countryCard, { native: z.string() })

/** Every country as a card shows it, by name: what is searched, and where the regions' names come from. */
export const countryCardsQuery = queryOptions({
  queryKey: ['country', 'cards'],
  queryFn: ({ signal }) => fullList('country', searchedCountry, { sort: 'name', signal }),
  ...freshness.usual,
})

/**
 * The capital of a country by its stored name, as a list of one or none. If several cities have that name, the largest.
 */
export const capitalQuery = (countryId: string, capital: string) =>
  queryOptions({
    queryKey: ['city', 'capital', countryId, capital],
    queryFn: ({ signal }) =>
      citiesOf(
        {
          sort: '-population,name',
          filter: where`country = ${countryId} && name = ${capital} && retired = false`,
          signal,
        },
        1,
      ),
    ...freshness.usual,
  })

/** The largest cities of a country, with their populations. */
export const largestCitiesQuery = (countryId: string, size: number) =>
  queryOptions({
    queryKey: ['city', 'largest', countryId, size],
    queryFn: ({ signal }) =>
      citiesOf(
        {
          sort: '-population,name',
          filter: where`country = ${countryId} && retired = false`,
          signal,
        },
        size,
      ),
    ...freshness.usual,
  })
