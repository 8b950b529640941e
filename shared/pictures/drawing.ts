/** A line, an area, or both: SVG path data with its colours. All lengths are in the units of the drawing. */
interface Mark {
  d: string
  /** Colours are "#rrggbb". */
  fill?: string
  stroke?: string
  /** The width of the stroke. */
  width?: number
  /** The lengths of dashes and gaps. */
  dash?: readonly number[]
  opacity?: number
  /** Lines at 45° on the fill. */
  hatch?: Hatch
  /** A path inside another one is a hole. */
  hasHoles?: true
}

interface Hatch {
  /** The distance between two lines. */
  gap: number
  width: number
  stroke: string
}

/** Marks that are visible only inside the path `clip`. */
interface Clipped {
  clip: string
  parts: readonly Part[]
}

export type Part = Mark | Clipped

/** A vector picture. It has no text elements: letters are paths. */
export interface Drawing {
  width: number
  height: number
  /** The title of the picture, for the metadata of a file. */
  title: string
  parts: readonly Part[]
}

/** The drawing as an SVG document with a width of `pixels`. Equal drawings give equal bytes. */
export function svgOf({ width, height, parts }: Drawing, pixels = width): string {
  const size = `width="${pixels}" height="${Math.round((pixels * height) / width)}"`
  const defs: string[] = []
  const body = parts.map((part) => partText(part, defs)).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}">` +
    `<defs>${defs.join('')}</defs><g stroke-linejoin="round" stroke-linecap="round">${body}</g></svg>`
  )
}

function partText(part: Part, defs: string[]): string {
  if ('clip' in part) {
    if (part.clip === '') return ''
    const id = `d${defs.push(`<clipPath id="d${defs.length}"><path d="${part.clip}"/></clipPath>`) - 1}`
    return `<g clip-path="url(#${id})">${part.parts.map((inner) => partText(inner, defs)).join('')}</g>`
  }
  const { d, fill = 'none', stroke, width = 1, dash, opacity, hatch, hasHoles } = part
  if (d === '') return ''
  const plain =
    `<path d="${d}" fill="${fill}"${hasHoles ? ' fill-rule="evenodd"' : ''}` +
    (stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${short(width)}"`) +
    (dash === undefined ? '' : ` stroke-dasharray="${dash.map(short).join(' ')}"`) +
    (opacity === undefined ? '' : ` opacity="${opacity}"`) +
    '/>'
  if (!hatch) return plain
  const id = `d${defs.push(patternOf(hatch, defs.length)) - 1}`
  return `${plain}<path d="${d}" fill="url(#${id})"/>`
}

const patternOf = ({ gap, width, stroke }: Hatch, index: number) =>
  `<pattern id="d${index}" width="${short(gap)}" height="${short(gap)}" patternUnits="userSpaceOnUse" ` +
  `patternTransform="rotate(45)"><path d="M0 0V${short(gap)}" stroke="${stroke}" stroke-width="${short(width * 2)}"/></pattern>`

/** A coordinate with at most two decimals. */
export const short = (value: number) => String(Math.round(value * 100) / 100)

export const line = (...points: readonly (readonly [number, number])[]) =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('')

export const rectangle = (x: number, y: number, width: number, height: number) =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`

/** A circle of four curves: PDF has no arcs. Source of the constant: 4/3 · tan(π/8). */
export function circle(x: number, y: number, r: number): string {
  const k = r * 0.5523
  const at = (dx: number, dy: number) => `${short(x + dx)} ${short(y + dy)}`
  return (
    `M${at(-r, 0)}C${at(-r, -k)} ${at(-k, -r)} ${at(0, -r)}C${at(k, -r)} ${at(r, -k)} ${at(r, 0)}` +
    `C${at(r, k)} ${at(k, r)} ${at(0, r)}C${at(-k, r)} ${at(-r, k)} ${at(-r, 0)}Z`
  )
}

/** Parallel lines at 45°, `gap` apart, over a box: the hatching of visited areas, to be clipped by them. */
export function hatch(x: number, y: number, width: number, height: number, gap: number): string {
  const step = gap * Math.SQRT2
  const lines: string[] = []
  for (let start = x - height; start < x + width; start += step) {
    lines.push(`M${short(start)} ${short(y + height)}L${short(start + height)} ${short(y)}`)
  }
  return lines.join('')
}
