/** The child process that draws pictures: reads the outlines and fonts once and draws what its parent sends. */
import type { ProcessReply, ProcessRequest } from '#server/task-process.ts'
import { createAtlas } from './atlas.ts'
import { drawPicture } from './draw-picture.ts'
import { createLettering } from './lettering.ts'
import type { PictureTask } from './picture-task.ts'

const folder = process.argv[2]
if (folder === undefined) throw new Error('Give the folder of the gazetteer.')
const atlas = createAtlas(folder)
const letters = createLettering()

process.on('disconnect', () => process.exit(0))
process.on('message', (request: ProcessRequest<PictureTask>) => {
  void answer(request).then((reply) => process.send?.(reply))
})

async function answer({ id, task }: ProcessRequest<PictureTask>): Promise<ProcessReply<Uint8Array>> {
  try {
    return { id, outcome: await drawPicture(task, atlas, letters) }
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
