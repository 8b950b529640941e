import { atEnd, behindLabel, type TravelWords } from './travel-words.ts'

export const hu: TravelWords = {
  updated: 'frissítve',
  ownTrips: '(?:az )?(?:utazásai(?:m|nk)|városai(?:m|nk)|nyaralásai(?:m|nk))',
  and: 'és, meg, valamint, s',
  onward: 'majd, aztán',
  yes: 'igen, igaz',
  no: 'nem, hamis',
  not: 'nem, még nem, soha nem',
  journey: 'utazás, út, nyaralás, kirándulás, hétvége, nászút, városnézés',
  cancelled: 'elmaradt|törölt\\p{L}*|lemond\\p{L}+',
  wish: {
    alone:
      'szeretnék, tervezett, terv, kívánság, álmok, álom, még nem, bakancslista, talán, elmaradt, törölve, következő, soha, nem voltam, nem jártam, még megnézni, még meglátogatni, még hátravan',
    within: [
      'szeretn(?:ék|énk)|bakancslista',
      `következő${atEnd}`,
      'még (?:nem|soha)|soha|mentünk volna|akartunk menni|indultunk volna',
      `(?:hátravan|hiányz(?:ik|anak)|hiányoznak)${behindLabel}`,
    ],
  },
  lived: {
    alone: 'laktam, laktunk, lakóhely, élt, éltem, otthon',
    within: [
      'szület\\p{L}+|nőtt(?:em|ünk) fel|tanult(?:am|unk)|dolgozt(?:am|unk)|lakt(?:am|unk)|élt(?:em|ünk)',
    ],
  },
  layover: { alone: 'átszállás, tranzit, átutazás', within: ['átszáll\\p{L}*|átutaz\\p{L}+'] },
  visited: {
    alone: 'voltam, voltunk, jártam, járt, meglátogatott',
    within: ['voltunk|voltam|jártunk|jártam|utaztunk|meglátogat\\p{L}+'],
  },
  booking: {
    checkIn: 'érkezés, bejelentkezés',
    checkOut: 'távozás, kijelentkezés',
    departure: 'indulás',
    arrival: 'érkezés',
  },
  arrived: 'megérkez\\p{L}+|leszállt\\p{L}+',
}
