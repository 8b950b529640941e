import { useSyncExternalStore } from 'react'
import { messages } from '#web/messages/index.ts'

/** How long a toast can be seen, in milliseconds. One that can be undone stays longer. */
const toastMs = 2500
const undoToastMs = 10_000
/** The newest toasts are visible, at most this many. */
export const visibleToasts = 3
const tickMs = 100

type Action = { label: string; onClick: () => void }

type Toast = {
  description?: string | undefined
  /** What it is about where several toasts can have one title, such as a city. */
  subject?: string | undefined
  /** Takes it back; the toast then stays for ten seconds. */
  onUndo?: () => void
  /** What else can be done about it, while the toast is there. It stands before Undo. */
  action?: Action
  /** Whether the toast stays for ten seconds without an Undo. */
  isLasting?: boolean
}

/** One thing that a toast reports. */
export type ToastEntry = {
  id: number
  description: string | undefined
  subject: string | undefined
  actions: readonly Action[]
}

export type OpenToast = {
  id: number
  kind: 'success' | 'error'
  title: string
  /** At least one, the newest first; more where things that can be undone or tried again have the same title. */
  entries: readonly ToastEntry[]
  isUndo: boolean
}

/** The newest first. */
let toasts: readonly OpenToast[] = []
/** For how many more milliseconds each toast is to be seen, by its id. */
const leftMs = new Map<number, number>()
let lastId = 0
let tickedAt = 0
let ticker: number | undefined
let isHeld: () => boolean = () => false
const listeners = new Set<() => void>()

const setToasts = (next: readonly OpenToast[]) => {
  toasts = next
  for (const id of leftMs.keys()) if (!next.some((toast) => toast.id === id)) leftMs.delete(id)
  if (next.length === 0) {
    window.clearInterval(ticker)
    ticker = undefined
  } else if (ticker === undefined) {
    tickedAt = performance.now()
    ticker = window.setInterval(tick, tickMs)
  }
  listeners.forEach((listener) => listener())
}

// The time of a toast counts only while a person can see it and does not hold it.
const tick = () => {
  const passedMs = performance.now() - tickedAt
  tickedAt += passedMs
  if (document.hidden || isHeld()) return
  for (const { id } of toasts.slice(0, visibleToasts)) leftMs.set(id, (leftMs.get(id) ?? 0) - passedMs)
  const isOver = ({ id }: OpenToast) => (leftMs.get(id) ?? 0) <= 0
  if (toasts.some(isOver)) setToasts(toasts.filter((toast) => !isOver(toast)))
}

/** The open toasts, the newest first. */
export const useToasts = (): readonly OpenToast[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    () => toasts,
  )

/** Stops the time of all toasts while `held` returns true. Returns how to end that. */
export const holdToasts = (held: () => boolean) => {
  isHeld = held
  return () => {
    isHeld = () => false
  }
}

export const dismissToast = (id: number) => setToasts(toasts.filter((toast) => toast.id !== id))

export const dismissAllToasts = () => setToasts([])

/** Does what a button of an entry offers, and removes the entry; its toast goes with the last one. */
export const actOnToast = (id: number, { id: entryId }: ToastEntry, action: Action) => {
  dropEntries((toast, entry) => toast.id === id && entry.id === entryId)
  action.onClick()
}

/** Removes entries; a toast goes with its last one. */
const dropEntries = (isMeant: (toast: OpenToast, entry: ToastEntry) => boolean) => {
  const without = (toast: OpenToast) => {
    const entries = toast.entries.filter((entry) => !isMeant(toast, entry))
    return entries.length === toast.entries.length ? toast : { ...toast, entries }
  }
  const next = toasts.map(without).filter(({ entries }) => entries.length > 0)
  if (next.length < toasts.length || next.some((toast, index) => toast !== toasts[index])) setToasts(next)
}

const raise = (kind: OpenToast['kind'], title: string, toast: Toast) => {
  const { description, subject, onUndo, action, isLasting = false } = toast
  lastId += 1
  const isUndo = onUndo !== undefined
  const actions = [
    ...(action ? [action] : []),
    ...(onUndo ? [{ label: messages.common.undo, onClick: onUndo }] : []),
  ]
  const entry = { id: lastId, description, subject, actions }
  const isJoined = isUndo || (kind === 'error' && subject !== undefined)
  const same = isJoined
    ? toasts.find((toast) => toast.kind === kind && toast.isUndo === isUndo && toast.title === title)
    : undefined
  leftMs.set(same?.id ?? lastId, isUndo || isLasting ? undoToastMs : toastMs)
  if (same === undefined) return setToasts([{ id: lastId, kind, title, entries: [entry], isUndo }, ...toasts])
  const joined = { ...same, entries: [entry, ...same.entries] }
  setToasts(toasts.map((toast) => (toast === same ? joined : toast)))
}

/**
 * Says that something went well; with `onUndo` it offers to take it back for ten seconds. Several of one title that
 * can be undone are listed in one toast, each with its Undo, for ten seconds from the last.
 */
export const successToast = (title: string, toast: Toast = {}) => raise('success', title, toast)

/**
 * Says that something failed and why; without a reason it says 'Unknown error'. It replaces an earlier failure of the
 * same title and subject; other subjects are listed in the same toast. `action` is what can be done about it.
 */
export const errorToast = (
  title: string,
  reason?: string,
  { subject, action }: Pick<Toast, 'subject' | 'action'> = {},
) => {
  closeErrors(title, subject)
  raise('error', title, {
    description: reason === undefined || reason === '' ? messages.errors.unknown : reason,
    subject,
    ...(action && { action }),
  })
}

/** Closes the failures of this title and subject: what failed has succeeded. */
export const closeErrors = (title: string, subject?: string) =>
  dropEntries((toast, entry) => toast.kind === 'error' && toast.title === title && entry.subject === subject)
