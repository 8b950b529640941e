import { atEnd, behindLabel, type TravelWords } from './travel-words.ts'

export const nb: TravelWords = {
  updated: 'oppdatert',
  ownTrips: '(?:mine|våre) (?:reiser|byer|land|steder|ferier|reisemål)',
  and: 'og, samt',
  onward: 'så, og så, deretter',
  yes: 'ja, sant, jo',
  no: 'nei, usant',
  not: 'ikke, aldri, ennå ikke',
  journey: 'reise, ferie, tur, helgetur, helg, storbytur, bryllupsreise',
  to: 'til, i, på',
  cancelled: 'avlys(?:t|te|tes)|ble ikke noe av',
  wish: {
    alone:
      'drøm, drømmer, ønske, ønskeliste, planlagt, ikke ennå, kanskje, avlyst, neste, vil reise, vil besøke, aldri, igjen å se, å besøke, gjenstår å se',
    within: [
      'vil gjerne|ønskeliste|drømmer om',
      `neste${atEnd}`,
      'ikke (?:vært)|skulle (?:vi |jeg )?(?:egentlig )?(?:til|reise|reist)',
      `(?:mangler|gjenstår)${behindLabel}`,
    ],
  },
  lived: {
    alone: 'bodd, bodde, bosatt, hjem, bor',
    within: ['bodde|bodd', 'født|vokste opp|studer(?:te|t)|jobbe(?:t|de)'],
  },
  layover: {
    alone: 'mellomlanding, gjennomreise',
    within: ['mellomland\\p{L}+|gjennomreise|byttet (?:fly|tog)'],
  },
  visited: { alone: 'besøkt, vært, sett', within: ['besøkt|besøkte|(?:vi|jeg) var|var (?:vi|jeg)'] },
  booking: {
    checkIn: 'innsjekk, innsjekking, ankomst',
    checkOut: 'utsjekk, utsjekking, avreise',
    departure: 'avgang, avreise',
    arrival: 'ankomst',
  },
  arrived: 'ankommet|landet|fremme i|er i',
}
