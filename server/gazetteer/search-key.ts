import { fold } from '#shared/domain/unaccent.ts'

/**
 * The form in which the search compares names: folded, without quotes and full stops, with one space for each sequence
 * of other characters than letters and digits: "st johns" for "St. John's", "baden wurttemberg", "washington dc".
 */
export const searchKey = (text: string) =>
  fold(text)
    .replaceAll(/['"`.]/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
