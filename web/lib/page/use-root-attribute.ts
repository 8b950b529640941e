import { useEffect } from 'react'

/**
 * Sets the attribute `data-<name>` on the root element while the calling component is mounted, for styles of elements
 * elsewhere on the page. `:root:has()` would be slow: the browser would search the whole page for each tile that is
 * added to a map.
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
