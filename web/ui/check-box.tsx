import { clsx } from 'clsx'
import { Check, Minus } from 'lucide-react'
import type { RefCallback } from 'react'

type CheckBoxProps = {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** Whether only some of its items are on. */
  isMixed?: boolean
  /** Whether the label is only for screen readers, because the row shows its subject. */
  isLabelHidden?: boolean
  /** Whether it is vertically centred in its row instead of at the top. */
  isCentred?: boolean
  tabIndex?: number
}

/** A checkbox with its label. A mixed one has a bar instead of a tick. */
export function CheckBox(props: CheckBoxProps) {
  const { label, isOn, onChange, isMixed = false, isLabelHidden = false, isCentred = false, tabIndex } = props
  // `indeterminate` has no attribute in HTML.
  const mix: RefCallback<HTMLInputElement> = (input) => {
    if (input) input.indeterminate = isMixed
  }
  return (
    <label
      className={clsx(
        'flex min-h-11 cursor-pointer items-center gap-3 md:min-h-10',
        isCentred ? 'self-center' : 'self-start',
        // Without a visible label the target is wider than the box.
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
