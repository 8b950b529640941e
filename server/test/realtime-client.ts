import type { TestApp } from './create-test-app.ts'
import { replyOf, type TestRequest } from './test-request.ts'

export interface Frame {
  id: string
  event: string
  data: Record<string, unknown>
}

export interface TestClient {
  id: string
  /** The first bytes of the stream, unchanged. */
  hello: string
  answer: Response
  /** Sets the topics; returns the status and body of the response. */
  listen(
    topics: string[],
    request?: Pick<TestRequest, 'token' | 'address'>,
  ): Promise<{ status: number; body: unknown }>
  /** Waits for the next event. Throws when none arrives. */
  next(): Promise<Frame>
  /** Waits until all events in progress are delivered, and returns the events that next() has not returned. */
  rest(): Promise<Frame[]>
  /** Resolves when the server ends the stream. */
  ended: Promise<void>
  leave(): Promise<void>
}

/** The time that next() waits for an event. On a busy machine events can take seconds. */
const patienceMs = 10_000
const settledMs = 30

/** Opens a realtime stream on an app that listens on no port. */
export async function openRealtime(app: Pick<TestApp, 'request'>, address?: string): Promise<TestClient> {
  const answer = await app.request('/api/realtime', { address })
  const reader = answer.body?.getReader()
  if (!reader) throw new Error('There is no stream.')
  const decoder = new TextDecoder()
  const frames: Frame[] = []
  let waiting: (() => void) | undefined
  let unread = ''

  const first = decoder.decode((await reader.read()).value)
  const ended = (async () => {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      unread += decoder.decode(chunk.value, { stream: true })
      const whole = unread.split('\n\n')
      unread = whole.pop() ?? ''
      frames.push(...whole.map(frameOf))
      waiting?.()
    }
  })()
  const { id } = frameOf(first.trimEnd())
  return {
    id,
    hello: first,
    answer,
    ended,
    async listen(subscriptions, request = {}) {
      const response = await app.request('/api/realtime', {
        method: 'POST',
        body: { clientId: id, subscriptions },
        ...request,
        address: request.address ?? address,
      })
      return replyOf(response)
    },
    async next() {
      const deadline = performance.now() + patienceMs
      while (frames.length === 0) {
        const left = deadline - performance.now()
        if (left <= 0) throw new Error('No event came.')
        await new Promise<void>((resolve) => {
          waiting = resolve
          setTimeout(resolve, left)
        })
      }
      const [frame] = frames.splice(0, 1)
      if (!frame) throw new Error('No event came.')
      return frame
    },
    async rest() {
      await new Promise((resolve) => setTimeout(resolve, settledMs))
      return frames.splice(0)
    },
    async leave() {
      await reader.cancel()
    },
  }
}

function frameOf(text: string): Frame {
  const [, id = '', event = '', data = ''] = /^id:(.*)\nevent:(.*)\ndata:(.*)$/.exec(text) ?? []
  return { id, event, data: JSON.parse(data) }
}
