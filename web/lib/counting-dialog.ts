import { useSyncExternalStore } from 'react'

/** The id of the person whose numbers the dialog explains; "" while the dialog is closed. */
let shown = ''
const listeners = new Set<() => void>()

const show = (userId: string) => {
  shown = userId
  for (const listener of listeners) listener()
}

/** Opens "How we count" for the numbers of a person, from anywhere. */
export const openCounting = (userId: string) => show(userId)

export const closeCounting = () => show('')

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useShownCounting = () => useSyncExternalStore(subscribe, () => shown)
