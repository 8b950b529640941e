// Replaces the storage if the browser refuses it. Kept until the page is closed.
const remembered = new Map<string, string>()

/** A text that this browser stores across visits; null if there is none. */
export const readLocalText = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return remembered.get(key) ?? null
  }
}

/** Stores a text in this browser; null removes it. */
export const writeLocalText = (key: string, value: string | null) => {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value === null) remembered.delete(key)
    else remembered.set(key, value)
  }
}
