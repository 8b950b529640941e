import { loaders } from 'messages:assistant'
import { section } from './language.ts'

/** The texts of the assistant's box, apart from the others so that only the planner loads them. */
export const assistantMessages = await section('assistant', loaders)
