import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { localDay } from '#shared/domain/day.ts'
import { usePageName } from '#web/lib/page/page-name.ts'
import { useRootAttribute } from '#web/lib/page/use-root-attribute.ts'
import { useSession } from '#web/lib/session/session.ts'
import { yearMessages } from '#web/messages/year.ts'
import { countryStatusesQuery } from '#web/queries/country-statuses.ts'
import { ledgerQuery } from '#web/queries/ledger.ts'
import { publicUserQuery } from '#web/queries/users.ts'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { OfflineNotice } from '#web/ui/offline-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { YearScreen } from './year-screen.tsx'

type YearPageProps = {
  userId: string
  year: number
  /** Shown instead of the page if the profile is private or does not exist. */
  privateScreen: ReactNode
  /** Opens the poster and the cards of the year; shown to the owner. */
  pictures?: ReactNode
}

/** The year of the person in the address, limited to what is public; one's own is complete. */
export function YearPage({ userId, year, privateScreen, pictures }: YearPageProps) {
  const { user } = useSession()
  const isOwn = user?.id === userId
  const [today] = useState(() => localDay(new Date()))
  const other = useQuery({ ...publicUserQuery(userId), enabled: !isOwn })
  const person = isOwn ? user : other.data
  const ledger = useQuery({ ...ledgerQuery(userId), enabled: isOwn || Boolean(other.data) })
  const countries = useQuery(countryStatusesQuery)
  // The whole page is printed in landscape: a separate element would begin on a second page.
  useRootAttribute('yearPage')
  usePageName(person ? `${year}, ${person.name}` : undefined)
  if (person === null) return privateScreen
  const error = other.error ?? ledger.error ?? countries.error
  if (person && ledger.data && countries.data) {
    return (
      <YearScreen
        year={year}
        ledger={ledger.data}
        statuses={countries.data.statuses}
        countryNames={countries.data.names}
        today={today}
        person={person}
        pictures={isOwn && pictures}
      />
    )
  }
  return (
    <article className="year-page mx-auto w-full max-w-[75rem] px-5 pt-6 pb-16 md:px-8 md:pt-10 md:pb-24">
      <OfflineNotice className="mb-4 rounded-md px-3.5" />
      <h1 className="mt-14">
        <span aria-hidden>{year}</span>
        <span className="sr-only">{yearMessages.title({ year: String(year) })}</span>
      </h1>
      {error === null ? (
        <>
          <Skeleton className="mt-7 h-20 w-full" />
          <Skeleton className="mt-7 h-75 w-full md:h-125" />
        </>
      ) : (
        <FailureNotice
          className="mt-8 max-w-140"
          title={yearMessages.couldNotLoad}
          error={error}
          onRetry={() => {
            if (other.error) void other.refetch()
            if (ledger.error) void ledger.refetch()
            if (countries.error) void countries.refetch()
          }}
        />
      )}
    </article>
  )
}
