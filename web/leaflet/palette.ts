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

/** The colours of the map, as CSS colours for a canvas. */
export type Palette = Record<keyof typeof names, string>

/** Reads the colours of the current theme from the page's custom properties. */
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

/** During a print: the theme of the screen. Otherwise undefined. */
let screenTheme: string | undefined

/** Called for every map of the page; only the first call changes the theme. */
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
 * Calls `onChange` when the page's theme changes, and before a print. A print uses the light theme: style sheets
 * switch by themselves, canvases must be drawn again. With `isPrint` everything must be drawn when the call returns,
 * because the browser runs the listeners of `beforeprint` one after the other, before any observer and any frame.
 * Returns a function that stops watching.
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
