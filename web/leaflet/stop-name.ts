import { sansFamily } from './canvas-fonts.ts'

/** The size of the letters of a stop's name, in pixels; trip.css has it, too. */
export const stopNamePx = 13.5

const font = `600 ${stopNamePx}px ${sansFamily}`
const widths = new Map<string, number>()
let pen: CanvasRenderingContext2D | null | undefined

/** How wide a stop's name is, in pixels. */
export function stopNameWidth(text: string): number {
  pen ??= document.createElement('canvas').getContext('2d')
  if (!pen) return text.length * stopNamePx * 0.55
  let width = widths.get(text)
  if (width === undefined) {
    if (pen.font !== font) pen.font = font
    width = pen.measureText(text).width
    widths.set(text, width)
  }
  return width
}

/** Calls back when the fonts have come and every name has another width. */
export async function whenNamesChange(listener: () => void): Promise<void> {
  await document.fonts?.ready
  widths.clear()
  listener()
}
