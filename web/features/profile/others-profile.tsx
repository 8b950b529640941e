import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { usePageName } from '#web/lib/page/page-name.ts'
import { useSession } from '#web/lib/session/session.ts'
import { profileMessages } from '#web/messages/profile.ts'
import { publicUserQuery } from '#web/queries/users.ts'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { OfflineNotice } from '#web/ui/offline-notice.tsx'
import { CountCards } from './count-cards.tsx'
import type { LedgerSlots } from './ledger-part.tsx'
import { Profile } from './profile.tsx'

type OthersProfileProps = {
  userId: string
  selected: string | undefined
  /** Shown instead of the profile if it is private or does not exist. */
  privateScreen: ReactNode
  onSelect: (iso2: string | undefined) => void
  slots?: LedgerSlots
  /** The button of the own pictures. */
  pictures?: ReactNode
}

/** The profile of the person in the address, limited to what is public; one's own is complete. */
export function OthersProfile(props: OthersProfileProps) {
  const { userId, selected, privateScreen, onSelect, slots, pictures } = props
  const { user } = useSession()
  const isOwn = user?.id === userId
  const person = useQuery({ ...publicUserQuery(userId), enabled: !isOwn })

  usePageName((isOwn ? user : person.data)?.name)

  if (isOwn) {
    return (
      <Profile
        person={user}
        isOwn
        selected={selected}
        onSelect={onSelect}
        slots={slots}
        pictures={pictures}
      />
    )
  }
  if (person.data) {
    return (
      <Profile person={person.data} isOwn={false} selected={selected} onSelect={onSelect} slots={slots} />
    )
  }
  if (person.data === null) return privateScreen
  return (
    <div className="mx-auto w-full max-w-[75rem] px-5 pt-8 pb-16 md:px-8 md:pt-12 md:pb-24">
      <OfflineNotice className="mb-4 rounded-md px-3.5" />
      {person.error !== null ? (
        <>
          <h1 className="text-34 md:text-44">{profileMessages.heading}</h1>
          <FailureNotice
            className="mt-8 max-w-140"
            title={profileMessages.couldNotLoad}
            error={person.error}
            onRetry={() => void person.refetch()}
          />
        </>
      ) : (
        <>
          <div className="flex items-center gap-5">
            <Skeleton className="size-13 rounded-full! md:size-16" />
            <div>
              <h1 className="text-34 md:text-44">{profileMessages.heading}</h1>
              <Skeleton className="my-1.5 h-3 w-32" />
            </div>
          </div>
          <CountCards counts={undefined} />
        </>
      )}
    </div>
  )
}
