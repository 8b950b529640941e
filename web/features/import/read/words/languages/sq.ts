import type { TravelWords } from './travel-words.ts'

export const sq: TravelWords = {
  ownTrips: 'udhëtimet (?:e mia|tona)',
  and: 'dhe, edhe',
  journey: 'udhëtim, pushime',
  to: 'në',
  wish: {
    alone: 'dua, dëshirë, jo ende, ëndërr, për të parë, për të vizituar',
    within: ['dua të shkoj|dëshiroj|anulu\\p{L}+|ende jo'],
  },
  lived: { alone: 'jetuar, kam jetuar, banuar', within: ['kam jetuar|jetova|banova'] },
  visited: { alone: 'vizituar, kam qenë', within: ['kam qenë|vizitova|ishim'] },
}
