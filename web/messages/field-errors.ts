import { loaders } from 'messages:fieldErrors'
import { section } from './language.ts'

/** The texts for what the server refuses in a field. */
export const fieldErrorsMessages = await section('fieldErrors', loaders)
