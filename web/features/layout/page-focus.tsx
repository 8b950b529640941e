import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Moves the focus to the heading of a page that was navigated to, so that screen readers read it and Tab
 * continues from there. The first page, a change of only the search parameters and a link to a part of a page
 * leave the focus where it is.
 */
export function PageFocus() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged || toLocation.hash !== '') return
        const content = document.querySelector<HTMLElement>('#content')
        if (content === null || isFocusTaken(content)) return
        const heading = content.querySelector<HTMLElement>('h1')
        heading?.setAttribute('tabindex', '-1')
        // The router restores the scroll position.
        ;(heading ?? content).focus({ preventScroll: true })
      }),
    [router],
  )
  return null
}

/** Whether the new page has already focused a field, or a dialog holds the focus. */
const isFocusTaken = (content: HTMLElement) => {
  const focused = document.activeElement
  return (
    (content.contains(focused) && focused?.matches('input, textarea, select') === true) ||
    document.querySelector('[role=dialog][data-state=open], dialog[open]') !== null
  )
}
