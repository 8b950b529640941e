import { atEnd, behindLabel, type TravelWords } from './travel-words.ts'

export const es: TravelWords = {
  updated: 'actualizad[oa]',
  ownTrips: '(?:mis|nuestr[oa]s) (?:viajes|ciudades|países|lugares|destinos|vacaciones)',
  and: 'y, e, así como',
  onward: 'luego, y luego, después',
  yes: 'sí, si, s, verdadero',
  no: 'no, falso',
  not: 'no, nunca, sin, todavía no, aún no',
  journey: 'viaje, vacaciones, escapada, visita, fin de semana, luna de miel, puente',
  to: 'a, en, por',
  cancelled: 'cancel(?:a|ó|aron|amos|ado|ada|ados|adas)|anul(?:ó|aron|ado|ada)|suspend(?:ió|ieron|ido|ida)',
  wish: {
    alone:
      'deseo, deseos, pendiente, pendientes, por visitar, por conocer, quiero ir, me gustaría, planeado, planeada, sueño, sueños, todavía no, aún no, quizás, cancelado, cancelada, reservado, próximo, próxima, nunca, sin visitar, por ver, por hacer, falta por ver, falta por visitar, me falta, me faltan, nos faltan, me queda, me quedan',
    within: [
      `(?:me |nos )?(?:gustaría|encantaría)|quiero|queremos|quisiera|sueño con|algún día|pendientes?${atEnd}|por (?:visitar|conocer|ver)|(?:lista de )?deseos|deseo|todavía no|aún no`,
      `próxim[ao]s?${atEnd}`,
      'nunca|jamás|no (?:fui|fuimos|pude|pudimos|llegué|llegamos)|(?:íbamos|iba) a (?:ir|viajar|volar|visitar)|(?:quería|queríamos|pensaba|pensábamos) (?:ir|viajar|visitar)',
      `(?:(?:aún |todavía )?(?:falta|queda)n?)${behindLabel}`,
    ],
  },
  lived: {
    alone: 'vivido, vivida, viví, viví aquí, residencia, casa, vivimos, vivo aquí',
    within: [
      '(?:he |hemos )?vivido|viví|vivimos|vivía(?:mos)?|residí',
      'nací|crecí|estudi(?:é|amos)|trabaj(?:é|amos)',
    ],
  },
  layover: {
    alone: 'escala, conexión, tránsito, de paso',
    within: ['(?:fiz|hice|hicimos|con|en) ?(?:escala|conexión)|escalas?|de paso|tránsito'],
  },
  visited: {
    alone: 'visitado, visitada, visto, vista, estuve, he estado',
    within: ['visitad[oa]s?|(?:ya )?estuve|estuvimos|fui|fuimos|visitamos|visité|viajamos'],
  },
  booking: {
    checkIn: 'entrada, llegada, check-in',
    checkOut: 'salida, check-out',
    departure: 'salida, sale',
    arrival: 'llegada, llega',
  },
  arrived: 'llegu[eé]|llegamos|he llegado|aterriz\\p{L}+|(?:ya )?(?:estoy|estamos) en',
}
