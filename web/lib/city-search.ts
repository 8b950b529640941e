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

// What had the focus before the dialog opened, and what stood in its field.
let opener: Element | null = null
let textAtOpening = ''

/** Opens the city search dialog from anywhere. */
export const openCitySearch = () => {
  if (state.isOpen) return
  opener = document.activeElement
  textAtOpening = state.text
  set({ isOpen: true })
}

/** Closes the dialog; its field gives the focus back with `focusSearchOpener`. */
export const closeCitySearch = () => set({ isOpen: false })

/**
 * Focuses a field of the dialog. A text from before the dialog was opened is selected, so that the next letter
 * replaces it; what was typed since is not.
 */
export const focusSearchField = (field: HTMLInputElement | null) => {
  if (field === null) return
  const isNew = field.value === state.text && state.text !== textAtOpening
  field.focus()
  field.setSelectionRange(isNew ? field.value.length : 0, field.value.length)
}

/** Gives the focus back to what had it before the dialog opened. */
export const focusSearchOpener = () => {
  if (opener instanceof HTMLElement) opener.focus()
}

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
