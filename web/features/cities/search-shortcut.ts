import { useLayoutEffect } from 'react'
import { isDialogOpen, isField } from '#web/lib/page/keyboard-target.ts'

/** '/' or Ctrl+A or Cmd+A, and no other modifier. Shift is allowed with '/', because some keyboards need it. */
const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) => {
  if (altKey) return false
  if (key === '/') return !ctrlKey && !metaKey
  return key.toLowerCase() === 'a' && ctrlKey !== metaKey && !shiftKey
}

/** Calls back when the search shortcut is pressed, except in a field or while a dialog is open. */
export const useSearchShortcut = (onPress: () => void) => {
  // In a layout effect, because a key can be pressed as soon as the page is painted.
  useLayoutEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !isShortcut(event)) return
      if (isField(event.target) || isDialogOpen()) return
      // Otherwise '/' would be typed into the dialog, and Ctrl+A would select the page.
      event.preventDefault()
      onPress()
    }
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [onPress])
}
