import { atEnd, behindLabel, type TravelWords } from './travel-words.ts'

export const pt: TravelWords = {
  updated: 'a[ct]*ualizad[oa]',
  ownTrips: '(?:[ao]s )?(?:minhas|meus|noss[oa]s) (?:viagens|cidades|países|lugares|destinos|férias)',
  and: 'e, bem como',
  onward: 'depois, e depois',
  yes: 'sim, s, verdadeiro, já fui',
  no: 'não, nao, falso',
  not: 'não, nunca, ainda não',
  journey: 'viagem, férias, passeio, fim de semana, lua de mel',
  to: 'a, para, em, ao, à',
  cancelled: 'cancel(?:ou|aram|ámos|amos|ado|ada|ados|adas)',
  wish: {
    alone:
      'desejo, desejos, quero ir, quero visitar, a visitar, para visitar, por visitar, planejado, planeado, sonho, sonhos, ainda não, pendente, talvez, cancelado, cancelada, próximo, próxima, por ver, por fazer, falta ver, falta visitar, ainda falta, ainda faltam, a seguir',
    within: [
      '(?:eu )?(?:quero|queremos|queria|queríamos|gostaria de|gostava de|sonho em|desejo)|lista de desejos|desejos|ainda não|por conhecer',
      `(?:as )?próxim[ao]s?${atEnd}`,
      'nunca|jamais|não (?:fui|fomos|deu|conseguimos)|(?:íamos|ia) (?:a|para|viajar|visitar)',
      `(?:falta[mn]?)${behindLabel}`,
    ],
  },
  lived: {
    alone: 'morei, morado, morou, moradia, residência, viveu, vivi, moro, casa',
    within: ['morei|moramos|morava|vivi|vivia|morado', 'nasci|cresci|estudei|trabalhei'],
  },
  layover: {
    alone: 'escala, conexão, trânsito, de passagem',
    within: ['(?:fizemos|fiz|com|em) ?(?:escala|conexão)|escalas?|de passagem'],
  },
  visited: {
    alone: 'visitado, visitada, fui, já fui, já visitei, estive',
    within: ['visitad[oa]s?|fui|fomos|estive|estivemos|visitei|visitámos|visitamos'],
  },
  booking: {
    checkIn: 'entrada, chegada, check-in',
    checkOut: 'saída, check-out, partida',
    departure: 'partida, saída',
    arrival: 'chegada',
  },
  arrived: 'cheguei|chegamos|chegámos|aterr\\p{L}+|(?:estou|estamos) em',
}
