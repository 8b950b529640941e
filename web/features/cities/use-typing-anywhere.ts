import { type RefObject, useEffect } from 'react'
import { citySearchState, openCitySearch } from '#web/lib/city-search.ts'

/** Whether letters are typed into an element. */
export const isTextField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')

/** Directs letters into the field that are typed on a button of the dialog, or after the focused button was removed. */
export function useTypingAnywhere(
  field: RefObject<HTMLInputElement | null>,
  content: RefObject<HTMLElement | null>,
) {
  // Listens on the window, because a removed button leaves the focus on the body.
  useEffect(() => {
    const handleCharacter = (event: globalThis.KeyboardEvent) => {
      const { key, target } = event
      if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
        return
      // The space bar presses the button that has the focus.
      if (key.length !== 1 || key === ' ' || field.current === null) return
      const isInside = target instanceof Node && content.current?.contains(target) === true
      if (!isInside && target !== document.body) return
      const isTyping = isTextField(target)
      const isEmpty = !isTyping || target.value === ''
      // The shortcut was pressed again, because the person assumed that the search had closed.
      if (key === '/' && ((isEmpty && field.current.value === '') || !citySearchState().isOpen)) {
        event.preventDefault()
        openCitySearch()
      }
      // The browser then types the character into the field that has the focus after this event.
      if (!isTyping) field.current.focus()
    }
    window.addEventListener('keydown', handleCharacter)
    return () => window.removeEventListener('keydown', handleCharacter)
  }, [field, content])
}
