import { X } from 'lucide-react'
import { useEffect } from 'react'
import { Toaster } from 'sonner'
import { markToasterMounted, toastMs } from '#web/lib/toast.ts'
import { messages } from '#web/messages/index.ts'

/**
 * At most three toasts at the bottom centre, each with a title, perhaps a description, and a close button. They
 * stand above one another: in a pile, a finger could not close any but the first.
 */
export function SonnerToaster() {
  // Runs after the toaster's own effects, so it listens by now.
  useEffect(markToasterMounted, [])
  return (
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
  )
}
