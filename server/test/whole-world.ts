import { pathToFileURL } from 'node:url'
import { loadWorld, type World } from '#server/planner/world.ts'
import { wholeGazetteer } from './gazetteer-slice.ts'

const cache = 'node_modules/.cache/planner'
let loading: Promise<World> | undefined

/** The planner's data with all cities; loaded once for a test file. */
export function wholeWorld(): Promise<World> {
  loading ??= loadWorld(pathToFileURL(`${wholeGazetteer}/`), cache)
  return loading
}
