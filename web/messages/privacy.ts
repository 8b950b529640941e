import { loaders } from 'messages:privacy'
import { section } from './language.ts'

/** The texts of the privacy policy. */
export const privacyMessages = await section('privacy', loaders)
