/**
 * The pattern that the right side of a `~` stands for. With a `%` of its own that is not escaped it is a
 * pattern already; else it is a text to be found anywhere, and its `%`, `_` and backslashes mean themselves.
 */
export function likePattern(text: string): string {
  const isPattern = /(?<!\\)(?:\\\\)*%/.test(text)
  if (!isPattern) return `%${text.replaceAll(/\\[\\%_]|[\\%_]/g, escaped)}%`
  // PostgreSQL refuses a pattern that ends in its escape character.
  return /(?<!\\)(?:\\\\)*\\$/.test(text) ? `${text}\\` : text
}

const escaped = (found: string) => (found.length === 1 ? `\\${found}` : found)

/**
 * The texts that a prefix pattern on folded text matches, as a range that an index can serve; null when the
 * pattern is more than a prefix.
 */
export function rangeOf(pattern: string): { from: string; below: string } | null {
  const prefix = /^([^%_\\\u0080-\uffff]+)%$/.exec(pattern)?.[1]
  if (prefix === undefined) return null
  const last = prefix.length - 1
  return { from: prefix, below: prefix.slice(0, last) + String.fromCharCode(prefix.charCodeAt(last) + 1) }
}
