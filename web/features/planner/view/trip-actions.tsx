import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Copy, Ellipsis, MapPinCheck, Pencil, Printer } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { User } from '#shared/collections/users.ts'
import { newId } from '#web/lib/api/record-id.ts'
import { successToast } from '#web/lib/toast.ts'
import { tripName } from '#web/lib/trip-name.ts'
import { plannerMessages } from '#web/messages/planner.ts'
import { tripPageMessages } from '#web/messages/trip-page.ts'
import { tripsMessages } from '#web/messages/trips.ts'
import { createOrComplete } from '#web/queries/trip-changes.ts'
import { refreshTrips, type StoredTrip } from '#web/queries/trips.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { MarkVisitedDialog } from './mark-visited-dialog.tsx'
import { type Cities, copyName, type Plan, tripToSave } from '#web/features/planner/plan.ts'
import { SaveMenu } from './save-menu.tsx'
import { Share } from './share-panel.tsx'

type TripActionsProps = {
  trip: StoredTrip
  plan: Plan
  cities: Cities
  user: User | null
  /** The button of the trip's pictures, for its owner. */
  pictures: ReactNode
}

const icon = { className: 'size-4', strokeWidth: 1.6, 'aria-hidden': true } as const

/** The actions on a trip that is being read. Its owner edits and shares it; others plan their own from it. */
export function TripActions({ trip, plan, cities, user, pictures }: TripActionsProps) {
  const [isMarking, setIsMarking] = useState(false)
  const copy = useCopyTrip(trip, plan, user)
  const planner = plannerMessages
  const texts = tripPageMessages
  const isOwner = user?.id === trip.user
  return (
    <>
      {isOwner && (
        <>
          <Link
            to="/trip/edit/$tripId"
            params={{ tripId: trip.id }}
            className={buttonClass({ variant: 'outline' })}
          >
            <Pencil {...icon} />
            {planner.edit}
          </Link>
          <Share trip={trip} user={user} />
        </>
      )}
      {!isOwner && (
        <Button variant="quiet" className="max-md:hidden" onClick={() => window.print()}>
          <Printer {...icon} />
          {texts.print}
        </Button>
      )}
      <SaveMenu tripId={trip.id} plan={plan} cities={cities} variant={isOwner ? 'outline' : 'quiet'} />
      {isOwner && pictures}
      {user !== null && (
        <TripMenu
          hasCities={cities.size > 0}
          copy={isOwner ? copy : undefined}
          onMark={() => setIsMarking(true)}
        />
      )}
      {!isOwner && <PlanFromThis tripId={trip.id} isGuest={user === null} copy={copy} />}
      {copy.error !== null && (
        <FailureNotice
          title={tripsMessages.couldNotCreate}
          error={copy.error}
          onRetry={() => copy.mutate()}
          isRetrying={copy.isPending}
          onDismiss={copy.reset}
          className="basis-full"
        />
      )}
      {user !== null && (
        <MarkVisitedDialog
          isOpen={isMarking}
          onClose={() => setIsMarking(false)}
          cities={[...cities.keys()]}
          userId={user.id}
        />
      )}
    </>
  )
}

type Copying = Pick<ReturnType<typeof useCopyTrip>, 'isPending' | 'mutate'>

type TripMenuProps = {
  hasCities: boolean
  /** Undefined if there is a separate button for copying. */
  copy: Copying | undefined
  onMark: () => void
}

/** The less frequent actions on a trip. */
function TripMenu({ hasCities, copy, onMark }: TripMenuProps) {
  const planner = plannerMessages
  return (
    <Menu
      trigger={
        <IconButton label={planner.more}>
          <Ellipsis className="size-4.5" strokeWidth={1.6} aria-hidden />
        </IconButton>
      }
    >
      {copy !== undefined && (
        <MenuItem disabled={copy.isPending} onSelect={() => copy.mutate()}>
          <Copy {...icon} />
          {planner.duplicate}
        </MenuItem>
      )}
      {hasCities && (
        <MenuItem onSelect={onMark}>
          <MapPinCheck {...icon} />
          {planner.markVisited}
        </MenuItem>
      )}
      <MenuItem onSelect={() => window.print()}>
        <Printer {...icon} />
        {tripPageMessages.print}
      </MenuItem>
    </Menu>
  )
}

type PlanFromThisProps = { tripId: string; isGuest: boolean; copy: Copying }

/** Copies somebody else's trip; a guest signs in first and then returns. */
function PlanFromThis({ tripId, isGuest, copy }: PlanFromThisProps) {
  const { planFromThis } = tripPageMessages
  return isGuest ? (
    <Link
      to="/auth/login"
      search={{ redirect: `/trip/view/${tripId}` }}
      className={buttonClass({ variant: 'primary', className: 'max-md:flex-1' })}
    >
      {planFromThis}
    </Link>
  ) : (
    <Button
      variant="primary"
      className="max-md:flex-1"
      disabled={copy.isPending}
      onClick={() => copy.mutate()}
    >
      {planFromThis}
    </Button>
  )
}

/** Stores a copy of the trip that belongs to the signed-in person, and opens it for editing. */
const useCopyTrip = (trip: StoredTrip, plan: Plan, user: User | null) => {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  // The same for every try: if an answer is lost, the next try does not store a second copy.
  const [copyId, setCopyId] = useState(newId)
  return useMutation({
    mutationFn: async () => {
      const copy = tripToSave(plan, copyId, user?.id ?? '')
      await createOrComplete({
        ...copy,
        name: copyName(tripName(copy)),
        legs: copy.legs.map((leg) => ({ ...leg, id: newId() })),
        // A copy of one's own private trip is private; any other follows the person's default.
        ...(trip.private && { private: true }),
      })
      return copyId
    },
    onSuccess: async (tripId) => {
      setCopyId(newId())
      successToast(tripsMessages.created)
      await refreshTrips(queryClient)
      await navigate({ to: '/trip/edit/$tripId', params: { tripId } })
    },
    meta: { errorTitle: tripsMessages.couldNotCreate },
  })
}
