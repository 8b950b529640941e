import { type PointerEvent, useRef, useState } from 'react'

/** A finger must move this far for a press to count as a pull, in pixels. */
const pullPx = 6
/** The sheet must be pulled this far to remain there. */
const stayPx = 60

/**
 * A sheet that opens and closes by a press on its button or a pull at its head. It closes whenever something is
 * `chosen` again.
 */
export function usePulledSheet(chosen: string) {
  const [isOpen, setIsOpen] = useState(false)
  const [lastChosen, setLastChosen] = useState(chosen)
  if (chosen !== lastChosen) {
    setLastChosen(chosen)
    if (chosen !== '') setIsOpen(false)
  }
  const [pulledPx, setPulledPx] = useState<number | null>(null)
  const wasPulled = useRef(false)
  const panel = useRef<HTMLElement>(null)

  const handleDown = (down: PointerEvent) => {
    if (down.button !== 0 || !panel.current) return
    const heightPx = panel.current.offsetHeight
    wasPulled.current = false
    const upPx = (event: { clientY: number }) => down.clientY - event.clientY
    const handleMove = (event: globalThis.PointerEvent) => {
      if (Math.abs(upPx(event)) > pullPx) wasPulled.current = true
      if (wasPulled.current) setPulledPx(heightPx + upPx(event))
    }
    const handleEnd = (event: globalThis.PointerEvent) => {
      listening.abort()
      setPulledPx(null)
      if (!wasPulled.current || event.type === 'pointercancel') return
      if (upPx(event) > stayPx) setIsOpen(true)
      if (upPx(event) < -stayPx) setIsOpen(false)
    }
    // On the window, because in a quick pull the pointer leaves the sheet's head.
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('pointermove', handleMove, { signal })
    window.addEventListener('pointerup', handleEnd, { signal })
    window.addEventListener('pointercancel', handleEnd, { signal })
  }

  const handleClick = () => {
    // A pull that ends on the button is not a click.
    if (!wasPulled.current) setIsOpen(!isOpen)
    wasPulled.current = false
  }

  return {
    panel,
    isOpen,
    /** The height while it is pulled; null otherwise. */
    pulledPx,
    /** Handlers for the head. */
    handleDown,
    /** Handlers for the button. */
    handleClick,
  }
}
