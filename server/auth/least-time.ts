import { setTimeout as waited } from 'node:timers/promises'

/** Longer than all work for an address that has an account, in milliseconds. */
export const leastMailRequestMs = 150

/**
 * The result of `work`, delayed to at least `ms`, so that the time of a response does not show how much work was done.
 * An error is delayed too.
 */
export async function inLeastTime<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  await Promise.allSettled([work, waited(ms)])
  return work
}
