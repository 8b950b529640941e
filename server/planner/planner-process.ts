/**
 * The child process of the planner: loads the gazetteer and the planner's tables from the folders in its arguments, and runs the tasks that its
 * parent sends. A process releases all memory when it ends, unlike a worker thread, and planning does not delay
 * the server's requests.
 */
import { pathToFileURL } from 'node:url'
import { releaseMemory } from '#server/release-memory.ts'
import { loadWorld, type World } from './world.ts'
import type { ProcessReply, ProcessRequest } from '#server/task-process.ts'
import { type PlannerOutcome, type PlannerTask, runTask } from './run-task.ts'

const [, , folder, cache] = process.argv
if (folder === undefined || cache === undefined) {
  throw new Error('Give the folders of the gazetteer and of the prebuilt index.')
}
const location = pathToFileURL(`${folder}/`)
let world: Promise<World> | undefined

process.on('disconnect', () => process.exit(0))
process.on('message', (request: ProcessRequest<PlannerTask>) => {
  void answer(request).then((reply) => process.send?.(reply))
})

async function answer({ id, task }: ProcessRequest<PlannerTask>): Promise<ProcessReply<PlannerOutcome>> {
  try {
    world ??= loadWorld(location, cache).finally(releaseMemory)
    return { id, outcome: runTask(await world, task) }
  } catch (error) {
    // When loading failed, the next task tries again.
    await world?.catch(() => (world = undefined))
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
