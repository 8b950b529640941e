import { clsx } from 'clsx'
import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { pressable } from './button.tsx'

/** An information about this page, with at most one action. */
export function Note({ text, action, className }: { text: string; action?: ReactNode; className?: string }) {
  return (
    <output
      className={clsx(
        'flex flex-wrap items-start gap-2.5 rounded-md border border-transparent bg-sunken px-3 py-2.5 text-[0.84375rem] leading-5 text-ink-2',
        className,
      )}
    >
      <Info className="mt-0.5 size-4 shrink-0" strokeWidth={1.6} aria-hidden />
      <span className="min-w-0 flex-1 basis-48">{text}</span>
      {/* Buttons are not printed. */}
      {action !== undefined && <span className="contents print:hidden">{action}</span>}
    </output>
  )
}

type NoteButtonProps = { label: string; onClick: () => void; isDisabled?: boolean }

/** The action of a note. Its target is 44 px high and does not make the note higher. */
export function NoteButton({ label, onClick, isDisabled = false }: NoteButtonProps) {
  return (
    <button
      type="button"
      {...pressable({ disabled: isDisabled, onClick })}
      className="-my-3 py-3 font-semibold whitespace-nowrap text-ink underline underline-offset-4 aria-disabled:text-ink-3"
    >
      {label}
    </button>
  )
}
