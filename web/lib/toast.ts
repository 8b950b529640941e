import { useSyncExternalStore } from 'react'
import { messages } from '#web/messages/index.ts'

/** How long a toast is visible, in milliseconds. A toast with Undo stays longer. */
const toastMs = 2500
const undoToastMs = 10_000
/** The largest number of visible toasts; the newest ones are visible. */
export const visibleToasts = 3
const tickMs = 100

type Action = { label: string; onClick: () => void }

type Toast = {
  description?: string | undefined
  /** The subject, such as a city, if several toasts can have the same title. */
  subject?: string | undefined
  /** Undoes the reported action. The toast then stays for ten seconds. */
  onUndo?: () => void
  /** Another action, as a button before Undo. */
  action?: Action
  /** Whether the toast stays for ten seconds without an Undo. */
  isLasting?: boolean
}

/** One event that a toast reports. */
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
  /**
   * At least one, the newest first. Entries with Undo or a subject are joined in one toast if they have the same
   * title.
   */
  entries: readonly ToastEntry[]
  isUndo: boolean
}

/** The newest first. */
let toasts: readonly OpenToast[] = []
/** The remaining time of each toast in milliseconds, by its id. */
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

// The time of a toast runs only while it is visible and not held.
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

/** Stops the time of all toasts while `held` returns true. Returns a function that ends this. */
export const holdToasts = (held: () => boolean) => {
  isHeld = held
  return () => {
    isHeld = () => false
  }
}

export const dismissToast = (id: number) => setToasts(toasts.filter((toast) => toast.id !== id))

export const dismissAllToasts = () => setToasts([])

/** Runs the action of an entry's button and removes the entry. Without entries the toast is removed. */
export const actOnToast = (id: number, { id: entryId }: ToastEntry, action: Action) => {
  dropEntries((toast, entry) => toast.id === id && entry.id === entryId)
  action.onClick()
}

/** Removes entries, and toasts without entries. */
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
 * Shows a success. With `onUndo` it has an Undo button for ten seconds. Toasts with the same title and Undo are
 * joined, each entry with its own Undo, for ten seconds from the last one.
 */
export const successToast = (title: string, toast: Toast = {}) => raise('success', title, toast)

/**
 * Shows a failure with its reason, or 'Unknown error' without one. It replaces an earlier failure with the same title
 * and subject. Other subjects are listed in the same toast. `action` is a button.
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

/** Closes the failures with this title and subject, because the action has succeeded. */
export const closeErrors = (title: string, subject?: string) =>
  dropEntries((toast, entry) => toast.kind === 'error' && toast.title === title && entry.subject === subject)
