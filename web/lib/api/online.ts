import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the browser has a network. Only false is reliable: true does not mean that the server can be reached. */
export const useIsOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)
