import type { ReactNode } from 'react'
import type { CountryStatuses } from '#shared/domain/ledger/counting.ts'
import { countsOf } from '#shared/domain/ledger/counting.ts'
import type { Ledger } from '#shared/ledger.ts'
import { successToast } from '#web/lib/toast.ts'
import { countingMessages as texts } from '#web/messages/counting.ts'
import { messages } from '#web/messages/index.ts'
import { useSaveCounting } from '#web/queries/counting-rules.ts'
import { useCounts } from '#web/queries/counts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Always, CountingChoice, Lists, type RenderCityPicker } from './counting-choice.tsx'
import { effectsOf } from './effects.ts'
import { useCountingDraft } from './use-counting-draft.ts'

type CountingDialogProps = {
  /** Whose countries are counted. */
  userId: string
  onClose: () => void
  renderCityPicker: RenderCityPicker
}

/** "How we count": the list of countries, which the owner can choose, and the other settings for the numbers. */
export function CountingDialog({ userId, onClose, renderCityPicker }: CountingDialogProps) {
  const { ledger, statuses, names, today, error, retry } = useCounts(userId)
  const isOther = ledger?.own === false
  const known = ledger && statuses && names ? { ledger, statuses, names, today } : undefined
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title}
      description={isOther ? texts.othersIntro : texts.intro}
      className="flex max-h-[calc(100dvh-4rem)] max-w-170! flex-col overflow-y-auto pb-0! max-md:inset-0! max-md:max-h-dvh max-md:rounded-none [&>h2]:text-26 md:top-8! md:[&>h2]:text-30"
    >
      {known === undefined ? (
        <div className="my-5 min-h-100">
          {error === null ? (
            <CountingSkeleton />
          ) : (
            <FailureNotice title={texts.couldNotLoad} error={error} onRetry={retry} />
          )}
        </div>
      ) : isOther ? (
        <OthersCounting {...known} onClose={onClose} />
      ) : (
        <OwnCounting {...known} userId={userId} onClose={onClose} renderCityPicker={renderCityPicker} />
      )}
    </Dialog>
  )
}

type Known = {
  ledger: Ledger
  statuses: CountryStatuses
  names: ReadonlyMap<string, string>
  today: string
}

function OwnCounting(
  props: Known & { userId: string; onClose: () => void; renderCityPicker: RenderCityPicker },
) {
  const { userId, onClose, renderCityPicker, ...known } = props
  const { isChanged, reset: _reset, place, ...draft } = useCountingDraft(known.ledger)
  const saving = useSaveCounting(userId)
  const handleSave = () => {
    if (!isChanged) return onClose()
    return saving.mutate(
      { choice: draft.choice, place },
      {
        onSuccess: () => {
          onClose()
          successToast(texts.saved)
        },
      },
    )
  }
  return (
    <>
      <div className="mt-4 border-t border-rule">
        <CountingChoice {...known} {...draft} renderCityPicker={renderCityPicker} />
        {saving.error !== null && (
          <FailureNotice
            title={texts.couldNotSave}
            error={saving.error}
            onDismiss={saving.reset}
            className="mb-4"
          />
        )}
      </div>
      <Foot>
        <CountingSummary {...known} choice={draft.choice} />
        <Button variant="quiet" onClick={onClose}>
          {messages.common.cancel}
        </Button>
        <Button variant="primary" disabled={saving.isPending} onClick={handleSave}>
          {texts.save}
        </Button>
      </Foot>
    </>
  )
}

function OthersCounting({ ledger, statuses, today, onClose }: Known & { onClose: () => void }) {
  return (
    <>
      <div className="mt-4 border-t border-rule">
        <Lists chosen={ledger.rules.rule} counts={effectsOf(ledger, ledger.rules, statuses, today).byRule} />
        <Always />
      </div>
      <Foot>
        <Button className="ms-auto" onClick={onClose}>
          {messages.common.close}
        </Button>
      </Foot>
    </>
  )
}

/** It stays at the lower edge while the choices above it scroll. */
const Foot = ({ children }: { children: ReactNode }) => (
  <div className="sticky bottom-0 -mx-6 mt-auto flex flex-wrap items-center justify-end gap-2 border-t border-rule bg-paper px-6 py-4">
    {children}
  </div>
)

/** "32 of 250 places · 30 of 195 UN states", with the chosen switches. */
function CountingSummary({ ledger, statuses, today, choice }: Known & { choice: Ledger['rules'] }) {
  const lists = [...new Set(['places', choice.rule === 'places' ? 'un195' : choice.rule] as const)]
  return (
    <p className="me-auto text-13 text-ink-3 max-[30rem]:w-full" aria-live="polite">
      {lists.map((rule, index) => {
        const { countries, of } = countsOf(ledger, { ...choice, rule }, statuses, today)
        return (
          <span key={rule} className="whitespace-nowrap">
            {index > 0 && ' · '}
            {texts.countOf({ count: countries, of, rule, figure })}
          </span>
        )
      })}
    </p>
  )
}

const figure = (children: readonly ReactNode[]) => (
  <b key="figure" className="figures font-semibold text-ink">
    {children}
  </b>
)

/** Placeholder lines for the lists. */
const CountingSkeleton = () => (
  <div className="grid gap-6">
    {['first', 'second', 'third', 'fourth'].map((line) => (
      <Skeleton key={line} className="h-11" />
    ))}
  </div>
)
