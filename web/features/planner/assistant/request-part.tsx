import { useScript } from '#web/lib/page/use-script.ts'
import { assistantMessages } from '#web/messages/assistant.ts'
import { messages } from '#web/messages/index.ts'
import { Button } from '#web/ui/button.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import type { Planning } from '#web/features/planner/use-plan.ts'
import type { Assistant } from '#web/features/planner/use-assistant.ts'

type RequestPartProps = { assistant: Assistant; planning: Planning; saveLabel: string }

/** The request panel. Its script is loaded with the first request to the assistant. */
export function RequestPart({ assistant, planning, saveLabel }: RequestPartProps) {
  const { answer, isBusy } = assistant
  const panel = useScript(() => import('./request-panel.tsx'), { isWanted: answer !== undefined || isBusy })
  if (!answer) return null
  if (panel.script) {
    return (
      <panel.script.RequestPanel
        assistant={assistant}
        answer={answer}
        plan={planning.plan}
        cities={planning.cities}
        saveLabel={saveLabel}
      />
    )
  }
  if (panel.error === undefined) return null
  return (
    <FailureNotice
      className="mt-4"
      title={messages.errors.partMissing}
      error={panel.error}
      onRetry={panel.retry}
    />
  )
}

/** Plans another trip for the same wishes. A change of a trip has no other route: it is exactly what was requested. */
export function AnotherRoute({ assistant, className }: { assistant: Assistant; className?: string }) {
  const { answer, isBusy, planAnother } = assistant
  if (!answer || answer.before || answer.request.constraints.length === 0) return null
  return (
    <Button variant="quiet" disabled={isBusy} onClick={planAnother} className={className}>
      {assistantMessages.another}
    </Button>
  )
}
