import { useRef } from 'react'

/**
 * Handlers for a dialog's content, by which the focus returns to where it was before the dialog opened. The
 * library itself only knows a trigger of its own, which a dialog that is opened from elsewhere does not have.
 */
export const useFocusReturn = () => {
  const before = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (before.current instanceof HTMLElement) before.current.focus()
    },
  }
}
