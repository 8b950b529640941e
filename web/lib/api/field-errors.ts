import type { fieldErrorText } from './field-error-texts.ts'
import { messages } from '#web/messages/index.ts'

let textOf: typeof fieldErrorText | undefined

/**
 * Loads the texts of field errors. Few visitors need them, so the first page does not load them. When they cannot be
 * loaded, `fieldText` has one text for all errors.
 */
export const loadFieldTexts = async (): Promise<void> => {
  const loaded = await import('./field-error-texts.ts').catch(() => null)
  textOf = loaded?.fieldErrorText
}

/** The text of a field error, by its code and the limits that it names. */
export const fieldText: typeof fieldErrorText = (code, params) =>
  textOf?.(code, params) ?? messages.failures.refused
