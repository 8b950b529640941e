import { atEnd, behindLabel, type TravelWords } from './travel-words.ts'

export const ro: TravelWords = {
  updated: 'actualizat',
  ownTrips: '(?:călătoriile|vacanțele|orașele|excursiile) (?:mele|noastre)',
  and: 'și, şi, si, precum și',
  onward: 'apoi, și apoi',
  yes: 'da, adevărat',
  no: 'nu, fals',
  not: 'nu, nu am, niciodată',
  journey: 'călătorie, vacanță, excursie, concediu, weekend, city break',
  to: 'la, în, in',
  cancelled: 'anul(?:at|ată|ate|ați)|s-a anulat',
  wish: {
    alone:
      'vreau, dorință, dorințe, vise, nu încă, încă nu, planificat, poate, anulat, anulată, urmează, de văzut, de vizitat, mai am de văzut',
    within: [
      'aș vrea|(?:mi|ne)-ar plăcea|(?:ne)?vreau|dorințe',
      `(?:urmează|următo\\p{L}+)${atEnd}`,
      'nu am (?:fost|ajuns|mai ajuns)|încă nu|niciodată|trebuia să|urma să',
      `(?:lipse(?:ște|sc)|au rămas|a rămas)${behindLabel}`,
    ],
  },
  lived: {
    alone: 'locuit, am locuit, trăit, acasă, locuiesc',
    within: ['(?:m-am |ne-am )?născut|(?:am )?(?:locuit|trăit|studiat|lucrat)'],
  },
  layover: { alone: 'escală, tranzit, în trecere', within: ['escală|în trecere|tranzit'] },
  visited: {
    alone: 'vizitat, vizitată, am fost, văzut',
    within: ['am fost|vizitat[eă]?|am vizitat|am mers'],
  },
  booking: {
    checkIn: 'sosire, check-in',
    checkOut: 'plecare, check-out',
    departure: 'plecare',
    arrival: 'sosire',
  },
  arrived: 'am ajuns|am aterizat|suntem (?:în|la)|sunt (?:în|la)',
}
