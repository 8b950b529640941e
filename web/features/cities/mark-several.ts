import { useSyncExternalStore } from 'react'

const key = 'mark-several'
const listeners = new Set<() => void>()

const stored = () => {
  try {
    return localStorage.getItem(key) === 'on'
  } catch {
    return false
  }
}

let isOn = stored()

/** Whether the search stays open after a mark. This browser remembers it. */
export const marksSeveral = () => isOn

export const setMarksSeveral = (next: boolean) => {
  isOn = next
  try {
    if (next) localStorage.setItem(key, 'on')
    else localStorage.removeItem(key)
  } catch {
    // Without storage the value lasts until the page is left.
  }
  listeners.forEach((listener) => listener())
}

export const useMarksSeveral = () =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, marksSeveral)
