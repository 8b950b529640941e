import { cva } from 'class-variance-authority'
import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps, MouseEvent } from 'react'

/** Not for quiet buttons: they have no box, also when disabled. */
const disabledBox = 'aria-disabled:border-rule aria-disabled:bg-sunken'

/**
 * The classes of a button, also for links that look like one. Use `primary` once in a view. Buttons are not printed.
 */
export const buttonClass = cva(
  'inline-flex print:hidden shrink-0 items-center justify-center gap-2 rounded-md border font-semibold whitespace-nowrap transition-colors select-none aria-disabled:cursor-not-allowed aria-disabled:text-ink-3',
  {
    variants: {
      variant: {
        primary: `border-transparent bg-accent text-on-accent hover:bg-accent-hover ${disabledBox}`,
        outline: `border-rule-strong bg-sheet text-ink hover:border-field ${disabledBox}`,
        quiet:
          'border-transparent text-ink-2 not-aria-disabled:hover:bg-sunken not-aria-disabled:hover:text-ink',
        quietDanger: 'border-transparent text-bad not-aria-disabled:hover:bg-bad-wash',
        danger: `border-transparent bg-bad text-on-bad hover:opacity-90 ${disabledBox}`,
      },
      size: {
        md: 'control-height px-4 text-[0.90625rem]',
        lg: 'h-12 px-4 text-[0.96875rem] sm:px-5.5',
        sm: 'h-11 gap-1.5 px-2.5 text-[0.84375rem] font-medium md:h-8',
      },
    },
    defaultVariants: { variant: 'outline', size: 'md' },
  },
)

/**
 * The properties of a button that may be disabled. A disabled button does nothing, but keeps the focus: an element
 * with the attribute `disabled` loses it, and the next Tab starts at the top of the page.
 */
export const pressable = ({ disabled = false, ...props }: ComponentProps<'button'>) =>
  disabled
    ? { ...props, 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() }
    : props

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonClass>

/** The app's button. It submits a form only with `type="submit"`. */
export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass({ variant, size, className })} {...pressable(rest)} />
}
