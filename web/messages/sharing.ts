import { loaders } from 'messages:sharing'
import { section } from './language.ts'

/** The texts of everything that is shared by its address: trips, maps and profiles. */
export const sharingMessages = await section('sharing', loaders)
