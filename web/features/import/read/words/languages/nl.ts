import { atEnd, behindLabel, type TravelWords } from './travel-words.ts'

export const nl: TravelWords = {
  updated: 'bijgewerkt|geüpdatet',
  ownTrips: '(?:mijn|onze) (?:reizen|steden|landen|plaatsen|vakanties|bestemmingen|trips|reislijst)',
  and: 'en, alsmede',
  onward: 'dan, en dan, daarna',
  yes: 'ja, waar',
  no: 'nee, onwaar',
  not: 'niet, nooit, nog niet, nog nooit',
  journey: 'reis, vakantie, weekendje, weekend, stedentrip, rondreis, bezoek, huwelijksreis, citytrip',
  to: 'naar, in, op',
  cancelled: 'geannuleerd|afgezegd|gecanceld|ging (?:helaas )?niet door',
  wish: {
    alone:
      'wens, wensen, wil ik heen, wil heen, wil naartoe, nog te doen, gepland, droom, dromen, nog niet, misschien, geannuleerd, volgende, nooit, nog heen, nog te gaan, nog te zien, nog te bezoeken, nog doen, te doen, moet nog',
    within: [
      '(?:(?:ik|we|wij) (?:wil|willen|zou|zouden)|(?:wil|willen|zou|zouden) (?:ik|we|wij))(?: (?:graag|ooit|nog|eens))*|verlanglijst(?:je)?|wensenlijst|nog (?:niet|te (?:zien|bezoeken))',
      `volgende${atEnd}`,
      'nooit|(?:zouden|wilden) (?:we )?(?:eigenlijk )?naar',
      `(?:nog )?(?:ontbreekt|ontbreken)${behindLabel}`,
    ],
  },
  lived: {
    alone: 'gewoond, woonplaats, daar gewoond, thuis, wonen',
    within: ['gewoond|woonde(?:n)?', 'opgegroeid|gestudeerd|gewerkt|geboren'],
  },
  layover: {
    alone: 'overstap, tussenstop',
    within: ['overstap(?:pen)?|overgestapt|tussen(?:stop|landing)'],
  },
  visited: { alone: 'bezocht, geweest, gezien', within: ['bezocht|geweest'] },
  booking: {
    checkIn: 'inchecken, aankomst, check-in',
    checkOut: 'uitchecken, vertrek, check-out',
    departure: 'vertrek',
    arrival: 'aankomst',
  },
  arrived: 'aangekomen|geland|(?:zijn|ben) (?:nu )?in',
}
