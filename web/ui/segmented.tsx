import { clsx } from 'clsx'

type SegmentedProps<Value extends string> = {
  label: string
  value: Value
  choices: readonly { value: Value; label: string }[]
  onChoose: (value: Value) => void
  /** Whether it fills the available width. */
  isWide?: boolean
  className?: string
}

/** A few buttons side by side, of which one is pressed. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, choices, onChoose, isWide = false, className } = props
  return (
    <fieldset
      aria-label={label}
      className={clsx(
        'min-w-0 rounded-md border border-rule-strong bg-raised p-0.75 print:hidden',
        isWide ? 'flex' : 'inline-flex',
        className,
      )}
    >
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
          className={clsx(
            'h-11 rounded-sm px-4 text-14 font-medium transition-colors md:h-8.5',
            isWide && 'flex-1 px-0',
            choice.value === value ? 'bg-ink text-paper' : 'text-ink-2 hover:text-ink',
          )}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  )
}
