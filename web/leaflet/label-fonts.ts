import type { LabelName } from './label-names.ts'

/** Names are shown in another face when theirs have not come by then. */
const patienceMs = 3000

/**
 * Waits for the faces in which the names are written, also those for letters beyond the Latin ones: measured before,
 * every name would be measured and placed again when they come. Waits three seconds at most. Answers whether all faces
 * are there.
 */
export async function loadFonts(names: readonly LabelName[]): Promise<boolean> {
  const { fonts } = document
  // The browser of the unit tests has none.
  if (fonts === undefined) return true
  const texts = new Map<string, string[]>()
  for (const { style, lines } of names) {
    const known = texts.get(style.font)
    if (known) known.push(...lines)
    else texts.set(style.font, [...lines])
  }
  const loading = [...texts].map(([font, lines]) => fonts.load(font, [...new Set(lines.join(''))].join('')))
  return Promise.race([
    Promise.all(loading).then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => {
      window.setTimeout(() => resolve(false), patienceMs)
    }),
  ])
}
