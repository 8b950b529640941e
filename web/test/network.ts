import type { TestApp } from '#server/test/create-test-app.ts'
import { defaultErrorMessage } from '#shared/records.ts'

type Match = { method?: string; path: string | RegExp }

/** The connection from the page to the server, which can break and be slow. */
export interface Network {
  /** The requests of the page, such as "GET /api/config", oldest first. */
  asked: string[]
  /** Loses the next request that fits, as a broken connection does. */
  loseNext(match: Match): void
  /** Answers the next request that fits with an error in place of the server. A message is one for the person. */
  refuseNext(match: Match, status: number, message?: string): void
  /** Keeps the next request that fits from the server until `release` or `refuse` is called. */
  holdNext(match: Match): { release: () => void; refuse: (status: number, message?: string) => void }
  /** Lets the server answer the next request that fits, and keeps the answer until `release` is called. */
  delayNext(match: Match): { release: () => void }
  /** Breaks off the answer to the next request that fits, half-way through its body. */
  cutNext(match: Match): void
  fetch: typeof globalThis.fetch
}

type Trouble = Match & { happen: (request: Request) => Promise<Response | null> }

const refusal = (status: number, message?: string) =>
  Response.json(
    { status, message: message ?? defaultErrorMessage, data: {} },
    { status, headers: message === undefined ? {} : { 'content-language': 'en' } },
  )

/** What a data: address holds, which begins with its type and is base64. */
const answerHeld = (address: string) => new Response(Buffer.from(address.replace(/^[^,]*,/, ''), 'base64'))

/** A network with the real app at its other end. */
export const createNetwork = (app: TestApp): Network => {
  const asked: string[] = []
  const troubles: Trouble[] = []

  const troubleOf = (method: string, path: string) => {
    const index = troubles.findIndex(
      (trouble) =>
        (trouble.method ?? method) === method &&
        (typeof trouble.path === 'string' ? path.startsWith(trouble.path) : trouble.path.test(path)),
    )
    return index === -1 ? undefined : troubles.splice(index, 1)[0]
  }

  const answer = async (request: Request, path: string) => {
    const instead = await troubleOf(request.method, path)?.happen(request)
    // A request that the page has cancelled does not go on to the server.
    request.signal.throwIfAborted()
    return instead ?? app.fetch(request)
  }

  return {
    asked,
    loseNext: (match) =>
      troubles.push({ ...match, happen: () => Promise.reject(new TypeError('Failed to fetch')) }),
    refuseNext: (match, status, message) =>
      troubles.push({ ...match, happen: () => Promise.resolve(refusal(status, message)) }),
    holdNext: (match) => {
      const { promise, resolve } = Promise.withResolvers<Response | null>()
      troubles.push({ ...match, happen: () => promise })
      return { release: () => resolve(null), refuse: (status, message) => resolve(refusal(status, message)) }
    },
    delayNext: (match) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const happen = async (request: Request) => {
        const response = await app.fetch(request)
        await promise
        return response
      }
      troubles.push({ ...match, happen })
      return { release: resolve }
    },
    cutNext: (match) => {
      const happen = async (request: Request) => {
        const response = await app.fetch(request)
        const body = await response.text()
        return new Response(body.slice(0, body.length / 2), response)
      }
      troubles.push({ ...match, happen })
    },
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : String(input), window.location.origin)
      // The address holds the content itself: no network is asked.
      if (url.protocol === 'data:') return answerHeld(url.href)
      const path = url.pathname + url.search
      const request = new Request(url, init)
      const signal = init?.signal
      signal?.throwIfAborted()
      asked.push(`${request.method} ${path}`)
      if (!signal) return answer(request, path)
      const aborted = Promise.withResolvers<never>()
      signal.addEventListener('abort', () => aborted.reject(signal.reason), { once: true })
      return Promise.race([answer(request, path), aborted.promise])
    },
  }
}
