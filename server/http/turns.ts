import { type BoundedQueue, createBoundedQueue } from './bounded-queue.ts'
import { clientHasGone } from './errors.ts'

/** Runs the jobs of each person one after another. */
export interface Turns {
  /**
   * Runs a job when the person's earlier ones have ended. Throws a 429 when too many wait, and the signal's reason when
   * it is aborted before the job has begun.
   */
  run<Result>(person: string, job: () => Promise<Result>, signal: AbortSignal): Promise<Result>
}

/** A queue for each person, which exists while it has jobs. At most `mostWaiting` jobs of each person wait. */
export function createTurns(mostWaiting: number): Turns {
  const people = new Map<string, { queue: BoundedQueue; jobs: number }>()
  return {
    async run(person, job, signal) {
      const own = people.get(person) ?? { queue: createBoundedQueue(1, mostWaiting), jobs: 0 }
      people.set(person, own)
      own.jobs += 1
      try {
        return await own.queue.run(job, signal)
      } finally {
        own.jobs -= 1
        if (own.jobs === 0) people.delete(person)
      }
    },
  }
}

/**
 * One queue for all people, in which each person has at most one running or waiting job. Up to `mostWaitingOfPerson` more
 * jobs of a person wait until that job has ended, so that no person blocks others. A job whose client has gone before it
 * begins is not run.
 */
export function createSharedQueue(mostWaiting: number, mostWaitingOfPerson: number): Turns {
  const queue = createBoundedQueue(1, mostWaiting)
  const turns = createTurns(mostWaitingOfPerson)
  return {
    async run(person, job, signal) {
      try {
        return await turns.run(person, () => queue.run(job, signal), signal)
      } catch (error) {
        throw error === signal.reason ? clientHasGone() : error
      }
    },
  }
}
