const names = {
  water: '--water',
  shelfOuter: '--water-1',
  shelfInner: '--water-2',
  land: '--land',
  border: '--border',
  coast: '--coast',
  graticule: '--graticule',
  pin: '--pin',
  pinRing: '--pin-ring',
  visited: '--visited',
  visitedLine: '--visited-line',
  unvisited: '--unvisited',
  choroplethBorder: '--choro-border',
} as const

/** The inks of the map, as canvas understands them. */
export type Palette = Record<keyof typeof names, string>

/** Reads the inks of the theme that is now shown from the page's custom properties. */
export function readPalette(): Palette {
  const style = getComputedStyle(document.documentElement)
  const read = (name: keyof typeof names) => style.getPropertyValue(names[name]).trim()
  return {
    water: read('water'),
    shelfOuter: read('shelfOuter'),
    shelfInner: read('shelfInner'),
    land: read('land'),
    border: read('border'),
    coast: read('coast'),
    graticule: read('graticule'),
    pin: read('pin'),
    pinRing: read('pinRing'),
    visited: read('visited'),
    visitedLine: read('visitedLine'),
    unvisited: read('unvisited'),
    choroplethBorder: read('choroplethBorder'),
  }
}

/** Calls back whenever the page's theme changes; answers how to stop. */
export function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'class'] })
  const scheme = matchMedia('(prefers-color-scheme: dark)')
  scheme.addEventListener('change', onChange)
  return () => {
    observer.disconnect()
    scheme.removeEventListener('change', onChange)
  }
}
