import { useSyncExternalStore } from 'react'

/** The city search dialog as far as it exists before its script is loaded. */
type CitySearchState = {
  isOpen: boolean
  /** What stands in the field. It outlasts closing the dialog. */
  text: string
  /** The texts that Enter was pressed for before the dialog's script was loaded, oldest first. */
  entered: readonly string[]
}

const initial: CitySearchState = { isOpen: false, text: '', entered: [] }

let state = initial
const listeners = new Set<() => void>()

const set = (change: Partial<CitySearchState>) => {
  state = { ...state, ...change }
  listeners.forEach((listener) => listener())
}

/** Opens the city search dialog from anywhere. */
export const openCitySearch = () => set({ isOpen: true })

export const closeCitySearch = () => set({ isOpen: false })

/** Closes the dialog and forgets what was typed, as when its person signs out. */
export const resetCitySearch = () => set(initial)

export const setSearchText = (text: string) => set({ text })

/** Sets a text aside that Enter was pressed for, and empties the field for the next one. */
export const enterSearchText = (text: string) => set({ text: '', entered: [...state.entered, text] })

/** The texts that were set aside; they are returned once. */
export const takeEnteredTexts = (): readonly string[] => {
  const { entered } = state
  if (entered.length > 0) set({ entered: [] })
  return entered
}

export const citySearchState = () => state

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useCitySearchState = () => useSyncExternalStore(subscribe, citySearchState)
