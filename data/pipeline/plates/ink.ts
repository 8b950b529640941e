import { geoPath, type Context, type Projection } from 'd3-geo'

type Attributes = Record<string, string | number>

const attribute = ([name, value]: [string, string | number]) => `${name}="${value}"`

/**
 * An SVG element. Colours are attributes, because style sheets do not apply to elements that `use` takes from a file.
 */
export const element = (name: string, attributes: Attributes, ...children: string[]) => {
  const open = [name, ...Object.entries(attributes).map(attribute)].join(' ')
  return children.length === 0 ? `<${open}/>` : `<${open}>${children.join('')}</${name}>`
}

/** The shortest text of a coordinate, rounded to a tenth of a pixel. */
export const short = (value: number) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.')

const joined = (x: number, y: number) => {
  const [first, second] = [short(x / 10), short(y / 10)]
  return second.startsWith('-') ? first + second : `${first} ${second}`
}

/**
 * Collects d3's drawing as path data. Steps are relative, in whole tenths of a pixel, which halves the file. Each step
 * starts at the rounded position, so rounding errors do not add up.
 */
const newPen = () => {
  let data = ''
  let [penX, penY] = [0, 0]
  let [startX, startY] = [0, 0]
  const step = (x: number, y: number): [number, number] => {
    const [dx, dy] = [Math.round(x * 10) - penX, Math.round(y * 10) - penY]
    penX += dx
    penY += dy
    return [dx, dy]
  }
  const context: Context = {
    beginPath() {},
    moveTo(x, y) {
      data += `m${joined(...step(x, y))}`
      startX = penX
      startY = penY
    },
    lineTo(x, y) {
      const [dx, dy] = step(x, y)
      if (dx !== 0 || dy !== 0) data += `l${joined(dx, dy)}`
    },
    arc() {
      throw new Error('A path cannot draw points.')
    },
    closePath() {
      data += 'z'
      penX = startX
      penY = startY
    },
  }
  return { context, data: () => data.replace(/^m/, 'M') }
}

/** Returns the path data of a shape in a projection. */
export const drawer = (projection: Projection) => (shape: GeoJSON.GeoJSON | { type: 'Sphere' }) => {
  const pen = newPen()
  geoPath(projection, pen.context)(shape)
  return pen.data()
}

/** The file with one symbol, so that `use` scales it to its box. */
export const plate = (width: number, height: number, fit: 'meet' | 'slice', ...children: string[]) =>
  `${element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}` },
    element(
      'symbol',
      { id: 'map', viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: `xMidYMid ${fit}` },
      ...children,
    ),
  )}\n`
