import { useState } from 'react'
import { MapPlaces } from '#web/leaflet/map-places.tsx'
import { MapPoints } from '#web/leaflet/map-points.tsx'
import { NewPoints } from '#web/leaflet/new-points.tsx'
import { isMarkedHere } from '#web/queries/visit-changes.ts'
import type { CityEntry, MapEntry } from './city-index.ts'
import type { ShownKind, YearRange } from './map-filter.ts'
import { HiddenMarks } from './hidden-marks.tsx'
import { AskedPopup, CityPopup } from './map-popups.tsx'
import { UnmarkedPopup } from './unmarked-popup.tsx'
import type { MapChoice } from './use-map-choice.ts'
import type { MapEntries, ShownEntries } from './use-map-entries.ts'

type CitiesOnMapProps = {
  entries: MapEntries
  shown: ShownEntries
  choice: MapChoice
  /** The years that are shown; undefined for all. */
  range: YearRange | undefined
  /** Shows all years. */
  onAllYears: () => void
  isOwn: boolean
  onDelete: ((entry: CityEntry) => void) | undefined
}

/** The cities on the map, with the popup of the chosen one or of a place that was pressed. */
export function CitiesOnMap(props: CitiesOnMapProps) {
  const { entries, shown, choice, range, onAllYears, isOwn, onDelete } = props
  const { visitList, ledger, points } = entries
  const { city, asked } = choice
  return (
    <>
      <MapPoints points={shown.points} chosen={city?.cityId ?? ''} onChoose={choice.chooseCity} />
      {/* All of them: a city that a filter shows again is not new. */}
      {visitList && (
        <NewPoints points={points} isAddedHere={(id) => isMarkedHere(id) && shown.kinds.has(id)} />
      )}
      {visitList && (
        <HiddenMarks
          entries={entries.entries}
          kinds={shown.kinds}
          range={range}
          isMarkedHere={isMarkedHere}
          onAllYears={onAllYears}
        />
      )}
      <MapPlaces onAsk={choice.ask} />
      {asked && (
        <AskedPopup key={`${asked.lat} ${asked.lng}`} place={asked} onClose={() => choice.forget(asked)} />
      )}
      {city?.isPlaced === true && (
        <ChosenCity
          key={city.cityId}
          entry={city}
          kind={shown.kinds.get(city.cityId) ?? 'visited'}
          note={ledger?.wishes.find((wish) => wish.city === city.cityId)?.note ?? ''}
          isOwn={isOwn}
          takesFocus={choice.byKey}
          onClose={() => choice.chooseCity('', 'pointer')}
          range={range}
          onDelete={onDelete}
        />
      )}
    </>
  )
}

type ChosenCityProps = Pick<CitiesOnMapProps, 'isOwn' | 'onDelete'> & {
  entry: MapEntry
  kind: ShownKind
  note: string
  range: YearRange | undefined
  takesFocus: boolean
  onClose: () => void
}

/** The popup of a city: it remains the one that the city had when it was pressed. */
function ChosenCity({ entry, kind, note, range, isOwn, onDelete, ...popup }: ChosenCityProps) {
  const [wasMarked] = useState(entry.visit !== undefined)
  if (wasMarked && entry.visit !== undefined)
    return <CityPopup entry={entry} range={range} {...popup} onDelete={onDelete} />
  const place = entry.visit === undefined ? entry.place : entry.visit.expand?.city
  return (
    place && <UnmarkedPopup entry={entry} place={place} kind={kind} note={note} isOwn={isOwn} {...popup} />
  )
}
