import { setImmediate as otherWork, setTimeout as waited } from 'node:timers/promises'
import type { Database } from '#server/db/connect.ts'
import type { Db } from '#server/db/tables.ts'
import { createBoundedQueue } from '#server/http/bounded-queue.ts'
import { errorFields, type Log } from '#server/http/log.ts'
import { createTurns } from '#server/http/turns.ts'

/** The number of exports that are read at a time, and that wait: of all people, and of one person. */
const mostReading = 2
const mostWaiting = 20
const mostWaitingOfPerson = 2

/**
 * The maximum number of bytes that a client has not received yet. Above it an export waits for its client, and the
 * database keeps its snapshot.
 */
const mostUnsentBytes = 32 * 1024 * 1024
const longestWaitMs = 30_000
const pollMs = 50
const chunkCharacters = 64 * 1024
/** Other requests run after this time. */
const sliceMs = 10

/** Reads a person's data at one moment, and sends it while reading. */
export type SendExport = (
  person: string,
  parts: (db: Db) => AsyncIterable<string>,
  signal: AbortSignal,
) => Promise<ReadableStream<Uint8Array>>

/**
 * All exports of a server, of which few are read at a time. When reading fails the stream fails, so that no incomplete
 * download looks complete.
 */
export function createExports(database: Pick<Database, 'snapshot'>, log: Log): SendExport {
  const reading = createBoundedQueue(mostReading, mostWaiting)
  const turns = createTurns(mostWaitingOfPerson)

  return async (person, parts, signal) => {
    const encoder = new TextEncoder()
    let hasLeft = false
    let begin: (stream: ReadableStream<Uint8Array>) => void = () => {}
    const begun = new Promise<ReadableStream<Uint8Array>>((resolve) => (begin = resolve))

    async function read() {
      let target: ReadableStreamDefaultController<Uint8Array> | undefined
      const open = () => {
        if (target) return target
        const stream = new ReadableStream<Uint8Array>(
          {
            start(controller) {
              target = controller
            },
            cancel() {
              hasLeft = true
            },
          },
          new ByteLengthQueuingStrategy({ highWaterMark: mostUnsentBytes }),
        )
        begin(stream)
        if (!target) throw new Error('A stream did not start.')
        return target
      }
      try {
        let runs = 0
        await database.snapshot(async (db) => {
          runs += 1
          // PostgreSQL repeats a transaction, but sent parts cannot be taken back.
          if (runs > 1 && target) throw new Error('An export was interrupted by a conflict.')
          let unsent = ''
          let began = performance.now()
          for await (const text of parts(db)) {
            if (hasLeft) return
            unsent += text
            if (unsent.length >= chunkCharacters) {
              const controller = open()
              controller.enqueue(encoder.encode(unsent))
              unsent = ''
              await roomIn(controller, () => hasLeft)
            }
            if (performance.now() - began < sliceMs) continue
            await otherWork()
            began = performance.now()
          }
          if (!hasLeft) open().enqueue(encoder.encode(unsent))
        })
        if (!hasLeft) open().close()
      } catch (error) {
        if (!target) throw error
        log.error('An export failed.', errorFields(error))
        if (!hasLeft) target.error(error)
      }
    }

    const run = turns.run(person, () => reading.run(read, signal), signal)
    // An error before the first part is the response to the request.
    return Promise.race([begun, run.then(() => begun)])
  }
}

/** Waits until the client has received enough. Throws when it does not read. */
async function roomIn(controller: ReadableStreamDefaultController, hasLeft: () => boolean) {
  const deadline = performance.now() + longestWaitMs
  let before = controller.desiredSize ?? 0
  while (!hasLeft() && (controller.desiredSize ?? 1) <= 0) {
    if (performance.now() > deadline) throw new Error('The client of an export does not read it.')
    await waited(pollMs)
    const now = controller.desiredSize ?? 0
    if (now > before) return
    before = now
  }
}
