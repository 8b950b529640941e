import type { World } from './world.ts'

export interface Check {
  /** Its number in the list of checks. */
  number: number
  /** The request and the essential of the answer. */
  title: string
  /**
   * "ours" where Waymark is stricter than the protocol on purpose, "protocol" for what the protocol says there;
   * absent where both agree.
   */
  only?: 'ours' | 'protocol'
  /** Fails by throwing. */
  run: (world: World) => Promise<void>
}

type Run = Check['run']

/** A check that every server of the protocol passes. */
export const check = (number: number, title: string, run: Run): Check => ({ number, title, run })
/** A check of what ours does on its own terms. */
export const ours = (number: number, title: string, run: Run): Check => ({ number, title, run, only: 'ours' })
/** What the protocol says where ours differs. */
export const protocol = (number: number, title: string, run: Run): Check => ({
  number,
  title,
  run,
  only: 'protocol',
})
