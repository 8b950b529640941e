/**
 * Sizes a canvas for screens with up to two pixels per CSS pixel, and returns its context in CSS pixels. Undefined when
 * nothing can be drawn.
 */
export function sharpCanvas(
  canvas: HTMLCanvasElement | null,
  { width, height }: { width: number; height: number },
): CanvasRenderingContext2D | undefined {
  const pen = canvas?.getContext('2d')
  if (!pen || width === 0 || height === 0) return undefined
  const density = Math.min(2, window.devicePixelRatio)
  pen.canvas.width = width * density
  pen.canvas.height = height * density
  pen.scale(density, density)
  return pen
}
