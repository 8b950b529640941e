import { ways } from '#shared/domain/ways.ts'
import { geoAzimuthalEquidistant, geoEqualEarth, geoMercator, type GeoProjection } from 'd3-geo'
import { distanceKm, earthRadiusKm, type Position } from '#shared/domain/distance.ts'
import type { PictureCity, PictureLeg } from './content.ts'
import { circle, line, type Part, rectangle } from './drawing.ts'
import type { Inks } from './inks.ts'
import { type Lettering, lettersAt, type Style } from './lettering.ts'
import { greatCircle, groundParts, haloed, nameParts, pathOf, pinMark, type Spot } from './map.ts'
import { type Atlas, type Box, countriesIn } from './outlines.ts'
import type { PictureWords } from './words.ts'

/** x, y, width, height on the paper. */
export type Area = readonly [number, number, number, number]

/** The tools and data that all parts of a picture share. */
export interface Tools {
  atlas: Atlas
  letters: Lettering
  inks: Inks
  words: PictureWords
}

/** Cities beyond this distance from home get a line and a larger mark. */
const farKm = 2500
const ringsKm = [2500, 5000, 7500, 10_000, 12_500, 15_000, 17_500]

/** The globe centred on home: straight lines through the centre are shortest ways, with true lengths. */
export function globeParts(
  { atlas, letters, inks, words }: Tools,
  {
    home,
    cities,
    visited,
  }: { home: PictureCity; cities: readonly PictureCity[]; visited: ReadonlySet<string> },
  [cx, cy, radius]: readonly [number, number, number],
): Part[] {
  const { north, east, south, west } = words.texts
  const farthest = Math.max(0, ...cities.map((city) => distanceKm(home, city)))
  const angle = Math.min(165, Math.max(132, (farthest / earthRadiusKm) * (180 / Math.PI) + 8))
  const perKm = radius / ((angle * Math.PI) / 180) / earthRadiusKm
  const projection = geoAzimuthalEquidistant()
    .rotate([-home.longitude, -home.latitude])
    .clipAngle(angle)
    .scale(radius / ((angle * Math.PI) / 180))
    .translate([cx, cy])
    .precision(0.4)
  const frame = circle(cx, cy, radius)
  const rings = ringsKm.filter((km) => km * perKm < radius * 0.97)
  const far = cities.filter((city) => city.kind !== 'transit' && distanceKm(home, city) > farKm)
  const spots = placed(projection, cities, (city) => (distanceKm(home, city) > farKm ? 4.4 : 2.4))
  const isInside = (x: number, y: number) => Math.hypot(x - cx, y - cy) < radius - 4
  const names = byDistance(spots, home)
  return [
    ...groundParts({
      projection,
      outlines: atlas.world,
      frame,
      box: [cx - radius, cy - radius, 2 * radius, 2 * radius],
      inks,
      visited,
      step: 15,
      scale: 0.9,
    }),
    ...rings.map((km) => ({ d: circle(cx, cy, km * perKm), stroke: inks.pin, width: 0.9, dash: [2, 4.5] })),
    ...far.flatMap((city): Part[] => {
      const to = projection([city.longitude, city.latitude])
      return to ? [{ d: line([cx, cy], to), stroke: inks.pin, width: 1.1, opacity: 0.75 }] : []
    }),
    { d: frame, stroke: inks.coast, width: 1 },
    ...spots.map(({ x, y, r, kind }) => pinMark(x, y, kind, r, inks)),
    pinMark(cx, cy, 'lived', 6, inks),
    ...rings.flatMap((km) => {
      const angleOfText = (200 * Math.PI) / 180
      const at: [number, number] = [
        cx + km * perKm * Math.sin(angleOfText),
        cy - km * perKm * Math.cos(angleOfText) + 3,
      ]
      const style: Style = { face: 'medium', size: 10.5 }
      return haloed(letters, words.texts.kilometres({ km }), at, style, {
        ink: inks.ink2,
        halo: inks.water,
        anchor: 'middle',
      })
    }),
    ...nameParts(letters, projection, inks, {
      wanted: names,
      most: 18,
      style: { face: 'medium', size: 12.5 },
      spots: [...spots, { name: '', x: cx, y: cy, r: 8 }],
      seas: seasOf(atlas, words, 2),
      seaSize: 0.92,
      isInside,
    }),
    { d: ticks(cx, cy, radius), stroke: inks.coast, width: 1 },
    ...[north, east, south, west].map((text, index) => {
      const turn = (index * Math.PI) / 2
      const at: [number, number] = [
        cx + (radius + 27) * Math.sin(turn),
        cy - (radius + 27) * Math.cos(turn) + 5,
      ]
      return { d: lettersAt(letters, text, at, { face: 'italic', size: 15 }, 'middle'), fill: inks.seaText }
    }),
  ]
}

