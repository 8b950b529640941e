import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { messages } from '#web/messages/index.ts'
import { iconButtonClass } from './icon-button.tsx'
import { keepOpenForToasts } from './keep-open-for-toasts.ts'
import { useFocusReturn } from './use-focus-return.ts'

type DialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The dialog's accessible name, and its heading unless `hideTitle`. */
  title: string
  hideTitle?: boolean
  description?: string
  children: ReactNode
  /** Whether it can be taller than the window. It then starts near the upper edge and scrolls. */
  isTall?: boolean
  className?: string
}

/** A modal dialog: it traps the focus, closes on Escape and returns the focus. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  hideTitle,
  description,
  children,
  isTall = false,
  className,
}: DialogProps) {
  const focusReturn = useFocusReturn(isOpen)
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=open]:animate-in data-[state=open]:fade-in" />
        <Radix.Content
          {...(description === undefined && { 'aria-describedby': undefined })}
          {...focusReturn}
          onInteractOutside={keepOpenForToasts}
          className={clsx(
            'fixed inset-x-4 top-24 z-50 mx-auto max-w-105 rounded-lg bg-raised p-6 shadow-lift-3 outline-none data-[state=open]:animate-in data-[state=open]:fade-in',
            isTall && 'top-[max(1rem,calc(50dvh-20rem))]! max-h-[calc(100dvh-2rem)] overflow-y-auto',
            className,
          )}
        >
          <Radix.Title className={clsx('text-22', hideTitle === true && 'sr-only')}>{title}</Radix.Title>
          {description !== undefined && (
            <Radix.Description className="mt-2 text-ink-2">{description}</Radix.Description>
          )}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The button that closes the surrounding dialog. */
export function DialogClose({ className }: { className?: string }) {
  return (
    <Radix.Close aria-label={messages.common.close} className={clsx(iconButtonClass, className)}>
      <X className="size-4.5" strokeWidth={1.6} aria-hidden />
    </Radix.Close>
  )
}
