import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLanguage } from '#web/messages/language.ts'
import { statesOfCountriesQuery } from '#web/queries/states.ts'
import { regionGroups } from './region-groups.ts'
import type { MapEntries, ShownEntries } from './use-map-entries.ts'

/** The regions of the countries where somebody has been, as far as a filter shows them; nothing is asked until `isOn`. */
export function useRegionGroups({ entries }: MapEntries, shown: ShownEntries, isOn: boolean) {
  const language = useLanguage()
  // Those of all entries: a filter asks for nothing anew.
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
