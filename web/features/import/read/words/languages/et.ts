import { behindLabel, type TravelWords } from './travel-words.ts'

export const et: TravelWords = {
  ownTrips: '(?:minu|meie) (?:reisid|linnad|kohad|riigid)',
  and: 'ja, ning',
  onward: 'siis, seejärel',
  yes: 'jah',
  no: 'ei',
  not: 'ei, pole, ei ole',
  journey: 'reis, puhkus, nädalavahetus',
  cancelled: 'tühista\\p{L}+|jäi ära',
  wish: {
    alone:
      'soov, soovid, soovin, unistus, unistused, tahan, veel mitte, plaanis, tahan minna, tühistatud, veel minna, veel näha, veel käia',
    within: [
      '(?:ma |me )?(?:taha(?:n|me|ks)|soovi(?:n|me))|unista\\p{L}+|plaanis|ei ole (?:veel )?käinud',
      `(?:puudu|puuduvad|järgmine|järgmised)${behindLabel}`,
    ],
  },
  lived: {
    alone: 'elanud, elasin, elas, kodu',
    within: ['ela(?:sin|sime|nud)|sündi\\p{L}+|õppi(?:sin|sime)|töötasin'],
  },
  layover: {
    alone: 'vahemaandumine, ümberistumine, läbisõit',
    within: ['vahemaandumi\\p{L}+|ümberistumi\\p{L}+|läbisõidul'],
  },
  visited: {
    alone: 'käidud, käinud, külastatud',
    within: ['käi(?:sin|sime|dud)|külasta(?:sin|sime|tud)|olime'],
  },
  booking: {
    checkIn: 'saabumine, sisseregistreerimine',
    checkOut: 'lahkumine, väljaregistreerimine',
    departure: 'väljumine',
    arrival: 'saabumine',
  },
}
