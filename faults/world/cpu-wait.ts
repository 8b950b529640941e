import { readFileSync } from 'node:fs'

/**
 * For how many milliseconds the main thread of a process was ready to run and had no processor, since its start: beside
 * other work on the same cores, that is most of the time that an answer takes.
 */
export function waitedForCpuMs(pid: number): number {
  const [, waitedNs] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')
  return Number(waitedNs) / 1e6
}
