import { fileURLToPath, pathToFileURL } from 'node:url'
import { taskProcess, type TaskRunner } from '#server/task-process.ts'
import type { World } from './world.ts'
import type { PlannerOutcome, PlannerTask } from './run-task.ts'

/** The folder of the prebuilt index, which `npm run build` makes, and else the first task. */
export const plannerCache = fileURLToPath(new URL('../../node_modules/.cache/planner', import.meta.url))

/** Runs planner tasks. */
export type PlannerSource = TaskRunner<PlannerTask, PlannerOutcome>

/** Runs tasks in a child process, which holds the gazetteer in memory until it is idle for two minutes. */
export const plannerFromProcess = (folder: string, cache = plannerCache): PlannerSource =>
  taskProcess({
    script: fileURLToPath(new URL('planner-process.ts', import.meta.url)),
    args: [folder, cache],
    name: 'planner',
    // A missing index is built first, which takes half a minute on a small machine.
    loadMs: 60_000,
    // Far above the longest of our prompts (0.4 s of processor time), and a third of the time that a person waits.
    taskMs: 6000,
    idleMs: 120_000,
    serialization: 'json',
    // Planning makes much short-lived garbage, for which Node would keep 100 MB. With 55 MB in use the heap grew to 96
    // before it was collected; in steps of a fifth it grows to 78, in the same processor time.
    nodeOptions: ['--max-semi-space-size=4', '--heap-growing-percent=20'],
  })

/** Runs tasks in the current process, for tests. */
export function plannerInProcess(folder: string, cache: string): PlannerSource {
  let loading: Promise<World> | null = null
  return {
    async run(task, signal) {
      signal.throwIfAborted()
      const { loadWorld } = await import('./world.ts')
      const { runTask } = await import('./run-task.ts')
      loading ??= loadWorld(pathToFileURL(`${folder}/`), cache)
      return runTask(await loading, task)
    },
    // The gazetteer stays loaded for the next app of the test run.
    close() {},
  }
}
