import { exploreMessages } from '#web/messages/explore.ts'
import { Button } from '#web/ui/button.tsx'

type LoadNoticeProps = {
  title: string
  text: string
  action?: { label: string; onClick: () => void }
  /** A failure is announced as such. */
  isFailure?: boolean
}

/** What stands where a list would be: why there is none, and the way on. */
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

/** A failure within a page that is there otherwise: a line and another try. */
export function PartFailure({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <p role="alert" className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-14 text-bad">
      {title}
      <Button size="sm" onClick={onRetry}>
        {exploreMessages.list.tryAgain}
      </Button>
    </p>
  )
}
