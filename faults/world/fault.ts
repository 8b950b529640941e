import type { DatabaseKind, World } from './world.ts'

/** A fault in the surroundings of a running server, and the expected reaction of the server. */
export interface Fault {
  /** Its name on the command line. */
  name: string
  /** What is done to the server, as a sentence. */
  what: string
  databases: readonly DatabaseKind[]
  /** About how long it takes on one database by default, in seconds. */
  seconds: number
  /** Throws when the server does not react as promised. */
  run(world: World): Promise<Seen>
}

interface Seen {
  /** How often the fault was tried. */
  times: number
  /** What was observed, as a sentence for the table. */
  seen: string
}

/** The fault cannot be tried on this machine. */
export class CannotTry extends Error {
  override readonly name = 'CannotTry'
}
