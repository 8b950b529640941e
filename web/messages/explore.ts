import { loaders } from 'messages:explore'
import { section } from './language.ts'

/** The texts of Explore. */
export const exploreMessages = await section('explore', loaders)
