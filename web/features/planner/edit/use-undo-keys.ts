import { useEffect, useEffectEvent } from 'react'

/** Ctrl or Cmd with Z undoes, with Shift and Z or with Y redoes; in text fields the browser's own undo is used. */
export const useUndoKeys = (undo: () => void, redo: () => void) => {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isModified = (event.ctrlKey || event.metaKey) && !event.altKey
    const key = event.key.toLowerCase()
    if (!isModified || (key !== 'z' && key !== 'y') || event.defaultPrevented) return
    if (event.target instanceof HTMLElement && event.target.closest('input, textarea, [role="dialog"]'))
      return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) redo()
    else undo()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
