import { MapPlaces } from '#web/leaflet/map-places.tsx'
import { MapPoints } from '#web/leaflet/map-points.tsx'
import { NewPoints } from '#web/leaflet/new-points.tsx'
import { isMarkedHere } from '#web/queries/visit-changes.ts'
import type { CityEntry } from './city-index.ts'
import { AskedPopup, CityPopup } from './map-popups.tsx'
import type { MapChoice } from './use-map-choice.ts'
import type { MapEntries } from './use-map-entries.ts'

type CitiesOnMapProps = {
  entries: MapEntries
  choice: MapChoice
  onDelete: ((entry: CityEntry) => void) | undefined
}

/** The visited cities on the map, with the popup of the chosen one or of a place that was pressed. */
export function CitiesOnMap({ entries, choice, onDelete }: CitiesOnMapProps) {
  const { visitList, points } = entries
  const { city, asked } = choice
  return (
    <>
      <MapPoints points={points} chosen={city?.cityId ?? ''} onChoose={choice.chooseCity} />
      {visitList && <NewPoints points={points} isAddedHere={isMarkedHere} />}
      <MapPlaces onAsk={choice.ask} />
      {asked && (
        <AskedPopup key={`${asked.lat} ${asked.lng}`} place={asked} onClose={() => choice.forget(asked)} />
      )}
      {city?.isPlaced === true && (
        <CityPopup
          key={city.cityId}
          entry={city}
          takesFocus={choice.byKey}
          onClose={() => choice.chooseCity('', 'pointer')}
          onDelete={onDelete}
        />
      )}
    </>
  )
}
