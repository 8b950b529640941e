import { fileURLToPath, pathToFileURL } from 'node:url'
import { taskProcess, type TaskRunner } from '#server/task-process.ts'
import type { Gazetteer } from './gazetteer/load.ts'
import type { PlannerOutcome, PlannerTask } from './run-task.ts'

/** Runs planner tasks. */
export type PlannerSource = TaskRunner<PlannerTask, PlannerOutcome>

/** Runs tasks in a child process, which holds the gazetteer in memory until it is idle for two minutes. */
export const plannerFromProcess = (folder: string): PlannerSource =>
  taskProcess({
    script: fileURLToPath(new URL('planner-process.ts', import.meta.url)),
    args: [folder],
    name: 'planner',
    idleMs: 120_000,
    serialization: 'json',
  })

/** Runs tasks in the current process, for tests. */
export function plannerInProcess(folder: string): PlannerSource {
  let loading: Promise<Gazetteer> | null = null
  return {
    async run(task, signal) {
      signal.throwIfAborted()
      const { loadGazetteer } = await import('./gazetteer/load.ts')
      const { runTask } = await import('./run-task.ts')
      loading ??= loadGazetteer(pathToFileURL(`${folder}/`))
      return runTask(await loading, task)
    },
    // The gazetteer stays loaded for the next app of the test run.
    close() {},
  }
}
