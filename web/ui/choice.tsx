import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'

/** The classes of a select field; it looks like a text field. */
export const choiceClass =
  'h-11 w-full min-w-0 cursor-pointer rounded-md border border-field bg-raised px-3 text-15 text-ink focus-visible:border-transparent focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-focus'

type ChoiceProps = {
  label: string
  value: string
  onChange: (value: string) => void
  /** Whether the label is only for screen readers. */
  hasHiddenLabel?: boolean
  /** Whether it is as low as the fields of the map's list, on screens with a mouse. */
  isLow?: boolean
  className?: string
  /** The `option` elements. */
  children: ReactNode
}

/** A labelled select field. */
export function Choice({
  label,
  value,
  onChange,
  hasHiddenLabel = false,
  isLow = false,
  className,
  children,
}: ChoiceProps) {
  const id = useId()
  return (
    <div className={clsx('flex min-w-0 flex-col gap-1.5 print:hidden', className)}>
      <label htmlFor={id} className={hasHiddenLabel ? 'sr-only' : 'text-13 font-medium text-ink-2'}>
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={clsx(choiceClass, 'appearance-none truncate', isLow ? 'pe-7 text-14! md:h-9' : 'pe-9')}
        >
          {children}
        </select>
        <ChevronDown
          className={clsx(
            'pointer-events-none absolute inset-y-0 my-auto size-4 text-ink-2',
            isLow ? 'inset-e-2' : 'inset-e-3',
          )}
          strokeWidth={1.6}
          aria-hidden
        />
      </div>
    </div>
  )
}
