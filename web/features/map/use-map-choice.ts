import { useState } from 'react'
import type { AskedPlace } from '#web/leaflet/map-places.tsx'
import type { WorldShape } from '#web/leaflet/world-shape.ts'
import type { MapSearch } from './map-search.ts'
import type { ShownEntries } from './use-map-entries.ts'

type Point = { lat: number; lng: number }

/**
 * The choice on the map and in its list: a city or a country, which the address holds, or a point that was pressed.
 * Only one of them is chosen at a time.
 */
export function useMapChoice(
  search: MapSearch,
  onSearch: (change: Partial<MapSearch>, as: 'detail') => void,
  { cities, countries }: Pick<ShownEntries, 'cities' | 'countries'>,
  shape: WorldShape | undefined,
) {
  const { show, city = '', country = '' } = search
  const isCountries = show === 'countries'
  const isCities = show === undefined
  const [byKey, setByKey] = useState(false)
  const [asked, setAsked] = useState<AskedPlace>()
  const [clicked, setClicked] = useState<Point & { id: string }>()

  const chosenCity = isCities ? cities.find(({ cityId }) => cityId === city) : undefined
  const chosenCountry = isCountries ? countries.find(({ id }) => id === country) : undefined
  const anchor = shape?.countries.find(({ id }) => id === chosenCountry?.id)?.anchor
  return {
    city: chosenCity,
    /** Whether the city was chosen by a key, so that its popup gets the focus. */
    byKey,
    /** The point that was pressed, for which the nearest city is looked up. */
    asked,
    country: chosenCountry,
    /** The point where the country was pressed; its middle if it was chosen in the list. */
    countryAt: clicked?.id === chosenCountry?.id ? clicked : anchor && { lat: anchor[0], lng: anchor[1] },
    /** Chooses a city, or none with "". */
    chooseCity: (id: string, by: 'pointer' | 'keyboard') => {
      setByKey(by === 'keyboard')
      setAsked(undefined)
      onSearch({ city: id === '' ? undefined : id }, 'detail')
    },
    /** Chooses a country, or none with "". */
    chooseCountry: (id: string, at?: Point) => {
      setByKey(false)
      setClicked(at && { id, ...at })
      onSearch({ country: id === '' ? undefined : id }, 'detail')
    },
    ask: (place: AskedPlace) => {
      if (city !== '') onSearch({ city: undefined }, 'detail')
      setAsked(place)
    },
    /** Forgets a point, unless another was pressed since. */
    forget: (place: AskedPlace) => setAsked((now) => (now === place ? undefined : now)),
  }
}

export type MapChoice = ReturnType<typeof useMapChoice>
