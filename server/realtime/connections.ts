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
  /** Opens a stream that begins with `hello`; `closed` is called once, when nothing more can be sent. */
  open(client: string, hello: string, closed: () => void): Response
  has(client: string): boolean
  /** Sends an event; a client that is gone gets none, and one that is too slow to take it is cut off. */
  send(client: string, event: string, data: string): void
  close(client: string): void
  closeAll(): void
  readonly size: number
}

/**
 * The event of a heartbeat. EventSource drops events whose type has no listener, so clients that do not know this
 * one are not affected. It cannot be an SSE comment: EventSource does not report those to the page.
 */
const heartbeat = 'heartbeat'

/** What may wait for one slow reader, and for all of them together, in bytes. */
const mostWaiting = 4 * 1024 * 1024
const mostWaitingInAll = 64 * 1024 * 1024

/** Streams of server-sent events, each of whose frames carries the client's id. */
export function createConnections({ idleMs, totalMs, heartbeatMs }: Lifetimes): Connections {
  const open = new Map<string, { send(frame: Uint8Array): void; close(): void }>()
  const encoder = new TextEncoder()
  const frameOf = (client: string, event: string, data: string) =>
    encoder.encode(`id:${client}\nevent:${event}\ndata:${data}\n\n`)
  let waitingInAll = 0

  return {
    open(client, hello, closed) {
      let idle: NodeJS.Timeout
      let total: NodeJS.Timeout
      let beat: NodeJS.Timeout
      const frames: Uint8Array[] = []
      let waiting = 0
      let isWanted = false
      const count = (bytes: number) => {
        waiting += bytes
        waitingInAll += bytes
      }
      const end = () => {
        clearTimeout(idle)
        clearTimeout(total)
        clearInterval(beat)
        frames.length = 0
        count(-waiting)
        if (open.delete(client)) closed()
      }
      // The stream itself keeps nothing: it asks when somebody reads.
      const body = new ReadableStream<Uint8Array>(
        {
          start(controller) {
            const close = () => {
              if (!open.has(client)) return
              end()
              controller.close()
            }
            idle = setTimeout(close, idleMs).unref()
            total = setTimeout(close, totalMs).unref()
            beat = setInterval(() => {
              // A reader that has frames waiting hears from the server as soon as it reads.
              if (!isWanted) return
              isWanted = false
              controller.enqueue(frameOf(client, heartbeat, '{}'))
            }, heartbeatMs).unref()
            open.set(client, {
              close,
              send(frame) {
                const { byteLength } = frame
                if (isWanted) {
                  isWanted = false
                  controller.enqueue(frame)
                } else if (
                  waiting + byteLength > mostWaiting ||
                  waitingInAll + byteLength > mostWaitingInAll
                ) {
                  return close()
                } else {
                  frames.push(frame)
                  count(byteLength)
                }
                idle.refresh()
                beat.refresh()
              },
            })
            controller.enqueue(frameOf(client, 'PB_CONNECT', hello))
          },
          pull(controller) {
            const frame = frames.shift()
            isWanted = frame === undefined
            if (!frame) return
            count(-frame.byteLength)
            controller.enqueue(frame)
          },
          cancel: end,
        },
        { highWaterMark: 0 },
      )
      return new Response(body, {
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
