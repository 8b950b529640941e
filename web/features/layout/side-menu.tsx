import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { chooseTheme, themeChoices, useTheme } from '#web/lib/page/theme.ts'
import { messages } from '#web/messages/index.ts'
import { iconButtonClass } from '#web/ui/icon-button.tsx'
import { LanguageChoice } from '#web/ui/language-choice.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { navigation } from './navigation.ts'

type MenuLinkProps = {
  to: '/' | (typeof navigation)[number]['to']
  onClick: () => void
  children: ReactNode
}

function MenuLink({ to, onClick, children }: MenuLinkProps) {
  return (
    <Link
      to={to}
      onClick={onClick}
      activeOptions={{ exact: to === '/' }}
      className="flex h-15 items-center border-b border-rule font-serif text-30 aria-[current=page]:text-accent-text"
    >
      {children}
    </Link>
  )
}

type SideMenuProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** The phone's menu: all parts of the site and the theme. Every link closes it. */
export function SideMenu({ isOpen, onOpenChange }: SideMenuProps) {
  const { choice } = useTheme()
  const hasLeft = useRef(false)
  const close = () => {
    hasLeft.current = true
    onOpenChange(false)
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim duration-200 data-[state=closed]:animate-out data-[state=closed]:fade-out data-[state=open]:animate-in data-[state=open]:fade-in" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            // After a link the new page gets the focus.
            if (hasLeft.current) event.preventDefault()
            hasLeft.current = false
          }}
          className="fixed inset-y-0 inset-e-0 inset-s-18 z-50 flex max-w-90 flex-col overflow-y-auto bg-sheet pt-1.5 pe-2 pb-6 ps-7 shadow-lift-3 outline-none ms-auto w-[calc(100%-4.5rem)] duration-200 data-[state=closed]:animate-out data-[state=closed]:slide-out-to-end data-[state=open]:animate-in data-[state=open]:slide-in-from-end"
        >
          <Dialog.Title className="sr-only">{messages.layout.menu}</Dialog.Title>
          <Dialog.Close aria-label={messages.common.close} className={`${iconButtonClass} self-end`}>
            <X className="size-5" strokeWidth={1.6} aria-hidden />
          </Dialog.Close>
          <nav aria-label={messages.layout.mainNavigation} className="me-5">
            <MenuLink to="/" onClick={close}>
              {messages.layout.home}
            </MenuLink>
            {navigation.map(({ to, label }) => (
              <MenuLink key={to} to={to} onClick={close}>
                {label()}
              </MenuLink>
            ))}
          </nav>
          <div className="mt-auto me-5 pt-8">
            <LanguageChoice className="mb-6" />
            <p className="mb-2 text-13 font-medium text-ink-2">{messages.layout.theme}</p>
            <Segmented
              label={messages.layout.theme}
              value={choice}
              choices={themeChoices.map((value) => ({ value, label: messages.layout[value] }))}
              onChoose={chooseTheme}
              isWide
            />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
