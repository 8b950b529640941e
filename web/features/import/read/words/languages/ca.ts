import { behindLabel, type TravelWords } from './travel-words.ts'

export const ca: TravelWords = {
  ownTrips: '(?:els )?(?:meus|nostres) viatges',
  and: 'i, així com',
  onward: 'després, i després',
  yes: 'sí',
  no: 'no',
  not: 'no, mai, encara no',
  journey: 'viatge, vacances, escapada, cap de setmana',
  to: 'a, al',
  cancelled: 'cancel·l\\p{L}+',
  wish: {
    alone:
      'desig, vull anar, pendent, encara no, somni, per visitar, cancel·lat, per veure, em falta, em falten',
    within: [
      "vull|m['’]agradaria|encara no|havíem d['’]anar",
      `(?:mbet(?:et|en)|mungo(?:n|jnë))${behindLabel}`,
      `(?:falt(?:a|en)|queden|queda)${behindLabel}`,
    ],
  },
  lived: { alone: 'viscut, hi vaig viure', within: ['(?:vaig|vam) viure|vivia|he viscut|vaig estudiar'] },
  layover: { alone: 'escala, connexió', within: ['escala'] },
  visited: { alone: 'visitat, visitada, hi he estat', within: ['vaig anar|vam anar|vam visitar|he estat'] },
}
