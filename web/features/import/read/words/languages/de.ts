import { atEnd, behindLabel, type TravelWords } from './travel-words.ts'

export const de: TravelWords = {
  updated: 'stand|aktualisiert|zuletzt geändert',
  ownTrips:
    '(?:meine|unsere) (?:besuchten )?(?:reisen|urlaube|orte|städte|länder|ziele|reiseziele|städtereisen|städtetrips|trips|ausflüge|reiseliste)',
  and: 'und, sowie, u',
  onward: 'dann, und dann',
  yes: 'ja, j, wahr, war da, war ich',
  no: 'nein, falsch',
  not: 'nicht, nie, noch nicht, noch nie, niemals',
  journey:
    'reise, urlaub, städtereise, städtetrip, kurztrip, kurzurlaub, rundreise, wochenende, ferien, besuch, ausflug, dienstreise, geschäftsreise, klassenfahrt, abschlussfahrt, studienreise, schulausflug, hochzeitsreise, flitterwochen',
  to: 'nach, in, auf, an',
  cancelled: 'abgesagt|absagen|storniert|ausgefallen|fiel (?:leider )?(?:aus|ins wasser)',
  wish: {
    alone:
      'wunsch, wünsche, wunschliste, wunschziel, wunschziele, geplant, planung, möchte hin, will hin, traum, träume, traumziele, noch nicht, vielleicht, abgesagt, storniert, gebucht, da will ich hin, unbesucht, nie, war ich nicht, war ich nie, war nie da, war noch nie da, noch hin, noch zu sehen, noch zu besuchen, noch zu machen, noch offen, noch zu tun, fehlt noch, fehlen noch, will noch hin, muss noch hin, da will ich noch hin, als nächstes',
    within: [
      '(?:ich |wir )?möchten?(?: (?:ich|wir|gerne?|unbedingt|irgendwann|noch|auch))*|(?:(?:ich|wir) (?:will|wollen|würden?)|(?:will|wollen|würden?) (?:ich|wir))(?: (?:gerne?|unbedingt|irgendwann|noch|auch))*|irgendwann|eines tages|wunsch(?:liste|ziele?|orte)?|wünsche|traumziele?|noch offen',
      `(?:geplant|planung)${atEnd}`,
      `nächste[rsn]?${atEnd}`,
      'noch nie|(?:ich |wir )?wollt(?:e|en) (?:ich |wir )?(?:eigentlich |ursprünglich )?(?:nach|in)',
      `(?:(?:es |mir |uns )?(?:noch )?fehl(?:t|en)(?: (?:mir|uns))?(?: noch)?|offen)${behindLabel}`,
    ],
  },
  lived: {
    alone: 'gewohnt, gelebt, wohnort, wohnen, wohne, zuhause, heimat, da gewohnt',
    within: [
      'gewohnt|wohnten?|gelebt|lebten?|wohnort',
      'geboren|aufgewachsen|studiert(?:e|en)?|gearbeitet|arbeitete[n]?|(?:ich |wir )?(?:wohnen?|leben?) in',
    ],
  },
  layover: {
    alone: 'umstieg, umsteigen, zwischenstopp, durchreise, transit, nur flughafen',
    within: [
      'umstieg|umgestiegen|umsteigen|zwischenstopp?|zwischenlandung|durchreise|(?:nur )?durchgefahren|nur (?:am )?flughafen',
    ],
  },
  visited: {
    alone: 'besucht, gewesen, gesehen, schon da gewesen',
    within: [
      '(?:schon )?besucht(?:e (?:städte|orte))?|(?:ich |wir )?(?:war|waren)|besuchte?n?|(?:ich |wir )?(?:fuhr|fuhren|flog|flogen)',
    ],
  },
  booking: {
    checkIn: 'anreise, check-in, ankunft, einchecken',
    checkOut: 'abreise, check-out, auschecken',
    departure: 'abfahrt, abflug, ab',
    arrival: 'ankunft, an',
  },
  arrived: 'angekommen|gelandet|(?:sind|bin) (?:jetzt |gerade |endlich )?in',
}
