import { loaders } from 'messages:assistant'
import { section } from './language.ts'

/** The texts of the assistant's box. */
export const assistantMessages = await section('assistant', loaders)
