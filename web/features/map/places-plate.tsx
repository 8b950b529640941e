import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { MapPlate } from '#web/leaflet/map-plate.tsx'
import { useTileSource } from '#web/lib/config/config.ts'
import { useIsPhone } from '#web/lib/page/media.ts'
import { mapMessages } from '#web/messages/map.ts'
import { mapLabelsQuery } from '#web/queries/map-labels.ts'
import { CitiesOnMap } from './cities-on-map.tsx'
import type { CityEntry } from './city-index.ts'
import { CountriesOnMap } from './countries-on-map.tsx'
import type { ChangeSearch, MapSearch } from './map-search.ts'
import { viewOf, viewText } from './read-search.ts'
import { RegionsOnMap } from './regions-on-map.tsx'
import type { ShownMap } from './use-shown-map.ts'

type PlacesPlateProps = {
  map: ShownMap
  isOwn: boolean
  search: MapSearch
  onSearch: ChangeSearch
  /** Deletes a visit; undefined for other people's visits. */
  onDelete: ((entry: CityEntry) => void) | undefined
  /** Selects a region by its id; "" for none. */
  onChooseRegion: (region: string) => void
}

/** The map itself, with the cities, countries or regions that are shown. */
export function PlacesPlate({ map, isOwn, search, onSearch, onDelete, onChooseRegion }: PlacesPlateProps) {
  const { entries, time, mode, shown, regions, choice, chosen, hasBandPlace } = map
  const { shape, index } = entries
  const labels = useQuery(mapLabelsQuery)
  const tiles = useTileSource()
  const isPhone = useIsPhone()
  return (
    <MapPlate
      className={clsx('min-h-0 w-full flex-1', !hasBandPlace && 'is-under-sheet')}
      label={
        {
          cities: mapMessages.citiesLabel,
          countries: mapMessages.countriesLabel,
          regions: mapMessages.regionsLabel,
        }[mode]
      }
      shape={shape}
      labels={labels.data}
      tiles={tiles}
      view={viewOf(search)}
      onView={(view) => onSearch({ at: viewText(view) }, 'detail')}
      edges={mode === 'countries' ? null : isPhone ? phoneEdges : wideEdges}
    >
      {mode === 'cities' && (
        <CitiesOnMap
          entries={entries}
          shown={shown}
          choice={choice}
          range={time.range}
          onAllYears={() => index.years && time.change(index.years)}
          isOwn={isOwn}
          onDelete={onDelete}
        />
      )}
      {mode === 'countries' && (
        <CountriesOnMap entries={entries} shown={shown} choice={choice} chosen={chosen} />
      )}
      {mode === 'regions' && shape && regions.groups && (
        <RegionsOnMap
          shape={shape}
          groups={regions.groups}
          cities={regions.cities}
          chosen={chosen}
          onChoose={onChooseRegion}
        />
      )}
    </MapPlate>
  )
}

const wideEdges = { left: 56, right: 270, top: 20, bottom: 34 }
// On phones the lower edge is under the sheet.
const phoneEdges = { left: Infinity, right: 0, top: 64, bottom: 24 }
