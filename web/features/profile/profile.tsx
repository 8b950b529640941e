import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileInput, MapPin } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { DistinctVisitedCountry } from '#shared/collections/visited-cities.ts'
import { formatsOf } from '#shared/domain/formats.ts'
import { countryId } from '#shared/domain/gazetteer-ids.ts'
import type { Counts } from '#shared/domain/ledger/counting.ts'
import type { Ledger } from '#shared/ledger.ts'
import { avatarUrl } from '#web/lib/api/file-url.ts'
import { preloadScript, useScript } from '#web/lib/page/use-script.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useLanguage } from '#web/messages/language.ts'
import { profileMessages } from '#web/messages/profile.ts'
import { timelineMessages } from '#web/messages/timeline.ts'
import { countryStatusesQuery } from '#web/queries/country-statuses.ts'
import { useCounts } from '#web/queries/counts.ts'
import { visitedCountriesQuery } from '#web/queries/distinct-visited.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { CountOfList } from '#web/ui/count-of-list.tsx'
import { CopyLink } from '#web/ui/copy-link.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { OfflineNotice } from '#web/ui/offline-notice.tsx'
import { ChangePicture } from './change-picture.tsx'
import { CountCards } from './count-cards.tsx'
import type { LedgerSlots } from './ledger-part.tsx'
import { LedgerSkeleton } from './ledger-skeleton.tsx'
import { type IndexEntry, LocalIndex } from './local-index.tsx'
import { NoVisits } from './no-visits.tsx'
import { ShareProfile } from './share-profile.tsx'
import { VisitedCountries } from './visited-countries.tsx'
import type { CountryCount } from './visited-countries.tsx'
import { VisitedStates } from './visited-states.tsx'

const loadLedgerPart = () => import('./ledger-part.tsx')

// Loaded at the same time as the ledger, which may be there first.
preloadScript(loadLedgerPart)

type ProfilePerson = {
  id: string
  name: string
  avatar: string
  collectionId: string
}

type ProfileProps = {
  person: ProfilePerson
  isOwn: boolean
  /** The two-letter code of the country whose states are shown. */
  selected: string | undefined
  onSelect: (iso2: string | undefined) => void
  /** The components that the lower part gets from other parts of the app. */
  slots?: LedgerSlots | undefined
  /** The button of the own pictures. */
  pictures?: ReactNode
}

/** The person, the number of visits, and the visited countries and states. */
export function Profile({ person, isOwn, selected, onSelect, slots = noSlots, pictures }: ProfileProps) {
  const language = useLanguage()
  const visitedCountries = useQuery(visitedCountriesQuery(person.id))
  const { ledger, names, counts, today, error: countsError, retry } = useCounts(person.id)
  const countries = useMemo(
    () =>
      visitedCountries.data &&
      counts &&
      byCities(withLayovers(visitedCountries.data, names), counts.citiesPerCountry, language),
    [visitedCountries.data, names, counts, language],
  )
  const below = useLedgerPart()
  const country = countries?.find(({ iso2 }) => iso2 === selected)
  const error = countsError ?? visitedCountries.error
  // Nothing of the page can be shown yet.
  const hasBegun = error === null || countries !== undefined
  // A country that the address has from the start does not scroll the page.
  const [hasSelected, setHasSelected] = useState(false)
  const handleSelect = (iso2: string) => {
    setHasSelected(true)
    onSelect(iso2 === country?.iso2 ? undefined : iso2)
  }

  return (
    <div className="mx-auto w-full max-w-[75rem] px-5 pt-8 pb-16 md:px-8 md:pt-12 md:pb-24">
      <OfflineNotice className="mb-4 rounded-md px-3.5" />
      <ProfileHead person={person} isOwn={isOwn} pictures={pictures} />
      <CountCards
        counts={counts}
        notes={ledger && counts && countNotes(ledger, counts, today)}
        hasFailed={error !== null}
      />
      {counts?.cities !== 0 && hasBegun && <LocalIndex entries={indexEntries(isOwn)} />}
      {!hasBegun ? (
        <FailureNotice
          className="mt-8 max-w-140"
          title={profileMessages.couldNotLoad}
          error={error}
          onRetry={() => {
            retry()
            void visitedCountries.refetch()
          }}
        />
      ) : counts?.cities === 0 ? (
        <NoVisits isOwn={isOwn} />
      ) : (
        <div
          id="countries"
          className="mt-6 grid scroll-mt-12 items-start gap-6 md:mt-8 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-8"
        >
          <VisitedCountries countries={countries} selected={country?.iso2} onSelect={handleSelect} />
          {country !== undefined && counts !== undefined && (
            <VisitedStates
              key={country.iso2}
              country={country}
              counted={counts.citiesPerState}
              isRevealed={hasSelected}
              onBack={() => onSelect(undefined)}
            />
          )}
          {below.script && ledger && (
            <div className={country === undefined ? undefined : 'lg:col-span-2'}>
              <below.script.OnThisDay ledger={ledger} today={today} />
            </div>
          )}
        </div>
      )}
      {below.error !== undefined ? (
        <FailureNotice
          className="mt-8 max-w-140"
          title={profileMessages.couldNotLoadLedger}
          error={below.error}
          onRetry={below.retry}
        />
      ) : countries === undefined ? null : below.script && ledger && counts && below.statuses ? (
        <below.script.LedgerPart
          ledger={ledger}
          counts={counts}
          statuses={below.statuses.statuses}
          names={below.statuses.names}
          today={today}
          slots={{
            rule: <CountOfList userId={person.id} rule={ledger.rules.rule} count={counts.countries} />,
            ...slots,
          }}
        />
      ) : (
        counts?.cities !== 0 && <LedgerSkeleton />
      )}
    </div>
  )
}