/** The names of the seas up to a rank. They are English. */
const seasOf = ({ seas }: Atlas, { hasSeaNames }: PictureWords, highest: number) =>
  hasSeaNames ? seas.filter(({ rank }) => rank <= highest) : []

/** A tick every 5 degrees, and a longer one every 30. */
const ticks = (cx: number, cy: number, radius: number) =>
  Array.from({ length: 72 }, (_, index) => {
    const turn = (index * 5 * Math.PI) / 180
    const [from, to] = [radius + 8, radius + (index % 6 === 0 ? 17 : 11)]
    const at = (r: number): [number, number] => [cx + r * Math.sin(turn), cy - r * Math.cos(turn)]
    return line(at(from), at(to))
  }).join('')

/**
 * The cities far from home, in the order in which they get names: the farthest first, and one of each country before
 * further ones.
 */
function byDistance<One extends Spot & PictureCity>(spots: readonly One[], home: Position): One[] {
  const sorted = spots
    .filter((spot) => distanceKm(home, spot) > farKm * 0.6)
    .toSorted((a, b) => distanceKm(home, b) - distanceKm(home, a))
  return eachCountryFirst(sorted)
}

function eachCountryFirst<One extends PictureCity>(sorted: readonly One[]): One[] {
  const seen = new Map<string, number>()
  const ranked = sorted.map((spot) => {
    const rank = seen.get(spot.iso2) ?? 0
    seen.set(spot.iso2, rank + 1)
    return { spot, rank }
  })
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ spot }) => spot)
}

const placed = (
  projection: GeoProjection,
  cities: readonly PictureCity[],
  radiusOf: (city: PictureCity) => number,
) =>
  cities.flatMap((city) => {
    const at = projection([city.longitude, city.latitude])
    return at ? [{ ...city, x: at[0], y: at[1], r: radiusOf(city) }] : []
  })

/** The whole world across the width of an area, in the Equal Earth projection. */
export function worldParts(
  { atlas, letters, inks, words }: Tools,
  { cities, visited }: { cities: readonly PictureCity[]; visited: ReadonlySet<string> },
  [x, y, width, height]: Area,
  { dot, names, scale, seas }: { dot: number; names: number; scale: number; seas: number },
): Part[] {
  const projection = geoEqualEarth()
    .rotate([-11, 0])
    .fitExtent(
      [
        [x, y],
        [x + width, y + height],
      ],
      { type: 'Sphere' },
    )
    .precision(0.4)
  const frame = pathOf(projection)({ type: 'Sphere' })
  const spots = placed(projection, cities, () => dot)
  const isInside = (px: number, py: number) => px > x && px < x + width && py > y && py < y + height
  return [
    ...groundParts({
      projection,
      outlines: atlas.world,
      frame,
      box: [x, y, width, height],
      inks,
      visited,
      step: 15,
      scale,
    }),
    { d: frame, stroke: inks.coast, width: 1 },
    ...spots.map((spot) => pinMark(spot.x, spot.y, spot.kind, dot, inks)),
    ...nameParts(letters, projection, inks, {
      wanted: names > 0 ? eachCountryFirst(spots) : [],
      most: names,
      style: { face: 'medium', size: 12 },
      spots,
      seas: seas > 0 ? seasOf(atlas, words, 2) : [],
      seaSize: seas,
      isInside,
    }),
  ]
}

