import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { pressable } from './button.tsx'

/** The classes of a square button with an icon, also for links. */
export const iconButtonClass =
  'inline-grid print:hidden size-11 shrink-0 place-items-center rounded-md text-ink-2 transition-colors hover:bg-sunken hover:text-ink data-[state=open]:bg-sunken data-[state=open]:text-ink aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:opacity-40 md:size-10'

type IconButtonProps = ComponentProps<'button'> & { label: string }

/** A button with only an icon; `label` is its accessible name. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={clsx(iconButtonClass, className)}
      {...pressable(rest)}
    >
      {children}
    </button>
  )
}
