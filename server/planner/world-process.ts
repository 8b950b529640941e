/** A child process: builds the planner's arrays from the folder in its first argument into the file in its second. */
import { pathToFileURL } from 'node:url'
import { buildWorld } from './world-build.ts'
import { writeWorld } from './world-file.ts'

const [, , folder, file] = process.argv
if (folder === undefined || file === undefined)
  throw new Error('Give the folder of the gazetteer and the file.')
await writeWorld(file, await buildWorld(pathToFileURL(folder.endsWith('/') ? folder : `${folder}/`)))
