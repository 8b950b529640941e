import { type RefObject, useEffect } from 'react'

/** As wide as a page of A4 between its margins, in CSS pixels. */
const pagePx = 680

/** Makes a map fit on a page as it is on the screen: Leaflet does not hear of the layout of a print. */
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
