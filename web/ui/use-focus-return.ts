import { useState } from 'react'

/**
 * Handlers for a dialog's content, by which the focus returns to where it was before the dialog opened. The
 * library itself only knows a trigger of its own, which a dialog that is opened from elsewhere does not have. An
 * element with `data-opens-focused` gets the focus when the dialog opens, otherwise the first that can have it. When
 * what had the focus has gone, as a toast does, the page's content gets it.
 */
export const useFocusReturn = (isOpen = true) => {
  // Known before the dialog is drawn: a form in it can take the focus at once.
  const [before, setBefore] = useState({ isOpen, focused: document.activeElement })
  if (before.isOpen !== isOpen)
    setBefore({ isOpen, focused: isOpen ? document.activeElement : before.focused })
  return {
    onOpenAutoFocus: (event: Event) => {
      const content = event.target instanceof Element ? event.target : null
      const first = content?.querySelector<HTMLElement>('[data-opens-focused]')
      if (first === null || first === undefined) return
      event.preventDefault()
      first.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // The page's body stands for no focus; what has taken the dialog's place may have it by now.
      const { focused } = before
      if (!(focused instanceof HTMLElement) || focused === document.body) return
      if (focused.isConnected) focused.focus()
      else if (document.activeElement === document.body)
        document.querySelector('main')?.focus({ preventScroll: true })
    },
  }
}
