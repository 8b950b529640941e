import { Share2 } from 'lucide-react'
import { useState } from 'react'
import type { User } from '#shared/collections/users.ts'
import { profileMessages } from '#web/messages/profile.ts'
import { sharingMessages } from '#web/messages/sharing.ts'
import { useUpdateAccount } from '#web/queries/account-changes.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyLink } from '#web/ui/copy-link.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { PublicProfile } from '#web/ui/public-profile.tsx'

/** Copies the link of one's own profile; if the profile is private, first opens a panel that makes it public. */
export function ShareProfile({ user }: { user: User }) {
  const account = useUpdateAccount(user, sharingMessages.couldNotChange)
  const [isPanel, setIsPanel] = useState(!user.public)
  // The button remains while the panel is open, and while it has the focus that the panel returned.
  if (user.public && !isPanel) return <CopyLink path={`/profile/${user.id}`} />
  return (
    <Popover
      label={profileMessages.shareTitle}
      className="grid w-110 max-w-[calc(100vw-1rem)] gap-3 px-5 pt-4 pb-4 shadow-lift-3!"
      onOpenChange={() => setIsPanel(true)}
      trigger={
        <Button>
          <Share2 className="size-4" strokeWidth={1.6} aria-hidden />
          {profileMessages.share}
        </Button>
      }
    >
      <h2 className="text-22">{profileMessages.shareTitle}</h2>
      {!user.public && <p className="text-14 text-ink-2">{profileMessages.sharePrivate}</p>}
      <PublicProfile
        userId={user.id}
        isPublic={user.public}
        onChange={(isPublic) => account.mutate({ public: isPublic })}
      />
      {account.isError && (
        <FailureNotice
          title={sharingMessages.couldNotChange}
          error={account.error}
          isRetrying={account.isPending}
          onRetry={() => account.mutate(account.variables)}
          onDismiss={() => account.reset()}
        />
      )}
    </Popover>
  )
}
