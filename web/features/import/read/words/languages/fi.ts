import { atEnd, behindLabel, type TravelWords } from './travel-words.ts'

export const fi: TravelWords = {
  updated: 'päivitetty',
  ownTrips: '(?:minun |meidän )?(?:matkani|matkamme|kaupunkini|lomani|kohteeni|reissuni)',
  and: 'ja, sekä',
  onward: 'sitten, ja sitten',
  yes: 'kyllä, joo, tosi',
  no: 'ei, epätosi',
  not: 'ei, en, en ole, ei ole',
  journey: 'matka, loma, viikonloppu, reissu, häämatka, kaupunkiloma',
  cancelled: 'peru(?:ttu|ttiin|untui|utui|i|imme)|ei toteutunut',
  wish: {
    alone:
      'haluan, haluan käydä, toive, toiveet, toivelista, unelma, unelmat, ei vielä, ehkä, peruttu, peruuntui, suunnitteilla, seuraavaksi, haaveet, haave, en ole käynyt, emme ole käyneet, ei käyty, käymättä, en koskaan, vielä näkemättä, vielä käymättä, näkemättä',
    within: [
      'halua(?:n|isin|isimme|mme)|toivelista|haave(?:ilen|issa)',
      `(?:seuraavaksi|suunnitteilla)${atEnd}`,
      'en ole|emme ole|piti (?:mennä|lähteä|matkustaa)',
      `(?:puuttuu|puuttuvat|jäljellä)${behindLabel}`,
    ],
  },
  lived: {
    alone: 'asunut, asuin, asui, asuimme, koti, kotikaupunki, asunut siellä',
    within: ['synnyi\\p{L}+|asu(?:in|imme|nut|imme)|opiskeli\\p{L}*|työskenteli\\p{L}*|kasvoin'],
  },
  layover: {
    alone: 'välilasku, vaihto, läpikulku',
    within: ['välilasku\\p{L}*|(?:koneen)?vaihto\\p{L}*|läpikulkumatka\\p{L}*'],
  },
  visited: {
    alone: 'käyty, käynyt, käytiin, nähty',
    within: ['käytiin|kävi(?:n|mme)|olimme|olin|matkusti(?:n|mme)'],
  },
  booking: {
    checkIn: 'sisäänkirjautuminen, saapuminen, tulopäivä',
    checkOut: 'uloskirjautuminen, lähtö, lähtöpäivä',
    departure: 'lähtö, lähtee',
    arrival: 'saapuminen, tulo, perillä',
  },
  arrived: 'saavuimme|saavuin|perillä|laskeuduimme',
}
