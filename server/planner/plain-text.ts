/** How much of a text is looked at, as a multiple of what is kept: the patterns take ever longer on an endless one. */
const looked = 20

/** A model's text as plain text: no markup, no links, no line breaks, and not without end. */
export function plainText(text: string, maxLength: number): string {
  const plain = text
    .slice(0, looked * maxLength)
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\b(?:[a-z][a-z+.-]*:\/\/|www\.|javascript:|data:|mailto:)\S*/gi, ' ')
    .replaceAll(/[<>`*#|\\]/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const characters = Array.from(plain)
  return characters.length <= maxLength
    ? plain
    : `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trim()}…`
}
