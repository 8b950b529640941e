import { clsx } from 'clsx'
import { cityName } from '#web/lib/language/city-names.ts'
import { countryName, partText } from '#web/lib/language/formats.ts'
import { messages } from '#web/messages/index.ts'
import { matchedLetters, spelled } from './matched-letters.ts'

type NamedPlace = { name: string }
type NamedCountry = NamedPlace & { iso2: string }

type CityLabelProps = {
  city: {
    id: string
    name: string
    unaccented_name: string
    expand?: { country?: NamedCountry | undefined; state?: NamedPlace | undefined } | undefined
  }
  /** The typed text; the letters of the name that match it are underlined. */
  typed?: string
  /** The name of an island or sight that stands for the city and was found; "" for none. */
  alias?: string
  className?: string
}

/** "City / state / country" on one line, with 'N/A' for a missing part, after the alias by which the city was found. */
export function CityLabel({ city, typed = '', alias = '', className }: CityLabelProps) {
  const name = cityName(city)
  const matched = matchedLetters(name, name === city.name ? city.unaccented_name : spelled(name), typed)
  const { state, country } = city.expand ?? {}
  const parts = [state?.name, country && countryName(country)].map(
    (part) => part || messages.common.notAvailable,
  )
  return (
    <span className={clsx('min-w-0 truncate text-ink-2', className)}>
      {alias !== '' && messages.cities.standsFor({ name: alias })}
      <b className="own-direction font-medium text-ink">
        <u className="decoration-pin decoration-2 underline-offset-3">{name.slice(0, matched)}</u>
        {name.slice(matched)}
      </b>
      {parts.map((part) => messages.cities.separator + partText(part))}
    </span>
  )
}
