import type {
  PictureCity,
  PictureFigure,
  PictureStop,
  PictureYear,
  TripContent,
  WorldContent,
} from './content.ts'
import { type Drawing, line, type Part, rectangle } from './drawing.ts'
import { cut, type Face, lettersAt, titleLines } from './lettering.ts'
import { type Area, densest, globeParts, plateParts, type Tools, worldParts } from './plates.ts'

export const orientations = ['portrait', 'landscape'] as const
export type Orientation = (typeof orientations)[number]

/** The maximum length of a title that a person types, in characters. */
export const posterTitleMax = 80

/** The sides of a poster in its own units; on A3 four units are one millimetre. */
const [shortSide, longSide] = [1188, 1680]
const margin = 64
/** The maximum number of cities in the index. With more, the index lists countries instead. */
const mostIndexed = 140

/** A letter size of the index, with the minimum width of a column and the height of a row. */
interface IndexStep {
  size: number
  column: number
  row: number
}

/** The smallest type: 2.4 mm on A3. */
const smallestStep: IndexStep = { size: 9.5, column: 88, row: 11.2 }
const indexSteps: readonly IndexStep[] = [
  { size: 14, column: 150, row: 19 },
  { size: 12, column: 124, row: 15.5 },
  { size: 10.5, column: 100, row: 13 },
  smallestStep,
]
const stopSteps: readonly IndexStep[] = [
  { size: 18, column: 440, row: 30 },
  { size: 15, column: 330, row: 22 },
  { size: 12, column: 240, row: 16.5 },
  { size: 9.5, column: 160, row: 11.8 },
]

interface Place {
  title: { x: number; y: number; width: number; sizes: readonly number[] }
  person: { x: number; y: number; anchor: 'start' | 'end' }
  /** The circle of the globe: its centre and its radius. */
  globe: readonly [number, number, number]
  /** The area of a flat map. */
  flat: Area
  inset: Area
  /** The area for figures and index, with an inset map and without one. */
  text: Area
  textAlone: Area
  bars: Area
  foot: number
}

const portraitGlobe: Place = {
  title: { x: margin, y: 64, width: 440, sizes: [80, 64, 48] },
  person: { x: shortSide - margin, y: 96, anchor: 'end' },
  globe: [594, 657, 455],
  flat: [margin, 250, 1060, 880],
  inset: [margin, 1172, 500, 306],
  text: [596, 1172, 528, 306],
  textAlone: [margin, 1172, 1060, 306],
  bars: [margin, 1496, 1060, 86],
  foot: 1616,
}

const portraitFlat: Place = {
  ...portraitGlobe,
  title: { x: margin, y: 64, width: 720, sizes: [80, 64, 48] },
  flat: [margin, 256, 1060, 516],
  inset: [margin, 808, 1060, 366],
  text: [margin, 1202, 1060, 276],
  textAlone: [margin, 1000, 1060, 470],
}

const landscapeGlobe: Place = {
  title: { x: 1020, y: 64, width: 596, sizes: [72, 60, 48] },
  person: { x: 1020, y: 252, anchor: 'start' },
  globe: [514, 546, 428],
  flat: [margin, margin, 920, 940],
  inset: [1020, 312, 596, 330],
  text: [1020, 668, 596, 356],
  textAlone: [1020, 312, 596, 712],
  bars: [margin, 1034, 1552, 72],
  foot: 1134,
}

const landscapeFlat: Place = {
  ...landscapeGlobe,
  title: { x: margin, y: 64, width: 1150, sizes: [72, 60, 48] },
  person: { x: longSide - margin, y: 96, anchor: 'end' },
  flat: [margin, 176, 1060, 516],
  inset: [1156, 176, 460, 516],
  text: [margin, 726, 1552, 280],
  textAlone: [margin, 726, 1552, 280],
}

