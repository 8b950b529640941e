import { useRef, useState } from 'react'
import { fieldErrors } from '#web/lib/api/error-message.ts'
import { successToast } from '#web/lib/toast.ts'
import { messages } from '#web/messages/index.ts'
import { profileMessages } from '#web/messages/profile.ts'
import { useChangePicture } from '#web/queries/account-changes.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { Field } from '#web/ui/field.tsx'
import { pictureProblem } from './picture-file.ts'

/** Asks for a PNG and stores it as one's own picture. */
export function PictureDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const change = useChangePicture(userId, profileMessages.pictureNotChanged)

  const refuse = (found: string | undefined) => {
    setProblem(found)
    if (found !== undefined) field.current?.focus()
  }
  const handleSave = () => {
    if (change.isPending) return
    const found = pictureProblem(file)
    refuse(found)
    if (found !== undefined || file === undefined) return
    change.mutate(file, {
      onSuccess: () => {
        successToast(profileMessages.pictureChanged)
        onClose()
      },
      onError: (error) => refuse(fieldErrors(error)['avatar']),
    })
  }
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={profileMessages.changePicture}>
      <form
        noValidate
        className="mt-5 flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          handleSave()
        }}
      >
        <Field
          ref={field}
          label={profileMessages.picture}
          hint={profileMessages.pictureHint}
          type="file"
          accept="image/png"
          error={problem}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? []
            setFile(chosen)
            setProblem(chosen && pictureProblem(chosen))
            change.reset()
          }}
        />
        {change.error !== null && problem === undefined && (
          <FailureNotice
            title={profileMessages.pictureNotChanged}
            error={change.error}
            onDismiss={change.reset}
          />
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{messages.common.cancel}</Button>
          <Button type="submit" variant="primary" aria-disabled={change.isPending || undefined}>
            {profileMessages.savePicture}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
