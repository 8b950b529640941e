import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Runs a full garbage collection. Storing the gazetteer grows the heap to three times the size that serving needs, and
 * an idle process would keep that memory for hours.
 */
export function releaseMemory() {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
}
