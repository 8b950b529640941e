import { clsx } from 'clsx'
import { Popover as Radix } from 'radix-ui'
import type { ReactElement, ReactNode, RefObject } from 'react'

type PopoverProps = {
  /** The panel's accessible name. */
  label: string
  trigger: ReactElement
  children: ReactNode
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** The element that gets the focus when the panel opens; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>
  align?: 'start' | 'center' | 'end'
  className?: string
}

/** A raised panel that opens beside its trigger. */
export function Popover({
  label,
  trigger,
  children,
  isOpen,
  onOpenChange,
  initialFocus,
  align = 'start',
  className,
}: PopoverProps) {
  return (
    <Radix.Root
      {...(isOpen !== undefined && { open: isOpen })}
      {...(onOpenChange !== undefined && { onOpenChange })}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={(event) => {
            if (!initialFocus?.current) return
            event.preventDefault()
            initialFocus.current.focus()
          }}
          className={clsx(
            'z-50 overflow-hidden rounded-lg border border-rule bg-raised shadow-lift-2 outline-none data-[state=open]:animate-in data-[state=open]:fade-in',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
