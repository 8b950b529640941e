import { type RefObject, useEffect } from 'react'
import { citySearchState, openCitySearch } from '#web/lib/city-search.ts'

/** Whether letters are typed into an element. */
export const isTextField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')

/** Leads letters that are typed on a button of the dialog, or after one that has gone, into the field. */
export function useTypingAnywhere(
  field: RefObject<HTMLInputElement | null>,
  content: RefObject<HTMLElement | null>,
) {
  // Listens to the window: a removed button leaves the focus on the page's body.
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
      // The shortcut, pressed once more by somebody who thinks that the search has closed.
      if (key === '/' && ((isEmpty && field.current.value === '') || !citySearchState().isOpen)) {
        event.preventDefault()
        openCitySearch()
      }
      // The browser writes the character into the field that has the focus after this event.
      if (!isTyping) field.current.focus()
    }
    window.addEventListener('keydown', handleCharacter)
    return () => window.removeEventListener('keydown', handleCharacter)
  }, [field, content])
}
