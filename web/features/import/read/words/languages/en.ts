import { atEnd, behindLabel, type TravelWords } from './travel-words.ts'

export const en: TravelWords = {
  updated: '(?:last )?updated|as of',
  ownTrips:
    '(?:my|our) (?:visited )?(?:trips|travels|journeys|places|cities|countries|holidays|vacations|destinations|travel list)',
  and: 'and, as well as',
  onward: 'then, and then',
  yes: 'x, xx, v, y, yes, true, 1, ok, done, been',
  no: 'n, no, false, 0',
  not: "not, never, haven't, have not, not yet, never yet",
  journey:
    'trip, day trip, holiday, holidays, vacation, weekend, visit, travel, getaway, city break, honeymoon, road trip, roadtrip, city trip, citytrip, tour, school trip, class trip, business trip',
  to: 'to, in',
  cancelled: 'cancel+(?:ed|ling|s)?|called off|fell through',
  wish: {
    alone:
      'wish, wishes, wishlist, want, want to go, want to visit, to visit, to go, to see, to do, todo, planned, planning, plan, plans, dream, dreams, someday, some day, next, not yet, not visited, not been, maybe, future, cancelled, canceled, booked, unvisited, never, still to go, still to see, still to visit, still to do, still missing, left to see, left to visit, yet to see, yet to visit, yet to go',
    within: [
      "(?:i|we)?['’]?(?:d|ll| would| still)? ?(?:want|wanted|hope|plan|planned|planning|dream|dreaming|wish|love|like) (?:to (?:go|see|visit|travel)|of (?:going|seeing|visiting|travel+ing))",
      '(?:wanna|gotta) (?:go(?: to)?|visit|see)',
      `(?:want to|places to|to) (?:go|visit|see)${atEnd}|some ?day|(?:next )?on my list|bucket ?list|wish ?list|dream (?:destinations?|trips?|cities)|not (?:been|visited|seen) yet|not yet (?:visited|seen|been)|never been(?: to)?|(?:want|next|wish(?:es)?|plans?)${atEnd}`,
      `(?:next(?: up)?|up next|coming up)${atEnd}`,
      "never (?:been|went|visited|made it|seen)(?: to)?|(?:have|has|had)(?: not|n['’]t) (?:\\p{L}+ )?(?:been|visited|seen|made it)|didn['’]t (?:go|make it|visit|happen)|w(?:as|ere) (?:going|supposed|meant|due|about) to (?:go|fly|visit|travel)",
      `(?:missing|remaining)${behindLabel}`,
    ],
  },
  lived: {
    alone: 'lived, home, live, living, lived here, residence, resident, based, hometown',
    within: [
      "(?:i |we )?(?:have |['’]ve )?(?:lived|used to live|(?:was|were) living)(?: (?:in|at))?",
      '(?:was |were )?born|grew up|(?:i |we )?studied|(?:i |we )?worked|(?:based|living|live|lives) in|hometown',
    ],
  },
  layover: {
    alone: 'transit, layover, stopover, connection, changed planes, passed through, airport only',
    within: [
      'lay-?overs?|stop-?overs?|chang(?:ed|ing) (?:planes|trains|flights)|(?:in )?transit|connecting flights?|(?:drove|passed|driving|passing) through|without stopping|(?:just|only) (?:at )?the airport|airport only',
    ],
  },
  visited: {
    alone: 'visited, been, been there, seen, done, have been',
    within: [
      'been(?=\\s*[:：])|been to|(?:already )?(?:visited|been)(?: (?:cities|places))?',
      'was|were|went|saw',
    ],
  },
  booking: {
    checkIn: 'check-in, check in, checkin, arrival',
    checkOut: 'check-out, check out, checkout, departure',
    departure: 'departure, departs, dep, leaves',
    arrival: 'arrival, arrives, arr',
  },
  arrived: "arrived|landed|just got to|(?:we['’]?re|we are|i['’]?m|i am) (?:now |finally )?in",
}
