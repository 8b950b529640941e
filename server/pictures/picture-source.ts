import { fileURLToPath } from 'node:url'
import { taskProcess, type TaskRunner } from '#server/task-process.ts'
import type { PictureTask } from './picture-task.ts'

/** Draws pictures. */
export type PictureSource = TaskRunner<PictureTask, Uint8Array>

/** Draws in a child process, which has the outlines of the gazetteer in `folder` until it is idle for a minute. */
export const picturesFromProcess = (folder: string): PictureSource =>
  taskProcess({
    script: fileURLToPath(new URL('picture-process.ts', import.meta.url)),
    args: [folder],
    name: 'pictures',
    loadMs: 30_000,
    // A poster of A2 takes some seconds.
    taskMs: 60_000,
    idleMs: 60_000,
    serialization: 'advanced',
  })

/** Draws in the current process, for tests. */
export function picturesInProcess(folder: string): PictureSource {
  let loading: Promise<(task: PictureTask) => Promise<Uint8Array>> | null = null
  async function load() {
    const { createAtlas } = await import('./atlas.ts')
    const { createLettering } = await import('./lettering.ts')
    const { drawPicture } = await import('./draw-picture.ts')
    const [atlas, letters] = [createAtlas(folder), createLettering()]
    return (task: PictureTask) => drawPicture(task, atlas, letters)
  }
  return {
    async run(task, signal) {
      signal.throwIfAborted()
      loading ??= load()
      return (await loading)(task)
    },
    close() {},
  }
}
