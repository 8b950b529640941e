import { Dialog as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { keepOpenForToasts } from './keep-open-for-toasts.ts'

type SheetProps = {
  /** The sheet's accessible name. */
  label: string
  trigger: ReactElement
  children: ReactNode
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** On phones: a panel at the foot of the window. Its trigger gets the focus back. */
export function Sheet({ label, trigger, children, isOpen, onOpenChange }: SheetProps) {
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=open]:animate-in data-[state=open]:fade-in" />
        <Radix.Content
          aria-describedby={undefined}
          onInteractOutside={keepOpenForToasts}
          className="fixed inset-x-0 bottom-0 z-50 max-h-[calc(100dvh-2rem)] overflow-y-auto overscroll-contain rounded-t-sheet bg-raised pt-3 pb-[env(safe-area-inset-bottom)] shadow-lift-3 outline-none print:hidden"
        >
          <Radix.Title className="sr-only">{label}</Radix.Title>
          <div aria-hidden className="mx-auto mb-1 h-1 w-9 rounded-full bg-rule-strong" />
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
