import { createHash } from 'node:crypto'
import { createBoundedQueue } from '#server/http/bounded-queue.ts'
import { ApiError, clientHasGone } from '#server/http/errors.ts'
import { createTurns } from '#server/http/turns.ts'
import { textsFor } from '#server/messages/texts.ts'
import type { PictureSource } from './picture-source.ts'
import type { PictureTask } from './picture-task.ts'

/** The maximum time of drawing one picture. A poster of A2 takes some seconds. */
const longestMs = 60_000
/** The memory of the cache, and the maximum size of a picture in it. */
const mostBytes = 24_000_000
const largestBytes = 4_000_000
/** The maximum number of pictures in the queue, and of a person's pictures that wait to enter it. */
const mostWaiting = 6
const mostWaitingOfPerson = 3

/** Who asks for a picture. */
interface Asker {
  /** The id of the person; undefined for a guest. All guests count as one person. */
  person: string | undefined
  /** Aborted when the client has gone. */
  signal: AbortSignal
}

/** Draws pictures one at a time and keeps the latest ones. */
export interface DrawingQueue {
  /**
   * The picture of a task. A person has at most one picture in the queue, so that nobody blocks others; a few more wait
   * until that one is drawn. A picture whose clients have all gone before its turn is not drawn. Throws a 503 with a
   * message when too many wait.
   */
  draw(task: PictureTask, asker: Asker): Promise<Uint8Array<ArrayBuffer>>
}

/** A picture that is drawn or waits. */
interface PendingPicture {
  made: Promise<Uint8Array<ArrayBuffer>>
  /** The number of clients that still wait. */
  askers: number
  abandoned: AbortController
}

export function createDrawingQueue(pictures: PictureSource): DrawingQueue {
  const drawing = createBoundedQueue(1, mostWaiting)
  const turns = createTurns(mostWaitingOfPerson)
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()
  const pending = new Map<string, PendingPicture>()
  let keptBytes = 0

  function keep(tag: string, bytes: Uint8Array<ArrayBuffer>) {
    if (bytes.byteLength > largestBytes) return
    kept.set(tag, bytes)
    keptBytes += bytes.byteLength
    for (const [oldest, { byteLength }] of kept) {
      if (keptBytes <= mostBytes) break
      kept.delete(oldest)
      keptBytes -= byteLength
    }
  }

  async function drawNow(task: PictureTask, tag: string) {
    const bytes = new Uint8Array(await pictures.run(task, AbortSignal.timeout(longestMs)))
    keep(tag, bytes)
    return bytes
  }

  function begin(task: PictureTask, tag: string, person: string): PendingPicture {
    const abandoned = new AbortController()
    const { signal } = abandoned
    const draw = () => drawing.run(() => drawNow(task, tag), signal)
    const made = turns.run(person, draw, signal)
    const picture: PendingPicture = { made, askers: 0, abandoned }
    pending.set(tag, picture)
    const end = () => pending.delete(tag)
    made.then(end, end)
    return picture
  }

  /** The bytes of a pending picture. When its last client has gone, it leaves the queue. */
  async function awaited(picture: PendingPicture, signal: AbortSignal) {
    const leave = () => {
      picture.askers -= 1
      if (picture.askers === 0) picture.abandoned.abort()
    }
    picture.askers += 1
    signal.addEventListener('abort', leave, { once: true })
    try {
      return await picture.made
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }

  return {
    async draw(task, { person, signal }) {
      const tag = tagOf(task)
      const known = kept.get(tag)
      if (known) return known
      if (signal.aborted) throw clientHasGone()
      const picture = pending.get(tag) ?? begin(task, tag, person ?? '')
      try {
        return await awaited(picture, signal)
      } catch (error) {
        if (signal.aborted) throw clientHasGone()
        if (error instanceof ApiError && error.status === 429) throw busy(task.language)
        throw error
      }
    },
  }
}

/** The sentence is for people: clients show it as it is. */
const busy = (language: string) =>
  new ApiError(
    503,
    textsFor(language).pictures.busy,
    {},
    { headers: { 'retry-after': '5', 'content-language': language } },
  )

/** A hash of everything that a picture depends on. When the drawing code changes, `edition` must change, too. */
export const tagOf = (task: PictureTask): string =>
  createHash('sha256')
    .update(`${edition} ${JSON.stringify(task, withSets)}`)
    .digest('base64url')
    .slice(0, 16)

const edition = 1

const withSets = (_key: string, value: unknown) =>
  value instanceof Set ? [...value].map(String).sort(byCode) : value

const byCode = (a: string, b: string) => (a < b ? -1 : 1)
