import { readFileSync } from 'node:fs'

/**
 * How long the main thread of a process was ready to run but waited for a CPU since its start, in milliseconds. On a
 * busy machine this is most of a response time.
 */
export function waitedForCpuMs(pid: number): number {
  const [, waitedNs] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')
  return Number(waitedNs) / 1e6
}
