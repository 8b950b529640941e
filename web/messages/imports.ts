import { loaders } from 'messages:imports'
import { section } from './language.ts'

/** The texts of imports. They have a script of their own: only who imports loads it. */
export const importsMessages = await section('imports', loaders)
