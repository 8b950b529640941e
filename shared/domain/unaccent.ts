import anyAscii from 'any-ascii'

/**
 * The form in which names are searched: lower-case ASCII with single spaces ("Łódź" → "lodz", "東京" →
 * "dongjing"). Both the data and the typed text are folded by this function. Quotes and spaces before the first
 * letter are removed ("‘Ayn" → "ayn"), since people do not type them.
 */
export const fold = (text: string) =>
  anyAscii(text.normalize('NFC'))
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s'"`]+/, '')
    .trimEnd()
