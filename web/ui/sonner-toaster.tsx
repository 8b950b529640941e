import { X } from 'lucide-react'
import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { toast, Toaster } from 'sonner'
import { dismissToast, type OpenToast, useToasts, visibleToasts } from '#web/lib/toast.ts'
import { messages } from '#web/messages/index.ts'
import { useKeepOffField } from './keep-off-field.ts'
import { ToastEntries } from './toast-entries.tsx'

const swipePx = 20
const librarysSwipePx = 45
/** A timeout of zero has ended within this time, at most four milliseconds late when timeouts are nested. */
const librarysDelayMs = 10

// The library reads how far a toast was pulled from its style when the finger lifts, and has no option for how far
// is enough.
const lengthenSwipe = ({ target }: PointerEvent) => {
  const toast = target instanceof Element ? target.closest<HTMLElement>('[data-sonner-toast]') : null
  const pulledPx = Number.parseFloat(toast?.style.getPropertyValue('--swipe-amount-y') ?? '')
  if (pulledPx >= swipePx && pulledPx < librarysSwipePx) {
    toast?.style.setProperty('--swipe-amount-y', `${librarysSwipePx}px`)
  }
}

/**
 * Moves the focus from a button that is about to disappear: to the close button where the toast lists more, else back
 * to where the keyboard came from.
 */
const moveFocus = (button: Element, origin: HTMLElement | null) => {
  const toast = button.closest('.toast')
  const staysOpen = button.matches('.toast-action') && Boolean(toast?.querySelector('.toast-more'))
  const next = staysOpen ? toast?.querySelector<HTMLElement>('.toast-close') : origin
  const target = next?.isConnected === true ? next : document.querySelector<HTMLElement>('#content')
  target?.focus({ preventScroll: true })
}

/** Shows a toast, or measures one again: the library measures a toast whenever it gets another description. */
const show = (open: OpenToast) => {
  toast[open.kind](open.title, {
    id: open.id,
    description: <ToastEntries toast={open} onFold={() => show(open)} />,
    duration: Infinity,
    onDismiss: () => dismissToast(open.id),
  })
}

// The library adds a toast in a timeout and removes one in an animation frame. A removal that comes first is lost, and
// the toast would stay for good: so it is removed once more.
const hide = ({ id }: OpenToast) => {
  toast.dismiss(id)
  window.setTimeout(() => toast.dismiss(id), librarysDelayMs)
}

/**
 * At most three toasts at the bottom centre, each with a title, perhaps a description, and a close button. They lie in
 * a pile, which covers as little as one toast; the mouse, a finger or the focus on it spreads them out.
 */
export function SonnerToaster() {
  const toasts = useToasts()
  const shown = useRef<readonly OpenToast[]>([])
  const [hasFocus, setHasFocus] = useState(false)
  /** What had the focus before the keyboard came to the toasts. */
  const origin = useRef<HTMLElement>(null)
  const region = useRef<HTMLDivElement>(null)
  useKeepOffField(region, toasts.length > 0)
  // The library has the toasts that are open, and no clock of its own for them.
  useEffect(() => {
    const before = shown.current
    shown.current = toasts
    for (const gone of before) if (!toasts.some((open) => open.id === gone.id)) hide(gone)
    for (const open of toasts.toReversed()) {
      if (before.includes(open)) continue
      show(open)
    }
  }, [toasts])
  const handleFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setHasFocus(true)
    const isOutside = relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)
    if (isOutside) origin.current = relatedTarget
  }
  const handleClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('.toast-action, .toast-close') : null
    if (button?.matches(':focus-visible') === true) moveFocus(button, origin.current)
  }
  return (
    <div
      ref={region}
      onPointerUpCapture={lengthenSwipe}
      onClickCapture={handleClick}
      onFocus={handleFocus}
      onBlur={() => setHasFocus(false)}
    >
      <Toaster
        position="bottom-center"
        visibleToasts={visibleToasts}
        gap={14}
        offset={{ bottom: 'calc(24px + var(--toast-rise))' }}
        mobileOffset={{ bottom: 'calc(16px + var(--toast-rise))' }}
        expand={hasFocus}
        closeButton
        containerAriaLabel={messages.common.toasts}
        icons={{ success: null, error: null, close: <X className="size-4" strokeWidth={1.6} aria-hidden /> }}
        toastOptions={{
          closeButtonAriaLabel: messages.common.close,
          unstyled: true,
          classNames: {
            toast: 'toast',
            title: 'toast-title',
            closeButton: 'toast-close',
            error: 'toast-error',
          },
        }}
      />
    </div>
  )
}
