import { Menu } from 'lucide-react'
import { messages } from '#web/messages/index.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useMenu } from './use-menu.ts'

/** On a phone: opens the menu at the side. */
export function SideMenuButton() {
  const { isOpen, setIsOpen, script, buttonProps } = useMenu(() => import('./side-menu.tsx'))
  return (
    <>
      <IconButton label={messages.layout.menu} aria-haspopup="dialog" className="md:hidden" {...buttonProps}>
        <Menu className="size-5" strokeWidth={1.6} aria-hidden />
      </IconButton>
      {script && <script.SideMenu isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  )
}
