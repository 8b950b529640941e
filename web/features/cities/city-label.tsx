import { clsx } from 'clsx'
import { countryName, partText } from '#web/lib/language/formats.ts'
import { messages } from '#web/messages/index.ts'
import { matchedLetters } from './matched-letters.ts'

type NamedPlace = { name: string }
type NamedCountry = NamedPlace & { iso2: string }

type CityLabelProps = {
  city: {
    name: string
    unaccented_name: string
    expand?: { country?: NamedCountry | undefined; state?: NamedPlace | undefined } | undefined
  }
  /** What was typed to find it; the letters it matched are underlined. */
  typed?: string
  className?: string
}

/** "City / state / country" on one line, with 'N/A' for a missing part. */
export function CityLabel({ city, typed = '', className }: CityLabelProps) {
  const matched = matchedLetters(city.name, city.unaccented_name, typed)
  const { state, country } = city.expand ?? {}
  const parts = [state?.name, country && countryName(country)].map(
    (name) => name || messages.common.notAvailable,
  )
  return (
    <span className={clsx('min-w-0 truncate text-ink-2', className)}>
      <b className="own-direction font-medium text-ink">
        <u className="decoration-pin decoration-2 underline-offset-3">{city.name.slice(0, matched)}</u>
        {city.name.slice(matched)}
      </b>
      {parts.map((part) => messages.cities.separator + partText(part))}
    </span>
  )
}
