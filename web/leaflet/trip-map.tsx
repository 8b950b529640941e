import './trip.css'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useMap } from './map-context.ts'
import { MapPopup } from './map-popup.tsx'
import { addTripLayer, type TripLayer } from './trip-layer.ts'
import { type RemovedRoute, type RouteLeg, type RouteStop, unrollRoute } from './trip-route.ts'

type TripRouteProps = {
  legs: readonly RouteLeg[]
  /** The legs and stops that a change has removed from the trip. They are drawn dashed. */
  removed?: RemovedRoute
  /** The arrivals and departures of a stop, one text each. */
  detailsOf: (stop: RouteStop) => string[]
  /** The accessible name of a stop. */
  nameOf: (stop: RouteStop) => string
}

/** A trip's legs and cities on the surrounding map. A chosen city shows its days in a popup. */
export function TripRoute({ legs, removed, detailsOf, nameOf }: TripRouteProps) {
  const { map, basemap, scene } = useMap()
  const layer = useRef<TripLayer>(null)
  const route = useMemo(() => unrollRoute(legs, removed), [legs, removed])
  const [chosen, setChosen] = useState<{ stop: RouteStop; takesFocus: boolean } | null>(null)
  const name = useEffectEvent(nameOf)

  useEffect(() => {
    const added = addTripLayer(map, basemap, (stop, by) => setChosen({ stop, takesFocus: by === 'keyboard' }))
    layer.current = added
    const removeParts = scene.put({ showSubject: added.showAll, markers: added.markers })
    return () => {
      removeParts()
      added.remove()
    }
  }, [map, basemap, scene])

  useEffect(() => {
    layer.current?.setRoute(route, (stop) => name(stop))
  }, [route])

  // A popup closes when the route changes.
  if (!chosen || !route.stops.includes(chosen.stop)) return null
  const { stop, takesFocus } = chosen
  return (
    <MapPopup
      key={stop.city.id}
      at={{ lat: stop.at[0], lng: stop.at[1] }}
      label={stop.city.name}
      marker="stop"
      widthPx={200}
      takesFocus={takesFocus}
      onClose={() => setChosen(null)}
    >
      <div className="px-4 py-3">
        <h2 className="own-direction text-18">{stop.city.name}</h2>
        {detailsOf(stop).map((text) => (
          <p key={text} className="figures mt-0.5 mb-0 text-14 text-ink-2">
            {text}
          </p>
        ))}
      </div>
    </MapPopup>
  )
}
