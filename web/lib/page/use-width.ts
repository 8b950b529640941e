import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * The width of an element in CSS pixels, and `usual` where nothing is laid out. A print does not change it: drawings
 * scale to the box where they stand.
 */
export function useWidth(box: RefObject<HTMLElement | null>, usual: number): number {
  const [width, setWidth] = useState(usual)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const measure = () => setWidth(Math.round(element.clientWidth) || usual)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, usual])
  return width
}
