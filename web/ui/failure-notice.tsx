import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { ActionCancelled } from '#web/lib/api/call-failure.ts'
import { errorMessage } from '#web/lib/api/error-message.ts'
import { messages } from '#web/messages/index.ts'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

type FailureNoticeProps = {
  title: string
  /** The error; its reason is shown under the title. */
  error: unknown
  /** Left out if a button of the form beside the notice does the same. */
  onRetry?: (() => void) | undefined
  isRetrying?: boolean
  /** For a failed action, which a toast has announced. Without it the notice is an alert, for a failed load. */
  onDismiss?: (() => void) | undefined
  className?: string
}

/**
 * Shows what failed, why, and what to do, until it is tried again or dismissed. Shows nothing for an action that the
 * person cancelled.
 */
export function FailureNotice(props: FailureNoticeProps) {
  const { title, error, onRetry, isRetrying = false, onDismiss, className } = props
  if (error instanceof ActionCancelled) return null
  return (
    <div
      {...(onDismiss === undefined ? { role: 'alert' } : { role: 'group', 'aria-label': title })}
      className={clsx(
        'flex min-w-0 items-start gap-2 rounded-md border border-transparent bg-bad-wash py-2 pe-2 ps-3 text-[0.84375rem] leading-5',
        className,
      )}
    >
      <div className="min-w-0 flex-1 py-0.5 wrap-anywhere">
        <p className="font-semibold text-bad">{title}</p>
        <p className="text-ink-2">{errorMessage(error) || messages.errors.unknown}</p>
        {onRetry !== undefined && (
          <Button size="sm" className="mt-2 mb-1" disabled={isRetrying} onClick={() => onRetry()}>
            {messages.errors.tryAgain}
          </Button>
        )}
      </div>
      {onDismiss !== undefined && (
        <IconButton label={messages.errors.dismiss} className="md:size-8!" onClick={onDismiss}>
          <X className="size-4" strokeWidth={1.6} aria-hidden />
        </IconButton>
      )}
    </div>
  )
}
