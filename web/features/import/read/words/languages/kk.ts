import type { TravelWords } from './travel-words.ts'

export const kk: TravelWords = { and: 'және, мен', yes: 'иә', no: 'жоқ', journey: 'саяхат' }
