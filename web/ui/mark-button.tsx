import { clsx } from 'clsx'
import { Check, MapPinPlus, MapPinX, Plus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { markMessages } from '#web/messages/mark.ts'
import { Button, buttonClass } from './button.tsx'
import { iconButtonClass } from './icon-button.tsx'

type MarkButtonProps = {
  /** The city's name, which a screen reader says with the action. */
  city: string
  /**
   * `page`: the main action of a city's page. `row`: a line of a list; only the icon shows on a phone.
   * `icon`: a line or a card with little room.
   */
  size: 'page' | 'row' | 'icon'
  isMarked: boolean
  /** False while the visits are on their way: the button cannot be pressed yet. */
  isKnown: boolean
  onMark: () => void
  onUnmark: () => void
  /** The link to sign in and back, for a guest. A guest sees no button in lists. */
  signInLink: ComponentProps<'a'> | undefined
  className?: string
}

/** Marks a city as visited, or takes the mark back. One element serves both, so that it keeps the focus. */
export function MarkButton(props: MarkButtonProps) {
  const { city, size, isMarked, isKnown, onMark, onUnmark, signInLink, className } = props
  if (signInLink !== undefined) {
    if (size !== 'page') return null
    return (
      <a {...signInLink} className={buttonClass({ variant: 'primary', className })}>
        {markMessages.signIn}
      </a>
    )
  }
  const action = {
    disabled: !isKnown,
    onClick: isMarked ? onUnmark : onMark,
    title: isMarked && size !== 'page' ? markMessages.unmark : undefined,
  }
  if (size === 'page') {
    const Icon = isMarked ? MapPinX : MapPinPlus
    const text = isMarked ? markMessages.unmark : markMessages.mark
    return (
      <>
        {isMarked && (
          <span className="flex items-center gap-1.5 pr-1 font-medium text-good">
            <Check className="size-4" strokeWidth={2} aria-hidden />
            {markMessages.visited}
          </span>
        )}
        <Button
          {...action}
          variant={isMarked ? 'outline' : 'primary'}
          aria-label={markMessages.named(text, city)}
          className={className}
        >
          <Icon className="size-4" strokeWidth={1.6} aria-hidden />
          {text}
        </Button>
      </>
    )
  }
  const label = isMarked ? markMessages.visitedNamed(city) : markMessages.named(markMessages.mark, city)
  const Icon = isMarked ? Check : Plus
  const icon = <Icon className="size-4 shrink-0" strokeWidth={isMarked ? 2 : 1.6} aria-hidden />
  const tone = isMarked && 'text-good! hover:text-good!'
  if (size === 'icon') {
    return (
      <button
        type="button"
        {...action}
        title={isMarked ? markMessages.unmark : markMessages.mark}
        aria-label={label}
        className={clsx(iconButtonClass, 'md:size-8', tone, className)}
      >
        {icon}
      </button>
    )
  }
  return (
    <Button
      {...action}
      variant="quiet"
      size="sm"
      aria-label={label}
      className={clsx('max-xs:w-11 max-xs:px-0', tone, className)}
    >
      {icon}
      <span className="max-xs:sr-only">{isMarked ? markMessages.visited : markMessages.mark}</span>
    </Button>
  )
}
