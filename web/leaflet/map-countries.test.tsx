import { fireEvent, render, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { packWorld } from './pack-world.ts'
import { regionShape } from './region-shape.ts'
import { MapCountries } from './map-countries.tsx'
import { MapPlate } from './map-plate.tsx'
import { MapRegions } from './map-regions.tsx'
import { worldShape } from './world-shape.ts'

const ring = (west: number, size: number) => [
  [
    [west, 0],
    [west + size, 0],
    [west + size, size],
    [west, size],
    [west, 0],
  ],
]
const feature = (id: string, name: string, west: number, size: number) => ({
  type: 'Feature' as const,
  properties: { id, name, iso2: id.slice(0, 2).toUpperCase() },
  geometry: { type: 'Polygon' as const, coordinates: ring(west, size) },
})
// At zoom 3 a degree is 5.7 px.
const file = {
  type: 'FeatureCollection' as const,
  features: [feature('islet0000000000', 'Islet', 0, 0.1), feature('land00000000000', 'Land', 5, 20)],
}
const world = worldShape(packWorld(file).buffer)
const regions = regionShape(file)
const view = { lat: 0, lng: 0, zoom: 3 }
const nothing: ReadonlySet<string> = new Set()

const handleChoose = vi.fn()
const choose = (place: { name: string }, at: { lat: number; lng: number }) => handleChoose(place.name, at)

test.each([
  ['country', <MapCountries key="" shape={world} visited={nothing} chosen="" onChoose={choose} />],
  ['region', <MapRegions key="" shape={regions} visited={nothing} onChoose={choose} />],
])('a click near a small %s chooses it, and one further away chooses nothing', async (_, layer) => {
  handleChoose.mockClear()
  const { container } = render(
    <MapPlate label="Map" shape={world} labels={undefined} edges={null} view={view}>
      {layer}
    </MapPlate>,
  )
  const map = await within(container).findByRole('application')
  fireEvent.click(map, { clientX: -11 })
  expect(handleChoose).toHaveBeenLastCalledWith('Islet', { lat: expect.closeTo(0.05), lng: 0.05 })
  fireEvent.click(map, { clientX: -14 })
  expect(handleChoose).toHaveBeenCalledTimes(1)
  fireEvent.click(map, { clientX: 40, clientY: -10 })
  expect(handleChoose).toHaveBeenLastCalledWith('Land', expect.anything())
})
