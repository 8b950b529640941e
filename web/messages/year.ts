import { loaders } from 'messages:year'
import { section } from './language.ts'

/** The texts of a year in review. */
export const yearMessages = await section('year', loaders)
