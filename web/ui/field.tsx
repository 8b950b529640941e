import { clsx } from 'clsx'
import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'

/** The classes of a text input. */
export const inputClass =
  'h-11 w-full min-w-0 rounded-md border border-field bg-raised px-3 text-15 text-ink placeholder:text-ink-3 focus:border-transparent focus:outline-2 focus:-outline-offset-1 focus:outline-focus aria-invalid:border-bad read-only:rounded-none read-only:border-transparent read-only:border-b-rule-strong read-only:bg-transparent read-only:px-0'

// A file input matches `:read-only`, so it needs its own classes.
const fileInputClass =
  'h-11 w-full min-w-0 cursor-pointer rounded-md border border-field bg-raised p-1.25 text-14 text-ink-2 file:me-3 file:h-8 file:cursor-pointer file:rounded-sm file:border-0 file:bg-sunken file:px-3 file:text-13 file:font-medium file:text-ink aria-invalid:border-bad'

type FieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  label: string
  /** The error of the value; announced with the field. */
  error?: string | undefined
  /** Whether an error is announced at once, for a field that has the focus already. */
  announcesError?: boolean
  /** A warning; the value is accepted. */
  warning?: string | undefined
  /** The requirements for the value; also shown with an error. */
  hint?: ReactNode
  /** Content at the end of the label's line. */
  aside?: ReactNode
}

/** A labelled text field with its messages beneath. */
export function Field({
  label,
  error,
  announcesError = false,
  warning,
  hint,
  aside,
  className,
  ...input
}: FieldProps) {
  const id = useId()
  const message = error ?? warning
  // A value with a warning meets the hint.
  const hasHint = hint !== undefined && (error !== undefined || warning === undefined)
  const describedBy = [message !== undefined && `${id}-message`, hasHint && `${id}-hint`]
  return (
    <div className={clsx('grid min-w-0 grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1.5', className)}>
      <label htmlFor={id} className="text-13 font-medium text-ink-2">
        {label}
      </label>
      <input
        id={id}
        className={clsx('col-span-2 row-start-2', input.type === 'file' ? fileInputClass : inputClass)}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
        {...input}
      />
      {(message !== undefined || hasHint) && (
        <div className="col-span-2 row-start-3 text-13">
          {message !== undefined && (
            <p
              id={`${id}-message`}
              role={announcesError && error !== undefined ? 'alert' : undefined}
              className={error === undefined ? 'text-warn' : 'text-bad'}
            >
              {message}
            </p>
          )}
          {hasHint && (
            <div id={`${id}-hint`} className="text-ink-3">
              {hint}
            </div>
          )}
        </div>
      )}
      {/* After the input, so that Tab moves from input to input before it reaches the link. */}
      {aside !== undefined && <div className="col-start-2 row-start-1">{aside}</div>}
    </div>
  )
}
