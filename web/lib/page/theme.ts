import { useSyncExternalStore } from 'react'

/** The choices of a person. */
export const themeChoices = ['light', 'dark', 'system'] as const
export type ThemeChoice = (typeof themeChoices)[number]

// public/first-paint.js reads the same key before the first paint.
const key = 'theme'
const system = window.matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()
const notify = () => listeners.forEach((listener) => listener())

const stored = (): ThemeChoice => {
  try {
    const value = localStorage.getItem(key)
    return value === 'light' || value === 'dark' ? value : 'system'
  } catch {
    return 'system'
  }
}

let choice = stored()

/** The visible theme: the chosen one, or the system's. */
export const shownTheme = (): 'light' | 'dark' => {
  if (choice !== 'system') return choice
  return system.matches ? 'dark' : 'light'
}

const show = () => {
  document.documentElement.dataset['theme'] = shownTheme()
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim()
  if (paper !== '') document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper)
  notify()
}

/** Applies and stores a theme. "system" removes the stored choice. */
export const chooseTheme = (next: ThemeChoice) => {
  choice = next
  try {
    if (next === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, next)
  } catch {
    // The browser may refuse storage. The choice is then kept until the page is closed.
  }
  show()
}

/** Applies the system's theme and choices in other tabs while the page is open. */
export const startTheme = () => {
  system.addEventListener('change', show)
  window.addEventListener('storage', (event) => {
    if (event.key !== key && event.key !== null) return
    choice = stored()
    show()
  })
  show()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The choice and the resulting theme. Components render again when either changes. */
export const useTheme = () => ({
  choice: useSyncExternalStore(subscribe, () => choice),
  shown: useSyncExternalStore(subscribe, shownTheme),
})
