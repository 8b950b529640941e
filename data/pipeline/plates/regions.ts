import type { City } from '../cities.ts'
import type { Country } from '../country-facts.ts'
import type { Shape } from '../simplify.ts'
import { drawer, element, plate, short } from './ink.ts'
import { graticule, landAndBorders, landFor, shelf } from './land.ts'
import { degrees, edgeText, landNames, pins, seaNames } from './marks.ts'
import { mercator } from './mercator.ts'
import { sampleCities } from './sample.ts'

const water = ([width, height]: readonly [number, number]) =>
  element('path', { fill: 'var(--water)', d: `M0 0h${width}v${height}H0z` })

const loginSeas = [
  { text: 'Adriatic\nSea', lat: 42.9, lng: 15.4, size: 15, spacing: 0.14 },
  { text: 'Tyrrhenian\nSea', lat: 39.9, lng: 12.2, size: 16, spacing: 0.16 },
  { text: 'Ionian\nSea', lat: 37.6, lng: 18.8, size: 16, spacing: 0.18 },
  { text: 'Aegean\nSea', lat: 38.6, lng: 25.1, size: 13, spacing: 0.1 },
]

const loginLands = [
  { text: 'Italy', lat: 43.5, lng: 12.3, size: 10 },
  { text: 'Austria', lat: 47.4, lng: 14, size: 10 },
  { text: 'Hungary', lat: 46.9, lng: 19.4, size: 10 },
  { text: 'Croatia', lat: 45.3, lng: 16.2, size: 10 },
  { text: 'Serbia', lat: 44, lng: 20.9, size: 10 },
  { text: 'Greece', lat: 39.5, lng: 21.8, size: 10 },
  { text: 'Tunisia', lat: 35, lng: 9.4, size: 10 },
  { text: 'Romania', lat: 45.9, lng: 24.3, size: 10 },
  { text: 'Bulgaria', lat: 42.7, lng: 25, size: 10 },
  { text: 'Libya', lat: 31, lng: 15.6, size: 10 },
]

/** The Mediterranean, for the login page. */
export const loginPlate = (shapes: readonly Shape<Country>[], cities: readonly City[]) => {
  const size = [720, 836] as const
  const projection = mercator(5, [41.3, 16.2], size)
  const draw = drawer(projection)
  const land = landFor(shapes, {
    minTriangle: 0.0012,
    minIsland: 0.002,
    digits: 3,
    fineBelow: 0,
    minShape: 4,
  })
  const parallels = [30, 35, 40, 45, 50].flatMap((latitude) => {
    const y = projection([16.2, latitude])?.[1] ?? 0
    return [
      element('path', { stroke: 'var(--coast)', d: `M0 ${short(y)}h6` }),
      element('text', { x: 10, y: short(y + 3.5) }, degrees(latitude, 'N', 'S')),
    ]
  })
  return plate(
    ...size,
    'slice',
    water(size),
    shelf(draw, land.main, 1),
    graticule(draw, 5),
    landAndBorders(draw, land),
    seaNames(projection, loginSeas),
    landNames(projection, loginLands),
    pins(projection, sampleCities(cities), { stem: 22, ball: 6.5 }, size),
    element('g', edgeText, ...parallels),
  )
}

const europeSeas = [
  { text: 'North\nSea', lat: 56.2, lng: 3.4, size: 13, spacing: 0.14 },
  { text: 'Mediterranean Sea', lat: 37.4, lng: 6.4, size: 14, spacing: 0.2 },
]

/** Europe with pins, for the feature "marking places" of the landing page. */
export const europePlate = (shapes: readonly Shape<Country>[], cities: readonly City[]) => {
  const size = [760, 440] as const
  const projection = mercator(4, [47.6, 9], size)
  const draw = drawer(projection)
  const land = landFor(shapes, { minTriangle: 0.004, minIsland: 0.006, digits: 2, fineBelow: 0, minShape: 4 })
  return plate(
    ...size,
    'slice',
    water(size),
    shelf(draw, land.main, 0.8),
    graticule(draw, 5),
    landAndBorders(draw, land),
    seaNames(projection, europeSeas),
    pins(projection, sampleCities(cities), { stem: 18, ball: 6 }, size),
  )
}
