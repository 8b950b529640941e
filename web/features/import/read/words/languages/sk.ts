import { behindLabel, type TravelWords } from './travel-words.ts'

export const sk: TravelWords = {
  ownTrips: '(?:moje|naše) (?:cesty|mestá|miesta|výlety|dovolenky|krajiny)',
  and: 'a, i, a tiež',
  onward: 'potom, a potom',
  yes: 'áno, pravda, bol, bola',
  no: 'nie, nepravda',
  journey: 'cesta, dovolenka, výlet, víkend',
  to: 'do, v, vo, na',
  cancelled: 'zruš\\p{L}+|nevyšlo',
  wish: {
    alone:
      'chcem, chcem ísť, prianie, plán, plánované, sny, ešte nie, možno, zrušené, nabudúce, ešte navštíviť, ešte vidieť',
    within: [
      'chce(?:m|me)|chcel[aiy]? by (?:som|sme)|ešte ne\\p{L}*|mal[aiy]? (?:som|sme) (?:ísť|letieť)',
      `(?:zostáva(?:jú)?|chýba(?:jú)?)${behindLabel}`,
    ],
  },
  lived: {
    alone: 'býval, bývala, bývali, bydlisko, žil, žila, domov',
    within: ['býval[aiy]?|žil[aiy]?|narodil\\p{L}*|študova\\p{L}+'],
  },
  layover: { alone: 'prestup, medzipristátie, tranzit', within: ['prestup\\p{L}*|medzipristáti\\p{L}+'] },
  visited: {
    alone: 'navštívené, navštívená',
    within: ['navštíven[áéo]|bol[aiy]?|išli sme|navštívil[aiy]?'],
  },
  booking: {
    checkIn: 'príchod, príjazd, check-in',
    checkOut: 'odchod, check-out',
    departure: 'odchod, odlet',
    arrival: 'príchod, prílet',
  },
  arrived: 'dorazil[aiy]?|prišli|prileteli|sme v',
}
