import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLanguage } from '#web/messages/language.ts'
import { statesOfCountriesQuery } from '#web/queries/states.ts'
import { regionGroups } from './region-groups.ts'
import type { MapEntries, ShownEntries } from './use-map-entries.ts'

/** The regions of the visited countries that a filter shows; nothing is requested until `isOn`. */
export function useRegionGroups({ entries }: MapEntries, shown: ShownEntries, isOn: boolean) {
  const language = useLanguage()
  // The ids of all entries, so that a filter causes no new request.
  const countryIds = useMemo(
    () => [...new Set(entries.map(({ countryId }) => countryId))].filter((id) => id !== '').sort(),
    [entries],
  )
  const states = useQuery({ ...statesOfCountriesQuery(countryIds), enabled: isOn })
  const cities = useMemo(
    () => shown.cities.filter(({ cityId }) => shown.kinds.get(cityId) !== 'wish'),
    [shown],
  )
  const groups = useMemo(
    () => (isOn && states.data ? regionGroups(states.data, cities, language) : undefined),
    [isOn, states.data, cities, language],
  )
  return { groups, cities, hasFailed: states.isError, retry: () => void states.refetch() }
}
