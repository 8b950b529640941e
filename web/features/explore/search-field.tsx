import { useEffect, useRef, useState } from 'react'
import { SearchInput } from '#web/ui/search-input.tsx'

type SearchFieldProps = {
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
  /** Whether the label is only for screen readers. */
  hasHiddenLabel?: boolean
}

const restMs = 200

/** A field for the searched text; it reports the text when the person stops typing. */
export function SearchField({
  label,
  placeholder,
  value,
  onChange,
  hasHiddenLabel = false,
}: SearchFieldProps) {
  const [text, setText] = useState(value)
  const [told, setTold] = useState(value)
  const [seen, setSeen] = useState(value)
  // A change from elsewhere, such as by the back button, is shown in the field. The field's own text comes back a
  // little later and must not replace what was typed since.
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
    <SearchInput
      label={label}
      placeholder={placeholder}
      value={text}
      onChange={handleChange}
      onSubmit={() => tell(text)}
      maxLength={100}
      hasHiddenLabel={hasHiddenLabel}
      className="min-w-0 flex-1"
    />
  )
}
