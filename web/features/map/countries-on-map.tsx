import { MapCountries } from '#web/leaflet/map-countries.tsx'
import { CountryPopup } from './map-popups.tsx'
import type { MapChoice } from './use-map-choice.ts'
import type { MapEntries, ShownEntries } from './use-map-entries.ts'

type CountriesOnMapProps = {
  entries: MapEntries
  shown: ShownEntries
  choice: MapChoice
  /** The id of the country in the address, or "". */
  chosen: string
}

/** The visited and other countries on the map, with the popup of the chosen one. */
export function CountriesOnMap({ entries, shown, choice, chosen }: CountriesOnMapProps) {
  const { shape, visitList } = entries
  const { country, countryAt } = choice
  return (
    <>
      {/* Until the visits are loaded no country is called unvisited. */}
      {shape && visitList && (
        <MapCountries
          shape={shape}
          visited={shown.visited}
          chosen={chosen}
          onChoose={({ id }, at) => choice.chooseCountry(id, at)}
        />
      )}
      {country && countryAt && (
        <CountryPopup
          key={country.id}
          entry={country}
          at={countryAt}
          takesFocus={false}
          onClose={() => choice.chooseCountry('')}
        />
      )}
    </>
  )
}
