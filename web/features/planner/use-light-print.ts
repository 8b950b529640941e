import { useEffect } from 'react'

/** Prints in the light theme whatever the screen shows: paper is white, and browsers leave backgrounds out. */
export const useLightPrint = () => {
  useEffect(() => {
    const root = document.documentElement
    let theme: string | undefined
    const begin = () => {
      theme = root.dataset['theme']
      root.dataset['theme'] = 'light'
    }
    const end = () => {
      if (theme !== undefined) root.dataset['theme'] = theme
    }
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
}
