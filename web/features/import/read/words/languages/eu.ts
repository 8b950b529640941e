import type { TravelWords } from './travel-words.ts'

export const eu: TravelWords = { and: 'eta', yes: 'bai', no: 'ez', journey: 'bidaia, oporrak' }
