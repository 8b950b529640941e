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

/** The theme of the screen, during a print. */
let screenTheme: string | undefined

/** The same for every map of the page: the first one changes the theme. */
const showLight = () => {
  const { dataset } = document.documentElement
  screenTheme ??= dataset['theme']
  dataset['theme'] = 'light'
}

const showScreenTheme = () => {
  if (screenTheme !== undefined) document.documentElement.dataset['theme'] = screenTheme
  screenTheme = undefined
}

/**
 * Calls back whenever the page's theme changes, and before a print, which is in the light theme: the style sheets see
 * to that by themselves, canvases do not. With `isPrint` everything must be drawn when the call returns. When the page
 * itself prints, the listeners of `beforeprint` run one after the other, before any observer and any frame. Answers
 * how to stop.
 */
export function watchTheme(onChange: (isPrint: boolean) => void): () => void {
  const handleChange = () => onChange(false)
  const observer = new MutationObserver(handleChange)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'class'] })
  const scheme = matchMedia('(prefers-color-scheme: dark)')
  scheme.addEventListener('change', handleChange)
  const handlePrint = () => {
    showLight()
    onChange(true)
  }
  window.addEventListener('beforeprint', handlePrint)
  window.addEventListener('afterprint', showScreenTheme)
  return () => {
    observer.disconnect()
    scheme.removeEventListener('change', handleChange)
    window.removeEventListener('beforeprint', handlePrint)
    window.removeEventListener('afterprint', showScreenTheme)
  }
}
