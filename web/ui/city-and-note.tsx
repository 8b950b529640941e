import { Link } from '@tanstack/react-router'
import type { LedgerCity } from '#shared/ledger.ts'
import { useCityName } from '#web/lib/language/city-names.ts'

type CityAndNoteProps = { city: LedgerCity; countryName: (iso2: string) => string; note: string }

/** The name of a city as a link to its page, its country, and below them the note of a stay or wish. */
export function CityAndNote({ city, countryName, note }: CityAndNoteProps) {
  const cityName = useCityName()
  return (
    <div className="min-w-0 flex-1 leading-5">
      <Link
        to="/explore/city/$cityId"
        params={{ cityId: city.id }}
        className="-my-3 inline-block py-3 font-medium underline-offset-4 hover:underline md:-my-0.5 md:py-0.5"
      >
        {cityName(city)}
      </Link>{' '}
      <span className="text-13 text-ink-3">{countryName(city.iso2)}</span>
      {note !== '' && (
        <p className="own-direction line-clamp-3 font-serif text-14 wrap-anywhere text-ink-2 italic">
          {note}
        </p>
      )}
    </div>
  )
}
