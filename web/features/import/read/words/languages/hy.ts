import type { TravelWords } from './travel-words.ts'

export const hy: TravelWords = { and: 'և, ու', yes: 'այո', no: 'ոչ', journey: 'ճանապարհորդություն' }
