const [quote, comma, backslash] = [0x22, 0x2c, 0x5c]
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d]

/** The maximum number of levels. No value of a request or of an archive has as many. */
const mostLevels = 100

/**
 * The limit that a JSON text exceeds: `parts` for more than `most` objects, lists and commas outside strings, `levels` for
 * more than 100 levels of objects and lists, null for none. Counting takes far less time and memory than parsing: a text of
 * 64 MB can contain 22 million objects, which need 3 GB, and parsing 1.4 million levels takes as long as parsing 20 million
 * numbers.
 */
export function excessIn(text: string, most: number): 'parts' | 'levels' | null {
  let parts = 0
  let levels = 0
  let isInString = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) isInString = !isInString
    else if (isInString) at += code === backslash ? 1 : 0
    else if (code === comma || code === openBracket || code === openBrace) {
      if (++parts > most) return 'parts'
      if (code !== comma && ++levels > mostLevels) return 'levels'
    } else if (code === closeBracket || code === closeBrace) levels--
  }
  return null
}