/** A more detailed Mercator map of a part of the world, with a frame and a scale bar. */
export function plateParts(
  tools: Tools,
  content: { cities: readonly PictureCity[]; visited: ReadonlySet<string>; legs?: readonly PictureLeg[] },
  area: Area,
  options: {
    fit: readonly Position[]
    dot: number
    names: number
    nameSize: number
    scale: number
    hasBar: boolean
    margin: number
    seaSize: number
    /** The minimum size of a sea's name on the map of the world; a small map shows only the larger ones. */
    leastSea: number
    fitIn?: Area
  },
): Part[] {
  const { atlas, letters, inks, words } = tools
  const { dot, names, nameSize, scale, hasBar } = options
  const [x, y, width, height] = area
  const { projection, box } = mercatorOf(options.fit, options.fitIn ?? area, area, options.margin)
  const frame = rectangle(x, y, width, height)
  const isInside = (px: number, py: number) =>
    px > x + 6 && px < x + width - 6 && py > y + 6 && py < y + height - 6
  const spots = placed(projection, content.cities, () => dot).filter(
    (spot) => spot.x > x - 5 && spot.x < x + width + 5 && spot.y > y - 5 && spot.y < y + height + 5,
  )
  const path = pathOf(projection)
  const degrees = box.east - box.west
  const isWide = degrees > 70
  const outlines = isWide ? atlas.world : atlas.detailed(countriesIn(atlas.world, box))
  const step = degrees > 120 ? 15 : degrees > 40 ? 10 : degrees > 12 ? 5 : 1
  return [
    ...groundParts({
      projection,
      outlines,
      frame,
      box: [x, y, width, height],
      inks,
      visited: content.visited,
      step,
      scale,
    }),
    {
      clip: frame,
      parts: [
        ...(content.legs ?? []).flatMap((leg) => legParts(leg, path, inks, scale)),
        ...spots.map((spot) => pinMark(spot.x, spot.y, spot.kind, dot, inks)),
      ],
    },
    ...nameParts(letters, projection, inks, {
      wanted: names > 0 ? eachCountryFirst(spots) : [],
      most: names,
      style: { face: 'medium', size: nameSize },
      spots,
      seas: seasOf(atlas, words, isWide ? 2 : Infinity).filter(({ size }) => size >= options.leastSea),
      seaSize: options.seaSize,
      isInside,
    }),
    ...(hasBar ? scaleBar(tools, projection, area, words) : []),
    { d: frame, stroke: inks.coast, width: 1.2 * scale },
  ]
}

/** A leg in the colour of its transport type. Planes follow the great circle. */
function legParts(
  { from, to, type }: PictureLeg,
  path: ReturnType<typeof pathOf>,
  inks: Inks,
  scale: number,
): Part[] {
  const d = path(
    type === 'plane'
      ? greatCircle(from, to)
      : {
          type: 'LineString',
          coordinates: [
            [from.longitude, from.latitude],
            [to.longitude, to.latitude],
          ],
        },
  )
  const { width, dash } = ways[type].line
  return [
    { d, stroke: inks.casing, width: 5.5 * scale, opacity: 0.85 },
    { d, stroke: inks[type], width: width * scale, ...(dash && { dash: dash.map((part) => part * scale) }) },
    ...(type === 'train'
      ? [{ d, stroke: inks.casing, width: 1.3 * scale, dash: [3.5 * scale, 6 * scale] }]
      : []),
  ]
}

/**
 * Fits the points into `fitIn`, with a margin (a share of its shorter side), and shows at least some hundred
 * kilometres. The map extends over `area`; `box` is the part of the world in it.
 */
function mercatorOf(
  fit: readonly Position[],
  [left, top, wide, high]: Area,
  [x, y, width, height]: Area,
  margin: number,
): { projection: GeoProjection; box: Box } {
  const middle = middleLongitude(fit)
  const edge = Math.min(wide, high) * margin
  const projection = geoMercator()
    .rotate([-middle, 0])
    .precision(0.4)
    .fitExtent(
      [
        [left + edge, top + edge],
        [left + wide - edge, top + high - edge],
      ],
      {
        type: 'MultiPoint',
        coordinates: fit.map(({ longitude, latitude }) => [longitude, shownLatitude(latitude)]),
      },
    )
  // One city, or cities close together, would fill the map with a single street.
  const mostScale = wide / ((leastDegrees * Math.PI) / 180)
  const leastScale = width / (2 * Math.PI)
  const fitted = projection.scale()
  const scale = Math.min(
    mostScale,
    Math.max(leastScale, Number.isFinite(fitted) && fitted > 0 ? fitted : mostScale),
  )
  const latitudes = fit.map(({ latitude }) => latitude)
  projection.scale(scale).translate([0, 0])
  const [px = 0, py = 0] =
    projection([middle, mercatorMiddle(Math.min(...latitudes), Math.max(...latitudes))]) ?? []
  projection.translate([left + wide / 2 - px, top + high / 2 - py]).clipExtent([
    [x - 10, y - 10],
    [x + width + 10, y + height + 10],
  ])
  const latitudeAt = (py: number) => projection.invert?.([left + wide / 2, py])?.[1]
  const west = middle + ((x - (left + wide / 2)) / scale) * (180 / Math.PI)
  return {
    projection,
    box: {
      west,
      east: west + (width / scale) * (180 / Math.PI),
      south: latitudeAt(y + height) ?? -85,
      north: latitudeAt(y) ?? 85,
    },
  }
}

