import { useEffect, useMemo, useRef } from 'react'
import { textWidth } from '#web/lib/text-width.ts'
import { equalEarth, equalEarthHalf } from './equal-earth.ts'
import { latitudeAt } from './mercator.ts'
import { type Palette, readPalette, watchTheme } from './palette.ts'
import { type Size, useBoxSize } from './still-map.tsx'
import { greatCircle } from './trip-route.ts'
import { type Path, type WorldShape, worldShape } from './world-shape.ts'
import type { WorldFile } from './world-file.ts'
import { sharpCanvas } from './sharp-canvas.ts'

/** A place on the plate, in degrees. */
export type PlatePoint = { latitude: number; longitude: number }

/** A place with two lines of text. */
export type NamedPoint = PlatePoint & { id: string; name: string; text: string }

type WorldPlateProps = {
  world: WorldFile
  /** The text alternative of the picture. */
  label: string
  points: readonly PlatePoint[]
  /** The radius of their dots, in pixels. */
  dotPx?: number
  named: readonly NamedPoint[]
  /** A great circle between two places, with its length as text. */
  way: { from: PlatePoint; to: PlatePoint; text: string } | undefined
}

/** Converts coordinates of the projection to pixels of the picture. */
type Frame = { scale: number; left: number; top: number }

const sideRoomPx = 44
const nameFont = '600 13.5px "Hanken Grotesk Variable", "Vazirmatn Variable", sans-serif'
const textFont = '500 12px "Hanken Grotesk Variable", "Vazirmatn Variable", sans-serif'
const wayFont = 'italic 400 15px "Source Serif 4 Variable", "Noto Naskh Arabic Variable", serif'
const leaderPx = 16
const labelPx = 32

/** A static map of the whole earth in the Equal Earth projection, with cities as dots, some of them with names. */
export function WorldPlate({ world, label, points, dotPx = 1.8, named, way }: WorldPlateProps) {
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const size = useBoxSize(box)
  const frame = useMemo(() => frameOf(points, size), [points, size])

  useEffect(() => {
    const paint = () => canvas.current && paintWorld(canvas.current, worldShape(world), frame, size)
    paint()
    return watchTheme(paint)
  }, [world, frame, size])

  const at = ({ latitude, longitude }: PlatePoint): [number, number] => onPlate(frame, latitude, longitude)
  const labels = useMemo(() => labelsOf(named, frame, size), [named, frame, size])
  const lines = way === undefined ? [] : wayLines(way.from, way.to)
  const wayText = useMemo(
    () => (way === undefined ? undefined : wayTextSpot(way, frame, size, labels)),
    [way, frame, size, labels],
  )
  return (
    <div ref={box} {...drawing(label)} className="absolute inset-0">
      <canvas ref={canvas} className="absolute inset-0 size-full object-cover" />
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full"
      >
        {lines.map((line) => (
          <path
            key={String(line[0])}
            d={`M${line.map(([latitude, longitude]) => onPlate(frame, latitude, longitude).map(px).join(' ')).join('L')}`}
            className="fill-none stroke-pin stroke-[1.6]"
            strokeDasharray="5 4"
          />
        ))}
        {points.map((point) => {
          const [x, y] = at(point)
          return (
            <circle
              key={`${x} ${y}`}
              cx={px(x)}
              cy={px(y)}
              r={dotPx}
              className="fill-pin stroke-(--pin-ring) stroke-[0.6]"
            />
          )
        })}
        {way !== undefined && wayText && (
          <text
            x={px(wayText.x)}
            y={px(wayText.y)}
            textAnchor="start"
            className="[unicode-bidi:plaintext] [paint-order:stroke] stroke-water stroke-[3.5px] [stroke-linejoin:round] font-serif text-[15px] italic fill-ink"
          >
            {way.text}
          </text>
        )}
        {labels.map(({ id, x, y, side, textY, name, text }) => {
          const turn = side === 'right' ? 1 : -1
          const textX = px(x + turn * leaderPx)
          const anchor = side === 'right' ? 'start' : 'end'
          return (
            <g key={id}>
              <path
                d={`M${px(x)} ${px(y)}L${px(x + turn * (leaderPx - 3))} ${px(textY)}`}
                className="stroke-ink"
              />
              <circle cx={px(x)} cy={px(y)} r={4.5} className="fill-pin stroke-(--pin-ring) stroke-[1.3]" />
              <text
                x={textX}
                y={px(textY)}
                textAnchor={anchor}
                className="[unicode-bidi:plaintext] [paint-order:stroke] stroke-water stroke-[3.5px] [stroke-linejoin:round] text-[13.5px] font-semibold fill-ink"
              >
                {name}
              </text>
              <text
                x={textX}
                y={px(textY + 15)}
                textAnchor={anchor}
                className="[unicode-bidi:plaintext] [paint-order:stroke] stroke-water stroke-[3.5px] [stroke-linejoin:round] text-[12px] font-medium fill-ink-2"
              >
                {text}
              </text>
            </g>
          )
        })}
      </svg>
    </div>
  )
}

