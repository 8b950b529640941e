import { clsx } from 'clsx'
import { countryName, numberText } from '#web/lib/language/formats.ts'
import { useIsPainted } from '#web/lib/page/use-is-painted.ts'
import { softHyphens } from './soft-hyphens.ts'
import { messages } from '#web/messages/index.ts'
import { profileMessages } from '#web/messages/profile.ts'
import { Flag } from '#web/ui/flag.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { cardClass, flagButtonId } from './card.ts'

/** A country with its stored name. */
export type CountryCount = { iso2: string; name: string; cities: number }

type VisitedCountriesProps = {
  /** Undefined while they are loading. */
  countries: readonly CountryCount[] | undefined
  selected: string | undefined
  onSelect: (iso2: string) => void
}

/** This many flags fit into the first window. The others are loaded when they come near it. */
const nearFlags = 20

/** The flags of the visited countries; one of them may be selected. */
export function VisitedCountries({ countries, selected, onSelect }: VisitedCountriesProps) {
  // Each flag is an SVG document, which the page's thread parses: twenty of them take longer than the rest of the page.
  const isPainted = useIsPainted(countries !== undefined)
  return (
    <section
      aria-labelledby="visited-countries"
      aria-busy={countries === undefined || undefined}
      className={cardClass}
    >
      <h2 id="visited-countries" className="text-22">
        {profileMessages.visitedCountries}
      </h2>
      <p className="mt-1 text-14 text-ink-2">{profileMessages.visitedCountriesText}</p>
      <ul className="mt-6 grid grid-cols-5 gap-x-2.5 gap-y-3.5 md:gap-x-4 md:gap-y-5">
        {countries === undefined
          ? Array.from({ length: 10 }, (_, index) => (
              <li key={index}>
                <Skeleton className="aspect-4/3" />
                <Skeleton className="mt-2.5 mb-1 h-2.5 w-3/4" />
              </li>
            ))
          : countries.map((country, index) => (
              <li key={country.iso2} className="break-inside-avoid">
                <FlagButton
                  country={country}
                  isFar={index >= nearFlags}
                  isDue={isPainted}
                  isSelected={country.iso2 === selected}
                  onPress={() => onSelect(country.iso2)}
                />
              </li>
            ))}
      </ul>
    </section>
  )
}

type FlagButtonProps = {
  country: CountryCount
  /** Whether it is below the first window. */
  isFar: boolean
  /** Whether the flag is loaded; until then its frame takes its place. */
  isDue: boolean
  isSelected: boolean
  onPress: () => void
}

function FlagButton({ country, isFar, isDue, isSelected, onPress }: FlagButtonProps) {
  const name = countryName(country)
  return (
    <button
      id={flagButtonId(country.iso2)}
      type="button"
      aria-pressed={isSelected}
      onClick={onPress}
      className={clsx(
        'group block w-full text-start',
        isSelected ? 'font-semibold text-ink' : 'text-ink-2 hover:text-ink',
      )}
    >
      <Flag
        iso2={isDue ? country.iso2 : undefined}
        alt={isDue ? messages.common.flag : ''}
        loading={isFar ? 'lazy' : undefined}
        className={clsx(
          'aspect-4/3 h-auto w-full rounded-sm',
          isSelected && 'outline-2 outline-offset-3 outline-pin',
          'group-hover:ring-field',
        )}
      />
      <span className="mt-1.5 flex justify-between gap-1 text-[0.6875rem] leading-3.5 tracking-[-0.01em] md:text-13 md:leading-4.5 md:tracking-normal">
        <span className="-me-1 min-w-0 wrap-break-word md:me-0 md:truncate" title={name}>
          {softHyphens(name)}
        </span>
        <span className="figures font-normal text-ink-3 max-md:sr-only">
          {numberText(country.cities)}
          <span className="sr-only">{profileMessages.citiesThere({ count: country.cities })}</span>
        </span>
      </span>
    </button>
  )
}