/** A poster of somebody's places. */
export function worldPoster(
  tools: Tools,
  content: WorldContent,
  title: string,
  orientation: Orientation,
): Drawing {
  const { words } = tools
  const { home, cities, visited, figures, years, person, period } = content
  const index = indexOf(tools, cities)
  const place = withRoomFor(index.length, placeOf(orientation, home !== undefined))
  const near = densest(cities)
  const hasInset = near.length > 0
  const map = home
    ? globeParts(tools, { home, cities, visited }, place.globe)
    : worldParts(tools, { cities, visited }, place.flat, { dot: 3.2, names: 14, scale: 0.9, seas: 0.85 })
  const inset = hasInset
    ? plateParts(tools, { cities, visited }, place.inset, {
        fit: near,
        dot: 3.4,
        names: 0,
        nameSize: 10.5,
        scale: 0.75,
        hasBar: true,
        margin: 0.05,
        seaSize: 0.75,
        leastSea: 13,
      })
    : []
  return sheet(tools, orientation, title, [
    ...inset,
    ...map,
    ...headParts(tools, place, title, person, period),
    ...textParts(tools, figures, index, hasInset ? place.text : place.textAlone),
    ...barParts(tools, years, place.bars),
    ...footParts(
      tools,
      home ? words.texts.aboutGlobe({ city: home.name }) : words.texts.aboutWorld,
      place,
      orientation,
    ),
  ])
}

/** A poster of a trip: its route on one plate, its figures, and its stops with their days. */
export function tripPoster(
  tools: Tools,
  content: TripContent,
  title: string,
  orientation: Orientation,
): Drawing {
  const { cities, visited, legs, figures, stops, person, period } = content
  const isPortrait = orientation === 'portrait'
  const place: Place = isPortrait
    ? { ...portraitFlat, flat: [margin, 256, 1060, 950], text: [margin, 1240, 1060, 330] }
    : {
        ...landscapeFlat,
        flat: [margin, 196, 1020, 870],
        text: [margin + 1020 + 40, 196, 492, 870],
      }
  return sheet(tools, orientation, title, [
    ...(cities.length === 0
      ? worldParts(tools, { cities, visited }, place.flat, { dot: 3, names: 0, scale: 0.9, seas: 0.85 })
      : plateParts(tools, { cities, visited, legs }, place.flat, {
          fit: cities,
          dot: 6,
          names: 24,
          nameSize: 16,
          scale: 1.2,
          hasBar: true,
          margin: 0.1,
          seaSize: 1.1,
          leastSea: 0,
        })),
    ...headParts(tools, place, title, person, period),
    ...textParts(tools, figures, stopEntries(stops), place.text, stopSteps),
    ...footParts(tools, tools.words.texts.aboutTrip, place, orientation),
  ])
}

const placeOf = (orientation: Orientation, isGlobe: boolean) => {
  if (orientation === 'portrait') return isGlobe ? portraitGlobe : portraitFlat
  return isGlobe ? landscapeGlobe : landscapeFlat
}

/** The layout for a longer index in portrait: the globe gives up some of its height. */
function withRoomFor(entries: number, place: Place): Place {
  if (place !== portraitGlobe) return place
  const more = Math.min(9, Math.max(0, Math.ceil(entries / 5) - 18)) * smallestStep.row
  const longer = ([x, y, width, height]: Area): Area => [x, y - more, width, height + more]
  const [cx, cy, radius] = place.globe
  return {
    ...place,
    globe: [cx, cy - more / 2, radius - more / 2],
    inset: longer(place.inset),
    text: longer(place.text),
    textAlone: longer(place.textAlone),
  }
}

/** The paper with its double frame. */
function sheet({ inks }: Tools, orientation: Orientation, title: string, parts: readonly Part[]): Drawing {
  const [width, height] = orientation === 'portrait' ? [shortSide, longSide] : [longSide, shortSide]
  return {
    width,
    height,
    title,
    parts: [
      { d: rectangle(0, 0, width, height), fill: inks.paper },
      ...parts,
      { d: rectangle(28.5, 28.5, width - 57, height - 57), stroke: inks.ink, width: 1 },
      { d: rectangle(34.5, 34.5, width - 69, height - 69), stroke: inks.ruleStrong, width: 0.8 },
    ],
  }
}

