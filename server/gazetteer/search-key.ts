import { fold } from '#shared/domain/unaccent.ts'

/**
 * A longer text is no name and no address. Some characters fold into many letters (U+FDFA into 29), and the search takes
 * several times as long for a text of twice the length.
 */
const longestKey = 200

/**
 * The form in which the search compares names: folded, without quotes and full stops, with one space for each sequence
 * of other characters than letters and digits: "st johns" for "St. John's", "baden wurttemberg", "washington dc". Of a
 * long text only the beginning is read.
 */
export const searchKey = (text: string) =>
  fold(text)
    .replaceAll(/['"`.]/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .slice(0, longestKey)
    .trim()
