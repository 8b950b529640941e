import { Button } from '#web/ui/button.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'

type LoadNoticeProps = {
  title: string
  text: string
  action?: { label: string; onClick: () => void }
  /** A failure is announced as such. */
  isFailure?: boolean
}

/** Replaces a list: the reason why there is none, and an action. */
export function LoadNotice({ title, text, action, isFailure = false }: LoadNoticeProps) {
  return (
    <div {...(isFailure && { role: 'alert' })} className="border-t border-rule py-10 md:py-14">
      <h2 className="text-22">{title}</h2>
      <p className="mt-1.5 text-ink-2">{text}</p>
      {action && (
        <Button onClick={action.onClick} className="mt-5">
          {action.label}
        </Button>
      )}
    </div>
  )
}

/** A failure within a page that is otherwise complete: the reason, and a button to try again. */
export function PartFailure({
  title,
  error,
  onRetry,
}: {
  title: string
  error: unknown
  onRetry: () => void
}) {
  return <FailureNotice title={title} error={error} onRetry={onRetry} className="mt-3" />
}
