import { clsx } from 'clsx'
import { LoaderCircle, X } from 'lucide-react'
import { cityName } from '#web/lib/language/city-names.ts'
import { countryName } from '#web/lib/language/formats.ts'
import { messages } from '#web/messages/index.ts'
import { markingMessages as texts } from '#web/messages/marking.ts'
import { Flag } from '#web/ui/flag.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Choice } from './sitting.ts'
import { hasFailed } from './sitting.ts'

/** The progress of a choice, or the reason of its failure. */
export const detailOf = ({ state, reason, visit }: Choice): string => {
  switch (state) {
    case 'searching':
    case 'saving':
    case 'removing':
      return reason === '' ? texts[state] : reason
    case 'notFound':
      return texts.notFound
    case 'searchFailed':
      return texts.notSearched({ reason })
    case 'failed':
      return texts.notSaved({ reason })
    case 'alreadyVisited':
      return texts.alreadyVisited
    case 'removed':
      return texts.removed
    case 'gone':
      return texts.gone
    case 'removalFailed':
      return texts.notRemoved({ reason })
    case 'saved':
    default: {
      const country = visit?.expand?.city?.expand?.country
      return country ? countryName(country) : messages.common.notAvailable
    }
  }
}

type Actions = {
  onUndo: () => void
  onRetry: () => void
  onMarkAgain: () => void
  /** Searches for the city that was not found. */
  onSearch: () => void
}

/** The label and action of a row's button. */
const actionOf = (state: Choice['state'], { onUndo, onRetry, onMarkAgain, onSearch }: Actions) => {
  switch (state) {
    case 'searching':
    case 'saving':
    case 'removing':
      return { name: texts[state], onClick: undefined }
    case 'saved':
      return { name: texts.undo, onClick: onUndo }
    case 'removed':
    case 'gone':
      return { name: texts.markAgain, onClick: onMarkAgain }
    case 'searchFailed':
    case 'failed':
    case 'removalFailed':
      return { name: texts.tryAgain, onClick: onRetry }
    case 'notFound':
      return { name: texts.chooseCity, onClick: onSearch }
    case 'alreadyVisited':
    default:
      return undefined
  }
}

type SittingRowProps = Actions & { choice: Choice; onDismiss: () => void }

/** One choice: the city, its progress, and the possible action. */
export function SittingRow({ choice, onDismiss, ...actions }: SittingRowProps) {
  const { state, visit, text } = choice
  const city = visit?.expand?.city
  const name = city ? cityName(city) : texts.quoted({ text })
  const isFailed = hasFailed(choice)
  const action = actionOf(state, actions)
  const isBusy = state === 'searching' || state === 'saving' || state === 'removing'
  return (
    <li
      className={clsx(
        'flex min-h-11 items-center gap-2.5 pe-1.5 ps-5 text-[0.90625rem] leading-5',
        isFailed && 'bg-bad-wash py-2',
      )}
    >
      {city ? <Flag iso2={city.expand?.country?.iso2 ?? ''} /> : <span className="w-5 shrink-0" />}
      <span className="min-w-0 flex-1">
        <b
          className={clsx(
            'own-direction block truncate font-medium',
            (state === 'removed' || state === 'gone') && 'text-ink-3 line-through',
          )}
        >
          {name}
        </b>
        <small className={clsx('block text-[0.78125rem] leading-4', isFailed ? 'text-bad' : 'text-ink-3')}>
          {detailOf(choice)}
        </small>
      </span>
      {action !== undefined && (
        <button
          type="button"
          aria-label={texts.ofCity({ action: action.name, city: name })}
          // It keeps the focus while it waits, but Tab does not stop at it.
          aria-disabled={isBusy || undefined}
          tabIndex={isBusy ? -1 : 0}
          onClick={action.onClick}
          className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-end rounded-md px-2.5 text-[0.84375rem] font-semibold underline underline-offset-3 md:min-h-9"
        >
          {isBusy ? (
            <LoaderCircle
              className="size-4 text-ink-3 motion-safe:animate-spin"
              strokeWidth={1.6}
              aria-hidden
            />
          ) : (
            action.name
          )}
        </button>
      )}
      {isFailed && (
        <IconButton
          label={texts.ofCity({ action: texts.dismiss, city: name })}
          onClick={onDismiss}
          className="md:size-8!"
        >
          <X className="size-4" strokeWidth={1.6} aria-hidden />
        </IconButton>
      )}
    </li>
  )
}
