import { type RefObject, useEffect, useState } from 'react'

/** Half a screen of a phone: what is that far away is loaded before one comes to it. */
const nearPx = 400

/** Whether an element is or was in the window or near it; always true where the browser cannot tell. */
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
