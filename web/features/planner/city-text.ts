import { cityName } from '#web/lib/language/city-names.ts'
import { countryName, partText } from '#web/lib/language/formats.ts'
import { messages } from '#web/messages/index.ts'
import type { Place } from '#web/queries/places.ts'

/** The state and the country of a city; 'N/A' for a missing one. */
export const placeParts = ({ expand }: Place): string[] =>
  [expand?.state?.name, expand?.country && countryName(expand.country)].map(
    (name) => name || messages.common.notAvailable,
  )

/** "City / state / country" as one text. */
export const cityText = (city: Place): string =>
  [cityName(city), ...placeParts(city)].map(partText).join(messages.cities.separator)
