import { atEnd, behindLabel, type TravelWords } from './travel-words.ts'

export const pl: TravelWords = {
  updated: 'aktualizacja|zaktualizowan[oa]|stan na',
  ownTrips: '(?:moje|nasze) (?:podróże|miasta|miejsca|wyjazdy|wakacje|kraje|wycieczki)',
  and: 'i, oraz, a także',
  onward: 'potem, a potem, następnie',
  yes: 'tak, prawda, był, była',
  no: 'nie, fałsz',
  not: 'nie, nigdy nie, jeszcze nie',
  journey: 'podróż, wyjazd, wycieczka, wakacje, urlop, weekend, ferie, delegacja',
  to: 'do, w, we, na',
  cancelled: 'odwoła\\p{L}+|anulowa\\p{L}+|nie (?:wypaliło|wyszło)',
  wish: {
    alone:
      'chcę, chcę pojechać, do zobaczenia, do odwiedzenia, marzenie, marzenia, planowane, plany, plan, życzenie, życzenia, jeszcze nie, może, odwołane, odwołany, następne, nieodwiedzone, nieodwiedzony, nie byłem, nie byłam, nie byliśmy, nigdy, jeszcze do zobaczenia, jeszcze do odwiedzenia, do zrobienia, w kolejce',
    within: [
      'chc(?:ę|emy|iał(?:a)?bym)|chciałbym|marz(?:ę|ymy) o|lista życzeń|marzenia|do (?:zobaczenia|odwiedzenia)|jeszcze nie',
      `następn\\p{L}+${atEnd}`,
      'nigdy nie|nie (?:wypaliło|wyszło|pojechali\\p{L}+|pojechał\\p{L}+|dojechali\\p{L}+)|mieliśmy (?:jechać|lecieć)|miał[ae]m (?:jechać|lecieć)',
      `(?:został[oy]|brakuje)${behindLabel}`,
    ],
  },
  lived: {
    alone: 'mieszkałem, mieszkałam, mieszkaliśmy, mieszkanie, zamieszkały, zamieszkanie, dom, mieszkam',
    within: [
      'mieszkał(?:em|am|a|iśmy|yśmy)?|mieszkali(?:śmy)?',
      'urodził\\p{L}*|dorasta\\p{L}+|studiowa\\p{L}+|pracowa\\p{L}+',
    ],
  },
  layover: {
    alone: 'przesiadka, tranzyt, przejazdem',
    within: ['przesiadk\\p{L}+|międzylądowan\\p{L}+|przejazdem|tranzyt\\p{L}*'],
  },
  visited: {
    alone: 'odwiedzone, odwiedzony, zwiedzone, byłem, byłam, byliśmy',
    within: [
      'odwiedzone|byłe?m|byłam|byliśmy|byłyśmy|(?:odwiedzi|pojecha|zwiedzi)(?:łem|łam|li|liśmy|łyśmy)',
    ],
  },
  booking: {
    checkIn: 'zameldowanie, przyjazd',
    checkOut: 'wymeldowanie, wyjazd',
    departure: 'odjazd, wyjazd, wylot',
    arrival: 'przyjazd, przylot',
  },
  arrived: 'dojechali\\p{L}*|dotarli\\p{L}*|przyjecha\\p{L}+|wylądowa\\p{L}+|jesteśmy w|jestem w',
}
