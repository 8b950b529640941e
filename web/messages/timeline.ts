import { loaders } from 'messages:timeline'
import { section } from './language.ts'

/** The texts of the profile's lower part: what the stays add up to. */
export const timelineMessages = await section('timeline', loaders)
