/** What words of a text or the name of a list say of its places. A place where the person never was is a wish. */
export type Sense = 'wish' | 'lived' | 'layover' | 'visited'

interface SenseWords {
  /** Texts that say it when nothing stands beside them: a cell, a heading, a note. Commas stand between them. */
  readonly alone?: string
  /** Regular expressions of words that also say it within a sentence. */
  readonly within?: readonly string[]
}

/** The words of one language that say something of places and dates, for every reader of files of people. */
interface TravelWords {
  /** Languages without spaces between words, or with words that are parts of the next one. */
  readonly isUnspaced?: true
  /** What joins two names or dates. Commas stand between them. */
  readonly and: string
  /** "Then", which also stands between two names. */
  readonly onward?: string
  readonly yes?: string
  readonly no?: string
  /**
   * Words that turn what `visited` says into its opposite when they stand directly before it: "not visited". Commas
   * stand between them.
   */
  readonly not?: string
  /** Nouns for a journey, whose place stands beside them: "trip to Rome", "Urlaub Rom". */
  readonly journey?: string
  /** A regular expression of the title of a list of a person's journeys: "my trips", "unsere Reisen". */
  readonly ownTrips?: string
  /** Prepositions between such a noun and its place. */
  readonly to?: string
  /** What stands before the dates of a hotel and the times of a train in a booking. Commas stand between the words. */
  readonly booking?: Readonly<Record<'checkIn' | 'checkOut' | 'departure' | 'arrival', string>>
  /** A regular expression of words with which somebody who has just come somewhere says so. */
  readonly arrived?: string
  /** A regular expression of words before the day on which a list was last changed. */
  readonly updated?: string
  /** A regular expression of words for a journey that did not take place. */
  readonly cancelled?: string
  readonly wish?: SenseWords
  readonly lived?: SenseWords
  readonly layover?: SenseWords
  readonly visited?: SenseWords
}

/** Behind the words of a heading. */
const atEnd = '(?=\\s*(?:[:：)]|$))'
/** Behind words that are the label of a line only with a colon: "missing" alone can stand for an empty cell. */
const behindLabel = '(?=\\s*[:：])'

/**
 * The words of travellers by language. Each reader takes them from here (`senses.ts`, `ticks.ts`, `joints.ts`), so that what
 * is understood in a table is understood in a list, a text and a calendar as well.
 */
