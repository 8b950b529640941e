import { loaders } from 'messages:settings'
import { section } from './language.ts'

/** The texts of the settings page. */
export const settingsMessages = await section('settings', loaders)
