import { clsx } from 'clsx'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { actOnToast, type OpenToast, type ToastEntry } from '#web/lib/toast.ts'
import { messages } from '#web/messages/index.ts'

type ToastEntriesProps = {
  toast: OpenToast
  /** Called after the list was folded or unfolded, which changes the toast's height. */
  onFold?: () => void
}

/**
 * The entries of a toast below its title, each with its buttons. Of several entries only the newest is shown, with
 * the number of the others, until the person unfolds the list: a toast should cover as little of the page as
 * possible.
 */
export function ToastEntries({ toast, onFold }: ToastEntriesProps) {
  const [isOpen, setIsOpen] = useState(false)
  const fold = () => {
    // Synchronously, so that `onFold` can measure the new height.
    flushSync(() => setIsOpen(!isOpen))
    onFold?.()
  }
  const { entries } = toast
  const isList = entries.length > 1
  const isUnfolded = isList && isOpen
  const shown = isUnfolded ? entries : entries.slice(0, 1)
  return (
    <ul className={clsx('toast-entries', isUnfolded && 'is-list')}>
      {shown.map((entry, index) => (
        <li key={entry.id}>
          {entry.description !== shown[index - 1]?.description && (
            <p className={clsx(entry.subject !== undefined && 'is-above')}>{entry.description}</p>
          )}
          {(entry.subject !== undefined || (isList && index === 0)) && (
            <p>
              {entry.subject !== undefined && <span>{entry.subject}</span>}{' '}
              {isList && index === 0 && (
                <button type="button" aria-expanded={isOpen} className="toast-more" onClick={fold}>
                  {isOpen ? messages.common.fewer : messages.common.andMore({ count: entries.length - 1 })}
                </button>
              )}
            </p>
          )}
          <EntryButtons toast={toast} entry={entry} isList={isList} />
        </li>
      ))}
    </ul>
  )
}

type EntryButtonsProps = { toast: OpenToast; entry: ToastEntry; isList: boolean }

function EntryButtons({ toast, entry, isList }: EntryButtonsProps) {
  const { actions, subject, description = '' } = entry
  if (actions.length === 0) return null
  return (
    <div className="toast-actions">
      {actions.map((action) => (
        <button
          key={action.label}
          type="button"
          className="toast-action"
          aria-label={isList ? `${action.label}: ${subject ?? description}` : undefined}
          onClick={() => actOnToast(toast.id, entry, action)}
        >
          {action.label}
        </button>
      ))}
    </div>
  )
}
