import { loaders } from 'messages:stays'
import { section } from './language.ts'

/** The texts of stays and wishes. */
export const staysMessages = await section('stays', loaders)
