import { useMemo } from 'react'
import { useCountriesInView } from '#web/leaflet/use-countries-in-view.ts'
import { VisitedRegions } from '#web/leaflet/visited-regions.tsx'
import type { WorldShape } from '#web/leaflet/world-shape.ts'
import type { MapEntry } from './city-index.ts'
import type { RegionGroup } from './region-groups.ts'
import { RegionPopup } from './region-popup.tsx'
import { type CountryRegions, useRegionShapes } from './use-region-shapes.ts'

type RegionsOnMapProps = {
  shape: WorldShape
  groups: readonly RegionGroup[]
  /** The visited cities. */
  cities: readonly MapEntry[]
  /** The id of the chosen state, or "". */
  chosen: string
  onChoose: (stateId: string) => void
}

/** The visited regions on the map, with the popup of the chosen one. Outlines are loaded for the countries in view. */
export function RegionsOnMap({ shape, groups, cities, chosen, onChoose }: RegionsOnMapProps) {
  const countries = useMemo(() => new Set(groups.map(({ countryId }) => countryId)), [groups])
  const inView = useCountriesInView(shape, countries)
  const group = groups.find(({ regions }) => regions.some(({ id }) => id === chosen))
  const wanted = useMemo(
    () => [...new Set(group ? [...inView, group.countryId] : inView)].sort(),
    [inView, group],
  )
  const shapes = useRegionShapes(wanted)
  const drawn = useMemo(() => shapes.map((country) => country.shape), [shapes])
  const visited = useMemo(() => visitedRegions(shapes, cities), [shapes, cities])
  const region = chosen === '' ? undefined : findRegion(shapes, chosen)
  const entry = group?.regions.find(({ id }) => id === chosen)
  return (
    <>
      <VisitedRegions
        shapes={drawn}
        visited={visited}
        chosen={region}
        onChoose={({ stateId }) => {
          if (stateId !== '') onChoose(stateId)
        }}
      />
      {region && group && entry && (
        <RegionPopup key={chosen} region={region} group={group} entry={entry} onClose={() => onChoose('')} />
      )}
    </>
  )
}

const findRegion = (shapes: readonly CountryRegions[], stateId: string) =>
  shapes.flatMap(({ shape }) => shape.regions).find((region) => region.stateId === stateId)

/** The regions with a visited city: those of its state, or around it where an outline belongs to no state. */
function visitedRegions(shapes: readonly CountryRegions[], cities: readonly MapEntry[]) {
  const states = new Set(cities.map(({ stateId }) => stateId))
  return shapes.flatMap(({ countryId, shape }) =>
    shape.regions.filter(({ stateId, contains }) =>
      stateId === ''
        ? cities.some(
            (city) =>
              city.countryId === countryId && city.isPlaced && contains(city.latitude, city.longitude),
          )
        : states.has(stateId),
    ),
  )
}
