import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

const set = (next: boolean) => {
  isOpen = next
  listeners.forEach((listener) => listener())
}

/** Opens the city search dialog from wherever. */
export const openCitySearch = () => set(true)

export const closeCitySearch = () => set(false)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Whether the city search dialog is open. */
export const useIsCitySearchOpen = () => useSyncExternalStore(subscribe, () => isOpen)
