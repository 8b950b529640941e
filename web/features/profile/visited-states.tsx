import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { countryId } from '#shared/domain/gazetteer-ids.ts'
import { compareNames, countryName } from '#web/lib/language/formats.ts'
import { softHyphens } from './soft-hyphens.ts'
import { messages } from '#web/messages/index.ts'
import { profileMessages } from '#web/messages/profile.ts'
import { type NamedState, statesOfCountriesQuery } from '#web/queries/states.ts'
import { Flag } from '#web/ui/flag.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { cardClass, flagButtonId } from './card.ts'
import type { CountryCount } from './visited-countries.tsx'

type VisitedStatesProps = {
  country: CountryCount
  /** The number of cities in each state that counts, by its id. */
  counted: ReadonlyMap<string, number>
  /** Whether to scroll the card into view when it appears: on a phone it is below all flags. */
  isRevealed: boolean
  onBack: () => void
}

/** The visited states of the selected country. Its flag leads back to the countries. */
export function VisitedStates({ country, counted, isRevealed, onBack }: VisitedStatesProps) {
  const id = countryId(country.iso2)
  const { data, error, refetch } = useQuery(statesOfCountriesQuery([id]))
  const states = data?.filter((state) => counted.has(state.id)).sort((a, b) => compareNames(a.name, b.name))
  const card = useRef<HTMLElement>(null)
  const name = countryName(country)

  useEffect(() => {
    const box = card.current?.getBoundingClientRect()
    if (!isRevealed || box === undefined) return
    if (box.top < 0 || box.bottom > window.innerHeight) card.current?.scrollIntoView()
  }, [isRevealed])

  const handleBack = () => {
    // Also brings the flag into view.
    document.getElementById(flagButtonId(country.iso2))?.focus()
    onBack()
  }

  return (
    <section
      ref={card}
      aria-labelledby="visited-states"
      className={`${cardClass} scroll-mb-6 lg:sticky lg:top-22`}
    >
      <div className="flex items-start gap-3.5 md:gap-4">
        <button
          type="button"
          aria-label={profileMessages.backToCountries}
          onClick={handleBack}
          className="group shrink-0"
        >
          <Flag
            iso2={country.iso2}
            alt={messages.common.flag}
            className="aspect-4/3 h-auto w-18 rounded-sm group-hover:ring-field"
          />
        </button>
        <div className="min-w-0">
          <h2 id="visited-states" className="text-22">
            {profileMessages.visitedStates({ country: name })}
          </h2>
          <p className="mt-1 text-13 text-ink-2">{profileMessages.visitedStatesText({ country: name })}</p>
        </div>
      </div>
      {error !== null && states === undefined ? (
        <FailureNotice
          className="mt-8 max-w-140"
          title={profileMessages.couldNotLoadStates}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : states?.length === 0 ? (
        <p className="mt-5 border-t border-rule pt-4 text-14 text-ink-2">{profileMessages.noStates}</p>
      ) : (
        <StateNames country={id} states={states} />
      )}
    </section>
  )
}

const columns = 4

type StateNamesProps = { country: string; states: readonly NamedState[] | undefined }

/** Names in four columns, each with a link to its page; one row of placeholders until they are known. */
function StateNames({ country, states }: StateNamesProps) {
  const cell = 'border-b border-rule py-2.5 pe-2 text-13 xs:text-14'
  return (
    <ul className="mt-5 grid grid-cols-4 border-t border-rule">
      {states === undefined
        ? Array.from({ length: columns }, (_, index) => (
            <li key={index} className={cell}>
              <Skeleton className="my-1 h-3 w-3/4" />
            </li>
          ))
        : states.map(({ id, name }) => (
            <li key={id} className={`${cell} wrap-break-word`}>
              <Link
                to="/explore/country/$countryId/region/$stateId"
                params={{ countryId: country, stateId: id }}
                className="-my-2.5 block py-2.5 underline-offset-4 hover:underline"
              >
                {softHyphens(name)}
              </Link>
            </li>
          ))}
      {Array.from({ length: (columns - ((states?.length ?? columns) % columns)) % columns }, (_, index) => (
        // Draws the last row's line to its end.
        <li key={`blank ${index}`} aria-hidden className={cell} />
      ))}
    </ul>
  )
}
