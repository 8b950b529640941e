import { atEnd, behindLabel, type TravelWords } from './travel-words.ts'

export const da: TravelWords = {
  updated: 'opdateret',
  ownTrips: '(?:mine|vores) (?:rejser|byer|lande|steder|ferier|rejsemål)',
  and: 'og, samt',
  onward: 'så, og så, derefter',
  yes: 'ja, sand',
  no: 'nej, falsk',
  not: 'ikke, aldrig, endnu ikke',
  journey: 'rejse, ferie, storbyferie, tur, weekend, bryllupsrejse, udflugt',
  to: 'til, i, på',
  cancelled: 'aflys(?:t|te|tes)|blev ikke til noget',
  wish: {
    alone:
      'drøm, drømme, ønske, ønsker, ønskeliste, planlagt, endnu ikke, ikke endnu, måske, aflyst, næste, vil rejse, vil besøge, aldrig, endnu at se, mangler at se, mangler endnu, at besøge',
    within: [
      'vil gerne|ønske(?:r|liste|n)?|drømmer om',
      `næste${atEnd}`,
      'ikke (?:været|nået)|skulle (?:vi |jag )?have (?:været|rejst)',
      `mangler${behindLabel}`,
    ],
  },
  lived: {
    alone: 'boet, boede, boende, bopæl, hjem, bor',
    within: ['boede|boet', 'fødts?|voksede op|studere(?:de|t)|arbejde(?:de|t)'],
  },
  layover: {
    alone: 'mellemlanding, gennemrejse',
    within: ['mellemland\\p{L}+|gennemrejse|skiftede (?:fly|tog)'],
  },
  visited: { alone: 'besøgt, været, set', within: ['besøgt|besøgte|(?:vi|jeg) var|var (?:vi|jeg)'] },
  booking: {
    checkIn: 'indtjekning, check-ind, ankomst',
    checkOut: 'udtjekning, check-ud, afrejse',
    departure: 'afgang, afrejse',
    arrival: 'ankomst',
  },
  arrived: 'ankommet|landet|fremme i',
}
