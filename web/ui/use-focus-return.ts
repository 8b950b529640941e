import { useState } from 'react'

/**
 * Handlers for a dialog's content that return the focus to the element that had it before the dialog opened. The
 * library returns it only to its own trigger, which a dialog that is opened from elsewhere does not have. An element
 * with `data-opens-focused` gets the focus when the dialog opens, otherwise the first focusable one. If the earlier
 * element was removed, for example a toast, the page's content gets the focus.
 */
export const useFocusReturn = (isOpen = true) => {
  // Read before the dialog is rendered, because a form in it can take the focus immediately.
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
      // If the body had the focus, no element had it. An element that replaced the dialog may have the focus now.
      const { focused } = before
      if (!(focused instanceof HTMLElement) || focused === document.body) return
      if (focused.isConnected) focused.focus()
      else if (document.activeElement === document.body)
        document.querySelector('main')?.focus({ preventScroll: true })
    },
  }
}
