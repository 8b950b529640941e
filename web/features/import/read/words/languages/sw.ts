import type { TravelWords } from './travel-words.ts'

export const sw: TravelWords = { and: 'pamoja na', yes: 'ndiyo', no: 'hapana', journey: 'safari, likizo' }
