import { loaders } from 'messages:planner'
import { section } from './language.ts'

/** The texts of the trip planner. */
export const plannerMessages = await section('planner', loaders)
