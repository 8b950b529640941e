import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * The width of an element in CSS pixels, or `usual` without a layout. It does not change in print: the drawings scale
 * to their box.
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
