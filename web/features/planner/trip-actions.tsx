import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { CalendarPlus, Copy, Ellipsis, Link2, MapPinCheck, Pencil, Printer } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '#web/lib/error-message.ts'
import { newRecordId } from '#web/lib/record-id.ts'
import { errorToast, successToast } from '#web/lib/toast.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { plannerMessages } from '#web/messages/planner.ts'
import { tripsMessages } from '#web/messages/trips.ts'
import { createTrip } from '#web/queries/trip-changes.ts'
import { refreshTrips, type StoredTrip } from '#web/queries/trips.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { MarkVisitedDialog } from './mark-visited-dialog.tsx'
import { type Cities, copyName, type Plan, tripToSave } from './plan.ts'
import { copyText } from './share.ts'
import { calendarFileName, tripCalendar } from './trip-calendar.ts'

type TripActionsProps = { trip: StoredTrip; plan: Plan; cities: Cities; userId: string | null }

/** What can be done with a trip that is looked at. Only its owner edits it; others may make a copy. */
export function TripActions({ trip, plan, cities, userId }: TripActionsProps) {
  const planner = plannerMessages
  const trips = tripsMessages
  const [isMarking, setIsMarking] = useState(false)
  const duplicate = useDuplicate(plan, userId)

  const handleShare = () => {
    const address = `${window.location.origin}/trip/view/${trip.id}`
    copyText(address).then(
      () => successToast(planner.shared, { description: planner.sharedText }),
      () => errorToast(planner.couldNotShare, address),
    )
  }
  const handleExport = () => {
    const { file, count, undated } = tripCalendar(trip.id, plan, cities, new Date())
    if (count === 0) return errorToast(planner.nothingToExport, planner.nothingToExportText)
    saveFile(calendarFileName(trips.nameOf(plan.name)), new Blob([file], { type: 'text/calendar' }))
    successToast(planner.exported, {
      description: trips.listOf([
        planner.exportedText(count),
        ...(undated > 0 ? [planner.exportedWithout(undated)] : []),
      ]),
    })
  }
  return (
    <div className="plan-screen-only flex items-center gap-2">
      {trip.user === userId && (
        <Link
          to="/trip/edit/$tripId"
          params={{ tripId: trip.id }}
          className={buttonClass({ variant: 'outline' })}
        >
          <Pencil className="size-4" strokeWidth={1.6} aria-hidden />
          {planner.edit}
        </Link>
      )}
      <Button onClick={handleShare}>
        <Link2 className="size-4" strokeWidth={1.6} aria-hidden />
        {planner.share}
      </Button>
      <Menu
        trigger={
          <IconButton label={planner.more}>
            <Ellipsis className="size-4.5" strokeWidth={1.6} aria-hidden />
          </IconButton>
        }
      >
        {userId !== null && (
          <MenuItem disabled={duplicate.isPending} onSelect={() => duplicate.mutate()}>
            <Copy className="size-4" strokeWidth={1.6} aria-hidden />
            {planner.duplicate}
          </MenuItem>
        )}
        {userId !== null && cities.size > 0 && (
          <MenuItem onSelect={() => setIsMarking(true)}>
            <MapPinCheck className="size-4" strokeWidth={1.6} aria-hidden />
            {planner.markVisited}
          </MenuItem>
        )}
        <MenuItem onSelect={handleExport}>
          <CalendarPlus className="size-4" strokeWidth={1.6} aria-hidden />
          {planner.exportCalendar}
        </MenuItem>
        <MenuItem onSelect={() => window.print()}>
          <Printer className="size-4" strokeWidth={1.6} aria-hidden />
          {planner.print}
        </MenuItem>
      </Menu>
      {userId !== null && (
        <MarkVisitedDialog
          isOpen={isMarking}
          onClose={() => setIsMarking(false)}
          cities={[...cities.keys()]}
          userId={userId}
        />
      )}
    </div>
  )
}

/** Makes a copy of the trip that belongs to whoever asks, and opens it for editing. */
const useDuplicate = (plan: Plan, userId: string | null) => {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async () => {
      const id = newRecordId()
      const copy = tripToSave(plan, id, userId ?? '')
      await createTrip({
        ...copy,
        name: copyName(tripsMessages.nameOf(copy.name)),
        legs: copy.legs.map((leg) => ({ ...leg, id: newRecordId() })),
      })
      return id
    },
    onSuccess: async (tripId) => {
      successToast(tripsMessages.created)
      await refreshTrips(queryClient)
      await navigate({ to: '/trip/edit/$tripId', params: { tripId } })
    },
    onError: (error) => errorToast(tripsMessages.couldNotCreate, errorMessage(error)),
  })
}
