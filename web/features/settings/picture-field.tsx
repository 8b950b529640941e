import { Camera } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { User } from '#shared/collections/users.ts'
import { avatarUrl } from '#web/lib/api/file-url.ts'
import { settingsMessages } from '#web/messages/settings.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { noPicture, pictureTypes } from './settings-form.ts'
import type { SettingsInput } from './settings-form.ts'

type PictureFieldProps = {
  user: User
  /** The chosen file; null for the stored picture. */
  chosen: SettingsInput['avatar']
  error: string | undefined
  onChoose: (picture: File | typeof noPicture) => void
}

/** The picture as it is or will be, and the buttons to change it. */
export function PictureField({ user, chosen, error, onChoose }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const preview = usePreview(error === undefined && chosen instanceof File ? chosen : null)
  const shown = preview ?? (chosen === noPicture ? undefined : avatarUrl(user))
  return (
    <div className="flex items-center gap-5">
      <Avatar
        name={user.name}
        src={shown}
        className="size-13 text-[1.0625rem] md:size-18 md:text-[1.375rem]"
      />
      <div className="min-w-0">
        <input
          ref={input}
          type="file"
          hidden
          aria-label={settingsMessages.pictureFile}
          accept={pictureTypes.join(',')}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file !== undefined) onChoose(file)
            // Choosing the same file again counts as a choice, too.
            currentTarget.value = ''
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button aria-describedby={hintId} onClick={() => input.current?.click()}>
            <Camera className="size-4" strokeWidth={1.6} aria-hidden />
            {settingsMessages.changePicture}
          </Button>
          {shown !== undefined && (
            <Button variant="quiet" onClick={() => onChoose(noPicture)}>
              {settingsMessages.removePicture}
            </Button>
          )}
        </div>
        <p
          id={hintId}
          role={error === undefined ? undefined : 'alert'}
          className={error === undefined ? 'mt-1.5 text-13 text-ink-3' : 'mt-1.5 text-13 text-bad'}
        >
          {error ?? settingsMessages.pictureHint}
        </p>
      </div>
    </div>
  )
}

/** A URL for a chosen file, valid as long as it is chosen. */
const usePreview = (file: File | null): string | undefined => {
  const [shown, setShown] = useState<{ file: File; address: string }>()
  useEffect(() => {
    if (file === null) return undefined
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') setShown({ file, address: reader.result })
    })
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])
  return shown !== undefined && shown.file === file ? shown.address : undefined
}
