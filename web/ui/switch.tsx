import { clsx } from 'clsx'
import { Switch as Radix } from 'radix-ui'
import { useId } from 'react'

type SwitchProps = {
  label: string
  hint?: string
  /** Whether the switch is before its label, as close as words of one line. */
  isInline?: boolean
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** A switch with its label and an optional hint below the label. */
export function Switch({ label, hint, isInline = false, isOn, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div
      className={clsx(
        'flex items-center',
        isInline ? 'flex-row-reverse justify-end gap-1.5' : 'justify-between gap-6',
      )}
    >
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {hint !== undefined && (
          <p id={`${id}-hint`} className="text-13 text-ink-3">
            {hint}
          </p>
        )}
      </div>
      {/* The target is larger than the visible track. */}
      <Radix.Root
        id={id}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        checked={isOn}
        onCheckedChange={onChange}
        className={clsx(
          'group grid h-11 w-12 shrink-0 place-items-center rounded-md',
          isInline ? '-ms-1' : '-me-1',
        )}
      >
        <span className="flex h-6 w-10 items-center rounded-[0.75rem] bg-field px-0.75 forced-colors:border transition-colors group-data-[state=checked]:bg-accent">
          <Radix.Thumb className="size-4.5 rounded-full bg-raised forced-color-adjust-none forced-colors:bg-[ButtonText] transition-transform data-[state=checked]:translate-x-4 dark:bg-ink rtl:data-[state=checked]:-translate-x-4" />
        </span>
      </Radix.Root>
    </div>
  )
}
