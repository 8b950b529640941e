import { Menu } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { messages } from '#web/messages/index.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

const load = () => import('./side-menu.tsx')
const SideMenu = lazy(async () => ({ default: (await load()).SideMenu }))

/** On a phone: opens the menu at the side, whose script comes with the first touch of the button. */
export function SideMenuButton() {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const open = () => {
    setWasOpened(true)
    setIsOpen(true)
  }
  return (
    <>
      <IconButton
        label={messages.layout.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="md:hidden"
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={open}
      >
        <Menu className="size-5" strokeWidth={1.6} aria-hidden />
      </IconButton>
      {wasOpened && (
        <Suspense>
          <SideMenu isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  )
}
