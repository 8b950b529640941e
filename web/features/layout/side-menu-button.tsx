import { Menu } from 'lucide-react'
import { useState } from 'react'
import { scriptFailedToast } from '#web/lib/page/script-failure.ts'
import { loadAhead, useScript } from '#web/lib/page/use-script.ts'
import { messages } from '#web/messages/index.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

const load = () => import('./side-menu.tsx')

/** On a phone: opens the menu at the side, whose script comes with the first touch of the button. */
export function SideMenuButton() {
  const [isOpen, setIsOpen] = useState(false)
  const { script } = useScript(load, {
    isWanted: isOpen,
    onFail: (error) => {
      setIsOpen(false)
      scriptFailedToast(error)
    },
  })
  return (
    <>
      <IconButton
        label={messages.layout.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="md:hidden"
        onPointerEnter={() => loadAhead(load)}
        onFocus={() => loadAhead(load)}
        onClick={() => setIsOpen(true)}
      >
        <Menu className="size-5" strokeWidth={1.6} aria-hidden />
      </IconButton>
      {script && <script.SideMenu isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  )
}
