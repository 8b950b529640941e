import { loaders } from 'messages:tripStays'
import { section } from './language.ts'

/** The texts of the offer to turn a trip's stops into stays. */
export const tripStaysMessages = await section('tripStays', loaders)
