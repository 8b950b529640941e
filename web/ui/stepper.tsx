import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'

type StepperProps = {
  label: string
  value: number
  /** The value as text, such as "3 nights". */
  text: string
  least: number
  most: number
  step?: number
  lessLabel: string
  moreLabel: string
  onChange: (value: number) => void
}

/** A number field with buttons for less and more. At a limit the button is disabled. */
export function Stepper(props: StepperProps) {
  const { label, value, text, least, most, step = 1, lessLabel, moreLabel, onChange } = props
  const id = useId()
  /** The typed text while the field has the focus; null otherwise, when the field shows `text`. */
  const [typed, setTyped] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const isTyping = typed !== null
  // Select the number before the first key, which then replaces it.
  useLayoutEffect(() => {
    if (isTyping) field.current?.select()
  }, [isTyping])
  const set = (next: number) => {
    const within = Math.min(most, Math.max(least, next))
    if (within !== value) onChange(within)
    return within
  }
  const handleType = (next: string) => {
    setTyped(next)
    const number = Number(next)
    if (next.trim() !== '' && Number.isInteger(number) && number >= least && number <= most) set(number)
  }
  const handleKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: step, ArrowDown: -step }[event.key]
    if (by === undefined) return
    event.preventDefault()
    setTyped(String(set(value + by)))
  }
  const buttonClass =
    'grid place-items-center text-ink-2 hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-40'
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-13 font-medium text-ink-2">
        {label}
      </label>
      <div className="grid h-12 grid-cols-[3rem_1fr_3rem] md:h-11 rounded-md border border-field bg-raised text-14">
        <button
          type="button"
          aria-label={lessLabel}
          aria-disabled={value <= least}
          className={buttonClass}
          onClick={() => set(value - step)}
        >
          <Minus className="size-4" strokeWidth={1.6} aria-hidden />
        </button>
        <input
          id={id}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-valuenow={value}
          aria-valuemin={least}
          aria-valuemax={most}
          aria-valuetext={text}
          value={typed ?? text}
          ref={field}
          onFocus={() => setTyped(String(value))}
          onBlur={() => setTyped(null)}
          onChange={(event) => handleType(event.target.value)}
          onKeyDown={handleKey}
          className="figures min-w-0 bg-transparent text-center"
        />
        <button
          type="button"
          aria-label={moreLabel}
          aria-disabled={value >= most}
          className={buttonClass}
          onClick={() => set(value + step)}
        >
          <Plus className="size-4" strokeWidth={1.6} aria-hidden />
        </button>
      </div>
    </div>
  )
}
