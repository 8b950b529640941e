import { loaders } from 'messages:auth'
import { section } from './language.ts'

/** The texts of signing in, registering and what belongs to it. */
export const authMessages = await section('auth', loaders)
