import { behindLabel, type TravelWords } from './travel-words.ts'

export const sl: TravelWords = {
  ownTrips: '(?:moja|naša) (?:potovanja|mesta)',
  and: 'ter, in sicer',
  onward: 'nato, potem',
  yes: 'da, ja',
  no: 'ne',
  not: 'nisem, nismo, še nisem',
  journey: 'potovanje, izlet, dopust, počitnice, vikend',
  to: 'v, na',
  cancelled: 'odpoved\\p{L}+',
  wish: {
    alone:
      'želim, želja, želje, sanje, še ne, načrtovano, morda, odpovedano, želim iti, še obiskati, še videti',
    within: [
      'želim|želimo|rad[ai]? bi|še ne|nikoli|nameravali smo',
      `(?:manjka(?:jo)?|naslednje)${behindLabel}`,
    ],
  },
  lived: { alone: 'živel, živela, živeli, dom, bival', within: ['živel[aiy]?|rojen[a]?|študiral[aiy]?'] },
  layover: { alone: 'prestop, presedanje, tranzit', within: ['presto[pi]\\p{L}*|presedanj\\p{L}+'] },
  visited: { alone: 'obiskano, obiskan, bil, bila', within: ['obiskal[aiy]?|bili smo|bil sem|bila sem'] },
  booking: { checkIn: 'prihod, prijava', checkOut: 'odhod, odjava', departure: 'odhod', arrival: 'prihod' },
}
