import { useSyncExternalStore } from 'react'
import { hasSessionEnded } from './session/session-end.ts'

/** The city search dialog as far as it exists before its script is loaded. */
type CitySearchState = {
  isOpen: boolean
  /** Whether the search was opened again for the next city while it was still open for the last one. */
  isWantedAgain: boolean
  /** What stands in the field. It outlasts closing the dialog. */
  text: string
  /** The texts that Enter was pressed for before the dialog's script was loaded, oldest first. */
  entered: readonly string[]
}

const initial: CitySearchState = { isOpen: false, isWantedAgain: false, text: '', entered: [] }

let state = initial
const listeners = new Set<() => void>()

const set = (change: Partial<CitySearchState>) => {
  state = { ...state, ...change }
  listeners.forEach((listener) => listener())
}

// What had the focus before the dialog opened, and what stood in its field.
let opener: Element | null = null
let textAtOpening = ''

/** Opens the city search dialog from anywhere. While it is open, it then stays open after the mark under way. */
export const openCitySearch = () => {
  if (state.isOpen) return set({ isWantedAgain: true })
  // Opened again before the focus was given back, it keeps its first opener.
  opener ??= document.activeElement
  textAtOpening = state.text
  return set({ isOpen: true })
}

/** Closes the dialog; its field gives the focus back with `focusSearchOpener`. */
export const closeCitySearch = () => set({ isOpen: false, isWantedAgain: false })

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

/** Gives the focus back to what had it before the dialog opened, unless the dialog is open again. */
export const focusSearchOpener = () => {
  if (state.isOpen) return
  if (opener instanceof HTMLElement) opener.focus()
  opener = null
}

/** Closes the dialog and forgets what was typed, as when its person signs out. */
export const resetCitySearch = () => {
  opener = null
  set(initial)
}

// Whose search it was when the session ended.
let lastUserId = ''

/** Begins the search of a person. What the same person typed before the session ended is still there. */
export const beginCitySearch = (userId: string) => {
  if (lastUserId !== '' && lastUserId !== userId) resetCitySearch()
  lastUserId = ''
}

/** Forgets what a person typed when that person signs out, but keeps it when the session ended by itself. */
export const leaveCitySearch = (userId: string) => {
  if (!hasSessionEnded()) return resetCitySearch()
  opener = null
  lastUserId = userId
}

export const setSearchText = (text: string) => set({ text })

/** Empties the field after a choice. */
export const emptySearchText = () => set({ text: '', isWantedAgain: false })

/** Sets a text aside that Enter was pressed for, and empties the field for the next one. */
export const enterSearchText = (text: string) =>
  set({ text: '', isWantedAgain: false, entered: [...state.entered, text] })

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
