import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * After a navigation moves the focus to the heading of the page, so that screen readers read it and Tab continues from
 * there. The first page, a change of only the search parameters and a link to a part of a page leave the focus where it
 * is.
 */
export function PageFocus() {
  const router = useRouter()
  useEffect(() => {
    let stopWaiting = () => {}
    const stopListening = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      if (fromLocation === undefined || !pathChanged) return
      stopWaiting()
      if (toLocation.hash !== '') return
      const content = document.querySelector<HTMLElement>('#content')
      if (content !== null && !isFocusTaken(content)) stopWaiting = focusHeading(content)
    })
    return () => {
      stopListening()
      stopWaiting()
    }
  }, [router])
  return null
}

/**
 * Focuses the page's heading. While no heading is shown, because a part of the page is still loading, the page's
 * content has the focus. Returns a function that stops waiting for a heading.
 */
const focusHeading = (content: HTMLElement): (() => void) => {
  const focus = () => {
    const heading = [...content.querySelectorAll('h1')].find(isShown)
    heading?.setAttribute('tabindex', '-1')
    // The router restores the scroll position.
    ;(heading ?? content).focus({ preventScroll: true })
    return heading !== undefined
  }
  if (focus()) return () => {}
  const observer = new MutationObserver(() => {
    const hasMovedOn = document.activeElement !== content && document.activeElement !== document.body
    if (hasMovedOn || focus()) observer.disconnect()
  })
  observer.observe(content, { childList: true, subtree: true, attributeFilter: ['style'] })
  return () => observer.disconnect()
}

/** Whether an element is displayed. While a page loads, React hides the previous one and keeps it in the document. */
const isShown = (element: Element): boolean =>
  getComputedStyle(element).display !== 'none' &&
  (element.parentElement === null || isShown(element.parentElement))

/**
 * Whether the new page has focused a field, the tab that led to it still has the focus, or an open dialog or menu has
 * it.
 */
const isFocusTaken = (content: HTMLElement) => {
  const focused = document.activeElement
  return (
    (content.contains(focused) &&
      focused?.matches('input, textarea, select, nav a[aria-current=page]') === true) ||
    document.querySelector('[role=dialog][data-state=open], [role=menu][data-state=open], dialog[open]') !==
      null
  )
}
