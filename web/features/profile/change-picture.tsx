import { Camera } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { profileMessages } from '#web/messages/profile.ts'
import { Button } from '#web/ui/button.tsx'

// Most people come to look.
const PictureDialog = lazy(async () => ({ default: (await import('./picture-dialog.tsx')).PictureDialog }))

/** Changes the own picture from the profile. */
export function ChangePicture({ userId }: { userId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        <Camera className="size-4" strokeWidth={1.6} aria-hidden />
        {profileMessages.changePicture}
      </Button>
      {isOpen && (
        <Suspense>
          <PictureDialog userId={userId} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
