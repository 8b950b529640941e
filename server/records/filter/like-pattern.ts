/**
 * The LIKE pattern for the right operand of `~`. A text with an unescaped `%` is already a pattern. Any other text
 * matches anywhere in the left operand, and its `%`, `_` and backslashes are literal.
 */
export function likePattern(text: string): string {
  const isPattern = /(?<!\\)(?:\\\\)*%/.test(text)
  if (!isPattern) return `%${text.replaceAll(/\\[\\%_]|[\\%_]/g, escaped)}%`
  // PostgreSQL rejects a pattern that ends in the escape character.
  return /(?<!\\)(?:\\\\)*\\$/.test(text) ? `${text}\\` : text
}

const escaped = (found: string) => (found.length === 1 ? `\\${found}` : found)

/**
 * The range of texts that a prefix pattern on folded text matches; an index can serve it. Null when the pattern is
 * not a plain prefix.
 */
export function rangeOf(pattern: string): { from: string; below: string } | null {
  const prefix = /^([^%_\\\u0080-\uffff]+)%$/.exec(pattern)?.[1]
  if (prefix === undefined) return null
  const last = prefix.length - 1
  return { from: prefix, below: prefix.slice(0, last) + String.fromCharCode(prefix.charCodeAt(last) + 1) }
}
