import type { LabelName } from './label-names.ts'

/** After this time the names are drawn with a fallback font. */
const patienceMs = 3000

/**
 * Waits for the fonts of the names, including the fonts for scripts other than Latin. Without them every name would
 * be measured and placed again when the fonts are loaded. Waits three seconds at most. Returns whether all fonts are
 * loaded.
 */
export async function loadFonts(names: readonly LabelName[]): Promise<boolean> {
  const { fonts } = document
  // The DOM of the unit tests has no `document.fonts`.
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
