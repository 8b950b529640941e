import { withoutAccents } from './without-accents.ts'

/** The key for sorting and finding a city by its shown name: the name without accents, in lower case. */
export const foldedCityName = (city: { name: string; unaccented_name: string }, shown: string): string =>
  shown === city.name ? city.unaccented_name : withoutAccents(shown)
