import * as z from 'zod/mini'
import { user as userSchema } from '#shared/collections/users.ts'
import type { User } from '#shared/collections/users.ts'
import { readLocalText, writeLocalText } from '#web/lib/page/local-text.ts'

// The key and the format of the SDK's own store. public/first-paint.js reads the same key.
const key = 'pocketbase_auth'
const stored = z.object({ token: z.string(), record: z.unknown() })

const nobody = { token: '', user: null }
const listeners = new Set<() => void>()
const announce = () => listeners.forEach((listener) => listener())

/** The stored session of this browser: its token ("" for none), and the user's record from the last response. */
export const storedSession = (): { token: string; user: User | null } => {
  const text = readLocalText(key)
  if (text === null) return nobody
  try {
    const { token, record } = stored.parse(JSON.parse(text))
    return { token, user: userSchema.safeParse(record).data ?? null }
  } catch {
    return nobody
  }
}

/** Stores the session of a response. */
export const storeSession = (token: string, record: unknown) => {
  writeLocalText(key, JSON.stringify({ token, record }))
  announce()
}

/** Removes the session from this browser. On the server it stays valid. */
export const dropSession = () => {
  writeLocalText(key, null)
  announce()
}

/** Calls `listener` when the session has changed in this tab or another one. */
export const onStoredSession = (listener: () => void) => listeners.add(listener)

window.addEventListener('storage', (event) => {
  if (event.key === key || event.key === null) announce()
})

/** The claims of a token. */
const payload = z.object({ sid: z.optional(z.string()), exp: z.optional(z.number()) })

const payloadOf = (token: string) => {
  try {
    const [, encoded = ''] = token.split('.')
    return payload.parse(JSON.parse(atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))))
  } catch {
    return null
  }
}

/** The session id of a token; "" if it has none. The signature is not checked. */
export const sessionIdOf = (token: string): string => payloadOf(token)?.sid ?? ''

/** Whether this browser stores a session that has not expired by this computer's clock. */
export const hasCurrentSession = (): boolean => {
  const token = payloadOf(storedSession().token)
  return token !== null && (token.exp === undefined || token.exp > Date.now() / 1000)
}
