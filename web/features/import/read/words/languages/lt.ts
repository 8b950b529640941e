import { behindLabel, type TravelWords } from './travel-words.ts'

export const lt: TravelWords = {
  ownTrips: '(?:mano|mūsų) (?:kelionės|miestai|vietos|šalys)',
  and: 'ir, bei',
  onward: 'tada, po to',
  yes: 'taip',
  no: 'ne',
  journey: 'kelionė, atostogos, savaitgalis',
  to: 'į',
  cancelled: 'atšauk\\p{L}+',
  wish: {
    alone:
      'noriu, norai, svajonė, svajonės, dar ne, planuojama, atšaukta, dar pamatyti, dar aplankyti, dar nuvykti',
    within: [
      'nor(?:iu|ėčiau|ime|ėtume)|svajo(?:ju|nė|nės)|planuoj\\p{L}+|niekada ne\\p{L}+',
      `(?:trūksta|liko)${behindLabel}`,
    ],
  },
  lived: {
    alone: 'gyvenau, gyventa, gyveno, namai',
    within: ['gyven(?:au|ome|ta)|gimiau|mokiausi|studijavau|dirbau'],
  },
  layover: { alone: 'persėdimas, tranzitas', within: ['persėd\\p{L}+|tranzit\\p{L}+'] },
  visited: {
    alone: 'aplankyta, aplankytas, buvau, buvome',
    within: ['buv(?:au|ome)|aplank(?:iau|ėme|yta)|važiavo\\p{L}+'],
  },
  booking: {
    checkIn: 'atvykimas, įsiregistravimas',
    checkOut: 'išvykimas, išsiregistravimas',
    departure: 'išvykimas',
    arrival: 'atvykimas',
  },
}
