/** The planner's child process with a fault: the task of a prompt that contains "hang" never ends. */
import { pathToFileURL } from 'node:url'
import { type PlannerTask, runTask } from '#server/planner/run-task.ts'
import { loadWorld } from '#server/planner/world.ts'
import { answerTasks } from '#server/task-process.ts'
import { gazetteerSlice, slicePlannerCache } from './gazetteer-slice.ts'

answerTasks(async () => {
  const world = await loadWorld(pathToFileURL(`${gazetteerSlice()}/`), slicePlannerCache)
  return (task: PlannerTask) => {
    if ('prompt' in task && task.prompt.includes('hang')) for (;;);
    return runTask(world, task)
  }
})
