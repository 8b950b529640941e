import { useSyncExternalStore } from 'react'

/** A stay whose dates a person wants to enter, with its city. */
export type AskedStay = { userId: string; cityId: string; city: string; stayId: string }

/** What a person is asked before a mark goes with its stays. */
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

/** The question that is asked now. */
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

/** Opens the form in which the dates of a stay are typed. */
export const askWhen = (stay: AskedStay): void => set({ kind: 'when', stay })

/** Asks whether a mark may go with its stays. */
export const askRemoval = (removal: Omit<AskedRemoval, 'answer'>): Promise<boolean> =>
  new Promise((answer) => set({ kind: 'removal', removal: { ...removal, answer } }))

export const closeStayPrompt = (): void => set(undefined)
