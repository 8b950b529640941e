import { messages } from '#web/messages/index.ts'
import { errorMessage } from '#web/lib/api/error-message.ts'
import { errorToast } from '#web/lib/toast.ts'

/**
 * Replaces the browser's message for a script that cannot be loaded by a message for people. The router would
 * recognise the browser's message and reload the page; without a network that would lose the page.
 */
export const explainScriptFailures = () => {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = messages.errors.scriptMissing
  })
}

/** Shows a toast: the part of the page that the person opened cannot be shown. */
export const scriptFailedToast = (error: unknown) =>
  errorToast(messages.errors.partMissing, errorMessage(error))
