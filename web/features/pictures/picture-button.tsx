import { Image } from 'lucide-react'
import { useOpenedScript } from '#web/lib/page/use-opened-script.ts'
import { picturesMessages } from '#web/messages/pictures.ts'
import { Button } from '#web/ui/button.tsx'
import type { PictureSubject } from './picture-subject.ts'

/** Opens the dialog in which the owner of places, a year or a trip makes pictures of them. */
export function PictureButton({ subject }: { subject: PictureSubject }) {
  // Loaded on first use: pictures are rarely made.
  const { isOpen, setIsOpen, script } = useOpenedScript(() => import('./picture-dialog.tsx'))
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
