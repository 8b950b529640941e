/**
 * The child process of the planner: loads the gazetteer from the folder in its argument and runs the tasks that its
 * parent sends. A process releases all memory when it ends, unlike a worker thread, and planning does not delay
 * the server's requests.
 */
import { pathToFileURL } from 'node:url'
import { releaseMemory } from '#server/release-memory.ts'
import { type Gazetteer, loadGazetteer } from './gazetteer/load.ts'
import type { ProcessReply, ProcessRequest } from '#server/task-process.ts'
import { type PlannerOutcome, type PlannerTask, runTask } from './run-task.ts'

const folder = process.argv[2]
if (folder === undefined) throw new Error('Give the folder of the gazetteer.')
const location = pathToFileURL(`${folder}/`)
let gazetteer: Promise<Gazetteer> | undefined

process.on('disconnect', () => process.exit(0))
process.on('message', (request: ProcessRequest<PlannerTask>) => {
  void answer(request).then((reply) => process.send?.(reply))
})

async function answer({ id, task }: ProcessRequest<PlannerTask>): Promise<ProcessReply<PlannerOutcome>> {
  try {
    gazetteer ??= loadGazetteer(location).finally(releaseMemory)
    return { id, outcome: runTask(await gazetteer, task) }
  } catch (error) {
    // When loading failed, the next task tries again.
    await gazetteer?.catch(() => (gazetteer = undefined))
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