function headParts(
  { letters, inks }: Tools,
  { title: at, person: by }: Place,
  title: string,
  person: string,
  period: string,
): Part[] {
  const { lines, style } = titleLines(
    letters,
    title,
    at.width,
    2,
    { face: 'display', size: 80, track: -0.03 },
    at.sizes,
  )
  const widths = lines.map((text) => letters.width(text, style))
  const widest = Math.max(0, ...widths)
  const isOne = lines.length === 1
  const name = cut(letters, person, 420, { face: 'serif', size: 24 })
  return [
    ...lines.map((text, index) => ({
      d: letters.path(
        text,
        at.x - style.size * 0.03 + (isRightToLeft(text) ? widest - (widths[index] ?? 0) : 0),
        at.y + style.size * (0.8 + index * 0.96),
        style,
      ),
      fill: inks.ink,
    })),
    {
      d: lettersAt(
        letters,
        name,
        [by.x, isOne && by.anchor === 'start' ? by.y - 70 : by.y],
        { face: 'serif', size: 24 },
        by.anchor,
      ),
      fill: inks.ink,
    },
    {
      d: lettersAt(
        letters,
        period,
        [by.x, (isOne && by.anchor === 'start' ? by.y - 70 : by.y) + 28],
        { face: 'serif', size: 20 },
        by.anchor,
      ),
      fill: inks.ink2,
    },
  ]
}

/** Whether the first letter of a text belongs to a right-to-left script. */
const isRightToLeft = (text: string) => /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)

interface Entry {
  text: string
  note: string
}

/** The names in the index; countries when there are very many cities. */
function indexOf({ words }: Tools, cities: readonly PictureCity[]): Entry[] {
  const shown = cities.filter(({ kind }) => kind !== 'transit')
  if (shown.length <= mostIndexed) {
    return shown
      .map(({ name, iso2 }) => ({ text: name, note: iso2 }))
      .toSorted((a, b) => words.compare(a.text, b.text))
  }
  const countries = Map.groupBy(shown, ({ country }) => country)
  return [...countries]
    .map(([text, inIt]) => ({ text, note: words.number(inIt.length) }))
    .toSorted((a, b) => words.compare(a.text, b.text))
}

const stopEntries = (stops: readonly PictureStop[]): Entry[] =>
  stops.map(({ name, iso2, days }) => ({ text: `${name} · ${iso2}`, note: days }))

/** The figures in one row, and below them the entries in columns. */
function textParts(
  { letters, inks, words }: Tools,
  figures: readonly PictureFigure[],
  entries: readonly Entry[],
  [x, y, width, height]: Area,
  steps: readonly IndexStep[] = indexSteps,
): Part[] {
  const head = figures.length === 0 ? 0 : 92
  const parts: Part[] = [{ d: line([x, y], [x + width, y]), stroke: inks.ink, width: 1 }]
  const sizes = figures.map(({ value, label }) =>
    Math.max(
      letters.width(value, { face: 'display', size: 40, track: -0.028 }),
      letters.width(label, { face: 'sans', size: 12 }),
    ),
  )
  const free = width - sizes.reduce((sum, one) => sum + one, 0)
  const gap = figures.length > 1 ? Math.min(90, free / (figures.length - 1)) : 0
  let left = x
  for (const [index, { value, label }] of figures.entries()) {
    const style = { face: 'display' as Face, size: 40, track: -0.028 }
    parts.push({ d: letters.path(value, left, y + 46, style), fill: inks.ink })
    parts.push({ d: letters.path(label, left, y + 68, { face: 'sans', size: 12 }), fill: inks.ink2 })
    left += (sizes[index] ?? 0) + gap
  }
  if (head > 0) parts.push({ d: line([x, y + 84], [x + width, y + 84]), stroke: inks.ruleStrong, width: 0.8 })
  const gridOf = ({ column, row }: IndexStep) => ({
    columns: Math.max(1, Math.floor((width + 12) / (column + 12))),
    rows: Math.max(1, Math.floor((height - head - 6) / row)),
  })
  // The largest letters with which all entries fit.
  const step =
    steps.find((one) => gridOf(one).columns * gridOf(one).rows >= entries.length) ??
    steps.at(-1) ??
    smallestStep
  const { size, row } = step
  const { columns, rows } = gridOf(step)
  const needed = Math.ceil(entries.length / columns)
  const used = Math.min(rows, Math.max(needed, Math.min(rows, 6)))
  const shown = fittingEntries(entries, columns * rows, (count) => words.texts.andMore({ count }))
  const wide = (width - (columns - 1) * 12) / columns
  for (const [index, { text, note }] of shown.entries()) {
    const top = y + head + 2 + ((index % used) + 0.9) * row
    const start = x + Math.floor(index / used) * (wide + 12)
    const noteStyle = { face: 'sans' as Face, size }
    const noteWidth = letters.width(note, noteStyle)
    const name = cut(letters, text, wide - noteWidth - 4, { face: 'medium', size })
    parts.push({ d: letters.path(name, start, top, { face: 'medium', size }), fill: inks.ink })
    parts.push({ d: lettersAt(letters, note, [start + wide, top], noteStyle, 'end'), fill: inks.ink3 })
  }
  return parts
}

