import { clsx } from 'clsx'
import { actOnToast, type OpenToast } from '#web/lib/toast.ts'

/** What a toast reports below its title, each with its button. */
export function ToastEntries({ toast }: { toast: OpenToast }) {
  const { entries } = toast
  return (
    <ul className={clsx('toast-entries', entries.length > 1 && 'is-list')}>
      {entries.map((entry, index) => (
        <li key={entry.id}>
          <div className="toast-detail">
            {entry.description !== entries[index - 1]?.description && <p>{entry.description}</p>}
            {entry.subject !== undefined && <p>{entry.subject}</p>}
          </div>
          {entry.action && (
            <button
              type="button"
              className="toast-action"
              aria-label={
                entries.length > 1
                  ? `${entry.action.label}: ${entry.subject ?? entry.description ?? ''}`
                  : undefined
              }
              onClick={() => actOnToast(toast.id, entry)}
            >
              {entry.action.label}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
