import { withoutAccents } from './without-accents.ts'

/** What a city is sorted and found by under the name that is shown: the name without accents and capitals. */
export const foldedCityName = (city: { name: string; unaccented_name: string }, shown: string): string =>
  shown === city.name ? city.unaccented_name : withoutAccents(shown)
