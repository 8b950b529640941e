import { clsx } from 'clsx'
import { markingMessages as texts } from '#web/messages/marking.ts'
import type { Choice, Sitting } from './sitting.ts'
import { hasFailed, isSaved } from './sitting.ts'
import { SittingRow } from './sitting-row.tsx'

/** "4 of 6 saved"; undone marks do not count. */
export const savedText = (choices: readonly Choice[]) => {
  const counted = choices.filter(({ state }) => state !== 'removed' && state !== 'gone')
  return texts.savedOf({ saved: counted.filter(isSaved).length, total: counted.length })
}

/**
 * "4 of 6 saved". Screen readers announce it when it changes, with the number of failures; the list itself is not a
 * live region.
 */
export function SavedCount({ choices }: { choices: readonly Choice[] }) {
  const failed = choices.filter(hasFailed).length
  return (
    <output className="figures">
      {choices.length > 0 && savedText(choices)}
      {failed > 0 && (
        <span className="sr-only">
          {', '}
          {texts.failedToo({ failed })}
        </span>
      )}
    </output>
  )
}

type SittingListProps = {
  sitting: Sitting
  choices: readonly Choice[]
  /** Searches for the city of a choice whose text was not found. */
  onSearch: (choice: Choice) => void
  /** A row was removed from the list, and the focus with it. */
  onDismissed: () => void
}

type SittingPaneProps = SittingListProps & { className?: string }

/** The cities marked since the dialog was opened, newest first, beside the results. */
export function SittingPane({ className, ...list }: SittingPaneProps) {
  return (
    <section aria-label={texts.sitting} className={clsx('flex min-h-0 flex-col bg-sheet', className)}>
      <div className="flex justify-between pe-4 ps-5 pt-4 pb-1.5 text-13 font-medium text-ink-3">
        <h3 className="font-sans text-13 font-medium">{texts.sitting}</h3>
        <SavedCount choices={list.choices} />
      </div>
      <SittingList {...list} />
    </section>
  )
}

/** The rows of marked cities, which scroll on their own. */
export function SittingList({ sitting, choices, onSearch, onDismissed }: SittingListProps) {
  if (choices.length === 0) {
    return <p className="px-5 py-2 text-14 text-ink-3">{texts.nothingYet}</p>
  }
  const failed = choices.filter((choice) => hasFailed(choice) && choice.state !== 'notFound')
  return (
    <>
      {failed.length > 1 && (
        <div className="flex justify-end px-1.5">
          <button type="button" className={rowButtonClass} onClick={() => sitting.retryAll()}>
            {texts.tryAllAgain}
          </button>
        </div>
      )}
      <ul className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-2">
        {choices.map((choice) => (
          <SittingRow
            key={choice.key}
            choice={choice}
            onUndo={() => void sitting.undo(choice.key)}
            onRetry={() => sitting.retry(choice.key)}
            onMarkAgain={() => sitting.markAgain(choice.key)}
            onSearch={() => onSearch(choice)}
            onDismiss={() => {
              sitting.dismiss(choice.key)
              onDismissed()
            }}
          />
        ))}
      </ul>
    </>
  )
}

const rowButtonClass =
  'inline-flex min-h-11 items-center rounded-md px-2.5 text-[0.84375rem] font-semibold underline underline-offset-3 md:min-h-9'
