import { pathToFileURL } from 'node:url'
import { loadGazetteer } from '#server/planner/gazetteer/load.ts'
import { wholeGazetteer } from './gazetteer-slice.ts'

/** The planner's gazetteer with all cities. It takes some seconds to load. */
export const wholePlannerGazetteer = () => loadGazetteer(pathToFileURL(`${wholeGazetteer}/`))
