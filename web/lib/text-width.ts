let pen: CanvasRenderingContext2D | null | undefined

/** The width of a text in pixels, in a font as CSS writes it ("500 12px Arial"). */
export function textWidth(text: string, font: string): number {
  pen ??= document.createElement('canvas').getContext('2d')
  // The DOM of the unit tests has no canvas.
  if (!pen) return text.length * 7
  if (pen.font !== font) pen.font = font
  return pen.measureText(text).width
}
