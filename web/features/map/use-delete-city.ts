import { useMayUnmark } from '#web/queries/ask-unmark.ts'
import { useUnmarkCity } from '#web/queries/visit-changes.ts'
import type { CityEntry } from './city-index.ts'
import type { ChangeSearch, MapSearch } from './map-search.ts'

/**
 * Deletes the visit of a city, once the person has confirmed it. `hasMore` reports whether the list has other cities.
 */
export function useDeleteCity(search: MapSearch, onSearch: ChangeSearch, hasMore: boolean) {
  const unmark = useUnmarkCity()
  const mayUnmark = useMayUnmark()
  const handleDelete = (entry: CityEntry) => {
    keepFocus(hasMore)
    if (entry.cityId === search.city) onSearch({ city: undefined }, 'detail')
    void unmark(entry.visit)
  }
  const deleteWhenMeant = async (entry: CityEntry) => {
    if (await mayUnmark(entry.visit)) handleDelete(entry)
  }
  return (entry: CityEntry) => void deleteWhenMeant(entry)
}

/**
 * Before the popup of the deleted city disappears: the focus moves to the city's row, whose next row then gets it, or
 * to the map when the list will be empty.
 */
function keepFocus(hasMore: boolean) {
  if (!document.activeElement?.closest('.map-popup')) return
  const row = hasMore ? document.querySelector<HTMLElement>('[data-tab-stop] > button') : null
  const target = row ?? document.querySelector<HTMLElement>('.map-stage')
  target?.focus({ preventScroll: true })
}
