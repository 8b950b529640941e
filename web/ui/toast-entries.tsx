import { clsx } from 'clsx'
import { actOnToast, type OpenToast } from '#web/lib/toast.ts'

/** What a toast reports below its title, each with its button. */
export function ToastEntries({ toast }: { toast: OpenToast }) {
  const { entries } = toast
  return (
    <ul className={clsx('toast-entries', entries.length > 1 && 'is-list')}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <span className="toast-description">{entry.description}</span>
          {entry.action && (
            <button
              type="button"
              className="toast-action"
              aria-label={
                entries.length > 1 ? `${entry.action.label}: ${entry.description ?? ''}` : undefined
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
