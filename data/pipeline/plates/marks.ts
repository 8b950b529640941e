import { geoInterpolate, type Projection } from 'd3-geo'
import { drawer, element, short } from './ink.ts'

type Place = { latitude: number; longitude: number }

const at = (projection: Projection, { latitude, longitude }: Place) =>
  projection([longitude, latitude]) ?? [0, 0]

export type PinSize = { stem: number; ball: number }

/** A pin on a place. */
const pin = ([x, y]: readonly [number, number], { stem, ball }: PinSize) => {
  const [cx, foot] = [short(x), short(y)]
  return [
    element('ellipse', {
      cx: short(x + 1.5),
      cy: foot,
      rx: 3.2,
      ry: 1.3,
      fill: 'var(--pin-shadow, rgb(20 33 42 / .28))',
    }),
    element('path', { stroke: 'var(--pin-stem)', d: `M${cx} ${foot}v-${stem}` }),
    element('circle', {
      cx,
      cy: short(y - stem - ball + 1),
      r: ball,
      fill: 'var(--pin)',
      stroke: 'var(--pin-ring)',
    }),
  ].join('')
}

/** Pins in the given order. Pins outside the plate are left out. */
export const pins = (
  projection: Projection,
  places: readonly Place[],
  size: PinSize,
  [width, height]: readonly [number, number],
) => {
  const spots = places
    .map((place) => at(projection, place))
    .filter(([x, y]) => x > -20 && x < width + 20 && y > -10 && y < height + 40)
  return element('g', { 'stroke-width': 1.3 }, ...spots.map((spot) => pin(spot, size)))
}

export type Leg = { from: Place; to: Place; type: 'plane' | 'bus' }

const strokes = {
  plane: { stroke: 'var(--plane)', 'stroke-width': 2.5, 'stroke-dasharray': '9 6' },
  bus: { stroke: 'var(--bus)', 'stroke-width': 3.6, 'stroke-dasharray': '.1 6' },
}

const steps = 40

/** Legs with an outline in the colour of the paper. A flight follows the great circle. */
export const routes = (projection: Projection, legs: readonly Leg[]) => {
  const draw = drawer(projection)
  const line = ({ from, to, type }: Leg) => {
    const along = geoInterpolate([from.longitude, from.latitude], [to.longitude, to.latitude])
    const shares = type === 'plane' ? Array.from({ length: steps + 1 }, (_, step) => step / steps) : [0, 1]
    return draw({ type: 'LineString', coordinates: shares.map(along) })
  }
  const paths = legs.map((leg) => {
    const d = line(leg)
    return (
      element('path', { stroke: 'var(--casing)', 'stroke-width': 5.5, opacity: 0.85, d }) +
      element('path', { ...strokes[leg.type], d })
    )
  })
  return element('g', { fill: 'none', 'stroke-linecap': 'round' }, ...paths)
}

export type Lettering = { text: string; lat: number; lng: number; size: number; spacing?: number }

const lines = (x: string, text: string, height: number) =>
  text
    .split('\n')
    .map((part, index) => element('tspan', { x, dy: index === 0 ? 0 : `${height}em` }, part))
    .join('')

const letter = (projection: Projection, { text, lat, lng, size, spacing }: Lettering, spaced: number) => {
  const [x, y] = at(projection, { latitude: lat, longitude: lng }).map((value) => String(Math.round(value)))
  return element(
    'text',
    { x: x ?? '', y: y ?? '', 'font-size': size, 'letter-spacing': `${spacing ?? spaced}em` },
    lines(x ?? '', text, spaced > 0.2 ? 1.25 : 1.3),
  )
}

/** Names of water: spaced, in italics. */
export const seaNames = (projection: Projection, names: readonly Lettering[]) =>
  element(
    'g',
    {
      'font-family': 'var(--serif)',
      'font-style': 'italic',
      fill: 'var(--sea-text)',
      'text-anchor': 'middle',
    },
    ...names.map((name) => letter(projection, name, 0.28)),
  )

/** Names of land: spaced capital letters. */
export const landNames = (projection: Projection, names: readonly Lettering[]) =>
  element(
    'g',
    { 'font-family': 'var(--sans)', 'font-weight': 550, fill: 'var(--land-text)', 'text-anchor': 'middle' },
    ...names.map((name) => letter(projection, { ...name, text: name.text.toUpperCase() }, 0.13)),
  )

/** A number of degrees at the edge of a map. */
export const degrees = (value: number, positive: string, negative: string) =>
  `${Math.abs(value)}°${value < 0 ? negative : value > 0 ? positive : ''}`

/** Text on the edge of a map. */
export const edgeText = {
  'font-family': 'var(--sans)',
  'font-size': 11,
  'font-weight': 500,
  fill: 'var(--sea-text)',
}
