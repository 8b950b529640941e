import type { LatLng, LeafletMouseEvent } from 'leaflet'
import { useEffect, useEffectEvent, useState } from 'react'
import { useMap } from './map-context.ts'
import { placeHit, type Place } from './small-places.ts'

type Region = Place & { contains: (lat: number, lng: number) => boolean }

type Places<Each> = {
  places: readonly Each[]
  /** The place whose outline contains a point of the map at a zoom. */
  under: (at: LatLng, zoom: number) => Each | undefined
  /** Undefined if places cannot be chosen. */
  onChoose: ((place: Each, at: { lat: number; lng: number }) => void) | undefined
}

/** `usePlaces` for regions, whose outlines are known. */
export const useRegions = <Each extends Region>(
  regions: readonly Each[],
  onChoose: Places<Each>['onChoose'],
) =>
  usePlaces({
    places: regions,
    under: (at) => {
      const { lat, lng } = at.wrap()
      return regions.find(({ contains }) => contains(lat, lng))
    },
    onChoose,
  })

/**
 * Makes the countries or regions of a map clickable; a near miss of a small one counts. Returns the hovered place.
 */
export function usePlaces<Each extends Place>({ places, under, onChoose }: Places<Each>): Each | undefined {
  const { map, scene } = useMap()
  const [hovered, setHovered] = useState<Each>()
  const canChoose = onChoose !== undefined
  const hit = useEffectEvent((at: LatLng) => {
    if (scene.parts().isTaken(at)) return undefined
    const zoom = map.getZoom()
    const held = under(at, zoom)
    const place = placeHit(places, held, at, zoom)
    return place && { place, at: place === held ? at : anchorNear(place, at) }
  })
  const choose = useEffectEvent((latlng: LatLng) => {
    const found = hit(latlng)
    if (found) onChoose?.(found.place, found.at)
  })

  useEffect(() => {
    if (!canChoose) return undefined
    let frame = 0
    let isDragging = false
    const handlers = {
      mousemove: ({ latlng }: LeafletMouseEvent) => {
        // During a drag the pointer stays over the same point of the map.
        if (isDragging) return
        cancelAnimationFrame(frame)
        frame = requestAnimationFrame(() => setHovered(hit(latlng)?.place))
      },
      mouseout: () => {
        cancelAnimationFrame(frame)
        setHovered(undefined)
      },
      click: ({ latlng }: LeafletMouseEvent) => choose(latlng),
      dragstart: () => {
        isDragging = true
      },
      dragend: () => {
        isDragging = false
      },
    }
    map.on(handlers)
    return () => {
      cancelAnimationFrame(frame)
      setHovered(undefined)
      map.off(handlers)
    }
  }, [map, canChoose])

  useEffect(() => {
    const container = map.getContainer()
    container.classList.toggle('is-over-country', hovered !== undefined)
    return () => container.classList.remove('is-over-country')
  }, [map, hovered])
  return hovered
}

/** The place's anchor on the copy of the world that contains a point. */
function anchorNear({ anchor: [lat, lng] }: Place, at: LatLng) {
  return { lat, lng: lng + 360 * Math.round((at.lng - lng) / 360) }
}
