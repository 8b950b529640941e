import assert from 'node:assert/strict'

interface Frame {
  id: string
  event: string
  data: unknown
}

export interface Stream {
  /** The client's id. */
  id: string
  headers: Headers
  /** The first frame as text. */
  first: string
  /** The next event. Throws when none arrives within two seconds. */
  next(): Promise<Frame>
  /** Throws when an event arrives within half a second. */
  silence(): Promise<void>
  close(): Promise<void>
}

/** Opens the realtime stream of the server at an address. */
export async function openStream(url: string): Promise<Stream> {
  const response = await fetch(new URL('/api/realtime', url))
  assert.ok(response.body)
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  const frames: string[] = []
  const wake: (() => void)[] = []
  const pump = async () => {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      text += decoder.decode(chunk.value, { stream: true })
      const whole = text.split('\n\n')
      text = whole.pop() ?? ''
      frames.push(...whole)
      for (const resolve of wake.splice(0)) resolve()
    }
  }
  pump().catch(() => {})

  async function within(ms: number): Promise<string | undefined> {
    if (frames.length === 0) {
      await new Promise<void>((resolve) => {
        wake.push(resolve)
        setTimeout(resolve, ms)
      })
    }
    return frames.shift()
  }
  const first = await within(2000)
  assert.ok(first)
  return {
    id: frameOf(first).id,
    headers: response.headers,
    first: `${first}\n\n`,
    async next() {
      const frame = await within(2000)
      assert.ok(frame, 'No event arrived within two seconds.')
      return frameOf(frame)
    },
    async silence() {
      assert.equal(await within(500), undefined)
    },
    close: () => reader.cancel(),
  }
}

function frameOf(text: string): Frame {
  const [, id = '', event = '', data = 'null'] = /^id:(.*)\nevent:(.*)\ndata:(.*)$/.exec(text) ?? []
  return { id, event, data: JSON.parse(data) }
}
