import type { LatLng, LeafletMouseEvent } from 'leaflet'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useMap } from './map-context.ts'
import { mercatorX, mercatorY } from './mercator.ts'
import { useOutline } from './use-outline.ts'
import { countryAt, type CountryShape, type WorldShape } from './world-shape.ts'

type MapCountriesProps = {
  shape: WorldShape
  /** The ids of the visited countries' records. */
  visited: ReadonlySet<string>
  /** The id of the chosen country, or "". */
  chosen: string
  onChoose: (country: CountryShape, at: { lat: number; lng: number }) => void
}

/** Fills the countries of a map as visited or not, outlines the one pointed at and the chosen one. */
export function MapCountries({ shape, visited, chosen, onChoose }: MapCountriesProps) {
  const { map, basemap } = useMap()
  const [hovered, setHovered] = useState('')
  const handleChoose = useEffectEvent(onChoose)

  useEffect(() => basemap.setVisited(visited), [basemap, visited])
  useEffect(() => {
    const container = map.getContainer()
    container.classList.add('is-filled')
    return () => {
      container.classList.remove('is-filled')
      basemap.setVisited(null)
    }
  }, [map, basemap])

  useEffect(() => {
    const under = ({ lat, lng }: LatLng) => {
      const index = countryAt(
        shape.level(map.getZoom()),
        mercatorX(((((lng + 180) % 360) + 360) % 360) - 180),
        mercatorY(lat),
      )
      return shape.countries[index]
    }
    let frame = 0
    let isDragging = false
    const handleMove = ({ latlng }: LeafletMouseEvent) => {
      // Under a dragging hand the same spot of the map stays.
      if (isDragging) return
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setHovered(under(latlng)?.id ?? ''))
    }
    const handleLeave = () => setHovered('')
    const handleDragStart = () => {
      isDragging = true
    }
    const handleDragEnd = () => {
      isDragging = false
    }
    const handleClick = ({ latlng }: LeafletMouseEvent) => {
      const country = under(latlng)
      if (country) handleChoose(country, latlng)
    }
    const handlers = {
      mousemove: handleMove,
      mouseout: handleLeave,
      click: handleClick,
      dragstart: handleDragStart,
      dragend: handleDragEnd,
    }
    map.on(handlers)
    return () => {
      cancelAnimationFrame(frame)
      map.off(handlers)
    }
  }, [map, shape])

  useOutline(useOutlineOf(shape, hovered === chosen ? '' : hovered), 'map-outline is-hovered')
  useOutline(useOutlineOf(shape, chosen), 'map-outline')
  useEffect(() => {
    const container = map.getContainer()
    container.classList.toggle('is-over-country', hovered !== '')
    return () => container.classList.remove('is-over-country')
  }, [map, hovered])
  return null
}

/** The line around a country; undefined for none. */
const useOutlineOf = (shape: WorldShape, id: string) =>
  useMemo(() => shape.countries.find((country) => country.id === id)?.outline(), [shape, id])
