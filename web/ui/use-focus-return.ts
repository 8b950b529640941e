import { useRef } from 'react'

/**
 * Handlers for a dialog's content, by which the focus returns to where it was before the dialog opened. The
 * library itself only knows a trigger of its own, which a dialog that is opened from elsewhere does not have. An
 * element with `data-opens-focused` gets the focus when the dialog opens, otherwise the first that can have it.
 */
export const useFocusReturn = () => {
  const before = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      before.current = document.activeElement
      const content = event.target instanceof Element ? event.target : null
      const first = content?.querySelector<HTMLElement>('[data-opens-focused]')
      if (first === null || first === undefined) return
      event.preventDefault()
      first.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // The page's body stands for no focus; what has taken the dialog's place may have it by now.
      if (before.current instanceof HTMLElement && before.current !== document.body) before.current.focus()
    },
  }
}
