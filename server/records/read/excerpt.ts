/**
 * The beginning of a text: HTML tags removed, white space collapsed, at most `max` characters. With
 * `withEllipsis`, "..." follows when the text was cut.
 */
export function excerpt(text: string, max: number, withEllipsis: boolean): string {
  const plain = text
    .replaceAll(
      /<(script|style|iframe|svg|math|head|title|noscript|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi,
      ' ',
    )
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replaceAll(
      /<\/?(?:p|div|br|li|ul|ol|h[1-6]|tr|td|th|table|section|article|blockquote|pre|hr)\b[^<>]*>/gi,
      ' ',
    )
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()
  const characters = Array.from(plain)
  if (characters.length <= max) return plain
  return characters.slice(0, max).join('').trimEnd() + (withEllipsis ? '...' : '')
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}
