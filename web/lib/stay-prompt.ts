import { useSyncExternalStore } from 'react'

/** A stay whose dates a person wants to enter, and its city. */
export type AskedStay = { userId: string; cityId: string; city: string; stayId: string }

/** The question before a mark is removed together with its stays. */
export type AskedRemoval = {
  userId: string
  city: string
  stays: number
  notes: number
  answer: (isMeant: boolean) => void
}

type Prompt = { kind: 'when'; stay: AskedStay } | { kind: 'removal'; removal: AskedRemoval }

let prompt: Prompt | undefined
const listeners = new Set<() => void>()

const set = (next: Prompt | undefined) => {
  if (prompt?.kind === 'removal' && next !== prompt) prompt.removal.answer(false)
  prompt = next
  listeners.forEach((listener) => listener())
}

/** The open question. */
export const useStayPrompt = (): Prompt | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    () => prompt,
  )

/** Opens the form for the dates of a stay. */
export const askWhen = (stay: AskedStay): void => set({ kind: 'when', stay })

/** Asks whether to remove a mark together with its stays. */
export const askRemoval = (removal: Omit<AskedRemoval, 'answer'>): Promise<boolean> =>
  new Promise((answer) => set({ kind: 'removal', removal: { ...removal, answer } }))

export const closeStayPrompt = (): void => set(undefined)
