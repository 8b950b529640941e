import PocketBase, { BaseAuthStore, ClientResponseError } from 'pocketbase'
import type { AuthRecord, SendOptions } from 'pocketbase'
import type * as z from 'zod/mini'
import { type CollectionName, collectionSchemas, type RecordOf } from '#shared/collections/index.ts'
import { fetchAhead } from '#web/lib/page/fetch-ahead.ts'
import { dropSession, storedSession, storeSession } from '#web/lib/session/stored-session.ts'
import { recordSessionEnd } from '#web/lib/session/session-end.ts'
import { currentLanguage } from '#web/messages/language.ts'
import { languageKey, retryAfterKey, secondStepKey } from './call-failure.ts'
import { loadFieldTexts } from './field-errors.ts'

/** Connects the SDK to the stored session of this browser, which the first script reads without the SDK. */
class SessionStore extends BaseAuthStore {
  override get token() {
    return storedSession().token
  }

  override get record() {
    return storedSession().user
  }

  // The SDK treats an interrupted response as an empty one, without a token. Storing it would sign out a person who
  // leaves the page while the session is being refreshed.
  override save(token: string | undefined, record?: AuthRecord) {
    if (token !== undefined) storeSession(token, record ?? null)
  }

  override clear() {
    dropSession()
  }
}

/** The schema of each collection's records. Loaded with the SDK, because the first paint sends no record. */
export const recordSchemas: { [Name in CollectionName]: z.ZodMiniType<RecordOf<Name>> } = collectionSchemas

/** The one client of our own server. */
export const api = new PocketBase('/', new SessionStore())
// Otherwise two lists of one collection would cancel each other.
api.autoCancellation(false)
/** How long the server may take to confirm the subscriptions of a stream, in milliseconds. */
const subscribeMs = 10_000
/** How long the server may take to answer other calls, in milliseconds. */
const answerMs = 30_000

const isAboutStream = (url: string) => url.endsWith('/api/realtime')

// The server forgets the client of a closed stream, and would answer 404 to a later request about it. The SDK's
// auto-cancellation would cancel such a request, but it is off.
let stream = new AbortController()
api.realtime.onDisconnect = () => {
  stream.abort()
  stream = new AbortController()
}

const hasFile = (body: unknown) =>
  body instanceof File ||
  (body instanceof FormData && [...body.values()].some((value) => value instanceof File))

/** How long a call may take, in milliseconds; null for uploads and for the assistant, which has a limit of its own. */
const limitOf = (url: string, { body }: SendOptions) => {
  // The SDK sends one such request at a time, and reconnects only after its response.
  if (isAboutStream(url)) return subscribeMs
  return url.endsWith('/api/planner/generate') || hasFile(body) ? null : answerMs
}

const signOutPath = '/api/auth/sign-out'
/** The sign-out in progress, or null. */
let sessionEnd: Promise<unknown> | null = null

/**
 * Ends the session on the server, then calls `forget`, also if the server cannot be reached. Other calls during the
 * sign-out wait for it and are then cancelled, because the server would refuse them. Throws the server's error.
 */
export const signOut = async (forget: () => Promise<void>): Promise<void> => {
  const end = async () => {
    try {
      await api.send(signOutPath, { method: 'POST' })
    } finally {
      await forget()
    }
  }
  const ending = end()
  sessionEnd = ending.catch(() => undefined)
  try {
    await ending
  } finally {
    sessionEnd = null
  }
}

// Prefetched responses are keyed by the person and not by the token, which is renewed while the page opens.
const askServer = (address: string | URL | Request, init?: RequestInit) =>
  fetchAhead(address, init, storedSession().user?.id)

api.beforeSend = async (url: string, options: SendOptions) => {
  const signals: AbortSignal[] = []
  if (options.signal) signals.push(options.signal)
  if (isAboutStream(url)) signals.push(stream.signal)
  if (sessionEnd !== null && !url.endsWith(signOutPath)) {
    await sessionEnd
    signals.push(AbortSignal.abort())
  }
  // If the network fails without closing connections, a call would wait for minutes.
  const limitMs = limitOf(url, options)
  if (limitMs !== null) signals.push(AbortSignal.timeout(limitMs))
  // Mails and the assistant's notes use this language. The SDK's default is American English.
  const headers = { ...options.headers, 'Accept-Language': currentLanguage() }
  return { url, options: { ...options, headers, signal: AbortSignal.any(signals), fetch: askServer } }
}

// After a session has ended the server answers as for a guest, for example with empty lists. The header
// `x-session-ended` marks such responses.
const afterSend = async (response: Response, data: unknown, options?: SendOptions): Promise<unknown> => {
  const isOver = response.headers.get('x-session-ended') !== null
  // A new sign-in, for example after a change of the password, returns the next session, or the id of the sign-in
  // that waits for its second step. It must not end that session.
  const isNext = typeof data === 'object' && data !== null && ('token' in data || 'mfaId' in data)
  if (isOver && !isNext && options?.headers?.['Authorization'] === storedSession().token) {
    recordSessionEnd()
    dropSession()
  }
  if (response.ok) return data
  if (hasFieldErrors(data)) await loadFieldTexts()
  return withHeaders(data, response)
}
api.afterSend = afterSend

const hasFieldErrors = (body: unknown) =>
  typeof body === 'object' &&
  body !== null &&
  'data' in body &&
  typeof body.data === 'object' &&
  Object.keys(body.data ?? {}).length > 0

const withHeaders = (data: unknown, { headers }: Response) => {
  if (typeof data !== 'object') return data
  const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10)
  const language = headers.get('content-language')
  const secondStep = headers.get('x-second-step')
  return {
    ...data,
    ...(!Number.isNaN(seconds) && { [retryAfterKey]: seconds }),
    ...(language !== null && { [languageKey]: language }),
    ...(secondStep !== null && { [secondStepKey]: secondStep }),
  }
}

export { ClientResponseError }

/** Fetches a file of the signed-in person and the file name that the server gives it. Fails like every other call. */
export const download = async (
  path: string,
  signal?: AbortSignal,
): Promise<{ name: string | undefined; content: Blob }> => {
  const headers = { Authorization: storedSession().token, 'Accept-Language': currentLanguage() }
  try {
    const response = await fetch(path, { headers, ...(signal && { signal }) })
    if (response.ok) {
      const disposition = response.headers.get('content-disposition') ?? ''
      return { name: /filename=([\w.-]+)/.exec(disposition)?.[1], content: await response.blob() }
    }
    const answer: unknown = await response.json().catch(() => ({}))
    throw new ClientResponseError({
      url: response.url,
      status: response.status,
      response: await afterSend(response, answer, { headers }),
    })
  } catch (error) {
    throw new ClientResponseError(error)
  }
}
