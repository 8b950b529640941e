import { compareNames, countryName } from '#web/lib/language/formats.ts'
import { withoutAccents } from '#web/lib/language/without-accents.ts'

type Named = { name: string; native: string; iso2: string }

/**
 * The countries whose name contains the text, in English, in the language of the page or in their own, ignoring accents
 * and case; those that begin with it come first. Two letters also find the country with that code.
 */
export function countriesNamed<Country extends Named>(
  countries: readonly Country[],
  text: string,
): readonly Country[] {
  const term = withoutAccents(text.trim())
  if (term === '') return countries
  const rank = (country: Country) => {
    const { name, native, iso2 } = country
    const names = [countryName(country), name, native].map(withoutAccents)
    if (iso2.toLowerCase() === term || names.some((each) => each.startsWith(term))) return 0
    if (names.some((each) => each.includes(` ${term}`))) return 1
    return names.some((each) => each.includes(term)) ? 2 : 3
  }
  return countries
    .map((country) => ({ country, rank: rank(country) }))
    .filter((each) => each.rank < 3)
    .sort((a, b) => a.rank - b.rank || compareNames(countryName(a.country), countryName(b.country)))
    .map(({ country }) => country)
}
