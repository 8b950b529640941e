import { QueryObserver, queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { city, cityAlias } from '#shared/collections/cities.ts'
import { list, one, send } from '#web/lib/api/api.ts'
import { freshness } from '#web/lib/api/query-client.ts'
import { queryOf } from '#web/lib/api/record-query.ts'
import type { Place } from './places.ts'
import { cityCard, place } from './places.ts'

/** The number of cities that a search lists. */
const citySearchSize = 50

/**
 * The filter for names that begin with what was typed. A % or _ in the text has no special meaning. The SDK's own
 * quoting cannot be used: it doubles backslashes, and the filter language does not undo that.
 */
const cityNameFilter = (typed: string) => {
  const literal = typed.replaceAll(/[\\%_]/g, String.raw`\$&`).replaceAll('"', String.raw`\"`)
  return `unaccented_name ~ "${literal}%"`
}

// While somebody types, a search is one of many: it fails at once, and the next letter tries again.
const searching = {
  ...freshness.usual,
  retry: false,
  networkMode: 'always',
  refetchOnReconnect: true,
} as const

type CitySearch = {
  /** Further conditions for the cities, in the record API's filter language. */
  conditions?: readonly string[]
  sort?: string
  /** How many cities are listed at most. */
  size?: number
}

/**
 * The cities whose names begin with what was typed: without options fifty in the order of the alphabet, of equal names
 * the larger first.
 */
export const citySearchQuery = (typed: string, options: CitySearch = {}) =>
  queryOptions({
    queryKey: ['city', 'search', typed, options],
    queryFn: async ({ signal }) => {
      const { conditions = [], sort = 'unaccented_name,-population', size = citySearchSize } = options
      const found = await list('city', cityCard, {
        filter: [cityNameFilter(typed), 'retired = false', ...conditions].join(' && '),
        sort,
        skipTotal: true,
        perPage: size,
        signal,
      })
      return found.items
    },
    enabled: typed !== '',
    ...searching,
  })

const foundCities = z.object({ items: z.array(z.extend(cityCard, { alias: z.optional(cityAlias) })) })

/** At most five cities that match the text, best known first, each with the alias by which it was found. */
export const cityMatchesQuery = (typed: string) =>
  queryOptions({
    queryKey: ['city', 'matches', typed],
    queryFn: async ({ signal }) => {
      const found = await send('/api/cities/matches', foundCities, {
        query: { q: typed },
        signal,
      })
      return found.items
    },
    enabled: typed !== '',
    ...searching,
  })

const placeText = z.object({
  /** As it stands in the list. */
  text: z.string(),
  /** Whether its only city is certainly meant; otherwise the person has to choose. */
  certain: z.boolean(),
  cities: z.array(place),
})

/** A place of a pasted list and its possible cities. */
export type PlaceText = z.infer<typeof placeText>

const resolved = z.object({ items: z.array(z.object({ places: z.array(placeText) })) })
// The server takes at most 50 lines and 4,000 characters at once.
const linesAtOnce = 50
const charactersAtOnce = 4000

const chunksOf = (lines: readonly string[]) => {
  const chunks: string[][] = [[]]
  let characters = 0
  for (const line of lines) {
    const last = chunks.at(-1) ?? []
    const isFull = last.length >= linesAtOnce || characters + line.length > charactersAtOnce
    characters = isFull ? line.length : characters + line.length
    if (isFull) chunks.push([line])
    else last.push(line)
  }
  return chunks
}

/** The cities of the lines of a pasted list, in their order. The requests are sent one after the other. */
export const resolveQuery = (lines: readonly string[]) =>
  queryOptions({
    queryKey: ['city', 'resolve', lines],
    queryFn: async ({ signal }) => {
      const places: PlaceText[] = []
      for (const texts of chunksOf(lines)) {
        const { items } = await send('/api/cities/resolve', resolved, {
          method: 'POST',
          query: { fields: queryOf(place).fields },
          body: { texts },
          signal,
        })
        places.push(...items.flatMap((item) => item.places))
      }
      return places
    },
    enabled: lines.length > 0,
    ...searching,
    // Choices of the person refer to places by their position.
    staleTime: Infinity,
  })

/**
 * The city that Enter means for a typed text: its best match, else the first city whose name begins with it, else null.
 * Throws if the server cannot be reached.
 */
export const bestCity = async (queryClient: QueryClient, typed: string): Promise<Place | null> => {
  const matches = cityMatchesQuery(typed)
  const search = citySearchQuery(typed)
  // A request that nobody observes is cancelled, as when the field is emptied.
  const stops = [
    new QueryObserver(queryClient, matches).subscribe(() => undefined),
    new QueryObserver(queryClient, search).subscribe(() => undefined),
  ]
  try {
    const [match] = await queryClient.fetchQuery(matches)
    if (match !== undefined) return match
    const [city] = await queryClient.fetchQuery(search)
    return city ?? null
  } finally {
    stops.forEach((stop) => stop())
  }
}

/** A city with its country and state. */
export const cityQuery = (cityId: string) =>
  queryOptions({
    queryKey: ['city', cityId],
    queryFn: () => one('city', city, cityId),
    ...freshness.usual,
  })
