import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { cityMatchesQuery } from '#web/queries/cities.ts'
import { namedCitiesQuery, type PlaceFilter } from '#web/queries/explore-places.ts'
import type { CityCard } from '#web/queries/places.ts'

const mostFound = 40

/**
 * The cities that a name may mean: first the best known ones, by names in all languages and with a typing error
 * tolerated; then those whose name begins with it, the larger ones first. With a filter only the latter. Until a
 * response arrives, those of the previous search.
 */
export const useNamedCities = (typed: string, filter: PlaceFilter, most = mostFound) => {
  const isPlain =
    filter.region === undefined && filter.subregion === undefined && (filter.population ?? 0) === 0
  const query = useQuery(namedCitiesQuery(typed, filter, most))
  const matches = useQuery({ ...cityMatchesQuery(typed), enabled: typed !== '' && isPlain })
  const isAnswered = query.data !== undefined && !(isPlain && matches.isPending)
  const answer = useMemo(() => {
    if (!isAnswered) return undefined
    const best: readonly CityCard[] = isPlain ? (matches.data ?? []) : []
    const ids = new Set(best.map(({ id }) => id))
    return [...best, ...(query.data ?? []).filter(({ id }) => !ids.has(id))]
  }, [isAnswered, isPlain, query.data, matches.data])
  const [shown, setShown] = useState(answer)
  if (answer !== undefined && answer !== shown) setShown(answer)
  return { query, cities: query.error === null ? (answer ?? shown) : undefined }
}
