import { type RefObject, useEffect, useState } from 'react'

/** About half the height of a phone's screen: content at this distance is loaded in advance. */
const nearPx = 400

/** Whether an element is or was in the window or near it. Always true without `IntersectionObserver`. */
export function useIsNear(box: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (isNear || !box.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: `${nearPx}px` },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box, isNear])
  return isNear
}
