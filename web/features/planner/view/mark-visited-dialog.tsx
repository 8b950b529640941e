import { useMutation } from '@tanstack/react-query'
import { successToast } from '#web/lib/toast.ts'
import { messages } from '#web/messages/index.ts'
import { plannerMessages } from '#web/messages/planner.ts'
import { useMarkCities } from '#web/queries/visit-batch.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'

type MarkVisitedDialogProps = {
  isOpen: boolean
  onClose: () => void
  /** The ids of the trip's cities. */
  cities: readonly string[]
  userId: string
}

/** Asks whether all cities of a trip have been visited, and marks them. */
export function MarkVisitedDialog({ isOpen, onClose, cities, userId }: MarkVisitedDialogProps) {
  const planner = plannerMessages
  const { common } = messages
  const markCities = useMarkCities(userId)
  const mark = useMutation({
    mutationFn: () => markCities(cities),
    onSuccess: ({ added, already }) => {
      onClose()
      successToast(planner.marked, { description: planner.markedText({ added, already }) })
    },
    meta: { errorTitle: planner.couldNotMark },
  })
  const handleClose = () => {
    mark.reset()
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && handleClose()}
      title={planner.markTitle}
      description={planner.markText({ count: cities.length })}
    >
      {mark.error !== null && (
        <FailureNotice
          title={planner.couldNotMark}
          error={mark.error}
          onDismiss={mark.reset}
          className="mt-5"
        />
      )}
      <div className="mt-6 flex justify-end gap-2">
        <Button onClick={handleClose}>{common.cancel}</Button>
        <Button variant="primary" disabled={mark.isPending} onClick={() => mark.mutate()}>
          {planner.mark}
        </Button>
      </div>
    </Dialog>
  )
}
