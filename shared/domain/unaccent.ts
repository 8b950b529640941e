import anyAscii from 'any-ascii'

/**
 * The form in which names are searched: lower-case ASCII with single spaces ("Łódź" → "lodz", "東京" →
 * "dongjing"). The data and whatever a person types go through this one function, so that both agree. Marks before
 * the first letter are dropped ("‘Ayn" → "ayn"), since nobody begins a search with one.
 */
export const fold = (text: string) =>
  anyAscii(text.normalize('NFC'))
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s'"`]+/, '')
    .trimEnd()
