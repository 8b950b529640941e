import { errorMessage } from '#web/lib/error-message.ts'
import { messages } from '#web/messages/index.ts'
import { profileMessages } from '#web/messages/profile.ts'
import { Button } from '#web/ui/button.tsx'

type LoadFailureProps = { title: string; error: Error; onRetry: () => void }

/** Stands where something failed to load: what, why, and another try. */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  return (
    <div role="alert" className="mt-8">
      <p className="font-medium text-bad">{title}</p>
      <p className="mt-1 text-14 text-ink-2">{errorMessage(error) || messages.errors.unknown}</p>
      <Button className="mt-4" onClick={onRetry}>
        {profileMessages.tryAgain}
      </Button>
    </div>
  )
}
