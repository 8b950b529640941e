import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import { useId } from 'react'
import { inputClass } from './field.tsx'

type SearchInputProps = {
  label: string
  placeholder: string
  value: string
  onChange: (text: string) => void
  onSubmit: () => void
  maxLength?: number
  /** Whether the label is only for screen readers. */
  hasHiddenLabel?: boolean
  isTall?: boolean
  className?: string
}

/** A search field in a form, which Enter submits. */
export function SearchInput(props: SearchInputProps) {
  const { label, placeholder, value, onChange, onSubmit, maxLength, hasHiddenLabel, isTall, className } =
    props
  const id = useId()
  return (
    <search className={clsx('print:hidden', className)}>
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <label
          htmlFor={id}
          className={hasHiddenLabel ? 'sr-only' : 'mb-1.5 block text-13 font-medium text-ink-2'}
        >
          {label}
        </label>
        <Search
          className={clsx(
            'pointer-events-none absolute inset-s-3.5 size-4 text-ink-2',
            isTall ? 'bottom-4' : 'bottom-3.5',
          )}
          strokeWidth={1.6}
          aria-hidden
        />
        <input
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={maxLength}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={clsx(inputClass, 'ps-10', isTall && 'h-12')}
        />
      </form>
    </search>
  )
}
