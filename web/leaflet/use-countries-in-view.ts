import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useState } from 'react'
import { useMap } from './map-context.ts'
import { mercatorX, mercatorY } from './mercator.ts'
import type { WorldShape } from './world-shape.ts'

/** The sorted ids of the countries of `among` whose bounds overlap the map's view. */
export function useCountriesInView(shape: WorldShape, among: ReadonlySet<string>): readonly string[] {
  const { map } = useMap()
  const [inView, setInView] = useState('')
  useEffect(() => {
    const look = () => setInView(countriesIn(map, shape, among).join(' '))
    look()
    map.on('moveend resize', look)
    return () => void map.off('moveend resize', look)
  }, [map, shape, among])
  return inView === '' ? [] : inView.split(' ')
}

function countriesIn(map: LeafletMap, shape: WorldShape, among: ReadonlySet<string>): string[] {
  const bounds = map.getBounds()
  const [west, east] = [mercatorX(bounds.getWest()), mercatorX(bounds.getEast())]
  const [north, south] = [mercatorY(bounds.getNorth()), mercatorY(bounds.getSouth())]
  const found = new Set<string>()
  for (const { country, bounds: box } of shape.level(map.getZoom()).rings) {
    const id = shape.countries[country]?.id ?? ''
    if (!among.has(id) || found.has(id) || box[3] < north || box[1] > south) continue
    // The map shows copies of the world side by side.
    if (copies.some((shift) => box[2] + shift >= west && box[0] + shift <= east)) found.add(id)
  }
  return [...found].sort()
}

const copies = [-1, 0, 1] as const
