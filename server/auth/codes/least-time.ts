import { setTimeout as waited } from 'node:timers/promises'

/** The result of `work`, after at least `ms`: so the time of a response does not show how much work there was. */
export async function inLeastTime<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, waited(ms)])
  return result
}
