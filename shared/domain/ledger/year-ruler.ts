import { daysBetween } from '#shared/domain/day.ts'

/** A stay on the ruler of a year. Days are `YYYY-MM-DD`; those outside of the year are cut off. */
export interface RulerStay {
  /** The city's name. */
  label: string
  kind: 'visited' | 'transit'
  first: string
  last: string
  /** Whether both days are known. A stay of which only months are known is drawn dashed. */
  isExact: boolean
  /** The id of the trip that it belongs to; '' for none. */
  trip: string
}

/** A period in which the person lived in one city. */
export interface RulerHome {
  label: string
  first: string
  last: string
}

interface RulerInput {
  year: number
  /** In pixels. Below `leastNamedWidth` only the homes have names. */
  width: number
  stays: readonly RulerStay[]
  trips: readonly { id: string; label: string }[]
  homes: readonly RulerHome[]
  /** The label for stays of which only the year is known, at the ruler's end; '' for none. */
  unknown: string
  /** The width of a label in pixels. */
  textWidth: (text: string, font: RulerFont) => number
  /** True in a right-to-left language: the year then runs from right to left. */
  isMirrored?: boolean
}

export type RulerFont = 'trip' | 'name' | 'home'

/** A text; `x` is its left end, or its right end for "end". `y` is its baseline. */
interface RulerLabel {
  text: string
  font: RulerFont
  x: number
  y: number
  anchor: 'start' | 'end'
}

interface Span {
  x: number
  width: number
}

/** Everything on the ruler of a year, in pixels from the upper left corner. */
export interface Ruler {
  width: number
  height: number
  top: number
  bars: (Span & { kind: RulerStay['kind']; isExact: boolean })[]
  /** The brackets over the stays of a trip. */
  brackets: Span[]
  months: Span[]
  homes: Span[]
  labels: RulerLabel[]
}

/** Narrower rulers show no names of trips and stays. */
const leastNamedWidth = 560

const leastBarPx = 4
const barGapPx = 1.6
/** The baselines of texts: the names of trips, the two lines of names, the homes. */
const baselines = { trip: 18, lower: 31, upper: 14, home: 107 }
const textHeight = { trip: 14, name: 12, home: 11 }
const labelGapPx = 8

/** The layout of a year as a scale bar of twelve months, with its stays above it and the homes below. */
export function yearRuler(input: RulerInput): Ruler {
  const { year, width, stays, trips, homes, unknown, textWidth, isMirrored = false } = input
  const days = daysBetween(`${year}-01-01`, `${year + 1}-01-01`)
  const at = (day: string) => (Math.min(days, Math.max(0, daysBetween(`${year}-01-01`, day))) / days) * width
  /** The x of the end of a day. */
  const after = (day: string) => Math.min(width, at(day) + width / days)
  const spanOf = (first: string, last: string): Span => {
    const x = at(first)
    return { x, width: Math.max(0, after(last) - x) }
  }
  const placed: (Span & { top: number; bottom: number })[] = []
  const labels: RulerLabel[] = []

  const place = (text: string, font: RulerFont, x: number, lines: readonly number[]) => {
    const boxAt = (y: number, left: number, wide: number) => {
      return { x: left, width: wide, top: y - textHeight[font], bottom: y }
    }
    const isFree = (box: Span & { top: number; bottom: number }) => !placed.some((other) => meet(box, other))
    // Texts are slow to measure, and most of many have no place: however short one is, it covers its beginning.
    const open = lines.filter((y) => isFree(boxAt(y, Math.min(x, width - 1), 1)))
    if (open.length === 0) return
    const wide = textWidth(text, font)
    const left = Math.max(0, Math.min(x, width - wide))
    for (const y of open) {
      const box = boxAt(y, left, wide + labelGapPx)
      if (!isFree(box)) continue
      placed.push(box)
      labels.push({ text, font, x: left, y, anchor: 'start' })
      return
    }
  }

  const hasNames = width >= leastNamedWidth
  const brackets: Span[] = []
  if (hasNames) {
    for (const { id, label } of trips) {
      const own = stays.filter(({ trip }) => trip === id)
      if (own.length === 0) continue
      const spans = own.map(({ first, last }) => spanOf(first, last))
      const x = Math.min(...spans.map((span) => span.x))
      const end = Math.max(...spans.map((span) => span.x + span.width))
      brackets.push({ x, width: end - x })
      placed.push({ x, width: end - x, top: 20, bottom: 33 })
      place(label, 'trip', x, [baselines.trip])
    }
    if (unknown !== '') place(unknown, 'name', width, [baselines.lower, baselines.upper])
    for (const stay of stays) {
      if (stay.kind === 'visited' && stay.trip === '') {
        place(stay.label, 'name', at(stay.first), [baselines.lower, baselines.upper])
      }
    }
  }

  const homeSpans = homes.map((home) => spanOf(home.first, home.last))
  homes.forEach(({ label }, index) => {
    const span = homeSpans[index]
    if (span) place(label, 'home', span.x + 14, [baselines.home])
  })

  const ruler: Ruler = {
    width,
    top: hasNames ? 0 : 34,
    height: homes.length > 0 ? 112 : 80,
    bars: stays.map(({ kind, first, last, isExact }) => {
      const { x, width: whole } = spanOf(first, last)
      return { x, width: Math.max(leastBarPx, whole - barGapPx), kind, isExact }
    }),
    brackets,
    months: Array.from({ length: 12 }, (_, month) =>
      month < 11
        ? { x: at(firstOf(year, month)), width: at(firstOf(year, month + 1)) - at(firstOf(year, month)) }
        : { x: at(firstOf(year, month)), width: width - at(firstOf(year, month)) },
    ),
    homes: homeSpans,
    labels,
  }
  return isMirrored ? mirrored(ruler) : ruler
}

const firstOf = (year: number, month: number) => `${year}-${String(month + 1).padStart(2, '0')}-01`

const meet = (a: Span & { top: number; bottom: number }, b: Span & { top: number; bottom: number }) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.top < b.bottom && b.top < a.bottom

function mirrored(ruler: Ruler): Ruler {
  const turn = <Shape extends Span>(spans: readonly Shape[]) =>
    spans.map((span) => ({ ...span, x: ruler.width - span.x - span.width }))
  return {
    ...ruler,
    bars: turn(ruler.bars),
    brackets: turn(ruler.brackets),
    months: turn(ruler.months),
    homes: turn(ruler.homes),
    labels: ruler.labels.map((label) => ({ ...label, x: ruler.width - label.x, anchor: 'end' })),
  }
}
