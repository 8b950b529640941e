import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'

type StepperProps = {
  label: string
  value: number
  /** The value in words, "3 nights". */
  text: string
  least: number
  most: number
  step?: number
  lessLabel: string
  moreLabel: string
  onChange: (value: number) => void
}

/** A number that is changed by one with two buttons; at its limit a button is disabled and stays. */
export function Stepper(props: StepperProps) {
  const { label, value, text, least, most, step = 1, lessLabel, moreLabel, onChange } = props
  const id = useId()
  const change = (by: number) => {
    const next = Math.min(most, Math.max(least, value + by))
    if (next !== value) onChange(next)
  }
  const buttonClass =
    'grid place-items-center text-ink-2 hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-40'
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span id={id} className="text-13 font-medium text-ink-2">
        {label}
      </span>
      <fieldset aria-labelledby={id} className="m-0 min-w-0 border-0 p-0">
        <div className="grid h-12 grid-cols-[3rem_1fr_3rem] md:h-11 rounded-md border border-field bg-raised text-14">
          <button
            type="button"
            aria-label={lessLabel}
            aria-disabled={value <= least}
            className={buttonClass}
            onClick={() => change(-step)}
          >
            <Minus className="size-4" strokeWidth={1.6} aria-hidden />
          </button>
          <output className="figures self-center truncate text-center">{text}</output>
          <button
            type="button"
            aria-label={moreLabel}
            aria-disabled={value >= most}
            className={buttonClass}
            onClick={() => change(step)}
          >
            <Plus className="size-4" strokeWidth={1.6} aria-hidden />
          </button>
        </div>
      </fieldset>
    </div>
  )
}
