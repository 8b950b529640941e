import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { inputClass } from '#web/ui/field.tsx'

type SearchFieldProps = {
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
  /** Whether the label is only for screen readers. */
  hasHiddenLabel?: boolean
}

const restMs = 200

/** A field for what is searched; it tells what was typed once the typing rests. */
export function SearchField({
  label,
  placeholder,
  value,
  onChange,
  hasHiddenLabel = false,
}: SearchFieldProps) {
  const id = useId()
  const [text, setText] = useState(value)
  const [told, setTold] = useState(value)
  const [seen, setSeen] = useState(value)
  // What changed elsewhere, by the back button for instance, stands in the field again; what was told from here
  // comes back a little later and must not undo what was typed since.
  if (value !== seen) {
    setSeen(value)
    if (value !== told) {
      setTold(value)
      setText(value)
    }
  }
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const tell = (typed: string) => {
    window.clearTimeout(timer.current)
    const next = typed.trim()
    if (next === value) return
    setTold(next)
    onChange(next)
  }
  const handleChange = (typed: string) => {
    setText(typed)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => tell(typed), restMs)
  }
  return (
    <search className="min-w-0 flex-1">
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault()
          tell(text)
        }}
      >
        <label
          htmlFor={id}
          className={hasHiddenLabel ? 'sr-only' : 'mb-1.5 block text-13 font-medium text-ink-2'}
        >
          {label}
        </label>
        <Search
          className="pointer-events-none absolute bottom-3.5 left-3.5 size-4 text-ink-2"
          strokeWidth={1.6}
          aria-hidden
        />
        <input
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          placeholder={placeholder}
          value={text}
          onChange={(event) => handleChange(event.target.value)}
          className={`${inputClass} pl-10`}
        />
      </form>
    </search>
  )
}
