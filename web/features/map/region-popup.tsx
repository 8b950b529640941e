import { Link } from '@tanstack/react-router'
import { Info } from 'lucide-react'
import { MapPopup } from '#web/leaflet/map-popup.tsx'
import type { Region } from '#web/leaflet/region-shape.ts'
import { listText } from '#web/lib/language/formats.ts'
import { mapMessages } from '#web/messages/map.ts'
import { actionClass, PlaceBody } from './map-popups.tsx'
import type { RegionEntry, RegionGroup } from './region-groups.ts'

type RegionPopupProps = { region: Region; group: RegionGroup; entry: RegionEntry; onClose: () => void }

/** This many cities are named. */
const mostNames = 6

/** The popup of a region: its country with the share of it that was visited, and the visited cities in it. */
export function RegionPopup({ region, group, entry, onClose }: RegionPopupProps) {
  const { countryId, iso2, name, visited, of } = group
  const [lat, lng] = region.anchor
  const names = entry.cities.slice(0, mostNames).map((city) => city.name)
  const more = entry.cities.length - names.length
  return (
    <MapPopup
      at={{ lat, lng }}
      label={entry.name}
      marker="land"
      area={boxOf(region)}
      takesFocus={false}
      onClose={onClose}
    >
      <PlaceBody
        title={entry.name}
        iso2={iso2}
        text={mapMessages.regionsOfCountry({ country: name, visited, of })}
        details={
          <p className="mt-1.5 text-14 text-ink-2">
            {entry.cities.length === 0
              ? mapMessages.notVisited
              : mapMessages.regionCities({ count: entry.cities.length, names: listText(names), more })}
          </p>
        }
        onClose={onClose}
      >
        <Link
          to="/explore/country/$countryId/region/$stateId"
          params={{ countryId, stateId: entry.id }}
          className={actionClass}
        >
          <Info size={16} strokeWidth={1.6} aria-hidden />
          {mapMessages.viewInformation}
        </Link>
      </PlaceBody>
    </MapPopup>
  )
}

/** The area that must remain free so that the largest part of a region is visible. */
function boxOf({ polygons }: Region) {
  const boxes = polygons.map(([outer = []]) => ({
    south: Math.min(...outer.map(([lat]) => lat)),
    north: Math.max(...outer.map(([lat]) => lat)),
    west: Math.min(...outer.map(([, lng]) => lng)),
    east: Math.max(...outer.map(([, lng]) => lng)),
  }))
  const area = (box: (typeof boxes)[number]) => (box.north - box.south) * (box.east - box.west)
  return boxes.toSorted((a, b) => area(b) - area(a))[0]
}
