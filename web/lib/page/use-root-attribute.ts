import { useEffect } from 'react'

/**
 * Gives the root element the attribute `data-<name>` while the calling component stands, for a style of something
 * elsewhere on the page. `:root:has()` would make the browser search the whole page for each tile that comes to a map.
 */
export const useRootAttribute = (name: string) => {
  useEffect(() => {
    const root = document.documentElement
    root.dataset[name] = ''
    return () => {
      delete root.dataset[name]
    }
  }, [name])
}