const fittingEntries = (
  entries: readonly Entry[],
  most: number,
  andMore: (count: number) => string,
): Entry[] =>
  entries.length <= most
    ? [...entries]
    : [...entries.slice(0, most - 1), { text: andMore(entries.length - most + 1), note: '' }]

/** A bar for each year along the time line: filled for new cities, outlined for cities of earlier years. */
function barParts(
  { letters, inks }: Tools,
  years: readonly PictureYear[],
  [x, y, width, height]: Area,
): Part[] {
  if (years.length < 2) return []
  const step = width / years.length
  const base = y + height - 24
  const most = Math.max(...years.map(({ cities }) => cities))
  const rise = (count: number) => (most === 0 ? 0 : (count / most) * (height - 34))
  const pad = Math.min(6, step * 0.14)
  const every = [1, 2, 5, 10, 20].find((one) => one * step >= 34) ?? 50
  const parts: Part[] = years.flatMap(({ cities, newCities }, index): Part[] => {
    const left = x + index * step + pad
    const barWidth = step - 2 * pad
    return [
      ...(cities > newCities
        ? [
            {
              d: rectangle(left, base - rise(cities), barWidth, rise(cities)),
              stroke: inks.field,
              width: 0.8,
            },
          ]
        : []),
      ...(newCities > 0
        ? [{ d: rectangle(left, base - rise(newCities), barWidth, rise(newCities)), fill: inks.pin }]
        : []),
      ...(index % 2 === 0 ? [{ d: rectangle(x + index * step, base + 2, step, 6), fill: inks.ink }] : []),
    ]
  })
  const labels = years.flatMap(({ year }, index): Part[] => {
    if (year % every !== 0 && every > 1) return []
    const at: [number, number] = [x + (index + 0.5) * step, base + 22]
    return [
      { d: lettersAt(letters, String(year), at, { face: 'medium', size: 11 }, 'middle'), fill: inks.ink3 },
    ]
  })
  return [...parts, { d: rectangle(x, base + 2, width, 6), stroke: inks.ink, width: 1 }, ...labels]
}

function footParts(
  { letters, inks }: Tools,
  about: string,
  { foot }: Place,
  orientation: Orientation,
): Part[] {
  const right = (orientation === 'portrait' ? shortSide : longSide) - margin
  const style = { face: 'sans' as Face, size: 11.5 }
  const text = cut(letters, about, right - margin - 180, style)
  return [
    ...logoParts({ letters, inks }, margin, foot, 20),
    { d: lettersAt(letters, text, [right, foot], style, 'end'), fill: inks.ink3 },
  ]
}

/** The app's logo and name; `size` is the size of the name. */
export function logoParts(
  { letters, inks }: Pick<Tools, 'letters' | 'inks'>,
  x: number,
  base: number,
  size: number,
): Part[] {
  const unit = size / 22
  const top = base - 16.5 * unit
  return [
    { d: rectangle(x, top, 13 * unit, 9 * unit), fill: inks.ink },
    { d: rectangle(x, top + 11 * unit, 13 * unit, 9 * unit), fill: inks.pin },
    {
      d: letters.path('Waymark', x + 23 * unit, base, { face: 'serif', size, track: -0.015 }),
      fill: inks.ink,
    },
  ]
}
