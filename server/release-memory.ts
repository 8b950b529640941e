import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Runs a full garbage collection that also gives free memory back to the system. Starting, and storing the gazetteer,
 * grow the heap to several times the size that serving needs, and an idle process would keep that memory for hours.
 */
export function releaseMemory() {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect({ type: 'major', flavor: 'last-resort' })
}
