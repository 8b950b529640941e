/** The child process that draws pictures: reads the outlines and fonts once and draws what its parent sends. */
import { answerTasks } from '#server/task-process.ts'
import { createAtlas } from './atlas.ts'
import { drawPicture } from './draw-picture.ts'
import { createLettering } from './lettering.ts'
import type { PictureTask } from './picture-task.ts'

const folder = process.argv[2]
if (folder === undefined) throw new Error('Give the folder of the gazetteer.')
const atlas = createAtlas(folder)
const letters = createLettering()

answerTasks(async () => (task: PictureTask) => drawPicture(task, atlas, letters))
