import { X } from 'lucide-react'
import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { toast, Toaster } from 'sonner'
import { dismissToast, type OpenToast, useToasts, visibleToasts } from '#web/lib/toast.ts'
import { messages } from '#web/messages/index.ts'
import { useKeepOffField } from './keep-off-field.ts'
import { ToastEntries } from './toast-entries.tsx'

const swipePx = 20
const librarysSwipePx = 45
/** The library's timeout of zero runs within this time: nested timeouts are up to four milliseconds late. */
const librarysDelayMs = 10

// The library reads the distance of a swipe from the toast's style when the finger lifts. It has no option for the
// minimum distance, so this increases the distance.
const lengthenSwipe = ({ target }: PointerEvent) => {
  const toast = target instanceof Element ? target.closest<HTMLElement>('[data-sonner-toast]') : null
  const pulledPx = Number.parseFloat(toast?.style.getPropertyValue('--swipe-amount-y') ?? '')
  if (pulledPx >= swipePx && pulledPx < librarysSwipePx) {
    toast?.style.setProperty('--swipe-amount-y', `${librarysSwipePx}px`)
  }
}

/**
 * Moves the focus away from a button that will disappear: to the close button if the toast stays, otherwise to the
 * element that had the focus before the toasts.
 */
const moveFocus = (button: Element, origin: HTMLElement | null) => {
  const toast = button.closest('.toast')
  const staysOpen = button.matches('.toast-action') && Boolean(toast?.querySelector('.toast-more'))
  const next = staysOpen ? toast?.querySelector<HTMLElement>('.toast-close') : origin
  const target = next?.isConnected === true ? next : document.querySelector<HTMLElement>('#content')
  target?.focus({ preventScroll: true })
}

/** Shows a toast, or has it measured again: the library measures a toast whenever its description changes. */
const show = (open: OpenToast) => {
  toast[open.kind](open.title, {
    id: open.id,
    description: <ToastEntries toast={open} onFold={() => show(open)} />,
    duration: Infinity,
    onDismiss: () => dismissToast(open.id),
  })
}

// The library adds a toast in a timeout and removes it in an animation frame. If the removal runs first, it is lost
// and the toast would stay, so it is repeated.
const hide = ({ id }: OpenToast) => {
  toast.dismiss(id)
  window.setTimeout(() => toast.dismiss(id), librarysDelayMs)
}

/**
 * At most three toasts at the bottom centre, each with a title, an optional description, and a close button. They are
 * in a pile, which covers little more than one toast. A pointer or the focus on the pile spreads them out.
 */
export function SonnerToaster() {
  const toasts = useToasts()
  const shown = useRef<readonly OpenToast[]>([])
  const [hasFocus, setHasFocus] = useState(false)
  /** The element that had the focus before the toasts. */
  const origin = useRef<HTMLElement>(null)
  const region = useRef<HTMLDivElement>(null)
  useKeepOffField(region, toasts.length > 0)
  // Shows the open toasts in the library. The library does not close them by time.
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
