import { atEnd, behindLabel, type TravelWords } from './travel-words.ts'

export const it: TravelWords = {
  updated: 'aggiornat[oa]',
  ownTrips: '(?:i |le )?(?:miei|mie|nostr[ie]) (?:viaggi|città|paesi|luoghi|posti|destinazioni|vacanze|mete)',
  and: 'e, ed, nonché',
  onward: 'poi, e poi',
  yes: 'sì, si, vero, fatto',
  no: 'no, falso',
  not: 'non, mai, non ancora',
  journey: 'viaggio, vacanza, vacanze, gita, visita, weekend, luna di miele',
  to: 'a, ad, in, per, al',
  cancelled: 'annulla(?:t[oaie]|mmo|rono)|cancella(?:t[oaie]|rono)|salta(?:t[oaie]|rono|va)',
  wish: {
    alone:
      'desiderio, desideri, da visitare, da vedere, vorrei andare, voglio andare, sogno, sogni, previsto, non ancora, forse, annullato, annullata, prossimo, prossima, prossimi, mai, ancora da vedere, ancora da visitare, da fare, ancora da fare, mi manca, mi mancano',
    within: [
      `(?:mi |ci )?piacerebbe|vorrei|vorremmo|voglio|vogliamo|sogno di|ancora da (?:vedere|visitare)|da (?:vedere|visitare)${atEnd}|lista dei desideri|desideri(?=\\s*:)|non ancora`,
      `prossim[aeio]${atEnd}`,
      'mai stat[oaie]|non (?:siamo|sono) (?:mai )?(?:andat|riuscit)\\p{L}|dovev(?:o|amo) (?:andare|partire)|volev(?:o|amo) (?:andare|visitare)',
      `(?:mancan?[oa]?|restano)${behindLabel}`,
    ],
  },
  lived: {
    alone: 'vissuto, vissuta, abitato, residenza, casa, abito qui',
    within: [
      '(?:ho |abbiamo )?(?:abitato|vissuto)|abitavo|vivevo|abitavamo',
      'nat[oa] a|cresciut[oa]|studiato|lavorato',
    ],
  },
  layover: { alone: 'scalo, transito, di passaggio', within: ['scalo|di passaggio|transito'] },
  visited: {
    alone: 'visitato, visitata, visto, stato, stata',
    within: ['visitat[ie]|sono stat[oaie]|siamo stati|siamo andati|siamo state|sono andat[oa]'],
  },
  booking: {
    checkIn: 'arrivo, check-in',
    checkOut: 'partenza, check-out',
    departure: 'partenza',
    arrival: 'arrivo',
  },
  arrived: 'arrivat[oaie]|atterrat[oaie]|siamo (?:a|in)|sono (?:a|in)',
}
