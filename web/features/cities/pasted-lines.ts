/** The maximum number of lines of a pasted list. */
export const mostLines = 500
const longestLine = 2000

/** Marks before an entry of a list that do not belong to its name: "- ", "• ", "3. ", "4) ". */
const bullet = /^(?:[-*•·▪◦–—]|\d{1,3}[.)])\s+/u
const wrapping = /^[\s,"'“”„«»]+|[\s,"'“”„«»]+$/gu

/**
 * The entries of a pasted text: its lines, split at semicolons, without bullets, quotation marks and repetitions. The
 * cells of a table's row are one entry, joined by commas.
 */
export const linesOf = (text: string): string[] => {
  const lines = new Map<string, string>()
  for (const raw of text.split(/[\r\n;؛\u2028\u2029]+/u)) {
    const line = raw
      .trim()
      .replace(bullet, '')
      .replaceAll(/\s*\t\s*/gu, ', ')
      .replaceAll(wrapping, '')
    const key = line.toLowerCase()
    if (line !== '' && !lines.has(key)) lines.set(key, line)
  }
  return [...lines.values()].flatMap(shorter).slice(0, mostLines)
}

/** A line that is too long for one request, split into pieces at commas. */
const shorter = (line: string): string[] => {
  if (line.length <= longestLine) return [line]
  const comma = line.lastIndexOf(',', longestLine)
  const end = comma > 0 ? comma : longestLine
  return [line.slice(0, end), ...shorter(line.slice(end + 1).trim())]
}
