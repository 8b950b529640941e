import { Camera } from 'lucide-react'
import { useState } from 'react'
import { scriptFailedToast } from '#web/lib/page/script-failure.ts'
import { useScript } from '#web/lib/page/use-script.ts'
import { profileMessages } from '#web/messages/profile.ts'
import { Button } from '#web/ui/button.tsx'

/** Changes the own picture from the profile. */
export function ChangePicture({ userId }: { userId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  // Loaded on first use: few visitors change their picture.
  const { script } = useScript(() => import('./picture-dialog.tsx'), {
    isWanted: isOpen,
    onFail: (error) => {
      setIsOpen(false)
      scriptFailedToast(error)
    },
  })
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        <Camera className="size-4" strokeWidth={1.6} aria-hidden />
        {profileMessages.changePicture}
      </Button>
      {isOpen && script && <script.PictureDialog userId={userId} onClose={() => setIsOpen(false)} />}
    </>
  )
}