/** The minimum number of degrees of longitude on the map, so that a city is seen in its country. */
const leastDegrees = 16

const shownLatitude = (latitude: number) => Math.max(-80, Math.min(82, latitude))

const mercatorMiddle = (south: number, north: number) => {
  const at = (latitude: number) => Math.asinh(Math.tan((shownLatitude(latitude) * Math.PI) / 180))
  return (Math.atan(Math.sinh((at(south) + at(north)) / 2)) * 180) / Math.PI
}

/** The centre of the narrowest range of longitudes that contains all points. */
function middleLongitude(points: readonly Position[]): number {
  const sorted = points.map(({ longitude }) => longitude).toSorted((a, b) => a - b)
  const [first = 0] = sorted
  let widest = first + 360 - (sorted.at(-1) ?? 0)
  let [west, east] = [first, sorted.at(-1) ?? 0]
  for (const [index, longitude] of sorted.entries()) {
    const before = sorted[index - 1]
    if (before === undefined || longitude - before <= widest) continue
    widest = longitude - before
    west = longitude
    east = before + 360
  }
  return (west + east) / 2
}

const barsKm = [2000, 1000, 500, 200, 100, 50, 20, 10]

/** A scale bar at the bottom left: a round number of kilometres at that latitude. */
function scaleBar(
  { letters, inks }: Tools,
  projection: GeoProjection,
  [x, y, width, height]: Area,
  words: PictureWords,
): Part[] {
  const base = y + height - 18
  const left = projection.invert?.([x + 16, base])
  const right = projection.invert?.([x + 17, base])
  if (!left || !right) return []
  const kmPerUnit = distanceKm(
    { longitude: left[0], latitude: left[1] },
    { longitude: right[0], latitude: right[1] },
  )
  const km = barsKm.find((one) => one / kmPerUnit < width / 7)
  if (km === undefined) return []
  const length = km / kmPerUnit
  const d = line([x + 16, base - 5], [x + 16, base], [x + 16 + length, base], [x + 16 + length, base - 5])
  return [
    { d, stroke: inks.water, width: 4 },
    { d, stroke: inks.ink, width: 1 },
    ...haloed(
      letters,
      words.texts.kilometres({ km }),
      [x + 16 + length / 2, base - 8],
      { face: 'medium', size: 10.5 },
      {
        ink: inks.ink2,
        halo: inks.water,
        anchor: 'middle',
      },
    ),
  ]
}

/** The cities of the continent with the most of them, without the outermost; none for fewer than four cities. */
export function densest(cities: readonly PictureCity[]): PictureCity[] {
  const groups = Map.groupBy(
    cities.filter(({ continent }) => continent !== ''),
    ({ continent }) => continent,
  )
  const [most = []] = [...groups.values()].toSorted((a, b) => b.length - a.length)
  if (most.length < 4) return []
  const cutOff = Math.floor(most.length * 0.04)
  const inner = (value: (city: PictureCity) => number) => {
    const values = most.map(value).toSorted((a, b) => a - b)
    return [values[cutOff] ?? -Infinity, values.at(-1 - cutOff) ?? Infinity] as const
  }
  const [south, north] = inner(({ latitude }) => latitude)
  const [west, east] = inner(({ longitude }) => longitude)
  return most.filter(
    ({ latitude, longitude }) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  )
}
