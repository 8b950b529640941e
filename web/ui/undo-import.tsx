import { useState } from 'react'
import { messages } from '#web/messages/index.ts'
import { importsMessages as texts } from '#web/messages/imports.ts'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

type UndoImportProps = {
  /** What is removed: "142 stays". */
  what: string
  /** The name of the import for screen readers, where several stand in a list. */
  name?: string
  isQuiet?: boolean
  /** Whether the button says only “Undo”, where room is scarce. */
  isShort?: boolean
  isBusy: boolean
  onUndo: () => void
  className?: string
}

/** A button that undoes an import, after a question with the number of rows. */
export function UndoImport({
  what,
  name,
  isQuiet = false,
  isShort = isQuiet,
  isBusy,
  onUndo,
  className,
}: UndoImportProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button
        variant={isQuiet ? 'quietDanger' : 'outline'}
        size={isQuiet ? 'sm' : 'md'}
        className={className}
        {...(name !== undefined && { 'aria-label': texts.undo.named({ name }) })}
        disabled={isBusy}
        onClick={() => setIsAsking(true)}
      >
        {isShort ? texts.undo.short : texts.undo.button}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={texts.undo.title({ what })}
        description={texts.undo.text}
        cancel={messages.common.cancel}
        confirm={texts.undo.confirm}
        onConfirm={onUndo}
      />
    </>
  )
}
