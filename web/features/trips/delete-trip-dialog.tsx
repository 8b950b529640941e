import { messages } from '#web/messages/index.ts'
import { tripsMessages } from '#web/messages/trips.ts'
import { useDeleteTrip } from '#web/queries/trip-changes.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'

type DeleteTripDialogProps = {
  /** The trip in question; null when there is none. */
  tripId: string | null
  onClose: () => void
}

/** Asks before a trip is deleted. */
export function DeleteTripDialog({ tripId, onClose }: DeleteTripDialogProps) {
  const trips = tripsMessages
  const { common } = messages
  const deletion = useDeleteTrip()
  const handleDelete = () => {
    if (tripId !== null) deletion.mutate(tripId, { onSuccess: onClose })
  }
  const handleClose = () => {
    deletion.reset()
    onClose()
  }
  return (
    <Dialog
      isOpen={tripId !== null}
      onOpenChange={(isOpen) => !isOpen && handleClose()}
      title={trips.deleteTitle}
      description={trips.deleteQuestion}
    >
      {deletion.error !== null && (
        <FailureNotice
          title={trips.couldNotDelete}
          error={deletion.error}
          onDismiss={deletion.reset}
          className="mt-5"
        />
      )}
      <div className="mt-6 flex justify-end gap-2">
        <Button onClick={handleClose}>{common.cancel}</Button>
        <Button variant="danger" disabled={deletion.isPending} onClick={handleDelete}>
          {trips.deleteAction}
        </Button>
      </div>
    </Dialog>
  )
}
