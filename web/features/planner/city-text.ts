import { messages } from '#web/messages/index.ts'
import type { TripCity } from '#web/queries/trips.ts'

/** The state and the country of a city, 'N/A' for a missing part. */
export const placeParts = ({ expand }: TripCity): string[] =>
  [expand?.state, expand?.country].map((place) => place?.name || messages.common.notAvailable)

/** "City / state / country" as one text. */
export const cityText = (city: TripCity): string =>
  [city.name, ...placeParts(city)].join(messages.cities.separator)
