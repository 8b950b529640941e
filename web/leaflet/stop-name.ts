import { sansFamily } from './canvas-fonts.ts'

/** The font size of a stop's name, in pixels. trip.css has the same value. */
export const stopNamePx = 13.5

const font = `600 ${stopNamePx}px ${sansFamily}`
const widths = new Map<string, number>()
let pen: CanvasRenderingContext2D | null | undefined

/** The width of a stop's name, in pixels. */
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

/** Calls `listener` when the fonts are loaded and the widths of all names have changed. */
export async function whenNamesChange(listener: () => void): Promise<void> {
  await document.fonts?.ready
  widths.clear()
  listener()
}
