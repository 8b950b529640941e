import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  description: string
  /** The button that closes the dialog and changes nothing. */
  cancel: string
  confirm: string
  onConfirm: () => void
}

/** Asks for confirmation before an action that stops or removes something. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  description,
  cancel,
  confirm,
  onConfirm,
}: ConfirmDialogProps) {
  const handleConfirm = () => {
    onOpenChange(false)
    onConfirm()
  }
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={title} description={description}>
      <div className="mt-6 flex justify-end gap-2">
        <Button onClick={() => onOpenChange(false)}>{cancel}</Button>
        <Button variant="danger" onClick={handleConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  )
}
