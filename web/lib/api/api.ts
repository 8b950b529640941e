import PocketBase, { ClientResponseError, getTokenPayload, LocalAuthStore } from 'pocketbase'
import type { AuthRecord, RecordListOptions, RecordOptions, SendOptions } from 'pocketbase'
import type * as z from 'zod/mini'
import type { CollectionName, RecordOf } from '#shared/collections/index.ts'
import { collectionSchemas } from '#shared/collections/index.ts'
import { listOf } from '#shared/records.ts'
import type { List } from '#shared/records.ts'
import { messages } from '#web/messages/index.ts'
import { currentLanguage } from '#web/messages/language.ts'
import { loadFieldTexts } from './field-errors.ts'
import { queryOf } from './record-query.ts'
import { noteSessionEnd } from '#web/lib/session/session-end.ts'

type Body = Record<string, unknown> | FormData

// The client takes an answer that broke off for an empty one, and would store that in the session's place: whoever
// left a page while the session was being refreshed would be signed out.
class SessionStore extends LocalAuthStore {
  override save(token: string | undefined, record?: AuthRecord) {
    if (token !== undefined) super.save(token, record)
  }
}

/** The one client of our own server. */
export const api = new PocketBase('/', new SessionStore())
// Two lists of one collection would cancel each other.
api.autoCancellation(false)
/** How long the server may take to confirm what a stream is to carry, in milliseconds. */
const subscribeMs = 10_000
/** How long the server may take to answer anything else, in milliseconds. */
const answerMs = 30_000

const isAboutStream = (url: string) => url.endsWith('/api/realtime')

// The server forgets the client of a stream that has closed, and would answer 404 to a request about it. The SDK
// cancels such a request by its auto-cancellation, which is off.
let stream = new AbortController()
api.realtime.onDisconnect = () => {
  stream.abort()
  stream = new AbortController()
}

const hasFile = (body: unknown) =>
  body instanceof FormData && [...body.values()].some((value) => value instanceof File)

/** How long a call may take, in milliseconds; null for uploads and for the assistant, which has a limit of its own. */
const limitOf = (url: string, { body }: SendOptions) => {
  // The SDK sends one such request at a time, and connects anew only after its answer.
  if (isAboutStream(url)) return subscribeMs
  return url.endsWith('/api/planner/generate') || hasFile(body) ? null : answerMs
}

/** The last call of a session, while it is under way. */
let lastCall: Promise<unknown> | null = null

/**
 * Makes the last call of a session. Calls that are made during it wait for its end and are then cancelled, because the
 * server would refuse them. Throws what the server answers.
 */
export const sendLast = async (path: string): Promise<void> => {
  const call: Promise<unknown> = api.send(path, { method: 'POST' })
  lastCall = call.catch(() => undefined)
  try {
    await call
  } finally {
    lastCall = null
  }
}

api.beforeSend = async (url: string, options: SendOptions) => {
  const signals: AbortSignal[] = []
  if (options.signal) signals.push(options.signal)
  if (isAboutStream(url)) signals.push(stream.signal)
  if (lastCall !== null) {
    await lastCall
    signals.push(AbortSignal.abort())
  }
  // On a network that went away without closing its connections, a call would wait for minutes.
  const limitMs = limitOf(url, options)
  if (limitMs !== null) signals.push(AbortSignal.timeout(limitMs))
  // Mails and the assistant's notes follow the page's language. The SDK would ask for American English.
  const headers = { ...options.headers, 'Accept-Language': currentLanguage() }
  return { url, options: { ...options, headers, signal: AbortSignal.any(signals) } }
}

