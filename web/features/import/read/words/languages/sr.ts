import { behindLabel, type TravelWords } from './travel-words.ts'

export const sr: TravelWords = {
  ownTrips: '(?:moja|naša) (?:putovanja|mesta|mjesta)|(?:моја|наша) (?:путовања|места)',
  and: 'и, i',
  onward: 'zatim, onda, затим, онда',
  yes: 'da, да',
  no: 'ne, не',
  not: 'nisam, nismo, нисам',
  journey: 'putovanje, put, odmor, izlet, vikend, ljetovanje, letovanje, путовање, одмор, пут',
  to: 'u, na, у, на',
  cancelled: 'otkaz\\p{L}+|отказ\\p{L}+',
  wish: {
    alone:
      'želim, želja, želje, snovi, još ne, planirano, možda, otkazano, lista želja, idem, желим, жеља, још не, планирано, отказано, još posjetiti, još posetiti, još vidjeti, još videti, још посетити, још видети',
    within: [
      'žel(?:im|imo|je)|(?:htio|htjela|htela|hteo|voljel?i?) bih?|још нисам|жели(?:м|мо)|још не',
      'nis(?:am|mo) (?:\\p{L}+ )?bil[aio]?|trebali (?:smo )?(?:ići|letjeti)|hteli (?:smo )?da|нис(?:ам|мо) (?:\\p{L}+ )?бил[аио]',
      `(?:preostalo|nedostaj[eu]|sl(?:j)?edeće|преостало|недостај[еу]|следеће)${behindLabel}`,
    ],
  },
  lived: {
    alone: 'živio, živjela, živeo, živela, živjeli, živeli, dom, стан, живео, живела, живели',
    within: [
      'živ(?:io|jela|jeli|eo|ela|eli|im)|studira(?:o|la|li)|rođen[a]?|radi(?:o|la|li)|живе(?:о|ла|ли)|рођен[а]?|студира(?:о|ла|ли)',
    ],
  },
  layover: {
    alone: 'presjedanje, presedanje, tranzit, преседање',
    within: ['pres(?:j)?eda\\p{L}+|преседа\\p{L}+|tranzit\\p{L}*'],
  },
  visited: {
    alone: 'posjećeno, posećeno, bio, bila, посећено, био, била',
    within: ['išli|bili smo|bio sam|bila sam|posjetili|posetili|ишли|били смо'],
  },
  booking: {
    checkIn: 'prijava, dolazak',
    checkOut: 'odjava, odlazak',
    departure: 'polazak, odlazak',
    arrival: 'dolazak',
  },
  arrived: 'stigli|stigao|stigla|стигли',
}
