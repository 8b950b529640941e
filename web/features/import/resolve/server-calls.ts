import * as z from 'zod/mini'
import { placeResolveResponse, resolvedCity } from '#shared/imports.ts'
import { send } from '#web/lib/api/api.ts'
import { isCallFailure, retryAfterKey } from '#web/lib/api/call-failure.ts'
import { queryOf } from '#web/lib/api/record-query.ts'
import type { ResolveCalls } from './resolve-found.ts'

const namedPlaces = z.object({
  items: z.array(
    z.object({
      places: z.array(
        z.object({
          text: z.string(),
          certain: z.boolean(),
          cities: z.array(resolvedCity),
          at: z.optional(z.tuple([z.number(), z.number()])),
        }),
      ),
    }),
  ),
})

/** The server's calls that resolve places. A refused call is repeated after the time that the server gives. */
export const serverCalls: Pick<ResolveCalls, 'places' | 'names'> = {
  places: (body, signal) =>
    patiently(signal, () =>
      send('/api/places/resolve', placeResolveResponse, { method: 'POST', body, signal }),
    ),
  async names(texts, signal, are = 'names') {
    const { items } = await patiently(signal, () =>
      send('/api/cities/resolve', namedPlaces, {
        method: 'POST',
        query: { fields: queryOf(resolvedCity).fields },
        body: { texts, are },
        signal,
      }),
    )
    return items.map(({ places }) => places)
  },
}

const longestWaitSeconds = 120

const patiently = async <Reply>(signal: AbortSignal, call: () => Promise<Reply>): Promise<Reply> => {
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if (!isCallFailure(error) || error.status !== 429) throw error
      const seconds = error.response[retryAfterKey]
      if (typeof seconds !== 'number' || seconds > longestWaitSeconds) throw error
      await passed(seconds * 1000, signal)
    }
  }
}

const passed = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason instanceof Error ? signal.reason : new Error('The import was cancelled.'))
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
