import { Check } from 'lucide-react'

type CheckBoxProps = {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** For screen readers only, where the row shows what it is about. */
  isLabelHidden?: boolean
}

/** A box with a tick, and its name beside it. */
export function CheckBox({ label, isOn, onChange, isLabelHidden = false }: CheckBoxProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 self-start md:min-h-10">
      <span className="relative grid size-5 shrink-0 place-items-center">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          className="peer size-5 cursor-pointer appearance-none rounded-sm border-[1.5px] border-field bg-raised checked:border-accent checked:bg-accent"
        />
        <Check
          className="pointer-events-none absolute size-3.5 text-on-accent opacity-0 peer-checked:opacity-100 forced-colors:text-[CanvasText]"
          strokeWidth={2.4}
          aria-hidden
        />
      </span>
      {isLabelHidden ? <span className="sr-only">{label}</span> : label}
    </label>
  )
}
