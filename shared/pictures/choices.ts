/** The paper sizes of a poster: the shorter side in millimetres, and in pixels at 300 dots per inch. */
export const papers = {
  a4: { millimetres: 210, pixels: 2480 },
  a3: { millimetres: 297, pixels: 3508 },
  a2: { millimetres: 420, pixels: 4961 },
} as const
export const paperNames = ['a4', 'a3', 'a2'] as const

/** The ratio of the longer side of a sheet to the shorter one. */
export const sheetRatio = Math.SQRT2

/** The shorter side of a poster's preview, in pixels. */
export const previewPixels = 760

/** The map of a poster. */
export const posterMaps = ['globe', 'world'] as const

/** The maximum number of figures on a poster. */
export const mostFigures = 4
