import { loaders } from 'messages:tripPage'
import { section } from './language.ts'

/** The texts of a trip's page: what is read of it and what can be done with it. */
export const tripPageMessages = await section('tripPage', loaders)
