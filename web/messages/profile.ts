import { loaders } from 'messages:profile'
import { section } from './language.ts'

/** The texts of the profile. */
export const profileMessages = await section('profile', loaders)
