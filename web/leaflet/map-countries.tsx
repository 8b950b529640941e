import { useEffect } from 'react'
import { useMap } from './map-context.ts'
import { mercatorX, mercatorY, worldSize } from './mercator.ts'
import type { Box } from './place-labels.ts'
import { dotRadius, isDot } from './small-places.ts'
import { useOutline } from './use-outline.ts'
import { usePlaces } from './use-places.ts'
import { countryAt, type CountryShape, type WorldShape } from './world-shape.ts'

type MapCountriesProps = {
  shape: WorldShape
  /** The ids of the visited countries' records. */
  visited: ReadonlySet<string>
  /** The id of the chosen country, or "". */
  chosen: string
  onChoose: (country: CountryShape, at: { lat: number; lng: number }) => void
}

/**
 * Fills the countries of a map as visited or not, draws the smallest ones as dots, and outlines the hovered and the
 * chosen country.
 */
export function MapCountries({ shape, visited, chosen, onChoose }: MapCountriesProps) {
  const { map, basemap } = useMap()
  const { countries } = shape

  useEffect(() => basemap.setVisited(visited), [basemap, visited])
  useEffect(() => {
    basemap.setObstacles((zoom) => dotBoxes(countries, zoom))
    return () => basemap.setObstacles(() => [])
  }, [basemap, countries])
  useEffect(() => {
    const container = map.getContainer()
    container.classList.add('is-filled')
    return () => {
      container.classList.remove('is-filled')
      basemap.setVisited(null)
    }
  }, [map, basemap])

  const hovered = usePlaces({
    places: countries,
    under: (at, zoom) => {
      const { lat, lng } = at.wrap()
      return countries[countryAt(shape.level(zoom), mercatorX(lng), mercatorY(lat))]
    },
    onChoose,
  })
  useOutline(hovered?.id === chosen ? undefined : hovered, 'map-outline is-hovered')
  useOutline(
    countries.find(({ id }) => id === chosen),
    'map-outline',
  )
  return null
}

/** The boxes of the countries that are drawn as dots, in absolute pixels. Names avoid them. */
function dotBoxes(countries: readonly CountryShape[], zoom: number): Box[] {
  const scale = worldSize(zoom)
  return countries
    .filter((country) => isDot(country, zoom))
    .map(({ anchor: [lat, lng] }) => {
      const [x, y] = [mercatorX(lng) * scale, mercatorY(lat) * scale]
      return [x - dotRadius, y - dotRadius, x + dotRadius, y + dotRadius]
    })
}
