import { Camera } from 'lucide-react'
import { useOpenedScript } from '#web/lib/page/use-opened-script.ts'
import { profileMessages } from '#web/messages/profile.ts'
import { Button } from '#web/ui/button.tsx'

/** Changes one's own picture on the profile. */
export function ChangePicture({ userId }: { userId: string }) {
  // Loaded on first use: few visitors change their picture.
  const { isOpen, setIsOpen, script } = useOpenedScript(() => import('./picture-dialog.tsx'))
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
