import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  type CountedCity,
  type CountedStay,
  type CountryStatuses,
  countsOf,
  defaultRules,
} from '#shared/domain/ledger/counting.ts'
import type { MapPoint } from '#web/leaflet/pin-layer.ts'
import { worldShape } from '#web/leaflet/world-shape.ts'
import { useToday } from '#web/lib/page/today.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'
import { mapMessages } from '#web/messages/map.ts'
import { worldQuery } from '#web/queries/world.ts'
import { ledgerQuery } from '#web/queries/ledger.ts'
import { countryStatusesQuery } from '#web/queries/country-statuses.ts'
import { visitedCitiesQuery } from '#web/queries/visited-cities.ts'
import { cityIndex, countryIndex, type MapEntry, placeOf } from './city-index.ts'
import { filterIndex, type MapFilter, type ShownKind, shownCities, undatedLeftOut } from './map-filter.ts'

/**
 * Everything that the map and its list can show of a person's ledger. Of another person's marks only those with a stay
 * in the ledger are shown: the ledger leaves out what others must not see.
 */
export function useMapEntries(userId: string, isOwn: boolean) {
  const { cityAndCountry } = messages.cities
  const language = useLanguage()
  const marks = useQuery(visitedCitiesQuery(userId))
  const ledgerAnswer = useQuery(ledgerQuery(userId))
  const ledger = ledgerAnswer.data
  const world = useQuery(worldQuery)
  const shape = world.data ? worldShape(world.data) : undefined
  const today = useToday()
  const marked = useMemo(() => {
    const stays = isOwn ? marks.data : ledger?.stays.filter(({ kind }) => kind !== 'transit')
    return new Set((stays ?? []).map(({ city }) => city))
  }, [isOwn, marks.data, ledger])
  const visitList = useMemo(
    () => (isOwn || ledger ? marks.data?.filter(({ city }) => marked.has(city)) : undefined),
    [isOwn, marks.data, ledger, marked],
  )
  const index = useMemo(
    () => filterIndex(ledger ?? { stays: [], wishes: [] }, marked, today),
    [ledger, marked, today],
  )
  const countryNames = useMemo(
    () => new Map((shape?.countries ?? []).map(({ id, name }) => [id, name])),
    [shape],
  )
  const entries = useMemo(() => {
    const listed = new Set((visitList ?? []).map(({ city }) => city))
    const unmarked = (ledger?.cities ?? []).filter(
      ({ id }) => !listed.has(id) && (index.wished.has(id) || index.staysOfCity.has(id)),
    )
    const places = unmarked.map((city) => placeOf(city, countryNames.get(city.country) ?? ''))
    return cityIndex(visitList ?? [], language, places)
  }, [visitList, language, ledger, index, countryNames])
  const points = useMemo(
    () => entries.filter((entry) => entry.isPlaced).map((entry) => pointOf(entry, cityAndCountry)),
    [entries, cityAndCountry],
  )
  // The data that the list needs or could not load.
  const visits: Pick<UseQueryResult, 'isError' | 'error' | 'refetch'> =
    isOwn || marks.data === undefined ? marks : ledgerAnswer
  // Also true when it has failed: nothing that depends on it will be shown.
  const isLedgerKnown = !ledgerAnswer.isPending
  return { visits, visitList, ledger, isLedgerKnown, today, world, shape, entries, index, points }
}

export type MapEntries = ReturnType<typeof useMapEntries>

/** An entry as a point of the map, with its name for screen readers. */
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

/**
 * A point with a kind, created once: creating the texts of thousands of pins again would be the slowest part of a step.
 */
const pinOf = (point: MapPoint, kind: ShownKind): MapPoint => {
  if (kind === 'visited') return point
  const pins = knownPins.get(point) ?? new Map<ShownKind, MapPoint>()
  knownPins.set(point, pins)
  const pin = pins.get(kind) ?? { ...point, kind, name: mapMessages.pinOf({ name: point.name, kind }) }
  pins.set(kind, pin)
  return pin
}

const pinsOf = (points: readonly MapPoint[], kinds: ReadonlyMap<string, ShownKind>): MapPoint[] => {
  const pins: MapPoint[] = []
  for (const point of points) {
    const kind = kinds.get(point.id)
    if (kind !== undefined) pins.push(pinOf(point, kind))
  }
  return pins
}

/** The entries that a filter shows. Points exist only in the mode that draws them. */
export function useShownEntries(
  { entries, points, index, shape, ledger, today }: MapEntries,
  filter: MapFilter,
  hasPoints: boolean,
) {
  const language = useLanguage()
  const kinds = useMemo(() => shownCities(index, filter), [index, filter])
  const undated = useMemo(() => undatedLeftOut(index, filter), [index, filter])
  const cities = useMemo(() => entries.filter(({ cityId }) => kinds.has(cityId)), [entries, kinds])
  const rules = ledger?.rules ?? defaultRules
  const { data: countries } = useQuery({ ...countryStatusesQuery, enabled: rules.rule !== 'places' })
  const countedCities = useMemo(() => entries.map(countedCity), [entries])
  const { counts, citiesPerCountry } = useMemo(() => {
    const shown = { stays: shownStays(kinds), cities: countedCities }
    const statuses = countries?.statuses ?? noStatuses
    const counts = countsOf(shown, rules, statuses, today)
    // A country with only layovers shown is filled, whether layovers count or not.
    const withLayovers =
      rules.transit || !filter.kinds.has('transit')
        ? counts
        : countsOf(shown, { ...rules, transit: true }, statuses, today)
    return { counts, citiesPerCountry: withLayovers.citiesPerCountry }
  }, [countedCities, kinds, filter.kinds, rules, countries, today])
  const allCountries = useMemo(() => countryIndex(shape?.countries ?? [], language), [shape, language])
  const listed = useMemo(
    () => allCountries.map((country) => ({ ...country, cities: citiesPerCountry.get(country.id) ?? 0 })),
    [allCountries, citiesPerCountry],
  )
  // The same set while the countries are the same: a new one would draw the map again.
  const visitedText = [...citiesPerCountry.keys()].sort().join(' ')
  const visited = useMemo(() => new Set(visitedText === '' ? [] : visitedText.split(' ')), [visitedText])
  const shownPoints = useMemo(() => (hasPoints ? pinsOf(points, kinds) : []), [hasPoints, points, kinds])
  return {
    kinds,
    undated,
    cities,
    counts,
    rules,
    citiesPerCountry,
    countries: listed,
    visited,
    points: shownPoints,
  }
}

export type ShownEntries = ReturnType<typeof useShownEntries>

const noStatuses: CountryStatuses = new Map()

/** The cities that a filter shows, each with one stay of its strongest kind, in the form for counting. */
const shownStays = (kinds: ReadonlyMap<string, ShownKind>): CountedStay[] => {
  const stays: CountedStay[] = []
  // Each step of the years computes thousands of these.
  for (const [city, kind] of kinds) if (kind !== 'wish') stays.push({ city, kind, start: '', end: '' })
  return stays
}

const countedCity = ({ cityId, countryId, stateId, iso2 }: MapEntry): CountedCity => ({
  id: cityId,
  country: countryId,
  state: stateId,
  iso2,
  continent: '',
})
