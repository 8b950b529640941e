import { cityName } from '#web/lib/language/city-names.ts'
import { partText } from '#web/lib/language/formats.ts'
import { messages } from '#web/messages/index.ts'
import { aliasName } from '#web/queries/alias-name.ts'
import type { FoundPlace } from '#web/queries/places.ts'
import { Flag } from '#web/ui/flag.tsx'
import { placeParts } from './city-text.ts'

type CityLineProps = {
  city: FoundPlace
  /** Whether the name of the island or sight by which the city was found is shown before it. */
  hasAlias?: boolean
}

/** A city's flag and "city / state / country", on one line that is cut when it is too long. */
export function CityLine({ city, hasAlias = false }: CityLineProps) {
  const alias = hasAlias ? aliasName(city) : ''
  return (
    <>
      <Flag iso2={city.expand?.country?.iso2} loading="lazy" />
      <span className="min-w-0 flex-1 truncate text-ink-2">
        {alias !== '' && messages.cities.standsFor({ name: alias })}
        <b className="own-direction font-semibold text-ink">{cityName(city)}</b>
        {placeParts(city).map((part) => messages.cities.separator + partText(part))}
      </span>
    </>
  )
}
