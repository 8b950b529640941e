import { useEffect, useEffectEvent } from 'react'

const keyOf = (slot: string) => `waymark.field-draft.${slot}`

// Where the browser refuses storage there is no draft; the field itself works.
const read = (slot: string): string | null => {
  try {
    return sessionStorage.getItem(keyOf(slot))
  } catch {
    return null
  }
}

const write = (slot: string, text: string) => {
  try {
    sessionStorage.setItem(keyOf(slot), text)
  } catch {
    // See above.
  }
}

/** Forgets what was typed in a field, once it is saved. With a text, only a draft that is this text. */
export const dropFieldDraft = (slot: string, text?: string): void => {
  if (text !== undefined && read(slot) !== text) return
  try {
    sessionStorage.removeItem(keyOf(slot))
  } catch {
    // See above.
  }
}

/**
 * Keeps what was typed in a field for this tab, so that leaving the page does not lose it, and gives it to `restore`
 * when the field is drawn again. A text that equals `stored` needs no draft. Not for passwords.
 */
export const useFieldDraft = (
  slot: string,
  { text, stored, restore }: { text: string; stored: string; restore: (text: string) => void },
): void => {
  const begin = useEffectEvent(() => {
    const draft = read(slot)
    if (draft !== null && draft !== stored) restore(draft)
  })
  useEffect(() => begin(), [])
  useEffect(() => {
    if (text === stored) dropFieldDraft(slot)
    else write(slot, text)
  }, [slot, text, stored])
}
