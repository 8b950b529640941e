import { expect, test } from 'vitest'
import { trace } from './trace.ts'

/** A pen that records its calls. */
const notes = () => {
  const drawn: string[] = []
  const pen = {
    moveTo: (x: number, y: number) => void drawn.push(`M${x} ${y}`),
    lineTo: (x: number, y: number) => void drawn.push(`L${x} ${y}`),
    closePath: () => void drawn.push('Z'),
  }
  return { drawn, pen }
}
const here = { scale: 1, dx: 0, dy: 0 }

test('a line within the tile is drawn point by point', () => {
  const { drawn, pen } = notes()
  trace(pen, Float64Array.from([0, 0, 10, 10, 20, 0]), here, 256, 2, false)
  expect(drawn).toEqual(['M0 0', 'L10 10', 'L20 0'])
})

test('of points beyond one edge only those that affect the tile are drawn', () => {
  const { drawn, pen } = notes()
  trace(pen, Float64Array.from([10, 10, 400, 10, 500, 50, 600, 90, 400, 100, 10, 100]), here, 256, 2, true)
  expect(drawn).toEqual(['M10 10', 'L400 10', 'L400 100', 'L10 100', 'Z'])
})
