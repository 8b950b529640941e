import { behindLabel, type TravelWords } from './travel-words.ts'

export const lv: TravelWords = {
  ownTrips: '(?:mani|manas|mūsu) (?:ceļojumi|pilsētas|vietas)',
  and: 'un',
  onward: 'tad, pēc tam',
  yes: 'jā',
  no: 'nē',
  journey: 'ceļojums, brīvdienas, atvaļinājums',
  to: 'uz',
  cancelled: 'atcel\\p{L}+',
  wish: {
    alone:
      'gribu, vēlos, sapnis, sapņi, vēl nē, plānots, vēlmes, atcelts, vēl jāredz, vēl jāapmeklē, vēl jāaizbrauc',
    within: [
      '(?:es )?grib(?:u|ētu|am)|vēlos|sapņoju|plāno\\p{L}+|nekad (?:neesmu|neesam)',
      `(?:trūkst|nākamais|nākamie)${behindLabel}`,
    ],
  },
  lived: {
    alone: 'dzīvoju, dzīvots, dzīvoja, mājas, dzīvojis',
    within: ['dzīvo(?:ju|jām|jis|jusi)|dzimis|dzimusi|studēju|strādāju'],
  },
  layover: { alone: 'pārsēšanās, tranzīts', within: ['pārsē(?:šan|d)\\p{L}+|tranzīt\\p{L}+'] },
  visited: {
    alone: 'apmeklēts, apmeklēta, biju, bijis, būts',
    within: ['bij(?:u|ām)|apmeklē(?:ju|jām|ts)|brauc(?:u|ām)'],
  },
  booking: {
    checkIn: 'ierašanās, iebraukšana',
    checkOut: 'izbraukšana, izrakstīšanās',
    departure: 'atiešana, izlidošana',
    arrival: 'pienākšana, ierašanās',
  },
}
