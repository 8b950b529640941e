import type { World } from './world.ts'

export interface Check {
  /** Its number in the list of checks. */
  number: number
  /** The request and the expected response, in short. */
  title: string
  /**
   * "ours" for Waymark's behaviour where it is deliberately stricter, "protocol" for PocketBase's behaviour there;
   * absent where both agree.
   */
  only?: 'ours' | 'protocol'
  /** Throws when the check fails. */
  run: (world: World) => Promise<void>
}

type Run = Check['run']

/** A check that every server of the record API passes. */
export const check = (number: number, title: string, run: Run): Check => ({ number, title, run })
/** A check of behaviour that only Waymark has. */
export const ours = (number: number, title: string, run: Run): Check => ({ number, title, run, only: 'ours' })
/** A check of PocketBase's behaviour where Waymark differs. */
export const protocol = (number: number, title: string, run: Run): Check => ({
  number,
  title,
  run,
  only: 'protocol',
})
