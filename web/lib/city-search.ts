import { useSyncExternalStore } from 'react'
import { hasSessionEnded } from './session/session-end.ts'

/** The state of the city search dialog that exists before the dialog's script is loaded. */
type CitySearchState = {
  isOpen: boolean
  /** Whether the search was opened again for another city while the dialog was still open. */
  isWantedAgain: boolean
  /** The text of the field. It is kept when the dialog closes. */
  text: string
  /** The texts that were entered before the dialog's script was loaded, oldest first. */
  entered: readonly string[]
}

const initial: CitySearchState = { isOpen: false, isWantedAgain: false, text: '', entered: [] }

let state = initial
const listeners = new Set<() => void>()

const set = (change: Partial<CitySearchState>) => {
  state = { ...state, ...change }
  listeners.forEach((listener) => listener())
}

// The element that had the focus before the dialog opened, and the text at that time.
let opener: Element | null = null
let textAtOpening = ''

/**
 * Opens the city search dialog from anywhere. If it is already open, it stays open after the current mark is saved.
 */
export const openCitySearch = () => {
  if (state.isOpen) return set({ isWantedAgain: true })
  // If the dialog is opened again before it has returned the focus, it keeps its first opener.
  opener ??= document.activeElement
  textAtOpening = state.text
  return set({ isOpen: true })
}

/** Closes the dialog. The field calls `focusSearchOpener` to return the focus. */
export const closeCitySearch = () => set({ isOpen: false, isWantedAgain: false })

/**
 * Focuses a field of the dialog. Text from before the dialog was opened is selected, so that the next letter replaces
 * it. Text that was typed since then is not selected.
 */
export const focusSearchField = (field: HTMLInputElement | null) => {
  if (field === null) return
  const isNew = field.value === state.text && state.text !== textAtOpening
  field.focus()
  field.setSelectionRange(isNew ? field.value.length : 0, field.value.length)
}

/** Returns the focus to the element that had it before the dialog opened, unless the dialog is open again. */
export const focusSearchOpener = () => {
  if (state.isOpen) return
  if (opener instanceof HTMLElement) opener.focus()
  opener = null
}

/** Closes the dialog and clears its text, for example when the person signs out. */
export const resetCitySearch = () => {
  opener = null
  set(initial)
}

// The person who was signed in when the session ended.
let lastUserId = ''

/** Starts a person's search. The text from before the end of a session remains only for the same person. */
export const beginCitySearch = (userId: string) => {
  if (lastUserId !== '' && lastUserId !== userId) resetCitySearch()
  lastUserId = ''
}

/** Clears the text when the person signs out, but keeps it when the session ended by itself. */
export const leaveCitySearch = (userId: string) => {
  if (!hasSessionEnded()) return resetCitySearch()
  opener = null
  lastUserId = userId
}

export const setSearchText = (text: string) => set({ text })

/** Clears the field after a choice. */
export const emptySearchText = () => set({ text: '', isWantedAgain: false })

/** Stores a text for which Enter was pressed, and clears the field for the next one. */
export const enterSearchText = (text: string) =>
  set({ text: '', isWantedAgain: false, entered: [...state.entered, text] })

/** Returns the stored texts and removes them. */
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
