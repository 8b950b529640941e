import type { UseMutationResult } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'
import { RadioGroup } from 'radix-ui'
import { useId, useState } from 'react'
import type { User } from '#shared/collections/users.ts'
import { pageDirection } from '#web/lib/language/direction.ts'
import { useIsPhone } from '#web/lib/page/media.ts'
import { sharingMessages } from '#web/messages/sharing.ts'
import { tripPageMessages } from '#web/messages/trip-page.ts'
import { useUpdateAccount } from '#web/queries/account-changes.ts'
import { useSetTripPrivate } from '#web/queries/trip-changes.ts'
import type { StoredTrip } from '#web/queries/trips.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyAddress } from '#web/ui/copy-address.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { PublicProfile } from '#web/ui/public-profile.tsx'

type ShareProps = { trip: StoredTrip; user: User }

/** Opens the panel in which an owner decides who can read a trip: below the button, on phones from the foot. */
export function Share({ trip, user }: ShareProps) {
  const isPhone = useIsPhone()
  const [isOpen, setIsOpen] = useState(false)
  // Here and not in the panel, so that a failure is still shown when the panel is opened again.
  const sharing = useSharing(trip, user)
  const texts = tripPageMessages
  const trigger = (
    <Button {...(isPhone && { 'aria-haspopup': 'dialog', onClick: () => setIsOpen(true) })}>
      <Share2 className="size-4" strokeWidth={1.6} aria-hidden />
      {texts.share}
    </Button>
  )
  if (isPhone) {
    return (
      <>
        {trigger}
        <Dialog
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          title={texts.shareTitle}
          className="inset-x-0! top-auto! bottom-0 max-h-[calc(100dvh-2rem)] max-w-none! overflow-y-auto rounded-b-none! px-5!"
        >
          <ShareChoices trip={trip} user={user} sharing={sharing} />
          <Button variant="primary" className="mt-4 w-full" onClick={() => setIsOpen(false)}>
            {texts.done}
          </Button>
        </Dialog>
      </>
    )
  }
  return (
    <Popover
      label={texts.shareTitle}
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      className="max-h-(--radix-popover-content-available-height) w-110 max-w-[calc(100vw-1rem)] overflow-y-auto! px-6 pt-5 pb-4.5 shadow-lift-3!"
    >
      <h2 className="text-22">{texts.shareTitle}</h2>
      <ShareChoices trip={trip} user={user} sharing={sharing} />
    </Popover>
  )
}

const useSharing = (trip: StoredTrip, user: User) => ({
  setPrivate: useSetTripPrivate(trip.id),
  account: useUpdateAccount(user, sharingMessages.couldNotChange),
})

type ShareChoicesProps = ShareProps & { sharing: ReturnType<typeof useSharing> }

function ShareChoices({ trip, user, sharing: { setPrivate, account } }: ShareChoicesProps) {
  const texts = tripPageMessages
  const { origin } = window.location
  return (
    <>
      <RadioGroup.Root
        dir={pageDirection()}
        aria-label={texts.whoCanRead}
        value={trip.private ? 'private' : 'link'}
        onValueChange={(value) => setPrivate.mutate(value === 'private')}
        className="mt-2"
      >
        <Choice value="private" label={texts.private} hint={texts.privateHint} />
        <Choice value="link" label={texts.withLink} hint={texts.withLinkHint} />
      </RadioGroup.Root>
      <SharingFailure change={setPrivate} />
      {!trip.private && (
        <div className="mt-3">
          <CopyAddress label={texts.address} address={`${origin}/trip/view/${trip.id}`} />
        </div>
      )}
      <div className="mt-4.5 grid gap-3 border-t border-rule pt-4">
        <PublicProfile
          userId={user.id}
          isPublic={user.public}
          onChange={(isPublic) => account.mutate({ public: isPublic })}
        />
        <SharingFailure change={account} />
      </div>
    </>
  )
}

/** Shown at the choice that was not saved. */
function SharingFailure<Value>({ change }: { change: UseMutationResult<unknown, Error, Value> }) {
  const { error, variables, isPending, mutate, reset } = change
  if (error === null) return null
  return (
    <FailureNotice
      title={sharingMessages.couldNotChange}
      error={error}
      onRetry={variables === undefined ? undefined : () => mutate(variables)}
      isRetrying={isPending}
      onDismiss={reset}
    />
  )
}

function Choice({ value, label, hint }: { value: string; label: string; hint: string }) {
  const id = useId()
  return (
    <div className="flex min-h-11 gap-3.5 py-2.5">
      <RadioGroup.Item
        id={id}
        value={value}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        className="-mx-0.5 grid size-6 shrink-0 place-items-center rounded-full"
      >
        <span className="grid size-5 place-items-center rounded-full border-[1.5px] border-field in-data-[state=checked]:border-2 in-data-[state=checked]:border-accent">
          <RadioGroup.Indicator className="size-2.5 rounded-full bg-pin forced-colors:bg-[Highlight]" />
        </span>
      </RadioGroup.Item>
      <label htmlFor={id} className="min-w-0 cursor-pointer">
        <span id={`${id}-label`} className="block font-semibold">
          {label}
        </span>
        <span id={`${id}-hint`} className="block text-14 text-ink-2">
          {hint}
        </span>
      </label>
    </div>
  )
}