/** A `div` with the role `img`, because an `img` element cannot contain the canvas and the SVG. */
const drawing = (label: string) => ({ role: 'img', 'aria-label': label })

const px = (value: number) => value.toFixed(1)

const onPlate = ({ scale, left, top }: Frame, latitude: number, longitude: number): [number, number] => {
  const [x, y] = equalEarth(latitude, longitude)
  return [x * scale + left, y * scale + top]
}

/** The earth at the height of the picture, or smaller if some points would be outside. */
export function frameOf(points: readonly PlatePoint[], { width, height }: Size): Frame {
  const whole = Math.max(1, (width - 2 * sideRoomPx) / (2 * equalEarthHalf.width))
  const full = height / (2 * equalEarthHalf.height)
  const xs = points.map(({ latitude, longitude }) => equalEarth(latitude, longitude)[0])
  const [west, east] = [Math.min(0, ...xs), Math.max(0, ...xs)]
  const fitting = (width - 2 * sideRoomPx) / Math.max(0.1, east - west)
  const scale = Math.max(whole, Math.min(full, fitting))
  const overhang = Math.max(0, equalEarthHalf.width * scale - width / 2)
  const shift = Math.max(-overhang, Math.min(overhang, (-(west + east) / 2) * scale))
  return { scale, left: width / 2 + shift, top: height / 2 }
}

/** A great circle as lines of [latitude, longitude] that do not cross 180°. */
export function wayLines(from: PlatePoint, to: PlatePoint): [number, number][][] {
  const lines: [number, number][][] = [[]]
  let turn: number | undefined
  for (const [latitude, longitude] of greatCircle(
    [from.latitude, from.longitude],
    [to.latitude, to.longitude],
  )) {
    const now = Math.round(longitude / 360)
    if (turn !== undefined && now !== turn) lines.push([])
    turn = now
    lines.at(-1)?.push([latitude, longitude - 360 * now])
  }
  return lines
}

type PlacedName = NamedPoint & {
  x: number
  y: number
  side: 'left' | 'right'
  textY: number
  /** The left and the right end of the label, in pixels. */
  from: number
  to: number
}

/**
 * The positions of the names: right of the dot if there is room, otherwise left, and below a name that is already
 * there.
 */
function labelsOf(named: readonly NamedPoint[], frame: Frame, { width, height }: Size): PlacedName[] {
  const placed: PlacedName[] = []
  const spots = named.map((point) => ({ point, at: onPlate(frame, point.latitude, point.longitude) }))
  for (const { point, at } of spots.toSorted((a, b) => a.at[1] - b.at[1])) {
    const [x, y] = at
    const wide = Math.max(textWidth(point.name, nameFont), textWidth(point.text, textFont)) + leaderPx
    const side = x + wide < width - 8 ? 'right' : 'left'
    const [from, to] = side === 'right' ? [x, x + wide] : [x - wide, x]
    let textY = Math.min(height - 24, Math.max(20, y - 10))
    for (const other of placed.toSorted((a, b) => a.textY - b.textY)) {
      const isBeside = from < other.to && other.from < to
      if (isBeside && Math.abs(textY - other.textY) < labelPx) textY = other.textY + labelPx
    }
    placed.push({ ...point, x, y, side, textY, from, to })
  }
  return placed
}

