import { X } from 'lucide-react'
import { type PointerEvent, useEffect } from 'react'
import { Toaster } from 'sonner'
import { markToasterMounted, toastMs } from '#web/lib/toast.ts'
import { messages } from '#web/messages/index.ts'

const swipePx = 20
const librarysSwipePx = 45

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
 * At most three toasts at the bottom centre, each with a title, perhaps a description, and a close button. They
 * stand above one another: in a pile, a finger could not close any but the first.
 */
export function SonnerToaster() {
  // Runs after the toaster's own effects, so it listens by now.
  useEffect(markToasterMounted, [])
  return (
    <div onPointerUpCapture={lengthenSwipe}>
      <Toaster
        position="bottom-center"
        duration={toastMs}
        visibleToasts={3}
        gap={14}
        expand
        closeButton
        containerAriaLabel={messages.common.toasts}
        icons={{ success: null, error: null, close: <X className="size-4" strokeWidth={1.6} aria-hidden /> }}
        toastOptions={{
          closeButtonAriaLabel: messages.common.close,
          unstyled: true,
          classNames: {
            toast: 'toast',
            title: 'toast-title',
            description: 'toast-description',
            actionButton: 'toast-action',
            closeButton: 'toast-close',
            error: 'toast-error',
          },
        }}
      />
    </div>
  )
}
