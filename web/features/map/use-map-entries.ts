import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { visitStatistics } from '#shared/domain/statistics.ts'
import { worldShape } from '#web/leaflet/world-shape.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'
import { worldQuery } from '#web/queries/geo-json.ts'
import { visitedCitiesQuery } from '#web/queries/visited-cities.ts'
import { cityIndex, countryIndex } from './city-index.ts'

/** What the map and its list show of a person's visits. */
export function useMapEntries(userId: string) {
  const { cityAndCountry } = messages.cities
  const language = useLanguage()
  const visits = useQuery(visitedCitiesQuery(userId))
  const world = useQuery(worldQuery)
  const shape = world.data ? worldShape(world.data) : undefined
  const visitList = visits.data
  const cities = useMemo(() => cityIndex(visitList ?? [], language), [visitList, language])
  const statistics = useMemo(() => visitStatistics(visitList ?? []), [visitList])
  const countries = useMemo(
    () => countryIndex(shape?.countries ?? [], statistics.citiesPerCountry, language),
    [shape, statistics, language],
  )
  const visited = useMemo(() => new Set(statistics.citiesPerCountry.keys()), [statistics])
  const points = useMemo(
    () =>
      cities
        .filter((entry) => entry.isPlaced)
        .map(({ cityId, name, countryName, latitude, longitude }) => ({
          id: cityId,
          name: countryName === '' ? name : cityAndCountry({ city: name, country: countryName }),
          lat: latitude,
          lng: longitude,
        })),
    [cities, cityAndCountry],
  )
  return { visits, visitList, world, shape, cities, statistics, countries, visited, points }
}

export type MapEntries = ReturnType<typeof useMapEntries>
