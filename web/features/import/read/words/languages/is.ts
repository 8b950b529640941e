import { behindLabel, type TravelWords } from './travel-words.ts'

export const is: TravelWords = {
  ownTrips: '(?:ferðirnar|ferðir) (?:mínar|okkar)',
  and: 'og',
  yes: 'já',
  no: 'nei',
  journey: 'ferð, frí',
  to: 'til, í',
  wish: {
    alone: 'óskalisti, langar, ekki enn, eftir að sjá, eftir að heimsækja',
    within: ['langar (?:til|að fara)|óskalisti|aflýst', `(?:vantar|næst)${behindLabel}`],
  },
  lived: { alone: 'bjó, bjuggum', within: ['bjó|bjuggum'] },
  visited: { alone: 'heimsótt', within: ['heimsótti|fórum|fór'] },
}
