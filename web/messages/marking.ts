import { loaders } from 'messages:marking'
import { section } from './language.ts'

/** The texts of marking several cities in the search dialog. */
export const markingMessages = await section('marking', loaders)
