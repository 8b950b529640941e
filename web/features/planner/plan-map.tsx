import { useQuery } from '@tanstack/react-query'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { useCityName } from '#web/lib/language/city-names.ts'
import { dayText } from '#web/lib/language/date-text.ts'
import type { Itinerary } from '#shared/domain/itinerary.ts'
import { type TripTotals, tripTotals } from '#shared/domain/trip-check.ts'
import { MapPlate } from '#web/leaflet/map-plate.tsx'
import { TripRoute } from '#web/leaflet/trip-map.tsx'
import { centreOf, type RemovedRoute, type RouteStop, unrollRoute } from '#web/leaflet/trip-route.ts'
import { worldShape } from '#web/leaflet/world-shape.ts'
import { useTileSource } from '#web/lib/config/config.ts'
import { listText } from '#web/lib/language/formats.ts'
import { useIsPhone } from '#web/lib/page/media.ts'
import { messages } from '#web/messages/index.ts'
import { tripsMessages } from '#web/messages/trips.ts'
import { worldQuery } from '#web/queries/world.ts'
import { mapLabelsQuery } from '#web/queries/map-labels.ts'
import type { Place } from '#web/queries/places.ts'
import { formerItinerary } from './stop-changes.ts'
import type { Cities } from './plan.ts'
import { PlanLegend } from './plan-legend.tsx'
import { routeLegs } from './route-legs.ts'

type PlanMapProps = {
  itinerary: Itinerary
  cities: Cities
  /** The figures of the legend; without them there is no legend. */
  totals?: TripTotals
  /** The itinerary before a change: removed parts are dashed. */
  former?: Itinerary | undefined
}

const wideEdges = { left: 56, right: 270, top: 20, bottom: 34 }

/** The trip on a map that follows every change, with a legend of its transports. */
export const PlanMap = memo(function PlanMap({ itinerary, cities, totals, former }: PlanMapProps) {
  const nameOfCity = useCityName()
  // Preparing the outlines takes long, so the rows of the trip are drawn first.
  const file = useDeferredValue(useQuery(worldQuery).data)
  const shape = file ? worldShape(file) : undefined
  const labels = useQuery(mapLabelsQuery)
  const tiles = useTileSource()
  const isPhone = useIsPhone()
  const legs = useMemo(() => routeLegs(itinerary, cities, nameOfCity), [itinerary, cities, nameOfCity])
  const removed = useMemo(
    () => (former ? removedRoute(former, itinerary, cities, nameOfCity) : noRoute),
    [former, itinerary, cities, nameOfCity],
  )
  const [view] = useState(() => {
    const [lat, lng] = centreOf(unrollRoute(legs).ends)
    return { lat, lng, zoom: 4 }
  })
  return (
    <>
      <MapPlate
        className="size-full"
        label={tripsMessages.mapLabel}
        shape={shape}
        labels={labels.data}
        tiles={tiles}
        view={view}
        edges={isPhone ? null : wideEdges}
      >
        <TripRoute legs={legs} removed={removed} detailsOf={detailsOf} nameOf={nameOf} />
      </MapPlate>
      {!isPhone && totals && (
        <PlanLegend
          totals={totals}
          formerKm={former && removed.legs.length > 0 ? tripTotals(former, cities).km : 0}
        />
      )}
    </>
  )
})

const noRoute: RemovedRoute = { legs: [], stops: [] }

/** The legs and cities that only the former itinerary has, in the form that the map draws. */
function removedRoute(
  former: Itinerary,
  itinerary: Itinerary,
  cities: Cities,
  nameOfCity: (city: Place) => string,
): RemovedRoute {
  const gone = formerItinerary(former, itinerary)
  const isGone = new Set(gone.legs)
  return {
    legs: routeLegs(former, cities, nameOfCity).filter((_, index) => isGone.has(index)),
    stops: gone.cities.flatMap((id) => {
      const city = cities.get(id)
      return city ? [{ ...city, name: tripsMessages.leftOutOnMap({ city: nameOfCity(city) }) }] : []
    }),
  }
}

/** Each arrival and departure once, even if the trip passes several times on the same day, or without one. */
const detailsOf = ({ visits }: RouteStop): string[] => [
  ...new Set(
    visits.map(({ kind, day }) => tripsMessages[kind]({ day: dayText(day) || messages.common.notAvailable })),
  ),
]

const nameOf = (stop: RouteStop) =>
  tripsMessages.stopOnMap({ city: stop.city.name, details: listText(detailsOf(stop)) })