/**
 * The position of the great circle's length: beside the line, near its middle, and on no name. Undefined if there is
 * no room.
 */
function wayTextSpot(
  { from, to, text }: NonNullable<WorldPlateProps['way']>,
  frame: Frame,
  { width, height }: Size,
  names: readonly PlacedName[],
) {
  const points = wayLines(from, to).flat()
  const wide = textWidth(text, wayFont)
  const middle = (points.length - 1) / 2
  const nearestFirst = points
    .map((point, index) => ({ point, away: Math.abs(index - middle) }))
    .sort((a, b) => a.away - b.away)
  for (const { point } of nearestFirst) {
    const [lineX, y] = onPlate(frame, ...point)
    for (const x of [lineX - 12 - wide, lineX + 12]) {
      const isInside = x > 8 && x + wide < width - 8 && y > 24 && y < height - 8
      const isFree = names.every(
        (name) =>
          x > name.to + 8 || x + wide < name.from - 12 || y < name.textY - 18 || y - 14 > name.textY + 20,
      )
      if (isInside && isFree) return { x, y }
    }
  }
  return undefined
}

const graticuleDegrees = 15
const linePx = 0.7
const shelfOuterPx = 9
const shelfInnerPx = 4
/** Smaller land has no shelf (a band in a lighter water colour) along its coast, in km². */
const shelfLandKm2 = 5000
/** The level of detail for a width of about 1000 px. */
const levelZoom = 2

function paintWorld(canvas: HTMLCanvasElement, shape: WorldShape, frame: Frame, { width, height }: Size) {
  const pen = sharpCanvas(canvas, { width, height })
  if (!pen) return
  pen.lineJoin = 'round'
  pen.lineCap = 'round'
  const palette = readPalette()
  const level = shape.level(levelZoom)
  pen.fillStyle = palette.water
  pen.fillRect(0, 0, width, height)

  const draw = (paths: readonly Path[], close: boolean) => {
    pen.beginPath()
    for (const { points } of paths) {
      for (let i = 0; i + 1 < points.length; i += 2) {
        const [x, y] = onPlate(frame, latitudeAt(points[i + 1] ?? 0), (points[i] ?? 0) * 360 - 180)
        if (i === 0) pen.moveTo(x, y)
        else pen.lineTo(x, y)
      }
      if (close) pen.closePath()
    }
  }
  const stroke = (ink: string, wide: number) => {
    pen.strokeStyle = ink
    pen.lineWidth = wide
    pen.stroke()
  }
  draw(
    level.shelves.filter(({ landKm2 }) => landKm2 >= shelfLandKm2),
    false,
  )
  stroke(palette.shelfOuter, shelfOuterPx)
  stroke(palette.shelfInner, shelfInnerPx)
  paintGraticule(pen, palette, frame)
  draw(level.rings, true)
  pen.fillStyle = palette.land
  pen.fill('evenodd')
  for (const kind of ['border', 'coast'] as const) {
    draw(
      level.lines.filter((line) => line.kind === kind),
      false,
    )
    stroke(palette[kind], linePx)
  }
}

function paintGraticule(pen: CanvasRenderingContext2D, palette: Palette, frame: Frame) {
  pen.beginPath()
  const step = 5
  for (let longitude = -180; longitude <= 180; longitude += graticuleDegrees) {
    for (let latitude = -90; latitude <= 90; latitude += step) {
      const point = onPlate(frame, latitude, longitude)
      if (latitude === -90) pen.moveTo(...point)
      else pen.lineTo(...point)
    }
  }
  for (let latitude = -75; latitude <= 75; latitude += graticuleDegrees) {
    pen.moveTo(...onPlate(frame, latitude, -180))
    pen.lineTo(...onPlate(frame, latitude, 180))
  }
  pen.strokeStyle = palette.graticule
  pen.lineWidth = linePx
  pen.stroke()
}
