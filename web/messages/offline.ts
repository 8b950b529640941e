import { loaders } from 'messages:offline'
import { section } from './language.ts'

/** The texts of a page that has lost its network. */
export const offlineMessages = await section('offline', loaders)
