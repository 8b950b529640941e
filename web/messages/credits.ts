import { loaders } from 'messages:credits'
import { section } from './language.ts'

/** The texts of the credits. Names of works and licences are written as their owners write them. */
export const creditsMessages = await section('credits', loaders)
