import { atEnd, behindLabel, type TravelWords } from './travel-words.ts'

export const fr: TravelWords = {
  updated: 'mise? à jour|màj',
  ownTrips: '(?:mes|nos) (?:voyages|villes|pays|lieux|destinations|vacances|séjours)',
  and: 'et, ainsi que',
  onward: 'puis, et puis, ensuite',
  yes: 'oui, o, vrai, fait',
  no: 'non, faux',
  not: 'pas, jamais, non, pas encore',
  journey: 'voyage, vacances, week-end, weekend, week end, séjour, escapade, visite, lune de miel',
  to: 'à, au, aux, en, a, dans',
  cancelled: 'annul\\p{L}+',
  wish: {
    alone:
      'souhait, souhaits, envie, à visiter, à voir, à faire, prévu, prévue, rêve, rêves, je veux y aller, pas encore, peut-être, annulé, annulée, réservé, non visité, non visités, jamais, reste à voir, reste à visiter, reste à faire, il reste à voir, encore à voir, encore à visiter, encore à faire, prochainement',
    within: [
      `(?:j['’]|je |nous )?(?:aimerais|aimerions|voudrais|voudrions|veux|voulons|rêve|rêvons|souhaite|souhaitons)(?: bien)?|envie d['’e]|(?:liste de )?souhaits?|à (?:voir|visiter)${atEnd}|pas encore (?:vu|visité)`,
      `prochain(?:e)?s?${atEnd}`,
      "n['’](?:ai|avons) (?:jamais|pas)|jamais (?:allée?s?|été|vu)|(?:on|je|nous) dev(?:ait|ais|ions) (?:aller|partir)|(?:allions|voulions|voulais) (?:aller|partir)",
      `(?:(?:il )?(?:me |nous )?(?:reste|manque)(?:nt)?)${behindLabel}`,
    ],
  },
  lived: {
    alone: 'vécu, vécus, habité, domicile, résidence, j’ai vécu, maison',
    within: [
      "(?:j['’]ai |nous avons )?(?:vécu|habité|habitais|vivais|habitions)",
      '(?:je suis )?née?|grandi|étudié|travaillé',
    ],
  },
  layover: {
    alone: 'escale, correspondance, transit aérien, transit, de passage',
    within: ['(?:en )?(?:escale|correspondance|transit)|(?:juste|simplement) (?:de passage|traversé)'],
  },
  visited: {
    alone: 'visité, visitée, visités, vu, déjà vu, fait',
    within: ['(?:villes )?visitées?|déjà (?:vu|visité)|suis|sommes|allée?s?|visité|étions|était|étais|été à'],
  },
  booking: {
    checkIn: 'arrivée, check-in',
    checkOut: 'départ, check-out',
    departure: 'départ, dép',
    arrival: 'arrivée, arr',
  },
  arrived: 'arrivée?s?|atterri|on est (?:à|au|en)|nous sommes (?:à|au|en)|je suis (?:à|au|en)',
}
