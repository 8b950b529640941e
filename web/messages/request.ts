import { loaders } from 'messages:request'
import { section } from './language.ts'

/** The texts of what the assistant understood: its wishes as chips, its question, and what a change has changed. */
export const requestMessages = await section('request', loaders)
