/**
 * The child process of the planner: loads the gazetteer and the planner's tables from the folders in its arguments, and
 * runs the tasks that its parent sends. A process releases all memory when it ends, unlike a worker thread, and planning
 * does not delay the server's requests.
 */
import { pathToFileURL } from 'node:url'
import { releaseMemory } from '#server/release-memory.ts'
import { answerTasks } from '#server/task-process.ts'
import { type PlannerTask, runTask } from './run-task.ts'
import { loadWorld } from './world.ts'

const [, , folder, cache] = process.argv
if (folder === undefined || cache === undefined) {
  throw new Error('Give the folders of the gazetteer and of the prebuilt index.')
}
const location = pathToFileURL(`${folder}/`)

answerTasks(async () => {
  const world = await loadWorld(location, cache).finally(releaseMemory)
  return (task: PlannerTask) => runTask(world, task)
})
