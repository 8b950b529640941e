import { type RefObject, useEffect } from 'react'

/** The width of an A4 page between its margins, in CSS pixels. */
const pagePx = 680

/** Scales a map's screen view to the page in print, because Leaflet does not adapt to the print layout. */
export const useFittedPrint = (plate: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const begin = () => {
      const { current } = plate
      if (current === null) return
      const { clientWidth, clientHeight } = current
      current.dataset['printing'] = ''
      current.style.setProperty('--screen-width', `${clientWidth}px`)
      current.style.setProperty('--screen-height', `${clientHeight}px`)
      current.style.setProperty('--print-scale', String(Math.min(1, pagePx / Math.max(1, clientWidth))))
    }
    const end = () => delete plate.current?.dataset['printing']
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [plate])
}
