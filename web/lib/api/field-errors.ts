import type { fieldErrorText } from './field-error-texts.ts'
import { messages } from '#web/messages/index.ts'

let textOf: typeof fieldErrorText | undefined

/**
 * Loads the texts of field errors. Loaded on demand, because few visitors need them. If they cannot be loaded,
 * `fieldText` returns one general text.
 */
export const loadFieldTexts = async (): Promise<void> => {
  const loaded = await import('./field-error-texts.ts').catch(() => null)
  textOf = loaded?.fieldErrorText
}

/** The text of a field error, by its code and its limits. */
export const fieldText: typeof fieldErrorText = (code, params) =>
  textOf?.(code, params) ?? messages.failures.refused
