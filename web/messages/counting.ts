import { loaders } from 'messages:counting'
import { section } from './language.ts'

/** The texts of how visits are counted. */
export const countingMessages = await section('counting', loaders)
