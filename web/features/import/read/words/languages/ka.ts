import type { TravelWords } from './travel-words.ts'

export const ka: TravelWords = { and: 'და', yes: 'კი', no: 'არა', journey: 'მოგზაურობა' }
