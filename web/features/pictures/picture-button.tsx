import { Image } from 'lucide-react'
import { useState } from 'react'
import { scriptFailedToast } from '#web/lib/page/script-failure.ts'
import { useScript } from '#web/lib/page/use-script.ts'
import { picturesMessages } from '#web/messages/pictures.ts'
import { Button } from '#web/ui/button.tsx'
import type { PictureSubject } from './picture-subject.ts'

/** Opens the dialog in which the owner of places, a year or a trip makes pictures of them. */
export function PictureButton({ subject }: { subject: PictureSubject }) {
  const [isOpen, setIsOpen] = useState(false)
  // Loaded on first use: pictures are rarely made.
  const { script } = useScript(() => import('./picture-dialog.tsx'), {
    isWanted: isOpen,
    onFail: (error) => {
      setIsOpen(false)
      scriptFailedToast(error)
    },
  })
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Image className="size-4" strokeWidth={1.6} aria-hidden />
        {picturesMessages.button}
      </Button>
      {isOpen && script && <script.PictureDialog subject={subject} onClose={() => setIsOpen(false)} />}
    </>
  )
}
