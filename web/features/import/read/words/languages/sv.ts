import { atEnd, behindLabel, type TravelWords } from './travel-words.ts'

export const sv: TravelWords = {
  updated: 'uppdaterad',
  ownTrips: '(?:mina|våra) (?:resor|städer|länder|platser|semestrar|resmål)',
  and: 'och, samt, o',
  onward: 'sedan, sen, och sen',
  yes: 'ja, sant',
  no: 'nej, falskt',
  not: 'inte, aldrig, ännu inte',
  journey: 'resa, semester, tur, storstadsresa, weekendresa, weekend, helg, bröllopsresa, utflykt',
  to: 'till, i, på',
  cancelled: 'inställ[dt]\\p{L}*|avbok\\p{L}+|blev inte av',
  wish: {
    alone:
      'vill åka, vill resa, vill besöka, önskan, önskelista, önskemål, planerad, planerat, drömmar, dröm, inte än, kanske, inställd, inställt, nästa, aldrig, kvar att se, kvar att besöka, att besöka, att se',
    within: [
      '(?:jag |vi )?(?:vill|skulle vilja|drömmer om)|önskelista|önskemål',
      `nästa${atEnd}`,
      'aldrig|skulle (?:vi |jag )?(?:åkt|åka|rest|resa)|(?:ville|tänkte) (?:vi |jag )?(?:åka|resa)',
      `(?:kvar|återstår|saknas|fattas)${behindLabel}`,
    ],
  },
  lived: {
    alone: 'bott, bodde, boende, bosatt, hem, hemma, bor',
    within: ['bodde|bott', 'född|föddes|växte upp|studera(?:de|t)|jobba(?:de|t)|arbeta(?:de|t)|bor i'],
  },
  layover: {
    alone: 'mellanlandning, byte, genomresa',
    within: ['mellanland\\p{L}+|genomresa|bytte (?:plan|flyg|tåg)'],
  },
  visited: {
    alone: 'besökt, besökte, varit, sett',
    within: ['besökta?|besökte|var (?:vi|jag)|(?:vi|jag) var|åkte'],
  },
  booking: {
    checkIn: 'incheckning, ankomst',
    checkOut: 'utcheckning, avresa',
    departure: 'avgång, avresa, avgår',
    arrival: 'ankomst',
  },
  arrived: 'framme i|anlänt|landat|(?:är|äntligen) i',
}
