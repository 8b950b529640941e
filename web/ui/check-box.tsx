import { clsx } from 'clsx'
import { Check, Minus } from 'lucide-react'
import type { RefCallback } from 'react'

type CheckBoxProps = {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** Whether some of the things that it stands for are on and some are not. */
  isMixed?: boolean
  /** For screen readers only, where the row shows what it is about. */
  isLabelHidden?: boolean
  /** Whether it stands in the middle of its row instead of at its top. */
  isCentred?: boolean
  tabIndex?: number
}

/** A box with a tick, or a bar where it is on for some only, and its name beside it. */
export function CheckBox(props: CheckBoxProps) {
  const { label, isOn, onChange, isMixed = false, isLabelHidden = false, isCentred = false, tabIndex } = props
  // The state has no attribute.
  const mix: RefCallback<HTMLInputElement> = (input) => {
    if (input) input.indeterminate = isMixed
  }
  return (
    <label
      className={clsx(
        'flex min-h-11 cursor-pointer items-center gap-3 md:min-h-10',
        isCentred ? 'self-center' : 'self-start',
        // Without a name beside it the target is wider than the box.
        isLabelHidden && '-mx-3 w-11 justify-center md:-mx-2.5 md:w-10',
      )}
    >
      <span className="relative grid size-5 shrink-0 place-items-center">
        <input
          ref={mix}
          type="checkbox"
          checked={isOn}
          tabIndex={tabIndex}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          className="peer size-5 cursor-pointer appearance-none rounded-sm border-[1.5px] border-field bg-raised checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent"
        />
        <Check
          className="pointer-events-none absolute size-3.5 text-on-accent opacity-0 peer-[:checked:not(:indeterminate)]:opacity-100 forced-colors:text-[CanvasText]"
          strokeWidth={2.4}
          aria-hidden
        />
        <Minus
          className="pointer-events-none absolute size-3.5 text-on-accent opacity-0 peer-indeterminate:opacity-100 forced-colors:text-[CanvasText]"
          strokeWidth={2.4}
          aria-hidden
        />
      </span>
      {isLabelHidden ? <span className="sr-only">{label}</span> : label}
    </label>
  )
}
