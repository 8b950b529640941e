import { loaders } from 'messages:landing'
import { section } from './language.ts'

/** The texts of the landing page below its first view. */
export const landingMessages = await section('landing', loaders)
