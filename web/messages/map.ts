import { loaders } from 'messages:map'
import { section } from './language.ts'

/** The texts of the map of visited cities and of every other map. */
export const mapMessages = await section('map', loaders)
