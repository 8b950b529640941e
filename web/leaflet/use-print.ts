import { type RefObject, useEffect } from 'react'

/** As wide as a page of A4 between its margins, in CSS pixels. */
const pagePx = 680

/** The theme of the screen, during a print; several maps of a page prepare for the same print. */
let screenTheme: string | undefined

const showLight = () => {
  const { dataset } = document.documentElement
  screenTheme ??= dataset['theme']
  dataset['theme'] = 'light'
}

const showScreenTheme = () => {
  if (screenTheme !== undefined) document.documentElement.dataset['theme'] = screenTheme
  screenTheme = undefined
}

const onPrint = (begin: () => void, end: () => void) => {
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
  }
}

/** Draws what is on canvases in the light theme for a print; the style sheets do so by themselves. */
export const useLightPrint = () => {
  useEffect(() => onPrint(showLight, showScreenTheme), [])
}

/** Makes a map fit on a page as it is on the screen: Leaflet hears nothing of the layout of a print. */
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
    return onPrint(begin, () => delete plate.current?.dataset['printing'])
  }, [plate])
}
