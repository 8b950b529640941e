import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { localDay } from '#shared/domain/day.ts'
import { type CountryStatuses, defaultRules, unitOf } from '#shared/domain/ledger/counting.ts'
import type { CountingRules } from '#shared/ledger.ts'
import type { MapPoint } from '#web/leaflet/pin-layer.ts'
import { worldShape } from '#web/leaflet/world-shape.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'
import { mapMessages } from '#web/messages/map.ts'
import { worldQuery } from '#web/queries/geo-json.ts'
import { ledgerQuery } from '#web/queries/ledger.ts'
import { countryStatusesQuery } from '#web/queries/country-statuses.ts'
import { visitedCitiesQuery } from '#web/queries/visited-cities.ts'
import { cityIndex, countryIndex, type MapEntry, placeOf } from './city-index.ts'
import { filterIndex, type MapFilter, type ShownKind, shownCities, undatedLeftOut } from './map-filter.ts'

/** Everything that the map and its list can show of a person's ledger. */
export function useMapEntries(userId: string) {
  const { cityAndCountry } = messages.cities
  const language = useLanguage()
  const visits = useQuery(visitedCitiesQuery(userId))
  const { data: ledger } = useQuery(ledgerQuery(userId))
  const world = useQuery(worldQuery)
  const shape = world.data ? worldShape(world.data) : undefined
  const visitList = visits.data
  const [today] = useState(() => localDay(new Date()))
  const marked = useMemo(() => new Set((visitList ?? []).map(({ city }) => city)), [visitList])
  const index = useMemo(
    () => filterIndex(ledger ?? { stays: [], wishes: [] }, marked, today),
    [ledger, marked, today],
  )
  const countryNames = useMemo(
    () => new Map((shape?.countries ?? []).map(({ id, name }) => [id, name])),
    [shape],
  )
  const entries = useMemo(() => {
    const unmarked = (ledger?.cities ?? []).filter(
      ({ id }) => !marked.has(id) && (index.wished.has(id) || index.staysOfCity.has(id)),
    )
    const places = unmarked.map((city) => placeOf(city, countryNames.get(city.country) ?? ''))
    return cityIndex(visitList ?? [], language, places)
  }, [visitList, language, ledger, marked, index, countryNames])
  const points = useMemo(
    () => entries.filter((entry) => entry.isPlaced).map((entry) => pointOf(entry, cityAndCountry)),
    [entries, cityAndCountry],
  )
  return { visits, visitList, ledger, world, shape, entries, index, points }
}

export type MapEntries = ReturnType<typeof useMapEntries>

/** An entry as a point of the map, with the name that a screen reader says. */
const pointOf = (
  { cityId, name, countryName, latitude, longitude }: MapEntry,
  cityAndCountry: typeof messages.cities.cityAndCountry,
): MapPoint => ({
  id: cityId,
  name: countryName === '' ? name : cityAndCountry({ city: name, country: countryName }),
  lat: latitude,
  lng: longitude,
  kind: 'visited',
})

const knownPins = new WeakMap<MapPoint, Map<ShownKind, MapPoint>>()

/** A point with a kind, made once: the texts of thousands of pins would take longer than all else in a step. */
const pinOf = (point: MapPoint, kind: ShownKind): MapPoint => {
  if (kind === 'visited') return point
  const pins = knownPins.get(point) ?? new Map<ShownKind, MapPoint>()
  knownPins.set(point, pins)
  const pin = pins.get(kind) ?? { ...point, kind, name: mapMessages.pinOf({ name: point.name, kind }) }
  pins.set(kind, pin)
  return pin
}

/** What of the entries a filter shows. */
export function useShownEntries({ entries, points, index, shape, ledger }: MapEntries, filter: MapFilter) {
  const language = useLanguage()
  const kinds = useMemo(() => shownCities(index, filter), [index, filter])
  const undated = useMemo(() => undatedLeftOut(index, filter), [index, filter])
  const cities = useMemo(() => entries.filter(({ cityId }) => kinds.has(cityId)), [entries, kinds])
  const rules = ledger?.rules ?? defaultRules
  const { data: countries } = useQuery({ ...countryStatusesQuery, enabled: rules.rule !== 'places' })
  const counts = useMemo(
    () => countsOf(cities, kinds, rules, countries?.statuses ?? noStatuses),
    [cities, kinds, rules, countries],
  )
  const allCountries = useMemo(() => countryIndex(shape?.countries ?? [], language), [shape, language])
  const listed = useMemo(
    () =>
      allCountries.map((country) => ({ ...country, cities: counts.citiesPerCountry.get(country.id) ?? 0 })),
    [allCountries, counts],
  )
  // The same set while the countries are the same: a new one would draw the map anew.
  const visitedText = [...counts.citiesPerCountry.keys()].sort().join(' ')
  const visited = useMemo(() => new Set(visitedText === '' ? [] : visitedText.split(' ')), [visitedText])
  const shownPoints = useMemo(
    () =>
      points.flatMap((point) => {
        const kind = kinds.get(point.id)
        return kind === undefined ? [] : [pinOf(point, kind)]
      }),
    [points, kinds],
  )
  return { kinds, undated, cities, counts, countries: listed, visited, points: shownPoints }
}

export type ShownEntries = ReturnType<typeof useShownEntries>

const noStatuses: CountryStatuses = new Map()

/**
 * How many of the shown cities count by the person's rules, in how many countries of the person's list, and how many of
 * them each country has.
 */
function countsOf(
  entries: readonly MapEntry[],
  kinds: ReadonlyMap<string, ShownKind>,
  rules: CountingRules,
  statuses: CountryStatuses,
) {
  const citiesPerCountry = new Map<string, number>()
  const units = new Set<string>()
  let cities = 0
  for (const { cityId, countryId, iso2 } of entries) {
    const kind = kinds.get(cityId)
    if (kind === 'wish') continue
    if (countryId !== '') citiesPerCountry.set(countryId, (citiesPerCountry.get(countryId) ?? 0) + 1)
    if (kind === 'transit' && !rules.transit) continue
    cities += 1
    const unit = unitOf(iso2, rules, statuses)
    if (unit !== undefined) units.add(unit)
  }
  return { cities, countries: units.size, citiesPerCountry }
}
