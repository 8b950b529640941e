/** The fonts of the pictures: three serif fonts, of which `display` is for large sizes, and two sans serif fonts. */
export type Face = 'display' | 'serif' | 'italic' | 'sans' | 'medium'

export interface Style {
  face: Face
  size: number
  /** Space after each letter, as a share of the size. Scripts with joined letters ignore it. */
  track?: number
}

/**
 * Measures texts and converts them to paths, so that a picture looks the same wherever it is drawn. Texts in a script
 * without a font are romanised.
 */
export interface Lettering {
  /** The width of a text in the same unit as its size. */
  width(text: string, style: Style): number
  /** The path of a text whose line begins at x, y; "" for a text without letters. */
  path(text: string, x: number, y: number, style: Style): string
}

export type Anchor = 'start' | 'middle' | 'end'

/** The path of a text that begins, is centred, or ends at x. */
export function lettersAt(
  letters: Lettering,
  text: string,
  [x, y]: readonly [number, number],
  style: Style,
  anchor: Anchor = 'start',
): string {
  const shift = anchor === 'start' ? 0 : letters.width(text, style) / (anchor === 'middle' ? 2 : 1)
  return letters.path(text, x - shift, y, style)
}

/**
 * The largest of the sizes at which the text is at most `most` wide. When even the smallest is too wide, the text is
 * shortened at that size.
 */
export function fitted(
  letters: Lettering,
  text: string,
  most: number,
  style: Style,
  sizes: readonly number[],
): { text: string; style: Style } {
  for (const size of sizes) {
    if (letters.width(text, { ...style, size }) <= most) return { text, style: { ...style, size } }
  }
  const last = { ...style, size: sizes.at(-1) ?? style.size }
  return { text: cut(letters, text, most, last), style: last }
}

/** The text, shortened to at most `most` wide with an ellipsis when it is wider. */
export function cut(letters: Lettering, text: string, most: number, style: Style): string {
  if (letters.width(text, style) <= most) return text
  const characters = Array.from(text)
  let [fits, tooLong] = [0, characters.length]
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1
    const part = `${characters.slice(0, middle).join('').trimEnd()}…`
    if (letters.width(part, style) <= most) fits = middle
    else tooLong = middle
  }
  return `${characters.slice(0, fits).join('').trimEnd()}…`
}

/**
 * A title in at most `mostLines` lines at the largest of the sizes at which it fits. When it is too long even at the
 * last size, it ends with an ellipsis. Lines break between words.
 */
export function titleLines(
  letters: Lettering,
  text: string,
  most: number,
  mostLines: number,
  style: Style,
  sizes: readonly number[],
): { lines: string[]; style: Style } {
  for (const size of sizes) {
    const lines = wrapped(letters, text, most, { ...style, size })
    if (lines.length <= mostLines && lines.every((part) => letters.width(part, { ...style, size }) <= most))
      return { lines, style: { ...style, size } }
  }
  const last = { ...style, size: sizes.at(-1) ?? style.size }
  const lines = wrapped(letters, text, most, last)
  const kept = [...lines.slice(0, mostLines - 1), lines.slice(mostLines - 1).join(' ')].filter(Boolean)
  return { lines: kept.map((part) => cut(letters, part, most, last)), style: last }
}

function wrapped(letters: Lettering, text: string, most: number, style: Style): string[] {
  const lines: string[] = []
  let current = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = current === '' ? word : `${current} ${word}`
    if (current === '' || letters.width(longer, style) <= most) current = longer
    else {
      lines.push(current)
      current = word
    }
  }
  if (current !== '') lines.push(current)
  return lines
}
