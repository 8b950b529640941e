import { loaders } from 'messages:frame'
import { section } from './language.ts'

/** The texts that the frame and the first screens need. Every other feature has a file of its own beside this one. */
export const messages = await section('frame', loaders)
