import { countryName } from '#web/lib/language/formats.ts'
import type { FoundPlace } from './places.ts'

/** The name for which a found city stands, in the language of the app where it is a country's; "" for none. */
export const aliasName = ({ alias, expand }: FoundPlace) =>
  alias?.kind === 'country' && expand?.country ? countryName(expand.country) : (alias?.name ?? '')