export const languages = {
  en: {
    updated: '(?:last )?updated|as of',
    ownTrips:
      '(?:my|our) (?:visited )?(?:trips|travels|journeys|places|cities|countries|holidays|vacations|destinations|travel list)',
    and: 'and, as well as',
    onward: 'then, and then',
    yes: 'x, xx, v, y, yes, true, 1, ok, done, been',
    no: 'n, no, false, 0',
    not: "not, never, haven't, have not, not yet, never yet",
    journey:
      'trip, day trip, holiday, holidays, vacation, weekend, visit, travel, getaway, city break, honeymoon, road trip, roadtrip, city trip, citytrip, tour, school trip, class trip, business trip',
    to: 'to, in',
    cancelled: 'cancel+(?:ed|ling|s)?|called off|fell through',
    wish: {
      alone:
        'wish, wishes, wishlist, want, want to go, want to visit, to visit, to go, to see, to do, todo, planned, planning, plan, plans, dream, dreams, someday, some day, next, not yet, not visited, not been, maybe, future, cancelled, canceled, booked, unvisited, never, still to go, still to see, still to visit, still to do, still missing, left to see, left to visit, yet to see, yet to visit, yet to go',
      within: [
        "(?:i|we)?['’]?(?:d|ll| would| still)? ?(?:want|wanted|hope|plan|planned|planning|dream|dreaming|wish|love|like) (?:to (?:go|see|visit|travel)|of (?:going|seeing|visiting|travel+ing))",
        '(?:wanna|gotta) (?:go(?: to)?|visit|see)',
        `(?:want to|places to|to) (?:go|visit|see)${atEnd}|some ?day|(?:next )?on my list|bucket ?list|wish ?list|dream (?:destinations?|trips?|cities)|not (?:been|visited|seen) yet|not yet (?:visited|seen|been)|never been(?: to)?|(?:want|next|wish(?:es)?|plans?)${atEnd}`,
        `(?:next(?: up)?|up next|coming up)${atEnd}`,
        "never (?:been|went|visited|made it|seen)(?: to)?|(?:have|has|had)(?: not|n['’]t) (?:\\p{L}+ )?(?:been|visited|seen|made it)|didn['’]t (?:go|make it|visit|happen)|w(?:as|ere) (?:going|supposed|meant|due|about) to (?:go|fly|visit|travel)",
        `(?:missing|remaining)${behindLabel}`,
      ],
    },
    lived: {
      alone: 'lived, home, live, living, lived here, residence, resident, based, hometown',
      within: [
        "(?:i |we )?(?:have |['’]ve )?(?:lived|used to live|(?:was|were) living)(?: (?:in|at))?",
        '(?:was |were )?born|grew up|(?:i |we )?studied|(?:i |we )?worked|(?:based|living|live|lives) in|hometown',
      ],
    },
    layover: {
      alone: 'transit, layover, stopover, connection, changed planes, passed through, airport only',
      within: [
        'lay-?overs?|stop-?overs?|chang(?:ed|ing) (?:planes|trains|flights)|(?:in )?transit|connecting flights?|(?:drove|passed|driving|passing) through|without stopping|(?:just|only) (?:at )?the airport|airport only',
      ],
    },
    visited: {
      alone: 'visited, been, been there, seen, done, have been',
      within: [
        'been(?=\\s*[:：])|been to|(?:already )?(?:visited|been)(?: (?:cities|places))?',
        'was|were|went|saw',
      ],
    },
    booking: {
      checkIn: 'check-in, check in, checkin, arrival',
      checkOut: 'check-out, check out, checkout, departure',
      departure: 'departure, departs, dep, leaves',
      arrival: 'arrival, arrives, arr',
    },
    arrived: "arrived|landed|just got to|(?:we['’]?re|we are|i['’]?m|i am) (?:now |finally )?in",
  },
  de: {
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
  },
  fr: {
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
      within: [
        '(?:villes )?visitées?|déjà (?:vu|visité)|suis|sommes|allée?s?|visité|étions|était|étais|été à',
      ],
    },
    booking: {
      checkIn: 'arrivée, check-in',
      checkOut: 'départ, check-out',
      departure: 'départ, dép',
      arrival: 'arrivée, arr',
    },
    arrived: 'arrivée?s?|atterri|on est (?:à|au|en)|nous sommes (?:à|au|en)|je suis (?:à|au|en)',
  },
  es: {
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
  },
  pt: {
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
  },
  it: {
    updated: 'aggiornat[oa]',
    ownTrips:
      '(?:i |le )?(?:miei|mie|nostr[ie]) (?:viaggi|città|paesi|luoghi|posti|destinazioni|vacanze|mete)',
    and: 'e, ed, nonché',
    onward: 'poi, e poi',
    yes: 'sì, si, vero, fatto',
    no: 'no, falso',
    not: 'non, mai, non ancora',
    journey: 'viaggio, vacanza, vacanze, gita, visita, weekend, luna di miele',
    to: 'a, ad, in, per, al',
    cancelled: 'annulla(?:t[oaie]|mmo|rono)|cancella(?:t[oaie]|rono)|salta(?:t[oaie]|rono|va)',
    wish: {
      alone:
        'desiderio, desideri, da visitare, da vedere, vorrei andare, voglio andare, sogno, sogni, previsto, non ancora, forse, annullato, annullata, prossimo, prossima, prossimi, mai, ancora da vedere, ancora da visitare, da fare, ancora da fare, mi manca, mi mancano',
      within: [
        `(?:mi |ci )?piacerebbe|vorrei|vorremmo|voglio|vogliamo|sogno di|ancora da (?:vedere|visitare)|da (?:vedere|visitare)${atEnd}|lista dei desideri|desideri(?=\\s*:)|non ancora`,
        `prossim[aeio]${atEnd}`,
        'mai stat[oaie]|non (?:siamo|sono) (?:mai )?(?:andat|riuscit)\\p{L}|dovev(?:o|amo) (?:andare|partire)|volev(?:o|amo) (?:andare|visitare)',
        `(?:mancan?[oa]?|restano)${behindLabel}`,
      ],
    },
    lived: {
      alone: 'vissuto, vissuta, abitato, residenza, casa, abito qui',
      within: [
        '(?:ho |abbiamo )?(?:abitato|vissuto)|abitavo|vivevo|abitavamo',
        'nat[oa] a|cresciut[oa]|studiato|lavorato',
      ],
    },
    layover: { alone: 'scalo, transito, di passaggio', within: ['scalo|di passaggio|transito'] },
    visited: {
      alone: 'visitato, visitata, visto, stato, stata',
      within: ['visitat[ie]|sono stat[oaie]|siamo stati|siamo andati|siamo state|sono andat[oa]'],
    },
    booking: {
      checkIn: 'arrivo, check-in',
      checkOut: 'partenza, check-out',
      departure: 'partenza',
      arrival: 'arrivo',
    },
    arrived: 'arrivat[oaie]|atterrat[oaie]|siamo (?:a|in)|sono (?:a|in)',
  },
  nl: {
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
  },
  sv: {
    updated: 'uppdaterad',
    ownTrips: '(?:mina|våra) (?:resor|städer|länder|platser|semestrar|resmål)',
    and: 'och, samt, o',
    onward: 'sedan, sen, och sen',
    yes: 'ja, sant',
    no: 'nej, falskt',
    not: 'inte, aldrig, ännu inte',
    journey: 'resa, semester, tur, storstadsresa, weekendresa, weekend, helg, bröllopsresa, utflykt',
    to: 'till, i, på',
    cancelled: 'inställ[dt]\\p{L}*|avbok\\p{L}+|blev inte av',
    wish: {
      alone:
        'vill åka, vill resa, vill besöka, önskan, önskelista, önskemål, planerad, planerat, drömmar, dröm, inte än, kanske, inställd, inställt, nästa, aldrig, kvar att se, kvar att besöka, att besöka, att se',
      within: [
        '(?:jag |vi )?(?:vill|skulle vilja|drömmer om)|önskelista|önskemål',
        `nästa${atEnd}`,
        'aldrig|skulle (?:vi |jag )?(?:åkt|åka|rest|resa)|(?:ville|tänkte) (?:vi |jag )?(?:åka|resa)',
        `(?:kvar|återstår|saknas|fattas)${behindLabel}`,
      ],
    },
    lived: {
      alone: 'bott, bodde, boende, bosatt, hem, hemma, bor',
      within: ['bodde|bott', 'född|föddes|växte upp|studera(?:de|t)|jobba(?:de|t)|arbeta(?:de|t)|bor i'],
    },
    layover: {
      alone: 'mellanlandning, byte, genomresa',
      within: ['mellanland\\p{L}+|genomresa|bytte (?:plan|flyg|tåg)'],
    },
    visited: {
      alone: 'besökt, besökte, varit, sett',
      within: ['besökta?|besökte|var (?:vi|jag)|(?:vi|jag) var|åkte'],
    },
    booking: {
      checkIn: 'incheckning, ankomst',
      checkOut: 'utcheckning, avresa',
      departure: 'avgång, avresa, avgår',
      arrival: 'ankomst',
    },
    arrived: 'framme i|anlänt|landat|(?:är|äntligen) i',
  },
  da: {
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
  },
  nb: {
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
  },
  is: {
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
  },
  fi: {
    updated: 'päivitetty',
    ownTrips: '(?:minun |meidän )?(?:matkani|matkamme|kaupunkini|lomani|kohteeni|reissuni)',
    and: 'ja, sekä',
    onward: 'sitten, ja sitten',
    yes: 'kyllä, joo, tosi',
    no: 'ei, epätosi',
    not: 'ei, en, en ole, ei ole',
    journey: 'matka, loma, viikonloppu, reissu, häämatka, kaupunkiloma',
    cancelled: 'peru(?:ttu|ttiin|untui|utui|i|imme)|ei toteutunut',
    wish: {
      alone:
        'haluan, haluan käydä, toive, toiveet, toivelista, unelma, unelmat, ei vielä, ehkä, peruttu, peruuntui, suunnitteilla, seuraavaksi, haaveet, haave, en ole käynyt, emme ole käyneet, ei käyty, käymättä, en koskaan, vielä näkemättä, vielä käymättä, näkemättä',
      within: [
        'halua(?:n|isin|isimme|mme)|toivelista|haave(?:ilen|issa)',
        `(?:seuraavaksi|suunnitteilla)${atEnd}`,
        'en ole|emme ole|piti (?:mennä|lähteä|matkustaa)',
        `(?:puuttuu|puuttuvat|jäljellä)${behindLabel}`,
      ],
    },
    lived: {
      alone: 'asunut, asuin, asui, asuimme, koti, kotikaupunki, asunut siellä',
      within: ['synnyi\\p{L}+|asu(?:in|imme|nut|imme)|opiskeli\\p{L}*|työskenteli\\p{L}*|kasvoin'],
    },
    layover: {
      alone: 'välilasku, vaihto, läpikulku',
      within: ['välilasku\\p{L}*|(?:koneen)?vaihto\\p{L}*|läpikulkumatka\\p{L}*'],
    },
    visited: {
      alone: 'käyty, käynyt, käytiin, nähty',
      within: ['käytiin|kävi(?:n|mme)|olimme|olin|matkusti(?:n|mme)'],
    },
    booking: {
      checkIn: 'sisäänkirjautuminen, saapuminen, tulopäivä',
      checkOut: 'uloskirjautuminen, lähtö, lähtöpäivä',
      departure: 'lähtö, lähtee',
      arrival: 'saapuminen, tulo, perillä',
    },
    arrived: 'saavuimme|saavuin|perillä|laskeuduimme',
  },
  et: {
    ownTrips: '(?:minu|meie) (?:reisid|linnad|kohad|riigid)',
    and: 'ja, ning',
    onward: 'siis, seejärel',
    yes: 'jah',
    no: 'ei',
    not: 'ei, pole, ei ole',
    journey: 'reis, puhkus, nädalavahetus',
    cancelled: 'tühista\\p{L}+|jäi ära',
    wish: {
      alone:
        'soov, soovid, soovin, unistus, unistused, tahan, veel mitte, plaanis, tahan minna, tühistatud, veel minna, veel näha, veel käia',
      within: [
        '(?:ma |me )?(?:taha(?:n|me|ks)|soovi(?:n|me))|unista\\p{L}+|plaanis|ei ole (?:veel )?käinud',
        `(?:puudu|puuduvad|järgmine|järgmised)${behindLabel}`,
      ],
    },
    lived: {
      alone: 'elanud, elasin, elas, kodu',
      within: ['ela(?:sin|sime|nud)|sündi\\p{L}+|õppi(?:sin|sime)|töötasin'],
    },
    layover: {
      alone: 'vahemaandumine, ümberistumine, läbisõit',
      within: ['vahemaandumi\\p{L}+|ümberistumi\\p{L}+|läbisõidul'],
    },
    visited: {
      alone: 'käidud, käinud, külastatud',
      within: ['käi(?:sin|sime|dud)|külasta(?:sin|sime|tud)|olime'],
    },
    booking: {
      checkIn: 'saabumine, sisseregistreerimine',
      checkOut: 'lahkumine, väljaregistreerimine',
      departure: 'väljumine',
      arrival: 'saabumine',
    },
  },
  lv: {
    ownTrips: '(?:mani|manas|mūsu) (?:ceļojumi|pilsētas|vietas)',
    and: 'un',
    onward: 'tad, pēc tam',
    yes: 'jā',
    no: 'nē',
    journey: 'ceļojums, brīvdienas, atvaļinājums',
    to: 'uz',
    cancelled: 'atcel\\p{L}+',
    wish: {
      alone:
        'gribu, vēlos, sapnis, sapņi, vēl nē, plānots, vēlmes, atcelts, vēl jāredz, vēl jāapmeklē, vēl jāaizbrauc',
      within: [
        '(?:es )?grib(?:u|ētu|am)|vēlos|sapņoju|plāno\\p{L}+|nekad (?:neesmu|neesam)',
        `(?:trūkst|nākamais|nākamie)${behindLabel}`,
      ],
    },
    lived: {
      alone: 'dzīvoju, dzīvots, dzīvoja, mājas, dzīvojis',
      within: ['dzīvo(?:ju|jām|jis|jusi)|dzimis|dzimusi|studēju|strādāju'],
    },
    layover: { alone: 'pārsēšanās, tranzīts', within: ['pārsē(?:šan|d)\\p{L}+|tranzīt\\p{L}+'] },
    visited: {
      alone: 'apmeklēts, apmeklēta, biju, bijis, būts',
      within: ['bij(?:u|ām)|apmeklē(?:ju|jām|ts)|brauc(?:u|ām)'],
    },
    booking: {
      checkIn: 'ierašanās, iebraukšana',
      checkOut: 'izbraukšana, izrakstīšanās',
      departure: 'atiešana, izlidošana',
      arrival: 'pienākšana, ierašanās',
    },
  },
  lt: {
    ownTrips: '(?:mano|mūsų) (?:kelionės|miestai|vietos|šalys)',
    and: 'ir, bei',
    onward: 'tada, po to',
    yes: 'taip',
    no: 'ne',
    journey: 'kelionė, atostogos, savaitgalis',
    to: 'į',
    cancelled: 'atšauk\\p{L}+',
    wish: {
      alone:
        'noriu, norai, svajonė, svajonės, dar ne, planuojama, atšaukta, dar pamatyti, dar aplankyti, dar nuvykti',
      within: [
        'nor(?:iu|ėčiau|ime|ėtume)|svajo(?:ju|nė|nės)|planuoj\\p{L}+|niekada ne\\p{L}+',
        `(?:trūksta|liko)${behindLabel}`,
      ],
    },
    lived: {
      alone: 'gyvenau, gyventa, gyveno, namai',
      within: ['gyven(?:au|ome|ta)|gimiau|mokiausi|studijavau|dirbau'],
    },
    layover: { alone: 'persėdimas, tranzitas', within: ['persėd\\p{L}+|tranzit\\p{L}+'] },
    visited: {
      alone: 'aplankyta, aplankytas, buvau, buvome',
      within: ['buv(?:au|ome)|aplank(?:iau|ėme|yta)|važiavo\\p{L}+'],
    },
    booking: {
      checkIn: 'atvykimas, įsiregistravimas',
      checkOut: 'išvykimas, išsiregistravimas',
      departure: 'išvykimas',
      arrival: 'atvykimas',
    },
  },
  pl: {
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
  },
  cs: {
    updated: 'aktualizován[oa]|stav k',
    ownTrips: '(?:moje|mé|naše) (?:cesty|města|místa|výlety|dovolené|země)',
    and: 'a, i, a také',
    onward: 'pak, a pak, potom',
    yes: 'ano, pravda, byl, byla',
    no: 'ne, nepravda',
    not: 'ne, ještě ne',
    journey: 'cesta, dovolená, výlet, víkend, zájezd',
    to: 'do, v, ve, na',
    cancelled: 'zruš\\p{L}+|nevyšlo',
    wish: {
      alone:
        'chci, chci jet, chci navštívit, přání, plán, plánované, plánuji, sen, sny, ještě ne, možná, zrušeno, zrušená, příště, nenavštíveno, nenavštíveny, nebyl jsem, nebyla jsem, nebyli jsme, nikdy, ještě navštívit, ještě vidět, zbývá vidět, zbývá navštívit',
      within: [
        'chc(?:i|eme)|chtěl[aiy]? by(?:ch|chom)|rád[ai]? bych|přání|ještě ne',
        `(?:příště|další)${atEnd}`,
        'nikdy|ještě ne\\p{L}*|nakonec nejeli|měl[aiy]? (?:jsem|jsme) (?:jet|letět)|chtěl[aiy] (?:jsem|jsme) (?:jet|letět)',
        `(?:zbýv(?:á|ají)|chybí)${behindLabel}`,
      ],
    },
    lived: {
      alone: 'bydlel, bydlela, bydleli, bydliště, bydlení, žil, žila, býval, domov, bydlím',
      within: ['bydlel[aiy]?|žil[aiy]?', 'naroz\\p{L}+|vyrost\\p{L}+|studova\\p{L}+|pracova\\p{L}+'],
    },
    layover: {
      alone: 'přestup, mezipřistání, tranzit, průjezd',
      within: ['přestup\\p{L}*|mezipřistán\\p{L}+|průjezd\\p{L}*|jen projížděl\\p{L}*'],
    },
    visited: {
      alone: 'navštíveno, navštívené, navštívená, byl jsem, byla jsem',
      within: ['navštíven[áéo]|byl[aiy]?|jeli jsme|navštívil[aiy]?'],
    },
    booking: {
      checkIn: 'příjezd, check-in, ubytování od',
      checkOut: 'odjezd, check-out',
      departure: 'odjezd, odlet',
      arrival: 'příjezd, přílet',
    },
    arrived: 'dorazil[aiy]?|přijel[aiy]?|přilet\\p{L}+|(?:jsme|jsem) v',
  },
  sk: {
    ownTrips: '(?:moje|naše) (?:cesty|mestá|miesta|výlety|dovolenky|krajiny)',
    and: 'a, i, a tiež',
    onward: 'potom, a potom',
    yes: 'áno, pravda, bol, bola',
    no: 'nie, nepravda',
    journey: 'cesta, dovolenka, výlet, víkend',
    to: 'do, v, vo, na',
    cancelled: 'zruš\\p{L}+|nevyšlo',
    wish: {
      alone:
        'chcem, chcem ísť, prianie, plán, plánované, sny, ešte nie, možno, zrušené, nabudúce, ešte navštíviť, ešte vidieť',
      within: [
        'chce(?:m|me)|chcel[aiy]? by (?:som|sme)|ešte ne\\p{L}*|mal[aiy]? (?:som|sme) (?:ísť|letieť)',
        `(?:zostáva(?:jú)?|chýba(?:jú)?)${behindLabel}`,
      ],
    },
    lived: {
      alone: 'býval, bývala, bývali, bydlisko, žil, žila, domov',
      within: ['býval[aiy]?|žil[aiy]?|narodil\\p{L}*|študova\\p{L}+'],
    },
    layover: { alone: 'prestup, medzipristátie, tranzit', within: ['prestup\\p{L}*|medzipristáti\\p{L}+'] },
    visited: {
      alone: 'navštívené, navštívená',
      within: ['navštíven[áéo]|bol[aiy]?|išli sme|navštívil[aiy]?'],
    },
    booking: {
      checkIn: 'príchod, príjazd, check-in',
      checkOut: 'odchod, check-out',
      departure: 'odchod, odlet',
      arrival: 'príchod, prílet',
    },
    arrived: 'dorazil[aiy]?|prišli|prileteli|sme v',
  },
  ru: {
    updated: 'обновлен[оа]|обновлён|по состоянию на',
    ownTrips: '(?:мои|наши) (?:поездки|путешествия|города|места|страны)',
    and: 'и, а также, й',
    onward: 'потом, затем, и потом, а потом',
    yes: 'да, истина, был, была, были',
    no: 'нет, ложь',
    not: 'не, никогда не, ещё не, еще не, ни разу не',
    journey: 'поездка, отпуск, отдых, путешествие, выходные, командировка, каникулы, тур',
    to: 'в, во, на',
    cancelled: 'отмен\\p{L}+|сорвал[аио]сь|не состоял[аио]сь',
    wish: {
      alone:
        'хочу, хочу поехать, хочется, мечта, мечты, в планах, план, планы, планирую, желание, ещё не, еще не, может быть, отменено, отменена, отмена, следующее, никогда, осталось посетить, осталось увидеть, ещё посетить, еще посетить, надо посетить',
      within: [
        'хо(?:чу|тим|тел(?:а|и)? бы|телось бы)|мечта(?:ю|ем)(?: о)?|мечты|когда-нибудь|список желаний|планирую|ещё не|еще не',
        `следующ\\p{L}+${atEnd}`,
        'никогда не|не дали|не попал[аи]?|не доехал[аи]?|хотел[аи]?|собирал(?:ся|ась|ись) (?:в|на|ехать|лететь)|должны были (?:ехать|лететь)',
        `(?:(?:ещё |еще )?остал(?:ось|ись)|не хватает)${behindLabel}`,
      ],
    },
    lived: {
      alone: 'жил, жила, жили, живу, проживание, проживал, дом',
      within: [
        '(?:про)?жил[аи]?|проживал[аи]?',
        'родил\\p{L}+|вырос\\p{L}*|учил\\p{L}+|работал\\p{L}*|живу|живём',
      ],
    },
    layover: {
      alone: 'пересадка, транзит, стыковка, проездом',
      within: ['пересад\\p{L}+|транзит\\p{L}*|стыков\\p{L}+|проездом'],
    },
    visited: {
      alone: 'посетил, посетила, посетили, посещено, съездил, съездили, посещал, посещала, посещали',
      within: ['посетил[аи]?|был[аи]?|бывал[аи]?|(?:съ)?ездил[аи]?|летал[аи]?|посещали'],
    },
    booking: {
      checkIn: 'заезд, прибытие',
      checkOut: 'выезд',
      departure: 'отправление, вылет',
      arrival: 'прибытие, прилет, прилёт',
    },
    arrived: 'приехал[аи]?|прилетел[аи]?|добрал(?:ся|ась|ись)|мы (?:уже )?в|я (?:уже )?в',
  },
  uk: {
    updated: 'оновлен[оа]|станом на',
    ownTrips: '(?:мої|наші) (?:поїздки|подорожі|міста|місця|країни)',
    and: 'і, й, та, а також',
    onward: 'потім, а потім, далі',
    yes: 'так, був, була, були',
    no: 'ні',
    not: 'не, ніколи не, ще не',
    journey: 'подорож, поїздка, відпустка, вихідні, відрядження, канікули',
    to: 'в, у, до, на',
    cancelled: 'скас\\p{L}+|не відбулася|не вийшло',
    wish: {
      alone:
        'хочу, хочу поїхати, мрія, мрії, бажання, планую, плани, ще не, можливо, скасовано, наступне, ніколи, ще відвідати, ще побачити, залишилось відвідати, залишилося відвідати',
      within: [
        'хочу|хочемо|хоті(?:в|ла|ли) би|мрію|мрії|список бажань|ще не',
        'ніколи не|хоті(?:в|ла|ли)|мали (?:їхати|летіти)|збирал(?:ися|ась)',
        `(?:залишил(?:ось|ося|ись|ися)|бракує|не вистачає)${behindLabel}`,
      ],
    },
    lived: {
      alone: 'жив, жила, жили, мешкав, мешкала, проживав, живу, дім',
      within: ['жи(?:в|ла|ли)|мешка(?:в|ла|ли)|проживав', 'народи\\p{L}+|навча\\p{L}+|працюва\\p{L}+'],
    },
    layover: { alone: 'пересадка, транзит, проїздом', within: ['пересад\\p{L}+|транзит\\p{L}*|проїздом'] },
    visited: {
      alone: 'відвідав, відвідала, відвідано, відвідали',
      within: ['була|були|був|відвіда\\p{L}+|їзди(?:в|ла|ли)'],
    },
    booking: {
      checkIn: 'заїзд, прибуття',
      checkOut: 'виїзд',
      departure: 'відправлення, виліт',
      arrival: 'прибуття, приліт',
    },
    arrived:
      'приїха(?:в|ла|ли)|прилеті(?:в|ла|ли)|діста(?:вся|лась|лися)|ми (?:вже )?(?:в|у)|я (?:вже )?(?:в|у)',
  },
  bg: {
    ownTrips: '(?:моите|нашите) (?:пътувания|градове|места|пътешествия)',
    and: 'и',
    onward: 'после, след това',
    yes: 'да',
    no: 'не',
    not: 'не, никога не, още не',
    journey: 'пътуване, екскурзия, почивка, уикенд, ваканция',
    to: 'до, в, във, на',
    cancelled: 'отмен\\p{L}+',
    wish: {
      alone:
        'искам, искам да отида, мечта, мечти, още не, планирано, желания, отменено, предстои, остава да видя, остава да посетя, още да видя',
      within: [
        'иска(?:м|ме) да|мечтая|още не|никога не|трябваше да|щяхме да',
        `(?:остава(?:т)?|липсва(?:т)?|следващо)${behindLabel}`,
      ],
    },
    lived: {
      alone: 'живял, живяла, живях, дом, живеехме',
      within: ['живя(?:х|хме|л|ла)|живеех\\p{L}*|роден[аи]?|учих|работих'],
    },
    layover: { alone: 'прекачване, транзит', within: ['прекачван\\p{L}+|транзит\\p{L}*'] },
    visited: { alone: 'посетено, посетен, бях, посетих', within: ['бях|бяхме|посети(?:х|хме)|ходих(?:ме)?'] },
    booking: {
      checkIn: 'настаняване, пристигане',
      checkOut: 'напускане, заминаване',
      departure: 'заминаване, излитане',
      arrival: 'пристигане',
    },
    arrived: 'пристигна\\p{L}+|кацна\\p{L}+',
  },
  sr: {
    ownTrips: '(?:moja|naša) (?:putovanja|mesta|mjesta)|(?:моја|наша) (?:путовања|места)',
    and: 'и, i',
    onward: 'zatim, onda, затим, онда',
    yes: 'da, да',
    no: 'ne, не',
    not: 'nisam, nismo, нисам',
    journey: 'putovanje, put, odmor, izlet, vikend, ljetovanje, letovanje, путовање, одмор, пут',
    to: 'u, na, у, на',
    cancelled: 'otkaz\\p{L}+|отказ\\p{L}+',
    wish: {
      alone:
        'želim, želja, želje, snovi, još ne, planirano, možda, otkazano, lista želja, idem, желим, жеља, још не, планирано, отказано, još posjetiti, još posetiti, još vidjeti, još videti, још посетити, још видети',
      within: [
        'žel(?:im|imo|je)|(?:htio|htjela|htela|hteo|voljel?i?) bih?|још нисам|жели(?:м|мо)|још не',
        'nis(?:am|mo) (?:\\p{L}+ )?bil[aio]?|trebali (?:smo )?(?:ići|letjeti)|hteli (?:smo )?da|нис(?:ам|мо) (?:\\p{L}+ )?бил[аио]',
        `(?:preostalo|nedostaj[eu]|sl(?:j)?edeće|преостало|недостај[еу]|следеће)${behindLabel}`,
      ],
    },
    lived: {
      alone: 'živio, živjela, živeo, živela, živjeli, živeli, dom, стан, живео, живела, живели',
      within: [
        'živ(?:io|jela|jeli|eo|ela|eli|im)|studira(?:o|la|li)|rođen[a]?|radi(?:o|la|li)|живе(?:о|ла|ли)|рођен[а]?|студира(?:о|ла|ли)',
      ],
    },
    layover: {
      alone: 'presjedanje, presedanje, tranzit, преседање',
      within: ['pres(?:j)?eda\\p{L}+|преседа\\p{L}+|tranzit\\p{L}*'],
    },
    visited: {
      alone: 'posjećeno, posećeno, bio, bila, посећено, био, била',
      within: ['išli|bili smo|bio sam|bila sam|posjetili|posetili|ишли|били смо'],
    },
    booking: {
      checkIn: 'prijava, dolazak',
      checkOut: 'odjava, odlazak',
      departure: 'polazak, odlazak',
      arrival: 'dolazak',
    },
    arrived: 'stigli|stigao|stigla|стигли',
  },
  sl: {
    ownTrips: '(?:moja|naša) (?:potovanja|mesta)',
    and: 'ter, in sicer',
    onward: 'nato, potem',
    yes: 'da, ja',
    no: 'ne',
    not: 'nisem, nismo, še nisem',
    journey: 'potovanje, izlet, dopust, počitnice, vikend',
    to: 'v, na',
    cancelled: 'odpoved\\p{L}+',
    wish: {
      alone:
        'želim, želja, želje, sanje, še ne, načrtovano, morda, odpovedano, želim iti, še obiskati, še videti',
      within: [
        'želim|želimo|rad[ai]? bi|še ne|nikoli|nameravali smo',
        `(?:manjka(?:jo)?|naslednje)${behindLabel}`,
      ],
    },
    lived: { alone: 'živel, živela, živeli, dom, bival', within: ['živel[aiy]?|rojen[a]?|študiral[aiy]?'] },
    layover: { alone: 'prestop, presedanje, tranzit', within: ['presto[pi]\\p{L}*|presedanj\\p{L}+'] },
    visited: { alone: 'obiskano, obiskan, bil, bila', within: ['obiskal[aiy]?|bili smo|bil sem|bila sem'] },
    booking: { checkIn: 'prihod, prijava', checkOut: 'odhod, odjava', departure: 'odhod', arrival: 'prihod' },
  },
  tr: {
    updated: 'güncellen(?:di|me)',
    ownTrips:
      '(?:benim |bizim )?(?:seyahatlerim(?:iz)?|gezilerim(?:iz)?|şehirlerim(?:iz)?|tatillerim(?:iz)?)',
    and: 've, ile',
    onward: 'sonra, ve sonra, ardından',
    yes: 'evet, doğru, gittim, var',
    no: 'hayır, yanlış, gitmedim, yok',
    journey: 'gezi, gezisi, tatil, tatili, seyahat, seyahati, tur, turu, balayı, hafta sonu',
    cancelled: 'iptal(?: \\p{L}+)?',
    wish: {
      alone:
        'istek, istekler, istiyorum, istiyoruz, gitmek istiyorum, görmek istiyorum, gidilecek, gidecek, gideceğim, planlanan, planlı, plan, hayal, hayaller, henüz değil, belki, iptal, iptal edildi, sıradaki, hedef, gitmedim, gitmedik, gidilmedi, görmedim, hiç, görülecek, görülecekler, daha gidilecek',
      within: [
        '(?:gitmek|görmek|gezmek) isti?yor(?:um|uz)|isti?yor(?:um|uz)|(?:gitmek|görmek) isterim|istek listesi|gidilecek(?: yerler)?',
        `sırada(?:ki)?${atEnd}`,
        'hiç git\\p{L}+|gide(?:cektik|cektim|medik|medim)|vazgeç\\p{L}+|gitmedi[mk]',
        `(?:kalan(?:lar)?|eksik(?:ler)?)${behindLabel}`,
      ],
    },
    lived: {
      alone: 'yaşadım, yaşadık, yaşadı, yaşandı, yaşıyorum, ikamet, ev, oturdum, memleket',
      within: ['yaşad(?:ım|ık)|yaşıyordum|oturdum', 'doğdum|büyüdüm|okudum|çalıştım'],
    },
    layover: { alone: 'aktarma, transit geçiş, transit', within: ['aktarma\\p{L}*|transit'] },
    visited: {
      alone: 'gezildi, gidildi, gördüm, ziyaret, ziyaret edildi, gittim, gezdim',
      within: ['gezdiğim (?:şehirler|yerler)|gittiğim (?:şehirler|yerler)|gittim|gittik|gezdik|gezdim'],
    },
    booking: {
      checkIn: 'giriş, check-in, giriş tarihi',
      checkOut: 'çıkış, check-out, çıkış tarihi',
      departure: 'kalkış',
      arrival: 'varış',
    },
    arrived: 'vardı[mk]|indi[mk]|geldi[mk]|ulaştı[mk]',
  },
  az: {
    ownTrips: 'səyahətlərim(?:iz)?',
    and: 'və, ilə',
    yes: 'bəli, hə',
    no: 'yox, xeyr',
    journey: 'səyahət, tətil, gəzinti',
    wish: {
      alone: 'istəyirəm, arzu, hələ yox, planlaşdırılıb, hələ gediləcək, gediləcək',
      within: [
        'istəyir(?:əm|ik)|arzu\\p{L}*|hələ \\p{L}+mamış\\p{L}*|ləğv \\p{L}+',
        `(?:qalan(?:lar)?|növbəti)${behindLabel}`,
      ],
    },
    lived: { alone: 'yaşamışam, yaşadım', within: ['yaşa(?:mışam|dım|mışıq|dıq)'] },
    visited: { alone: 'getmişəm, ziyarət', within: ['getmiş\\p{L}*|getdi[mk]|olmuşam'] },
  },
  hu: {
    updated: 'frissítve',
    ownTrips: '(?:az )?(?:utazásai(?:m|nk)|városai(?:m|nk)|nyaralásai(?:m|nk))',
    and: 'és, meg, valamint, s',
    onward: 'majd, aztán',
    yes: 'igen, igaz',
    no: 'nem, hamis',
    not: 'nem, még nem, soha nem',
    journey: 'utazás, út, nyaralás, kirándulás, hétvége, nászút, városnézés',
    cancelled: 'elmaradt|törölt\\p{L}*|lemond\\p{L}+',
    wish: {
      alone:
        'szeretnék, tervezett, terv, kívánság, álmok, álom, még nem, bakancslista, talán, elmaradt, törölve, következő, soha, nem voltam, nem jártam, még megnézni, még meglátogatni, még hátravan',
      within: [
        'szeretn(?:ék|énk)|bakancslista',
        `következő${atEnd}`,
        'még (?:nem|soha)|soha|mentünk volna|akartunk menni|indultunk volna',
        `(?:hátravan|hiányz(?:ik|anak)|hiányoznak)${behindLabel}`,
      ],
    },
    lived: {
      alone: 'laktam, laktunk, lakóhely, élt, éltem, otthon',
      within: [
        'szület\\p{L}+|nőtt(?:em|ünk) fel|tanult(?:am|unk)|dolgozt(?:am|unk)|lakt(?:am|unk)|élt(?:em|ünk)',
      ],
    },
    layover: { alone: 'átszállás, tranzit, átutazás', within: ['átszáll\\p{L}*|átutaz\\p{L}+'] },
    visited: {
      alone: 'voltam, voltunk, jártam, járt, meglátogatott',
      within: ['voltunk|voltam|jártunk|jártam|utaztunk|meglátogat\\p{L}+'],
    },
    booking: {
      checkIn: 'érkezés, bejelentkezés',
      checkOut: 'távozás, kijelentkezés',
      departure: 'indulás',
      arrival: 'érkezés',
    },
    arrived: 'megérkez\\p{L}+|leszállt\\p{L}+',
  },
  ro: {
    updated: 'actualizat',
    ownTrips: '(?:călătoriile|vacanțele|orașele|excursiile) (?:mele|noastre)',
    and: 'și, şi, si, precum și',
    onward: 'apoi, și apoi',
    yes: 'da, adevărat',
    no: 'nu, fals',
    not: 'nu, nu am, niciodată',
    journey: 'călătorie, vacanță, excursie, concediu, weekend, city break',
    to: 'la, în, in',
    cancelled: 'anul(?:at|ată|ate|ați)|s-a anulat',
    wish: {
      alone:
        'vreau, dorință, dorințe, vise, nu încă, încă nu, planificat, poate, anulat, anulată, urmează, de văzut, de vizitat, mai am de văzut',
      within: [
        'aș vrea|(?:mi|ne)-ar plăcea|(?:ne)?vreau|dorințe',
        `(?:urmează|următo\\p{L}+)${atEnd}`,
        'nu am (?:fost|ajuns|mai ajuns)|încă nu|niciodată|trebuia să|urma să',
        `(?:lipse(?:ște|sc)|au rămas|a rămas)${behindLabel}`,
      ],
    },
    lived: {
      alone: 'locuit, am locuit, trăit, acasă, locuiesc',
      within: ['(?:m-am |ne-am )?născut|(?:am )?(?:locuit|trăit|studiat|lucrat)'],
    },
    layover: { alone: 'escală, tranzit, în trecere', within: ['escală|în trecere|tranzit'] },
    visited: {
      alone: 'vizitat, vizitată, am fost, văzut',
      within: ['am fost|vizitat[eă]?|am vizitat|am mers'],
    },
    booking: {
      checkIn: 'sosire, check-in',
      checkOut: 'plecare, check-out',
      departure: 'plecare',
      arrival: 'sosire',
    },
    arrived: 'am ajuns|am aterizat|suntem (?:în|la)|sunt (?:în|la)',
  },
  el: {
    updated: 'ενημερώθηκε',
    ownTrips: '(?:τα ταξίδια|οι πόλεις|τα μέρη) (?:μου|μας)',
    and: 'και, κι, καθώς και',
    onward: 'μετά, έπειτα, και μετά',
    yes: 'ναι',
    no: 'όχι',
    not: 'δεν, δεν έχω, ποτέ',
    journey: 'ταξίδι, διακοπές, εκδρομή, σαββατοκύριακο',
    to: 'σε, στο, στη, στην, στον, στα, στις',
    cancelled: 'ακυρώ\\p{L}+',
    wish: {
      alone:
        'θέλω, επιθυμία, επιθυμίες, όνειρα, όνειρο, όχι ακόμα, ίσως, ακυρώθηκε, προγραμματισμένο, θέλω να πάω, μένει να δω, για να δω, να επισκεφθώ',
      within: [
        'θέλ(?:ω|ουμε)|θα ήθελ(?:α|αμε)',
        `επόμεν\\p{L}+${atEnd}`,
        'δεν έχ(?:ω|ουμε)|ποτέ|δεν πήγα(?:με)?|θα πηγαίν(?:αμε|α)',
        `(?:μέν(?:ει|ουν)|απομέν(?:ει|ουν)|λείπ(?:ει|ουν))${behindLabel}`,
      ],
    },
    lived: {
      alone: 'έζησα, κατοικία, έμενα, έμενα εκεί, μένω, σπίτι, σπουδές',
      within: [
        'έζησ(?:α|αμε|ε|αν)|ζούσ(?:α|αμε|ε|αν)|γεννήθηκα|σπούδασ(?:α|αμε)|δούλ(?:εψα|ευα)|έμεν(?:α|αμε)',
      ],
    },
    layover: {
      alone: 'ενδιάμεση στάση, ανταπόκριση, διέλευση',
      within: ['ενδιάμεσ\\p{L}+|ανταπόκριση|περαστικ\\p{L}+'],
    },
    visited: {
      alone: 'επισκέφθηκα, επισκέφτηκα, ήμουν, πήγα',
      within: ['βρεθήκαμε|πήγα|πήγαμε|ήμουν|ήμασταν'],
    },
    booking: {
      checkIn: 'άφιξη, check-in',
      checkOut: 'αναχώρηση, check-out',
      departure: 'αναχώρηση',
      arrival: 'άφιξη',
    },
    arrived: 'φτάσαμε|έφτασα|προσγειωθήκαμε|είμαστε στ\\p{L}+',
  },
  sq: {
    ownTrips: 'udhëtimet (?:e mia|tona)',
    and: 'dhe, edhe',
    journey: 'udhëtim, pushime',
    to: 'në',
    wish: {
      alone: 'dua, dëshirë, jo ende, ëndërr, për të parë, për të vizituar',
      within: ['dua të shkoj|dëshiroj|anulu\\p{L}+|ende jo'],
    },
    lived: { alone: 'jetuar, kam jetuar, banuar', within: ['kam jetuar|jetova|banova'] },
    visited: { alone: 'vizituar, kam qenë', within: ['kam qenë|vizitova|ishim'] },
  },
  ca: {
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
  },
  eu: { and: 'eta', yes: 'bai', no: 'ez', journey: 'bidaia, oporrak' },
  ar: {
    updated: 'آخر تحديث|تحديث',
    ownTrips: 'رحلاتي|رحلاتنا|سفراتي|أسفاري|أسفارنا',
    and: 'و',
    onward: 'ثم, ثمّ, وبعدها',
    yes: 'نعم, صح, تم, تمت',
    no: 'لا',
    not: 'لم, ما',
    journey: 'رحلة, سفرة, إجازة, عطلة, زيارة, سياحة',
    to: 'إلى, الى, في',
    cancelled: '[أا]ُ?لغي\\p{L}*|إلغاء|الغاء',
    wish: {
      alone:
        'أمنية, أمنيات, أريد الذهاب, أرغب, مخطط, رغبة, ليس بعد, لم أزر, أحلام, حلم, ربما, ملغى, ملغاة, أُلغيت, ألغيت, قائمة الأمنيات, لاحقا, لم أزر, لم أزرها, لم نزر, لم أزرها بعد, بقي أن أزور, ما زال علي زيارة',
      within: [
        '(?:أريد|اريد|نريد|أتمنى|اتمنى|أود|أحلم ب?)(?: أن)?(?: (?:زيارة|السفر|الذهاب|أزور|أسافر|أذهب))?(?: (?:إلى|الى))?|أمنيات|قائمة الأمنيات|يوما ما',
        '(?:لم|ما) (?:أزر|نزر|أذهب|نذهب|رحت|رحنا)|كنا (?:سنذهب|سنسافر|ننوي)|كنت (?:سأذهب|سأسافر|أنوي)',
        `(?:متبق[يى]|المتبق(?:ي|ية)|باقي|الباقي|ناقصة?|التالي|القادم)${behindLabel}`,
      ],
    },
    lived: {
      alone: 'سكن, سكنت, عشت, عاش, عاشت, إقامة, هنا سكنت, سكنا, منزل, بيت',
      within: ['(?:عشت|سكنت|عشنا|سكنا|أقمت)(?: في)?', 'ولدت|درست|عملت'],
    },
    layover: { alone: 'عبور, ترانزيت, توقف, محطة عبور', within: ['ترانزيت|توقف|عبور'] },
    visited: {
      alone: 'زرت, زرتها, تمت الزيارة, زيارة',
      within: ['(?:أماكن|مدن) زرتها|زرت|زرنا|سافرت|سافرنا|ذهبت|ذهبنا|رحت|رحنا'],
    },
    booking: {
      checkIn: 'الوصول, تسجيل الوصول, تاريخ الوصول',
      checkOut: 'المغادرة, تسجيل المغادرة, تاريخ المغادرة',
      departure: 'المغادرة, الإقلاع',
      arrival: 'الوصول',
    },
    arrived: 'وصلنا|وصلت|هبطنا|نحن في|أنا في',
  },
  fa: {
    ownTrips: 'سفرهای (?:من|ما)',
    and: 'و',
    onward: 'سپس, بعد',
    yes: 'بله, آره',
    no: 'نه, خیر',
    not: 'نه',
    journey: 'سفر, تعطیلات, مسافرت',
    to: 'به, در',
    cancelled: 'لغو شد|کنسل شد',
    wish: {
      alone: 'آرزو, می‌خواهم, میخواهم, هنوز نه, برنامه, لغو شد, هنوز نرفته‌ام, باید ببینم',
      within: ['می‌?خواه(?:م|یم)|آرزو\\p{L}*|هنوز ن\\p{L}+', `(?:باقی‌?مانده|مانده|بعدی)${behindLabel}`],
    },
    lived: { alone: 'زندگی, زندگی کردم, سکونت', within: ['زندگی (?:کردم|کردیم|می‌کردم)'] },
    layover: { alone: 'ترانزیت, توقف', within: ['ترانزیت'] },
    visited: { alone: 'رفتم, دیدم, بازدید', within: ['رفت(?:م|یم)|دید(?:م|یم)'] },
  },
  he: {
    isUnspaced: true,
    updated: 'עודכן',
    ownTrips: '(?:הטיולים|המסעות|הערים) (?:שלי|שלנו)',
    and: 'וגם',
    onward: 'ואז, אחר כך',
    yes: 'כן',
    no: 'לא',
    not: 'לא, עוד לא, עדיין לא, מעולם לא',
    journey: 'טיול, חופשה, חופשת, נסיעה, ביקור, סופ"ש',
    to: 'ל, ב',
    cancelled: 'בוטל(?:ה|ו)?|ביטלנו',
    wish: {
      alone:
        'חלום, חלומות, מתוכנן, עדיין לא, רוצה, אולי, בוטל, משאלות, לא הייתי, לא היינו, עוד לראות, עוד לבקר, נשאר לראות',
      within: [
        '(?:אני |אנחנו )?(?:רוצה|רוצים|חולם|חולמת)(?: (?:לטוס|לנסוע|לבקר|ללכת|על))?(?: [לב])?|רשימת משאלות',
        'עדיין לא|אף פעם לא|היינו אמורים',
        `(?:נשארו?|חסר(?:ים)?|הבא)${behindLabel}`,
      ],
    },
    lived: {
      alone: 'גרתי, גרנו, גר, בית, מגורים',
      within: ['(?:גרתי|גרנו|התגוררתי)(?: ב)?', 'נולדתי|גדלתי|למדתי ב|עבדתי ב'],
    },
    layover: { alone: 'קונקשן, טרנזיט, עצירת ביניים', within: ['קונקשן|עצירת ביניים'] },
    visited: { alone: 'ביקרתי, ביקרנו, הייתי, היינו', within: ['(?<!\\p{L})(?:ביקרתי|ביקרנו)(?!\\p{L})'] },
    booking: {
      checkIn: "צ'ק אין, כניסה, הגעה",
      checkOut: "צ'ק אאוט, יציאה, עזיבה",
      departure: 'יציאה, המראה',
      arrival: 'הגעה, נחיתה',
    },
    arrived: 'הגענו|הגעתי|נחתנו',
  },
  hi: {
    ownTrips: '(?:मेरी|हमारी) यात्राए[ँं]',
    and: 'और, तथा, एवं, व',
    onward: 'फिर',
    yes: 'हाँ, हां, जी',
    no: 'नहीं',
    journey: 'यात्रा, छुट्टी, सैर',
    cancelled: 'रद्द',
    wish: {
      alone: 'इच्छा, इच्छा सूची, सपना, जाना है, अभी नहीं, रद्द, योजना, देखना बाकी, जाना बाकी',
      within: [
        '(?:जाना|देखना|घूमना) (?:चाहत[ाीे](?: (?:हूँ|हूं|हैं))?|है(?!\\p{L}))|इच्छा सूची|नहीं (?:गया|गए|जा)',
        `(?:बाकी|बाक़ी|अगला)${behindLabel}`,
      ],
    },
    lived: { alone: 'रहा, रहे, रहता था, घर, निवास', within: ['(?:में )?रह(?:ता था|ती थी|ते थे|ा|ी|े)'] },
    layover: { alone: 'ट्रांज़िट, ठहराव', within: ['ट्रांज़िट|लेओवर'] },
    visited: { alone: 'घूमा, देखा, गया', within: ['गया था|गए थे|घूमा'] },
  },
  ja: {
    isUnspaced: true,
    updated: '更新',
    ownTrips: '(?:私たち|私|僕|俺|わたし|うち)の(?:旅行?|旅行記録|旅行リスト|訪問地)',
    and: 'および, 及び, ならびに',
    onward: 'それから, その後',
    yes: 'はい, 有, 済, 済み, ○, ◯, 〇, ◎',
    no: 'いいえ, 否, 無, 未, ×',
    journey: '旅行, 旅, 出張, 観光, 帰省, 合宿, 新婚旅行, 研修, ツアー',
    cancelled: '中止|キャンセル|取りやめ',
    wish: {
      alone:
        '行きたい, 希望, 予定, まだ, 未訪問, 中止, キャンセル, 計画, 検討中, 行ってない, 行っていない, 行ったことない, 行ったことがない, 未訪問, 未踏, 残り, 残っている, これから, これから行く',
      within: [
        'いつか|[にへをも]?(?:行きたい|行ってみたい|訪れたい|旅行したい|見てみたい)(?:です)?(?:ところ|所|場所|国|街|都市|リスト)?',
        '行けなかった|行けず|行くはずだった|行く予定だった|まだ行ったことがない|未訪問|次は|次の旅',
      ],
    },
    lived: {
      alone: '居住, 住んだ, 住んでいた, 在住, 留学, 駐在',
      within: [
        '[にで](?:\\d+年間?)?(?:住んで(?:いました|いた|いる|います)|暮らして(?:いました|いた)|住んだ|暮らした)',
        '生まれ|育っ?た|留学(?:して(?:いた|いました))?|駐在',
      ],
    },
    layover: { alone: '乗り継ぎ, 乗継, 経由, トランジット', within: ['乗り継ぎ|乗継|経由|トランジット'] },
    visited: {
      alone: '訪問, 訪問済み, 行った, 行ったことある, 行きました',
      within: ['行ったところ|行った(?:所|場所|国|街|都市)', '行った|行きました'],
    },
    booking: {
      checkIn: 'チェックイン',
      checkOut: 'チェックアウト',
      departure: '出発, 発',
      arrival: '到着, 着',
    },
    arrived: '着いた|着きました|到着',
  },
  zh: {
    isUnspaced: true,
    updated: '更新于?',
    ownTrips: '我(?:们|們)?的?(?:旅行|旅程|城市|足迹|足跡|旅游)(?:清单|清單|记录|記錄)?',
    and: '以及',
    onward: '然后, 然後, 之后',
    yes: '是, 有, 已去, 已访问, 是的',
    no: '否, 无, 無, 没有, 未去',
    journey: '旅行, 旅游, 旅遊, 之旅, 自由行, 出差, 度假, 游, 行程, 蜜月',
    cancelled: '取消了?',
    wish: {
      alone:
        '想去, 计划, 計劃, 愿望, 願望, 心愿, 心願, 还没, 還沒, 尚未, 取消, 已取消, 待定, 未去, 没去过, 打算, 没去过, 沒去過, 没有去过, 还没去, 還沒去, 未去, 未访问, 待去, 还剩, 還剩, 还要去, 還要去, 下一个, 下一個',
      within: [
        '(?:我们?|咱们)?(?:很|一直)?(?:想去|想要去|希望去|打算去|计划去|計劃去|梦想去|夢想去|想到|還沒去過|还没去过|没去过)(?:看看|的)?(?:城市|地方|国家)?|愿望清单|願望清單|心愿单|有一天',
        '没去成|沒去成|从没去过|從沒去過|本来(?:要|想)去|本來(?:要|想)去|下一站',
      ],
    },
    lived: {
      alone: '居住, 住过, 住過, 常住, 定居, 留学, 留學, 家',
      within: [
        '(?:我们?|咱们)?(?:曾经?)?(?:居?住在|住过|居住)',
        '出生|长大|長大|留学|留學',
        '在(?=[\\p{sc=Han}]{2,8}?(?:居?住|生活)(?:了|过|過))',
      ],
    },
    layover: {
      alone: '转机, 轉機, 中转, 中轉, 过境, 過境, 路过, 路過',
      within: ['转机|轉機|中转|中轉|过境|過境|路过|路過'],
    },
    visited: {
      alone: '去过, 去過, 访问, 到过',
      within: ['去过的(?:城市|地方|国家)?|去過的(?:城市|地方)?', '去了|去过|去過'],
    },
    booking: {
      checkIn: '入住, 入住日期',
      checkOut: '退房, 离店, 離店',
      departure: '出发, 出發, 起飞',
      arrival: '到达, 抵達, 到達',
    },
    arrived: '到了|抵达|抵達',
  },
  ko: {
    isUnspaced: true,
    updated: '업데이트',
    ownTrips: '(?:내|나의|우리) ?(?:여행|도시)(?: ?(?:목록|기록))?',
    and: '그리고, 및',
    onward: '그다음, 그 다음',
    yes: '예, 네, 유, 다녀옴',
    no: '아니요, 아니오, 무',
    journey: '여행, 출장, 휴가, 관광, 신혼여행, 답사',
    cancelled: '취소',
    wish: {
      alone:
        '가고 싶음, 가고 싶은 곳, 희망, 예정, 아직, 취소, 계획, 위시리스트, 안 가본 곳, 안 가본, 못 가본 곳, 못 가본, 안 가봄, 남은 곳, 아직 남은 곳, 앞으로 갈 곳',
      within: [
        '(?:에|로|으로|를|을)?\\s*(?:꼭\\s*)?(?:가|가보|가 보|여행하|방문하)고\\s*싶(?:은|다|어요?|습니다)\\s*(?:곳들?|도시|나라|여행지)?|위시리스트|언젠가',
        '못 갔|아직 (?:안|못) ?가|가려고 했|가기로 했는데|다음 여행',
      ],
    },
    lived: {
      alone: '거주, 살았음, 살았던 곳, 유학, 고향',
      within: [
        '(?:(?:에서|에)\\s*(?:\\d+년\\s*)?)?(?:살았(?:다|어요|습니다|음)?|거주(?:했다|했습니다)?)',
        '출생|태어났|자랐|유학|출장으로 거주',
      ],
    },
    layover: { alone: '환승, 경유', within: ['환승|경유'] },
    visited: {
      alone: '방문, 다녀옴, 가봄, 갔다옴',
      within: ['가본\\s*(?:곳|도시|나라)|다녀(?:왔|온)|제가 다녀온'],
    },
    booking: { checkIn: '체크인, 입실', checkOut: '체크아웃, 퇴실', departure: '출발', arrival: '도착' },
    arrived: '도착',
  },
  th: {
    isUnspaced: true,
    ownTrips: '(?:การเดินทาง|ทริป)ของ(?:ฉัน|ผม|เรา)',
    and: 'และ, กับ',
    onward: 'แล้วก็, จากนั้น',
    yes: 'ใช่, แล้ว',
    no: 'ไม่, ไม่ใช่, ยัง',
    not: 'ไม่, ยังไม่',
    journey: 'เที่ยว, ทริป, ท่องเที่ยว',
    cancelled: 'ยกเลิก',
    wish: {
      alone: 'อยากไป, ยังไม่ไป, ฝัน, แผน, ยกเลิก, ยังเหลือ, ยังต้องไป',
      within: ['(?:ฉัน|ผม)?อยาก(?:จะ)?(?:ไป|เที่ยว)(?:ที่)?', 'ยังไม่เคยไป|ยังไม่ได้ไป'],
    },
    lived: { alone: 'เคยอยู่, อาศัย, บ้าน', within: ['(?:ฉัน|ผม)?(?:เคย)?(?:อาศัยอยู่|อยู่)(?:ที่|ใน)?'] },
    layover: { alone: 'เปลี่ยนเครื่อง, ต่อเครื่อง, แวะ', within: ['เปลี่ยนเครื่อง|ต่อเครื่อง'] },
    visited: { alone: 'ไปมาแล้ว, เคยไป', within: ['ไปมาแล้ว|เคยไป'] },
  },
  vi: {
    updated: 'cập nhật',
    ownTrips: '(?:các |những )?chuyến đi của (?:tôi|chúng tôi)',
    and: 'và, cùng',
    onward: 'rồi, sau đó',
    yes: 'có, đã đi',
    no: 'không, chưa',
    not: 'chưa, không',
    journey: 'chuyến đi, du lịch, nghỉ',
    to: 'đến, tới, ở',
    cancelled: '(?:bị |đã )?h[ủu][ỷy]',
    wish: {
      alone: 'muốn đi, muốn, chưa, kế hoạch, mơ ước, hủy, đã hủy, còn lại, còn phải đi, tiếp theo',
      within: ['muốn(?: đi)?|chưa(?: đi)?|định đi', `(?:còn thiếu)${behindLabel}`],
    },
    lived: {
      alone: 'đã sống, sống, từng sống, quê, nhà',
      within: ['(?:đã |từng )?sống ở|sinh ra ở|học ở|làm việc ở'],
    },
    layover: { alone: 'quá cảnh, transit', within: ['quá cảnh'] },
    visited: { alone: 'đã đi, đã đến, đã thăm', within: ['đã (?:đi|đến|thăm)'] },
    arrived: 'đã tới|đến nơi',
  },
  id: {
    ownTrips: 'perjalanan(?:ku| saya| kami)',
    and: 'dan, serta',
    onward: 'lalu, kemudian',
    yes: 'ya, sudah',
    no: 'tidak, belum',
    not: 'belum, tidak',
    journey: 'perjalanan, liburan, jalan-jalan, wisata, cuti',
    to: 'ke, di',
    cancelled: '(?:di)?batal(?:kan)?',
    wish: {
      alone:
        'ingin, mau, belum, rencana, impian, batal, ingin ke, masih harus ke, belum dikunjungi, tersisa, berikutnya',
      within: [
        'ingin(?: ke)?|mau ke|belum(?: pernah)?|tidak jadi',
        `(?:sisa|kurang|masih kurang)${behindLabel}`,
      ],
    },
    lived: { alone: 'tinggal, pernah tinggal, rumah', within: ['(?:pernah )?tinggal di|lahir di|kuliah di'] },
    layover: { alone: 'transit, singgah', within: ['transit(?: di)?|singgah'] },
    visited: { alone: 'sudah, dikunjungi, pernah', within: ['pergi ke|mengunjungi|pernah ke'] },
    arrived: 'sampai di|tiba di',
  },
  sw: { and: 'pamoja na', yes: 'ndiyo', no: 'hapana', journey: 'safari, likizo' },
  ka: { and: 'და', yes: 'კი', no: 'არა', journey: 'მოგზაურობა' },
  hy: { and: 'և, ու', yes: 'այո', no: 'ոչ', journey: 'ճանապարհորդություն' },
  kk: { and: 'және, мен', yes: 'иә', no: 'жоқ', journey: 'саяхат' },
} as const satisfies Readonly<Record<string, TravelWords>>

/** The tables of all languages. */
export const allWords: readonly TravelWords[] = Object.values(languages)

/** The entries of a list of words. */
export const entriesOf = (list: string | undefined): string[] =>
  list === undefined ? [] : list.split(',').map((entry) => entry.trim())
