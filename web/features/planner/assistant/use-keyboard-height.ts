import { useEffect } from 'react'

/**
 * Keeps `--keyboard-height` at the height in pixels by which an on-screen keyboard covers the foot of the page. This
 * happens in Safari; browsers that support `interactive-widget=resizes-content` make the page shorter instead.
 */
export const useKeyboardHeight = () => {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return undefined
    const { style } = document.documentElement
    const measure = () => {
      // A page that is zoomed by two fingers also shows less.
      const coveredPx = view.scale === 1 ? window.innerHeight - view.height - view.offsetTop : 0
      style.setProperty('--keyboard-height', `${Math.max(0, Math.round(coveredPx))}px`)
    }
    measure()
    view.addEventListener('resize', measure)
    view.addEventListener('scroll', measure)
    return () => {
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
      style.removeProperty('--keyboard-height')
    }
  }, [])
}
