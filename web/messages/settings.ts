import { enSettings } from './en-settings.ts'

/** The texts of the settings page, in the language of this build. */
export const settingsMessages = enSettings
