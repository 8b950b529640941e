import { successToast } from '#web/lib/toast.ts'
import { countingMessages as texts } from '#web/messages/counting.ts'
import { messages } from '#web/messages/index.ts'
import { useSaveCounting } from '#web/queries/counting-rules.ts'
import { useCounts } from '#web/queries/counts.ts'
import { Button } from '#web/ui/button.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CountingChoice, type RenderCityPicker } from './counting-choice.tsx'
import { useCountingDraft } from './use-counting-draft.ts'

type CountingSectionProps = { userId: string; renderCityPicker: RenderCityPicker }

/** "How we count" among the settings. Nothing is stored before "Count this way". */
export function CountingSection({ userId, renderCityPicker }: CountingSectionProps) {
  const { ledger, statuses, names, today, error, retry } = useCounts(userId)
  if (ledger === undefined || statuses === undefined || names === undefined) {
    return error === null ? (
      <Skeleton className="h-100" />
    ) : (
      <FailureNotice title={texts.couldNotLoad} error={error} onRetry={retry} />
    )
  }
  return (
    <LoadedSection
      userId={userId}
      renderCityPicker={renderCityPicker}
      {...{ ledger, statuses, names, today }}
    />
  )
}

type LoadedSectionProps = CountingSectionProps &
  Pick<Parameters<typeof CountingChoice>[0], 'ledger' | 'statuses' | 'names' | 'today'>

function LoadedSection({ userId, renderCityPicker, ...known }: LoadedSectionProps) {
  const { isChanged, reset, place, ...draft } = useCountingDraft(known.ledger)
  const saving = useSaveCounting(userId)
  const handleSave = () =>
    saving.mutate(
      { choice: draft.choice, place },
      {
        onSuccess: () => {
          reset()
          successToast(texts.saved)
        },
      },
    )
  return (
    <div>
      <p className="text-ink-2">{texts.intro}</p>
      <div className="mt-3 border-t border-rule">
        <CountingChoice {...known} {...draft} renderCityPicker={renderCityPicker} />
      </div>
      {saving.error !== null && (
        <FailureNotice title={texts.couldNotSave} error={saving.error} onDismiss={saving.reset} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" disabled={!isChanged || saving.isPending} onClick={handleSave}>
          {texts.save}
        </Button>
        {isChanged && (
          <Button variant="quiet" onClick={reset}>
            {messages.common.cancel}
          </Button>
        )}
      </div>
    </div>
  )
}