/** The name and picture of the person, and what can be done with the profile. */
function ProfileHead({ person, isOwn, pictures }: Pick<ProfileProps, 'person' | 'isOwn' | 'pictures'>) {
  const { user } = useSession()
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="flex min-w-0 items-center gap-5">
        <Avatar
          name={person.name}
          src={avatarUrl(person)}
          className="size-13 text-[1.0625rem] md:size-16 md:text-[1.25rem]"
        />
        <div className="min-w-0">
          <h1 className="text-34 md:text-44">{profileMessages.heading}</h1>
          <p className="own-direction wrap-anywhere text-ink-2">{person.name}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {isOwn && <ChangePicture userId={person.id} />}
        {isOwn && user ? <ShareProfile user={user} /> : <CopyLink path={`/profile/${person.id}`} />}
        {isOwn && pictures}
        {isOwn && (
          <Link to="/import" className={buttonClass()}>
            <FileInput className="size-4" strokeWidth={1.6} aria-hidden />
            {profileMessages.importFiles}
          </Link>
        )}
        <Link to="/map/$userId" params={{ userId: person.id }} className={buttonClass()}>
          <MapPin className="size-4" strokeWidth={1.6} aria-hidden />
          {profileMessages.viewOnMap}
        </Link>
      </div>
    </div>
  )
}

const noSlots: LedgerSlots = {}

/** The texts under the numbers of countries, states and cities. */
const countNotes = ({ user, rules, stays }: Ledger, { citiesPerCountry }: Counts, today: string) => {
  let count = 0
  let firstStart = ''
  let lastStart = ''
  for (const { start } of stays) {
    // A stay that is only planned counts for nothing.
    if (start > today) continue
    count += 1
    if (start === '') continue
    if (firstStart === '' || start < firstStart) firstStart = start
    if (start > lastStart) lastStart = start
  }
  const [first, last] = [firstStart.slice(0, 4), lastStart.slice(0, 4)]
  return [
    <CountOfList key="list" userId={user} rule={rules.rule} />,
    profileMessages.inCountries({ count: citiesPerCountry.size }),
    first === ''
      ? profileMessages.stays({ count })
      : first === last
        ? profileMessages.staysIn({ count, year: first })
        : profileMessages.staysFrom({ count, first, last }),
  ]
}

const indexEntries = (isOwn: boolean): IndexEntry[] => [
  { id: 'countries', text: profileMessages.countriesIndex },
  { id: 'progress', text: timelineMessages.progress },
  { id: 'figures', text: timelineMessages.figures },
  { id: 'timeline', text: timelineMessages.timeline },
  ...(isOwn ? [{ id: 'want-to-go', text: timelineMessages.wantToGo }] : []),
]

/** The part below the flags: a separate script, drawn after the first paint, and its content. */
function useLedgerPart() {
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsWanted(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  const { script, error, retry } = useScript(loadLedgerPart, { isWanted })
  const statuses = useQuery({ ...countryStatusesQuery, enabled: isWanted })
  const failures = [error, statuses.data === undefined ? statuses.error : null]
  return {
    script,
    statuses: statuses.data,
    error: failures.find((one) => one !== undefined && one !== null),
    retry: () => {
      if (error !== undefined) retry()
      if (statuses.error !== null) void statuses.refetch()
    },
  }
}

/** The countries with a mark, and all others: a country without a mark can have a layover that counts. */
const withLayovers = (
  marked: readonly DistinctVisitedCountry[],
  names: ReadonlyMap<string, string> = new Map(),
): Omit<CountryCount, 'cities'>[] => {
  const known = new Set(marked.map(({ iso2 }) => iso2))
  const others = [...names].filter(([iso2]) => !known.has(iso2))
  return [...marked, ...others.map(([iso2, name]) => ({ iso2, name }))]
}

/** The countries with the most visited cities first; a country whose last visit was just removed is left out. */
const byCities = (
  countries: readonly Omit<CountryCount, 'cities'>[],
  citiesPerCountry: ReadonlyMap<string, number>,
  language: string,
): CountryCount[] => {
  const { compareNames, countryName } = formatsOf(language)
  const nameOf = ({ iso2, name }: Omit<CountryCount, 'cities'>) => countryName(iso2, name)
  return countries
    .map(({ iso2, name }) => ({ iso2, name, cities: citiesPerCountry.get(countryId(iso2)) ?? 0 }))
    .filter(({ cities }) => cities > 0)
    .sort((a, b) => b.cities - a.cities || compareNames(nameOf(a), nameOf(b)))
}
