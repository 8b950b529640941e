import { atEnd, behindLabel, type TravelWords } from './travel-words.ts'

export const cs: TravelWords = {
  updated: 'aktualizován[oa]|stav k',
  ownTrips: '(?:moje|mé|naše) (?:cesty|města|místa|výlety|dovolené|země)',
  and: 'a, i, a také',
  onward: 'pak, a pak, potom',
  yes: 'ano, pravda, byl, byla',
  no: 'ne, nepravda',
  not: 'ne, ještě ne',
  journey: 'cesta, dovolená, výlet, víkend, zájezd',
  to: 'do, v, ve, na',
  cancelled: 'zruš\\p{L}+|nevyšlo',
  wish: {
    alone:
      'chci, chci jet, chci navštívit, přání, plán, plánované, plánuji, sen, sny, ještě ne, možná, zrušeno, zrušená, příště, nenavštíveno, nenavštíveny, nebyl jsem, nebyla jsem, nebyli jsme, nikdy, ještě navštívit, ještě vidět, zbývá vidět, zbývá navštívit',
    within: [
      'chc(?:i|eme)|chtěl[aiy]? by(?:ch|chom)|rád[ai]? bych|přání|ještě ne',
      `(?:příště|další)${atEnd}`,
      'nikdy|ještě ne\\p{L}*|nakonec nejeli|měl[aiy]? (?:jsem|jsme) (?:jet|letět)|chtěl[aiy] (?:jsem|jsme) (?:jet|letět)',
      `(?:zbýv(?:á|ají)|chybí)${behindLabel}`,
    ],
  },
  lived: {
    alone: 'bydlel, bydlela, bydleli, bydliště, bydlení, žil, žila, býval, domov, bydlím',
    within: ['bydlel[aiy]?|žil[aiy]?', 'naroz\\p{L}+|vyrost\\p{L}+|studova\\p{L}+|pracova\\p{L}+'],
  },
  layover: {
    alone: 'přestup, mezipřistání, tranzit, průjezd',
    within: ['přestup\\p{L}*|mezipřistán\\p{L}+|průjezd\\p{L}*|jen projížděl\\p{L}*'],
  },
  visited: {
    alone: 'navštíveno, navštívené, navštívená, byl jsem, byla jsem',
    within: ['navštíven[áéo]|byl[aiy]?|jeli jsme|navštívil[aiy]?'],
  },
  booking: {
    checkIn: 'příjezd, check-in, ubytování od',
    checkOut: 'odjezd, check-out',
    departure: 'odjezd, odlet',
    arrival: 'příjezd, přílet',
  },
  arrived: 'dorazil[aiy]?|přijel[aiy]?|přilet\\p{L}+|(?:jsme|jsem) v',
}
