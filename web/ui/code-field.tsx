import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react'
import { Field } from './field.tsx'

type CodeFieldProps = Pick<ComponentProps<typeof Field>, 'label' | 'error' | 'hint'> & {
  /** The typed digits. */
  value: string
  /** The number of digits of the code; even. */
  length: number
  onChange: (digits: string) => void
  /** Called when the last digit is typed or pasted. */
  onComplete: (digits: string) => void
  /** Whether the field gets the focus on mount. In a dialog use `data-opens-focused` instead. */
  takesFocus?: boolean
}

/**
 * A field for the digits of a code, shown in two halves. All other characters are dropped. A code with an error is
 * selected, so that the next digit replaces it.
 */
export function CodeField(props: CodeFieldProps) {
  const { value, length, onChange, onComplete, error, takesFocus = false, ...field } = props
  const input = useRef<HTMLInputElement>(null)
  const digitsBeforeCaret = useRef<number | null>(null)
  const half = length / 2
  const shown = value.length > half ? `${value.slice(0, half)} ${value.slice(half)}` : value

  // React moves the caret to the end of a text that it has changed.
  useLayoutEffect(() => {
    const digits = digitsBeforeCaret.current
    digitsBeforeCaret.current = null
    if (digits === null || document.activeElement !== input.current) return
    const position = digits > half ? digits + 1 : digits
    input.current?.setSelectionRange(position, position)
  })
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])
  useEffect(() => {
    if (error === undefined) return
    input.current?.focus()
    input.current?.select()
  }, [error])

  const handleChange = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const { value: text, selectionStart } = currentTarget
    const digits = digitsOf(text).slice(0, length)
    digitsBeforeCaret.current = digitsOf(text.slice(0, selectionStart ?? text.length)).length
    onChange(digits)
    if (digits.length === length && digits !== value) onComplete(digits)
  }
  return (
    <Field
      {...field}
      ref={input}
      error={error}
      announcesError
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      dir="ltr"
      value={shown}
      onChange={handleChange}
      className="[&_input]:h-16 [&_input]:font-serif [&_input]:text-30 [&_input]:tracking-[0.12em] [&_input]:tabular-nums rtl:[&_input]:text-end"
    />
  )
}

/**
 * The zeros of the digits that keyboards produce: Latin, Arabic, Persian and full width. The other nine digits follow
 * each zero.
 */
const zeros = ['0', '٠', '۰', '０'].map((zero) => zero.charCodeAt(0))

/** The digits of a text as 0 to 9. */
const digitsOf = (text: string) =>
  Array.from(text, (letter) => {
    const point = letter.charCodeAt(0)
    return zeros.map((zero) => point - zero).find((digit) => digit >= 0 && digit <= 9)
  }).join('')
