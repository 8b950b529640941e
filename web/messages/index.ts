import { en } from './en.ts'

/** Every text a person reads, in the language of this build. */
export const messages = en
