/** The times of a stream, in milliseconds. */
export interface Lifetimes {
  /** It ends after this time without an event. Heartbeats do not count. */
  idleMs: number
  /** It ends after this time in any case. */
  totalMs: number
  /** It carries a heartbeat after this time without a frame. */
  heartbeatMs: number
}

export const usualLifetimes: Lifetimes = { idleMs: 5 * 60_000, totalMs: 30 * 60_000, heartbeatMs: 15_000 }

/** The open streams of this process. */
export interface Connections {
  /** Opens a stream that begins with `hello`; `closed` is called once, when the stream has ended. */
  open(client: string, hello: string, closed: () => void): Response
  has(client: string): boolean
  /** Sends an event to a connected client. Closes its stream when too much is buffered for it. */
  send(client: string, event: string, data: string): void
  close(client: string): void
  closeAll(): void
  readonly size: number
}

/**
 * The event type of a heartbeat. EventSource drops events whose type has no listener, so clients that do not know this
 * type are not affected. A heartbeat cannot be an SSE comment, because EventSource does not report comments to the page.
 */
const heartbeat = 'heartbeat'

/** The maximum size of the frames that are buffered for one slow client, and for all clients together. */
const maxBufferedBytes = 4 * 1024 * 1024
const maxBufferedBytesInAll = 64 * 1024 * 1024

const encoder = new TextEncoder()
const frameOf = (client: string, event: string, data: string) =>
  encoder.encode(`id:${client}\nevent:${event}\ndata:${data}\n\n`)

/** Streams of server-sent events, each of whose frames carries the client's id. */
export function createConnections(lifetimes: Lifetimes): Connections {
  const open = new Map<string, ClientStream>()
  const inAll = { bufferedBytes: 0 }

  return {
    open(client, hello, closed) {
      const handleEnd = () => {
        if (open.delete(client)) closed()
      }
      const stream = openStream({ client, hello, lifetimes, inAll, handleEnd })
      open.set(client, stream)
      return new Response(stream.body, {
        headers: {
          'content-type': 'text/event-stream',
          'cache-control': 'no-store',
          'x-accel-buffering': 'no',
        },
      })
    },
    has: (client) => open.has(client),
    send(client, event, data) {
      open.get(client)?.send(frameOf(client, event, data))
    },
    close(client) {
      open.get(client)?.close()
    },
    closeAll() {
      for (const stream of open.values()) stream.close()
    },
    get size() {
      return open.size
    },
  }
}

/** The stream of one client. */
interface ClientStream {
  body: ReadableStream<Uint8Array>
  send(frame: Uint8Array): void
  close(): void
}

interface StreamOptions {
  client: string
  hello: string
  lifetimes: Lifetimes
  /** The size of the buffers of all streams. Each stream adds and subtracts its own bytes. */
  inAll: { bufferedBytes: number }
  handleEnd: () => void
}

function openStream({ client, hello, lifetimes, inAll, handleEnd }: StreamOptions): ClientStream {
  const frames: Uint8Array[] = []
  let buffered = 0
  let isPulled = false
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const count = (bytes: number) => {
    buffered += bytes
    inAll.bufferedBytes += bytes
  }
  const end = () => {
    clearTimeout(idleTimer)
    clearTimeout(totalTimer)
    clearInterval(heartbeatTimer)
    frames.length = 0
    count(-buffered)
    handleEnd()
  }
  const close = () => {
    end()
    controller?.close()
  }
  const idleTimer = setTimeout(close, lifetimes.idleMs).unref()
  const totalTimer = setTimeout(close, lifetimes.totalMs).unref()
  const heartbeatTimer = setInterval(() => {
    // Without a pending read the client has not read the last frame yet. A heartbeat would only fill its buffer.
    if (!isPulled) return
    isPulled = false
    controller?.enqueue(frameOf(client, heartbeat, '{}'))
  }, lifetimes.heartbeatMs).unref()
  // With a high-water mark of 0 the stream buffers nothing: pull() is called when the client reads.
  const body = new ReadableStream<Uint8Array>(
    {
      start(started) {
        controller = started
        controller.enqueue(frameOf(client, 'PB_CONNECT', hello))
      },
      pull(asked) {
        const frame = frames.shift()
        isPulled = frame === undefined
        if (!frame) return
        count(-frame.byteLength)
        asked.enqueue(frame)
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  )
  return {
    body,
    close,
    send(frame) {
      const { byteLength } = frame
      if (isPulled) {
        isPulled = false
        controller?.enqueue(frame)
      } else if (
        buffered + byteLength > maxBufferedBytes ||
        inAll.bufferedBytes + byteLength > maxBufferedBytesInAll
      ) {
        return close()
      } else {
        frames.push(frame)
        count(byteLength)
      }
      idleTimer.refresh()
      heartbeatTimer.refresh()
    },
  }
}
