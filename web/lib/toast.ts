import { useSyncExternalStore } from 'react'
import { messages } from '#web/messages/index.ts'

/** How long a toast stays, in milliseconds. One that can be undone stays longer. */
export const toastMs = 2500
export const undoToastMs = 10_000

type Toast = {
  description?: string | undefined
  /** Takes it back; the toast then stays for ten seconds. */
  onUndo?: () => void
  /** What else can be done about it, while the toast is there. */
  action?: { label: string; onClick: () => void }
}

// The toaster is a script of its own: it is loaded when the first toast is raised, and toasts wait for it.
let isWanted = false
const listeners = new Set<() => void>()
let toasterMounted: () => void = () => undefined
const mounted = new Promise<void>((resolve) => {
  toasterMounted = resolve
})

/** Called by the toaster once it listens. */
export const markToasterMounted = () => toasterMounted()

/** Whether a toast was ever raised. */
export const useIsToasterWanted = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    () => isWanted,
  )

const raise = (kind: 'success' | 'error', title: string, { description, onUndo, action }: Toast) => {
  isWanted = true
  listeners.forEach((listener) => listener())
  void Promise.all([import('sonner'), mounted]).then(([{ toast }]) =>
    toast[kind](title, {
      description,
      duration: onUndo === undefined ? toastMs : undoToastMs,
      action: onUndo ? { label: messages.common.undo, onClick: onUndo } : action,
    }),
  )
}

/** Says that something went well; with `onUndo` it offers to take it back for ten seconds. */
export const successToast = (title: string, toast: Toast = {}) => raise('success', title, toast)

/** Says that something failed and why; without a reason it says 'Unknown error'. `action` is what can be done about it. */
export const errorToast = (title: string, reason?: string, action?: Toast['action']) =>
  raise('error', title, {
    description: reason === undefined || reason === '' ? messages.errors.unknown : reason,
    ...(action && { action }),
  })
