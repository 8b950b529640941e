/** The part of a text that is read, as a multiple of the kept length. It bounds the time of the patterns below. */
const readFactor = 20

/** Converts a model's text to plain text of at most `maxLength` characters: no markup, links or line breaks. */
export function plainText(text: string, maxLength: number): string {
  const plain = text
    .slice(0, readFactor * maxLength)
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
