import { messages } from '#web/messages/index.ts'
import { errorMessage } from '#web/lib/api/error-message.ts'
import { errorToast } from '#web/lib/toast.ts'

/**
 * Gives scripts that cannot be loaded a message for people in place of the browser's. The router recognises the
 * browser's message, and would load the page anew: without a network that page would be lost.
 */
export const explainScriptFailures = () => {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = messages.errors.scriptMissing
  })
}

/** Says that what a person asked for cannot be shown. */
export const scriptFailedToast = (error: unknown) =>
  errorToast(messages.errors.partMissing, errorMessage(error))
