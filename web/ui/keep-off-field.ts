import { type RefObject, useEffect } from 'react'

type Edges = { top: number; bottom: number; left: number; right: number }

/** The distance of toasts from the foot of the window, and from a field that they must not cover. */
const gapPx = 16
const fieldSelector = 'input, textarea, select, [contenteditable="true"]'

/**
 * How far toasts must move up so that they do not cover a field, in pixels; 0 if they do not cover it or have no room
 * above. `toasts` is their position at the foot of the window.
 */
export function riseAbove(field: Edges, toasts: Edges, windowHeight: number): number {
  const isCovered =
    field.bottom > toasts.top &&
    field.top < Math.min(toasts.bottom, windowHeight) &&
    field.right > toasts.left &&
    field.left < toasts.right
  const rise = toasts.bottom - field.top + gapPx
  return isCovered && toasts.top - rise >= 0 ? rise : 0
}

/** Moves open toasts so that they do not cover the focused field, also while the page is scrolled. */
export function useKeepOffField(region: RefObject<HTMLElement | null>, hasToasts: boolean) {
  useEffect(() => {
    if (!hasToasts) return undefined
    const { style } = document.documentElement
    let rise = 0
    const follow = () => {
      const field = document.activeElement
      const pile = [...(region.current?.querySelectorAll<HTMLElement>('.toast') ?? [])]
      const isField = field?.matches(fieldSelector) === true && region.current?.contains(field) === false
      const next =
        isField && pile.length > 0 ? riseAbove(edgesOf(field), edgesOfPile(pile), window.innerHeight) : 0
      if (next === rise) return
      rise = next
      if (rise === 0) style.removeProperty('--toast-rise')
      else style.setProperty('--toast-rise', `${Math.round(rise)}px`)
    }
    // A toast has its height after the library has rendered it.
    const observer = new MutationObserver(follow)
    if (region.current) observer.observe(region.current, { childList: true, subtree: true })
    follow()
    const events = ['focusin', 'focusout', 'scroll', 'resize'] as const
    for (const event of events) window.addEventListener(event, follow, { capture: true, passive: true })
    return () => {
      observer.disconnect()
      for (const event of events) window.removeEventListener(event, follow, { capture: true })
      style.removeProperty('--toast-rise')
    }
  }, [region, hasToasts])
}

/** The edges of a field including the label above it. */
function edgesOf(field: Element): Edges {
  const { top, bottom, left, right } = field.getBoundingClientRect()
  const label = 'labels' in field && field.labels instanceof NodeList ? field.labels[0] : undefined
  const labelTop = label instanceof Element ? label.getBoundingClientRect().top : top
  return { top: Math.min(top, labelTop), bottom, left, right }
}

/**
 * The position of a pile of toasts before it is moved up. The toasts' own boxes cannot be used, because they move
 * during their animation.
 */
function edgesOfPile(pile: readonly HTMLElement[]): Edges {
  const height = Math.max(...pile.map(({ offsetHeight }) => offsetHeight))
  const { left, right } = pile[0]?.getBoundingClientRect() ?? { left: 0, right: 0 }
  const bottom = window.innerHeight - gapPx
  // The edges of the other toasts of the pile are visible above the first one.
  return { top: bottom - height - gapPx, bottom, left, right }
}
