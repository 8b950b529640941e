import { setTimeout as waited } from 'node:timers/promises'

/**
 * The result of `work`, delayed to at least `ms`, so that the time of a response does not show how much work was done.
 */
export async function inLeastTime<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, waited(ms)])
  return result
}
