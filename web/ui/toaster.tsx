import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { dismissToast, holdToasts, useToasts, visibleToasts } from '#web/lib/toast.ts'
import { useScript } from '#web/lib/page/use-script.ts'
import { messages } from '#web/messages/index.ts'
import { ToastEntries } from './toast-entries.tsx'

/** The script of the toasts is loaded this long after the first paint, usually before the first toast. */
const idleMs = 1000
/** A toast waits this long for the script, and is then shown without it. */
const patienceMs = 1000

/**
 * Shows the toasts. A script that is loaded after the page animates them. If it cannot be loaded, for example
 * offline, they are shown without animations.
 */
export function Toaster() {
  const toasts = useToasts()
  const region = useRef<HTMLDivElement>(null)
  const [isIdle, setIsIdle] = useState(false)
  const [isLate, setIsLate] = useState(false)
  const hasToasts = toasts.length > 0
  const { script, error } = useScript(() => import('./sonner-toaster.tsx'), { isWanted: isIdle || hasToasts })

  useEffect(() => {
    const timer = window.setTimeout(() => setIsIdle(true), idleMs)
    return () => window.clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!hasToasts) return undefined
    const timer = window.setTimeout(() => setIsLate(true), patienceMs)
    return () => window.clearTimeout(timer)
  }, [hasToasts])
  useEffect(() => holdToasts(() => region.current !== null && isHeld(region.current)), [])

  return (
    <div ref={region}>
      {script !== undefined ? (
        <script.SonnerToaster />
      ) : (
        <section aria-live="polite" aria-label={messages.common.toasts} className="toast-plain">
          {(isLate || error !== undefined) &&
            toasts.slice(0, visibleToasts).map((toast) => (
              <div key={toast.id} className={clsx('toast', toast.kind === 'error' && 'toast-error')}>
                <div data-content="">
                  <div className="toast-title">{toast.title}</div>
                  <ToastEntries toast={toast} />
                </div>
                <button
                  type="button"
                  className="toast-close"
                  aria-label={messages.common.close}
                  onClick={() => dismissToast(toast.id)}
                >
                  <X className="size-4" strokeWidth={1.6} aria-hidden />
                </button>
              </div>
            ))}
        </section>
      )}
    </div>
  )
}

/**
 * Whether the mouse or the keyboard focus is on a toast, or its list is unfolded. After a tap `:hover` stays at its
 * position, so it counts only for devices with a mouse.
 */
const isHeld = (region: HTMLElement) =>
  region.querySelector('[aria-expanded="true"]') !== null ||
  region.querySelector(':focus-visible') !== null ||
  (region.querySelector('.toast:hover') !== null && window.matchMedia('(hover: hover)').matches)
