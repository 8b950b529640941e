import { useState } from 'react'
import { messages } from '#web/messages/index.ts'
import { importsMessages as texts } from '#web/messages/imports.ts'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

type UndoImportProps = {
  /** The removed rows, such as "142 stays". */
  what: string
  /** The name of the import for screen readers, for a button in a list of imports. */
  name?: string
  isQuiet?: boolean
  /** Whether the button has the short label “Undo”. */
  isShort?: boolean
  isBusy: boolean
  onUndo: () => void
  className?: string
}

/** A button that undoes an import after a confirmation with the number of rows. */
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
        title={texts.undo.title}
        description={texts.undo.text({ what })}
        cancel={messages.common.cancel}
        confirm={texts.undo.short}
        onConfirm={onUndo}
      />
    </>
  )
}
