import type { ComponentProps } from 'react'
import { messages } from '#web/messages/index.ts'
import { plannerMessages } from '#web/messages/planner.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'

type ConflictDialogProps = {
  /** What happened to the stored trip; null when nothing did. */
  conflict: 'changed' | 'gone' | null
  isSaving: boolean
  /** Why the last attempt to resolve it failed. */
  failure: ComponentProps<typeof FailureNotice> | null
  onClose: () => void
  onReload: () => void
  onOverwrite: () => void
  onSaveAsNew: () => void
}

/** Reports that the stored trip has changed meanwhile, and lets the person choose which version to keep. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { conflict, isSaving, failure, onClose, onReload, onOverwrite, onSaveAsNew } = props
  const planner = plannerMessages
  const { common } = messages
  const isGone = conflict === 'gone'
  return (
    <Dialog
      isOpen={conflict !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isGone ? planner.goneTitle : planner.changedTitle}
      description={isGone ? planner.goneText : planner.changedText}
    >
      {failure !== null && <FailureNotice {...failure} className="mt-5" />}
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onClose}>
          {common.cancel}
        </Button>
        {isGone ? (
          <Button variant="primary" disabled={isSaving} onClick={onSaveAsNew}>
            {planner.saveAsNew}
          </Button>
        ) : (
          <>
            <Button disabled={isSaving} onClick={onOverwrite}>
              {planner.overwrite}
            </Button>
            <Button variant="primary" disabled={isSaving} onClick={onReload}>
              {planner.reload}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  )
}
