import { loaders } from 'messages:trips'
import { section } from './language.ts'

/** The texts of the list of trips and of a trip's page. */
export const tripsMessages = await section('trips', loaders)
