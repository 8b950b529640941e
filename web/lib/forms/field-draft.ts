import { useEffect, useEffectEvent } from 'react'

const keyOf = (slot: string) => `waymark.field-draft.${slot}`

// If the browser refuses storage there are no drafts, but the field works.
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
    // Without storage there are no drafts.
  }
}

/** Deletes the draft of a field after it was saved. With `text`, only if the draft equals it. */
export const dropFieldDraft = (slot: string, text?: string): void => {
  if (text !== undefined && read(slot) !== text) return
  try {
    sessionStorage.removeItem(keyOf(slot))
  } catch {
    // Without storage there are no drafts.
  }
}

/**
 * Stores the text of a field for this tab, so that leaving the page does not lose it, and passes it to `restore` when
 * the field is mounted again. A text equal to `stored` needs no draft. Not for passwords: the text is stored as it is
 * in `sessionStorage`.
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
