import { loaders } from 'messages:mark'
import { section } from './language.ts'

/** The texts of the button that marks a city as visited. */
export const markMessages = await section('mark', loaders)
