import { clsx } from 'clsx'
import { Check, MapPinPlus, MapPinX, Plus, RotateCw } from 'lucide-react'
import type { ComponentProps } from 'react'
import { errorMessage } from '#web/lib/api/error-message.ts'
import { messages } from '#web/messages/index.ts'
import { markMessages } from '#web/messages/mark.ts'
import { Button, buttonClass } from './button.tsx'
import { FailureNotice } from './failure-notice.tsx'

type MarkButtonProps = {
  /** The city's name, for the accessible name of the button. */
  city: string
  /**
   * `page`: the main action of a city's page. `popup`: one of the actions of a map's popup. `row`: a line of a list,
   * with one word on a phone. `short`: a line or a card with little room, with one word.
   */
  size: 'page' | 'popup' | 'row' | 'short'
  isMarked: boolean
  /** False while the visits are loading: the button is then disabled. */
  isKnown: boolean
  onMark: () => void
  onUnmark: () => void
  /** The error of the last change. The button then tries the change again. */
  failure: Error | null
  onDismiss: () => void
  /** The link to the login page, for a guest. Guests see no button in lists. */
  signInLink: ComponentProps<'a'> | undefined
  className?: string
}

/** Marks a city as visited, or removes the mark. Both use the same element, so that it keeps the focus. */
export function MarkButton(props: MarkButtonProps) {
  const { city, size, isMarked, isKnown, onMark, onUnmark, failure, onDismiss } = props
  const { signInLink, className } = props
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
  }
  const failureTitle = isMarked ? messages.cities.couldNotRemove : messages.cities.couldNotAdd
  if (size === 'page') {
    const Icon = isMarked ? MapPinX : MapPinPlus
    const text = isMarked ? markMessages.unmark : markMessages.mark
    return (
      <>
        {isMarked && (
          <span className="flex items-center gap-1.5 pe-1 font-medium text-good max-[30rem]:sr-only">
            <Check className="size-4" strokeWidth={2} aria-hidden />
            {markMessages.visited}
          </span>
        )}
        <Button
          {...action}
          variant={isMarked ? 'outline' : 'primary'}
          aria-label={markMessages.named({ action: text, city })}
          className={className}
        >
          <Icon className="size-4" strokeWidth={1.6} aria-hidden />
          {text}
        </Button>
        {failure !== null && (
          <FailureNotice
            title={failureTitle}
            error={failure}
            onRetry={action.onClick}
            onDismiss={onDismiss}
            className="order-last max-w-140 basis-full"
          />
        )}
      </>
    )
  }
  const hasFailed = failure !== null
  const label = hasFailed
    ? markMessages.tryAgainNamed({ failure: failureTitle, city })
    : isMarked
      ? markMessages.visitedNamed({ city })
      : markMessages.named({ action: markMessages.mark, city })
  const Icon = hasFailed ? RotateCw : isMarked ? Check : Plus
  const icon = <Icon className="size-4 shrink-0" strokeWidth={isMarked ? 2 : 1.6} aria-hidden />
  const tone = hasFailed ? 'text-bad! hover:text-bad!' : isMarked && 'text-good! hover:text-good!'
  const hint = hasFailed
    ? `${failureTitle}. ${errorMessage(failure)}`
    : isMarked
      ? markMessages.unmark
      : undefined
  return (
    <Button
      {...action}
      title={hint}
      variant="quiet"
      size="sm"
      aria-label={label}
      className={clsx(tone, className)}
    >
      {icon}
      {hasFailed ? (
        messages.errors.tryAgain
      ) : isMarked ? (
        markMessages.visited
      ) : size === 'popup' ? (
        markMessages.mark
      ) : size === 'short' ? (
        markMessages.markShort
      ) : (
        <>
          <span className="max-xs:hidden">{markMessages.mark}</span>
          <span className="xs:hidden">{markMessages.markShort}</span>
        </>
      )}
    </Button>
  )
}
