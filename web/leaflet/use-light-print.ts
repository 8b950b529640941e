import { useEffect } from 'react'

/** Draws what is on canvases in the light theme for a print; the style sheets do so by themselves. */
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
