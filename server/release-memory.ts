import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Collects garbage now. Storing the gazetteer leaves a heap that is grown for it, and a process that then idles
 * would keep it for hours: three times what serving needs.
 */
export function releaseMemory() {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
}