// After the end of its session a client gets a guest's responses, such as empty lists. The header `x-session-ended`
// tells these from real ones.
const afterSend = async (response: Response, data: unknown, options?: SendOptions): Promise<unknown> => {
  const isOver = response.headers.get('x-session-ended') !== null
  // Signing in anew, as after a change of the password, brings the next session in the same answer.
  const isNext = typeof data === 'object' && data !== null && 'token' in data
  if (isOver && !isNext && options?.headers?.['Authorization'] === api.authStore.token) {
    noteSessionEnd()
    api.authStore.clear()
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

/** The name under which an error's body holds the response's Retry-After, in seconds: errors have no headers. */
export const retryAfterKey = 'retryAfterSeconds'
/** The name under which an error's body holds the response's Content-Language. */
export const languageKey = 'contentLanguage'

const withHeaders = (data: unknown, { headers }: Response) => {
  if (typeof data !== 'object') return data
  const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10)
  const language = headers.get('content-language')
  return {
    ...data,
    ...(!Number.isNaN(seconds) && { [retryAfterKey]: seconds }),
    ...(language !== null && { [languageKey]: language }),
  }
}

export { ClientResponseError }

/** The session that a token names; "" when it names none. */
export const sessionIdOf = (token: string): string => {
  const id: unknown = getTokenPayload(token)['sid']
  return typeof id === 'string' ? id : ''
}

const schemas: { [Name in CollectionName]: z.ZodMiniType<RecordOf<Name>> } = collectionSchemas

const requiredId = (id: string) => {
  if (id === '') throw new Error(messages.errors.missingRecordId)
  return id
}

/** What a list is narrowed to and sorted by. What is sent of its records follows from their schema. */
type ListOptions = Pick<RecordListOptions, 'filter' | 'sort' | 'skipTotal' | 'signal'>

/**
 * One page of records, each with what the schema names. Throws when an answer does not match the schema.
 * `perPage` is 30 unless given.
 */
export const list = async <Item>(
  collection: CollectionName,
  schema: z.ZodMiniType<Item>,
  { page = 1, perPage = 30, ...options }: ListOptions & { page?: number; perPage?: number } = {},
): Promise<List<Item>> =>
  listOf(schema).parse(
    await api.collection(collection).getList(page, perPage, { ...options, ...queryOf(schema) }),
  )

const batchSize = 500
const batchesAtOnce = 4

/**
 * Every record that fits, each with what the schema names, in the server's order. They are requested in batches
 * of 500, four at a time, and each batch is parsed while the next is on its way.
 */
export const fullList = async <Item>(
  collection: CollectionName,
  schema: z.ZodMiniType<Item>,
  options: ListOptions = {},
): Promise<Item[]> => {
  const batches: Item[][] = []
  const request = async (page: number) => {
    const found = await list(collection, schema, {
      ...options,
      page,
      perPage: batchSize,
      skipTotal: page > 1,
    })
    batches[page - 1] = found.items
    return found.totalPages
  }
  const last = await request(1)
  let page = 1
  const requestRest = async () => {
    while (page < last) {
      page += 1
      try {
        await request(page)
      } catch (error) {
        // The list has failed, so the other batches are not needed.
        page = last
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: batchesAtOnce }, requestRest))
  return batches.flat()
}

/**
 * The record with this id, with what the schema names. Throws 'Missing required record id.' when the id is empty.
 * It takes no signal: a query that passes its signal on is cancelled when the last page that shows it is left, also
 * while the loader of the next page waits for it.
 */
export const one = async <Item>(
  collection: CollectionName,
  schema: z.ZodMiniType<Item>,
  id: string,
): Promise<Item> => schema.parse(await api.collection(collection).getOne(requiredId(id), queryOf(schema)))

/** The first record that fits, with what the schema names, or null when none does. */
export const first = async <Item>(
  collection: CollectionName,
  schema: z.ZodMiniType<Item>,
  options: Omit<ListOptions, 'skipTotal'>,
): Promise<Item | null> => {
  const found = await list(collection, schema, { ...options, skipTotal: true, page: 1, perPage: 1 })
  return found.items[0] ?? null
}

/** Creates a record and answers it as it was stored. */
export const create = async <Name extends CollectionName>(
  collection: Name,
  body: Body,
  options: RecordOptions = {},
): Promise<RecordOf<Name>> =>
  schemas[collection].parse(await api.collection(collection).create(body, options))

/** Changes a record and answers it as it was stored. */
export const update = async <Name extends CollectionName>(
  collection: Name,
  id: string,
  body: Body,
  options: RecordOptions = {},
): Promise<RecordOf<Name>> =>
  schemas[collection].parse(await api.collection(collection).update(requiredId(id), body, options))

/** Deletes a record. */
export const remove = async (
  collection: CollectionName,
  id: string,
  options: { signal?: AbortSignal } = {},
): Promise<void> => {
  await api.collection(collection).delete(requiredId(id), options)
}

/** Fetches a file of the signed-in person, with the name that the server gives it. Fails like every other call. */
export const download = async (path: string): Promise<{ name: string | undefined; content: Blob }> => {
  const headers = { Authorization: api.authStore.token }
  try {
    const response = await fetch(path, { headers })
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

/** Sends to a path that is not a collection's and parses the reply. The path begins with /api/. */
export const send = async <Reply>(
  path: string,
  schema: z.ZodMiniType<Reply>,
  options: {
    method?: 'GET' | 'POST'
    query?: Record<string, string>
    body?: Body
    signal?: AbortSignal
  } = {},
): Promise<Reply> => schema.parse(await api.send(path, { method: 'GET', ...options }))
