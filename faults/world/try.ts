/** The process that ownProcesses() starts to prepare a database, or to try a fault on a copy of it. */
import { CannotTry, type Fault } from './fault.ts'
import { type Filled, fillDatabase, openWorld, type Scale, type DatabaseKind } from './world.ts'

/** What the process does: it tries a fault or, when that is null, prepares the database for all faults. */
export interface Work {
  kind: DatabaseKind
  scale: Scale
  /** The file of the fault, its name, and the database. */
  fault: { file: string; name: string; filled: Filled } | null
}

/** The message that this process sends after a fault. */
export type Tried = { times: number; seen: string } | { failed: string }

const { kind, scale, fault } = JSON.parse(process.argv[2] ?? '') as Work

async function tryFault({ file, name, filled }: NonNullable<Work['fault']>): Promise<Tried> {
  const { faults } = (await import(`../../${file}`)) as { faults: Fault[] }
  const found = faults.find((fault) => fault.name === name)
  if (!found) return { failed: 'There is no such fault.' }
  const world = await openWorld(kind, scale, filled)
  try {
    return await found.run(world)
  } catch (error) {
    const said = (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ')
    return { failed: error instanceof CannotTry ? `It could not be tried: ${said}` : said }
  } finally {
    await world.close()
  }
}

const message: Tried | Filled = fault ? await tryFault(fault) : await fillDatabase(kind, scale)
// Exit even when a fault has left something open, such as a socket.
process.send?.(message, () => process.exit())
