import { seasonWords } from '#shared/words/season-words.ts'
import { wayWords } from '#shared/words/way-words.ts'
import type { Language } from './language.ts'

export const es: Language = {
  tag: 'es',
  hasSpaces: true,
  filler: `
    tmb, tb, q, pq, xq,
    yo, me, mi, mis, mí, mío, conmigo, nosotros, nosotras, nos, nuestro, nuestra, nuestros, nuestras, tú, tu, tus, te, ti, usted, ustedes,
    vosotros, vos, os, él, ella, ellos, ellas, lo, la, los, las, le, les, se, su, sus, el, un, una, unos, unas, uno, al, del, de, a, en, con,
    por, para, y, e, o, u, pero, que, qué, si, sí, como, cómo, cuando, cuándo, donde, dónde, adónde, quien, quién, cual, cuál, cuáles, cuánto,
    cuántos, cuántas, cuanto, porque, pues, entonces, así, también, tampoco, ya, aún, todavía, muy, mucho, mucha, muchos, muchas, poco, poca,
    pocos, más, menos, bien, mejor, mejores, tan, tanto, bastante, demasiado, casi, algo, alguna, algún, algunos, algunas, alguien, este, esta,
    estos, estas, esto, ese, esa, esos, esas, eso, aquel, aquella, ahí, allí, allá, aquí, acá, es, soy, eres, somos, son, sois, ser, sea, sean,
    fue, fui, era, sería, serían, estoy, está, estás, estamos, están, estar, esté, estaré, estaremos, estaría, estaríamos, estuve, hay, haya,
    habrá, he, ha, has, hemos, han, haber, había, habría, tengo, tienes, tiene, tenemos, tienen, tener, tenga, tendré, tendríamos, quiero,
    quieres, quiere, queremos, quieren, quería, queríamos, quisiera, quisiéramos, querría, querríamos, querer, me gustaría, nos gustaría,
    gustaría, gusta, gustan, encanta, encantaría, encantan, nos encanta, apetece, deseo, deseamos, deseo de, prefiero, ganas, ganas de, tengo
    ganas de, tenemos ganas de, espero, esperamos, puedo, puedes, puede, podemos, pueden, podría, podrías, podríamos, podéis, podríais, poder,
    debo, debería, deberíamos, hay que, tengo que, tenemos que, necesito, necesitamos, necesita, necesitaría, necesitar, busco, buscamos,
    buscar, buscando, quedo, hacer, hago, hacemos, haz, hace, hacen, haga, hagamos, haré, haremos, haría, haríamos, haciendo, hecho, ir, irme,
    irnos, voy, vas, va, vamos, van, vaya, vayamos, iré, iremos, iría, iríamos, yendo, ido, viajar, viajo, viajamos, viajando, viajaré,
    viajaremos, viaje, viajes, viajecito, viajero, viajeros, salir, salgo, salimos, salida, llegar, llego, llegamos, llegada, quedar, quedarme,
    quedarnos, quedamos, estancia, estadía, alojamiento, alojamientos, alojarme, alojarnos, dormir, dormimos, hospedarme, hospedarnos,
    hospedaje, pasar, paso, pasamos, pasaré, pasaremos, pasando, pasaría, pasaríamos, tomar, tomo, coger, cogemos, usar, usando, utilizar,
    utilizando, moverme, movernos, moverse, moviéndonos, desplazarnos, desplazarme, desplazamientos, dar, dame, danos, da, plan, planes, planea,
    planear, planeo, planeamos, planeando, planifica, planificar, planifícame, planificando, planificación, organiza, organizar, organízame,
    organizando, organizamos, prepara, preparar, prepárame, preparando, propón, proponme, proponer, propuesta, propuestas, sugiere, sugiéreme,
    sugerir, sugerencia, sugerencias, recomienda, recomiéndame, recomiendas, recomendar, recomendación, recomendaciones, crea, crear, créame,
    diseña, diseñar, diséñame, arma, armar, ármame, armame, armar un, ayuda, ayúdame, ayudar, ayudarme, ayudas, muestra, muéstrame, dime, decir,
    di, piensa, pienso, pensamos, pensando, pensado, pensando en, saber, sé, idea, ideas, ruta, rutas, itinerario, itinerarios, recorrido,
    recorridos, recorrer, trayecto, trayectos, vacaciones, vacación, escapada, escapadas, escapadita, excursión, turismo, turista, turístico,
    turística, turísticos, tour, tours, gira, paseo, aventura, vuelta, circuito, hoja de ruta, por favor, porfa, porfi, favor, gracias, muchas
    gracias, hola, buenas, buenos días, buenas tardes, buenas noches, saludos, un saludo, estimado, ok, vale, dale, bueno, buena, buenos,
    buenas, genial, perfecto, perfecta, bonito, bonita, bonitos, bonitas, lindo, linda, lindos, lindas, hermos*, precios*, preciosos, chulo,
    chula, chulos, chulas, padre, guay, bello, bella, bellos, bellas, gran, grande, grandes, pequeño, pequeña, pequeños, pequeñas, principal,
    principales, importante, importantes, imprescindible*, imperdible*, famos*, conocid*, típic*, auténtic*, interesante*, increíble*,
    inolvidable*, maravillos*, ideal, ideales, clásico, clásica, divertid*, distint*, diferente, diferentes, ciudad, ciudades, pueblo, pueblos,
    pueblito, pueblitos, lugar, lugares, sitio, sitios, país, países, región, regiones, zona, zonas, capital, capitales, destino, destinos,
    parada, paradas, escala, escalas, etapa, etapas, punto, puntos, atracciones, visitar, visita, visitas, visitando, visitamos, ver, viendo,
    conocer, conociendo, disfrutar, disfrutando, disfrute, descubrir, explorar, aprovechar, aprovechando, hotel, hoteles, hostal, hostales,
    hostel, hostels, airbnb, camping, avión de ida, estación, aeropuerto, billete, billetes, boleto, boletos, pasaje, pasajes, transporte,
    transportes, transporte público, medio de transporte, medios de transporte, público, todo, toda, todos, todas, todo el, toda la, cada, otro,
    otra, otros, otras, mismo, misma, varios, varias, vez, veces, primera vez, por primera vez, la primera vez, nunca he estado, nunca, tiempo,
    rato, momento, fecha, fechas, época, temporada, días, cosa, cosas, tipo, modo, manera, forma, más o menos, total, en total, en conjunto,
    junto, juntos, juntas, posible, posibles, a ser posible, si es posible, si se puede, tal vez, idealmente, da igual, me da igual, nos da
    igual, igual, no importa, sin problema, no hay problema, no pasa nada, no solo, no sólo, no solamente, sino también, por qué no, todavía no,
    aún no, no sé, no sabemos, no tengo idea, ni idea, no estoy seguro, no estoy segura, no estamos seguros, sin falta, no perder, no perderse,
    sin perderse, no puede faltar, no pueden faltar, que no falte, sin olvidar, persona, personas, gente, adulto, adultos, somos dos, somos
    tres, somos cuatro, años, año, edad, durante, duración, dure, dura, dure unos, entre, desde, hasta, hacia, sobre, según, además, aunque,
    mientras, tras, ante, bajo, dentro, dentro de, fuera, mañana, mañanas, tarde, tardes, noche, noches, mediodía, hora, etc, etcétera, entre
    otros, entre otras, interesa, interesan, interesado, interesados, interesada, interés, intereses, aficionado, aficionados, amante, amantes,
    amantes de, fan, fans, enfocad*, centrad*, basad*, incluid*, incluyendo, especialmente, especial, sobre todo, largo, larga, largos, corto,
    corta, cortos, completo, completa, completos, primero, primer, primera, empezar, empezando, empezamos, comenzar, comenzando, terminar,
    terminando, acabar, acabando, final, inicio, principio, fin, reservar, gastar, aproximado, aproximada, aproximadamente, unos cuantos, ruta
    por, alojamos, chicas, chicos, ves, casa, parejas, cómo lo ves, chicas de, ahora`,
  signOffs:
    'un saludo, saludos, saludos cordiales, gracias, muchas gracias, gracias de antemano, atentamente, un abrazo, abrazos, besos, besos a todos, un beso, un abrazo fuerte, atte, cordialmente, hasta pronto, nos vemos, besitos',
  ordinary: `
    bot, mierda, idiota, inútil, estúpid*, imbécil, gilipollas,
    nieves, paz, pan, vino, vinos, mar, sol, luna, río, ríos, lago, playa, monte, montaña, sierra, valle, bosque, campo, campos, huerta, jardín,
    parque, plaza, calle, camino, puente, puerto, torre, castillo, iglesia, molino, casa, casas, villa, villas, fuente, piedra, roca, arena,
    cabo, punta, isla, bahía, golfo, costa, norte, sur, este, oeste, centro, alto, alta, bajo, baja, viejo, vieja, nuevo, nueva, blanco, blanca,
    negro, negra, rojo, roja, verde, azul, rosa, rosario, santa, santo, san, cruz, ángel, ángeles, concepción, asunción, libertad, victoria,
    esperanza, gloria, gracia, unión, progreso, reforma, independencia, constitución, paraíso, buenos, amigo, amigos, amiga, mujer, esposa,
    esposo, marido, novia, novio, pareja, padre, padres, madre, hijo, hijos, hija, niño, niños, familia, hermano, abuelo, abuelos, perro, gato,
    dinero, precio, euro, euros, dólares, pesos, gratis, caro, barco, vela, vuelo, bus, bici, bicicleta, comida, comer, cena, cenar, desayuno,
    queso, jamón, café, cerveza, chocolate, pizza, tapas, bailar, cantar, jugar, reír, caminar, correr, nadar, esquiar, leer, escribir, escribe,
    poema, canción, historia, chiste, receta, código, palabra, lista, nombre, frase, pregunta, respuesta, contraseña, ignora, instrucciones,
    reglas, sistema, tabla, rol, trabajo, trabajar, estudiar, escuela, oficina, boda, aniversario, cumpleaños, navidad, nochevieja, año nuevo,
    semana santa, pascua, reyes, puente, jubilación, luz, lluvia, nieve, hielo, fuego, agua, aire, tierra, cielo, oro, plata, hierro, sal,
    fácil, difícil, simple, libre, mierda, puta, idiota, tonto, estúpido, golf, tenis, fútbol, yoga, ópera, teatro, cine, museo, concierto, spa,
    termas, baños, toro, toros, flores, flor, palma, palmas, once, cien, dos, tres, siete, diez, mil, sin, tres ríos, salud, suerte, vida, amor,
    alegría, mora, lobos, rivera, merced, marina, reina, rey, lento, colonia, orden, mapa, carta, real, mayor, menor, medio, alma, sal, salto,
    hoy, ayer`,
  numbers: `
    un = 1, una = 1, uno = 1, dos = 2, tres = 3, cuatro = 4, cinco = 5, seis = 6, siete = 7, ocho = 8, nueve = 9, diez = 10, once = 11, doce = 12, trece = 13, catorce = 14, quince = 15, dieciséis = 16, diecisiete =
    17, dieciocho = 18, diecinueve = 19, veinte = 20, veintiuno = 21, veintiún = 21, veintiuna = 21, veintidós = 22, veintitrés = 23, veinticuatro = 24, veinticinco = 25, veintiséis = 26, veintisiete = 27, veintiocho = 28,
    veintinueve = 29, treinta = 30, treinta y un = 31, treinta y uno = 31, cuarenta = 40, cincuenta = 50, sesenta = 60, setenta = 70, ochenta = 80, noventa = 90, cien = 100, un par de = 2, par de = 2, un par = 2, ambas = 2, ambos = 2,
    las dos = 2, los dos = 2, unos cuantos = 3, unas cuantas = 3, unos pocos = 3, unas pocas = 3, pocos = 3, pocas = 3, algunos = 3, algunas = 3, varios = 4, varias = 4, una decena de = 10, una docena de = 12, una veintena de = 20`,
  lengths: `
    fin de semana = 2 days, un fin de semana = 2 days, finde = 2 days, un finde = 2 days, fin de semana largo = 3 days, finde largo = 3 days, puente = 3 days, un puente = 3 days, quincena = 15 days, una quincena = 15 days, una semana y media = 10 days, semana y media = 10 days, dos semanas y
    media = 17 days, un día y medio = 2 days, medio día = 1 days, una noche = 1 nights, un mes y medio = 45 days, una semanita = 7 days, semanita = 7 days`,
  units: {
    day: 'día, días, d, jornada, jornadas, días completos, diítas, días enteros',
    night: 'noche, noches, pernoctación, pernoctaciones, n',
    week: 'semana, semanas, sem',
    month: 'mes, meses',
    hour: 'hora, horas, h, hs, hrs, horas de viaje, horas de tren, horas de coche, horas de vuelo, horas en coche, horas en tren',
    km: 'km, kms, kilómetro, kilómetros',
    city: 'ciudad, ciudades, paradas, destinos, lugares, sitios, pueblos, países, etapas, capitales, islas, puntos, escalas',
  },
  ordinalEndings: 'º, o, ª, a, er, ero, ro, do',
  months: [
    'enero, ene',
    'febrero, feb',
    'marzo',
    'abril, abr',
    'mayo, may',
    'junio, jun',
    'julio, jul',
    'agosto, ago, ags',
    'septiembre, setiembre, sept, sep, set',
    'octubre, oct',
    'noviembre, nov',
    'diciembre, dic',
  ],
  weekdays: [
    'lunes, lun',
    'martes',
    'miércoles, mié',
    'jueves, jue',
    'viernes, vie',
    'sábado, sábados, sáb',
    'domingo, domingos, dom',
  ],
  seasons: seasonWords.es,
  dates: {
    today: 'hoy, desde hoy, ahora, ya mismo, ahora mismo, lo antes posible, cuanto antes',
    tomorrow: 'mañana, desde mañana, a partir de mañana',
    dayAfterTomorrow: 'pasado mañana',
    next: 'próximo, próxima, próximos, próximas, que viene, … que viene, siguiente, entrante, … próximo, … próxima, … siguiente',
    this: 'este, esta, estos, estas',
    fromNow: 'dentro de …, de aquí a …',
    early:
      'principios de, a principios de, principio de, comienzos de, a comienzos de, comienzo de, inicios de, a inicios de, inicio de, primeros de, a primeros de, primera semana de, la primera semana de, primera quincena de, la primera quincena de, primera mitad de, principios del mes de',
    mid: 'mediados de, a mediados de, mitad de, a mitad de, mediados del mes de',
    late: 'finales de, a finales de, final de, fines de, a fines de, fin de, últimos de, a últimos de, última semana de, la última semana de, segunda quincena de, la segunda quincena de, segunda mitad de',
    dayMark: 'de',
    yearMark: 'de, del, del año, de este año',
    weekend: 'fin de semana, finde, fines de semana',
  },
  roles: {
    from: 'de, del, desde, desde el, desde la, a partir de, a partir del, saliendo de, saliendo desde, salir de, salir desde, salgo de, salgo desde, salimos de, salimos desde, saldremos de, saldremos desde, saldría de, salida de, salida desde, salida en, con salida desde, con salida en, con salida de, partiendo de, partiendo desde, partir de, partir desde, partimos de, parto de, viajando desde, viajo desde, viajamos desde, viajar desde, yendo desde, ir de, ir desde, viajar de, d, salgo d, salimos d, saliendo d',
    to: 'a, al, a la, a las, a los, hacia, hasta, hasta el, hasta la, para, pa, rumbo a, con destino a, camino a, camino de, en dirección a, llegando a, llegar a, llegada a, ir a, ir hasta, subir a, bajar a, hasta llegar a, viajar a',
    via: 'vía, por, pasando por, pasar por, pasamos por, pasando antes por, a través de, atravesando, cruzando, con parada en, con paradas en, parada en, paradas en, parando en, parar en, haciendo parada en, haciendo escala en, con escala en, escala en, con una parada en, una parada en, por la, por el, haciendo noche en, con alto en',
    in: 'en, en el, en la, en los, en las, por, por el, por la, de, del, para, durante, el, la, los, las, dentro de, alrededor, a lo largo de, a lo largo del, sobre, entre medias, por toda, por todo, en todo, en toda, sin salir de, sin salir del, no salir de, no salir del, no salgamos de, no salimos de, sin abandonar, solo dentro de',
    visit:
      'visitar, visitando, visita a, visita, visitaremos, visitamos, visitemos, ver, viendo, veremos, conocer, conociendo, explorar, explorando, descubrir, descubriendo, recorrer, recorriendo, recorrido por, ruta por, viaje por, viaje a, viajar por, viajar a, viaje en, vacaciones en, circuito por, tour por, gira por, itinerario por, itinerario en, escapada a, paseo por, vuelta por, dar una vuelta por, quiero ir a, queremos ir a, ir a, estar en, quedarme en, quedarnos en, estancia en, alojarnos en, dormir en, dormir una noche en, pasar por, pasar, pasando, incluyendo, incluya, incluir, incluye, que incluya, por ejemplo, como, tipo, sobre todo, sin falta, sin falta a, no puede faltar, no pueden faltar, … no puede faltar, … es imprescindible, imprescindible, imprescindible ver, sí o sí, … sí o sí, que pase por, aterrizar en, turistear por, tour de',
    start:
      'empecemos en, empecemos por, comencemos en, comenzar por, arranca en, empezar desde, empieza por, empezamos por, comenzamos por, empezar en, empezar por, empezando en, empezando por, empiezo en, empieza en, empezamos en, empezaremos en, empiece en, que empiece en, empezar, empezando, empieza, comenzar en, comenzando en, comenzando por, comienza en, comenzamos en, comienzo en, comenzar, comenzando, comenzando el, empezando el, iniciar en, iniciando en, inicio en, inicio, inicia en, iniciando, arrancar en, arrancando en, arrancando por, arrancar por, arranco en, arrancamos en, arrancamos por, partida en, punto de partida, el punto de partida es, aterrizamos en, aterrizo en, aterrizando en, llegamos a, llego a, llegamos al aeropuerto de, volamos a, primera parada, … como punto de partida, … como inicio, a partir del, saliendo el, con inicio en, entrando por, entrar por, entrada por, llegando a, llegada a, llegada y salida en, llegada y salida por, salida y llegada en, salida y regreso en, salida y regreso desde, ida y vuelta desde',
    end: 'acabemos en, terminemos en, termina, acaba, terminar por, acabar por, acabar con, terminar con, finalicemos en, terminamos, acabamos, terminar en, terminando en, termina en, terminamos en, terminaremos en, termine en, que termine en, terminar, terminando, acabar en, acabando en, acaba en, acabamos en, acabaremos en, acabe en, acabar, acabando, finalizar en, finalizando en, finaliza en, finalizando, finalizar, fin en, final en, con final en, con fin en, concluir en, concluyendo en, cerrar en, cerrando en, última parada, parada final, punto final, destino final, volar de vuelta desde, vuelo de vuelta desde, vuelo de regreso desde, regreso desde, vuelta desde, volviendo desde, volver desde, regresar desde, regresando desde, salir por, saliendo por, … como destino final, hasta terminar en, para terminar en, hasta acabar en, y llegada a, con llegada a, llegada y salida en, llegada y salida por, salida y llegada en, salida y regreso en, salida y regreso desde, ida y vuelta desde',
    home: 'vivo en, vivimos en, viviendo en, resido en, residimos en, residente en, residentes en, soy de, somos de, mi casa está en, vuelo desde, vuelos desde, volando desde, volar desde, volamos desde, vuelo de, vuelo saliendo de, volaré desde, volaremos desde, vuelo desde aquí en, en avión desde, mi ciudad es, nuestra ciudad es',
    back: 'volvamos a, volveremos a, volveríamos a, regresemos a, regresaremos a, vuelta a, de vuelta a, y vuelta a, de vuelta en, volver a, volviendo a, volvemos a, vuelvo a, volver hasta, regreso a, de regreso a, regresar a, regresando a, regresamos a, regreso en, con regreso a, con vuelta a, y regreso a, y volver a, y regresar a, retorno a, retornar a, retornando a, vuelta hasta, de nuevo a, de nuevo en',
    base: 'con base en, base en, basándonos en, basados en, basado en, basada en, tomando como base, teniendo como base, usando como base, campamento base en, quedándonos en, quedándome en, alojados en, alojado en, alojándonos en, alojándonos siempre en, durmiendo siempre en, dormir siempre en, siempre durmiendo en, hospedados en, hospedándonos en, establecidos en, … como base, … de base, … como campamento base, … como centro de operaciones, haciendo base en, hacer base en, alojándome en, alojamiento fijo en',
    dayTrip:
      'excursión a, excursiones a, excursión por, excursión de un día a, excursiones de un día a, una excursión a, excursión al, excursión de día a, excursión desde, excursión, excursiones, viaje de un día a, viajes de un día a, escapada de un día a, escapadas de un día a, escapada a, visita de un día a, un día a, día en, … en el día, … de excursión, … en el día desde, … como excursión, … ida y vuelta en el día, paseo de un día a, salida de un día a, … por el día, paseo a',
    between: 'entre, entre el, en algún lugar entre',
    near: 'alrededor de, alrededor del, cerca de, cerca del, cercano a, cercanos a, en los alrededores de, los alrededores de, alrededores de, por los alrededores de, en la zona de, por la zona de, la zona de, próximo a, próximos a, no lejos de, no muy lejos de, … y alrededores, … y cercanías, inmediaciones de, en las cercanías de, junto a, en torno a, por la región de, en la región de',
    until: 'hasta, hasta el, hasta la, a más tardar, a más tardar el, antes del, al, como muy tarde el',
    after: 'después de, después del, tras, tras el, luego de, luego del, pasado el, pasada la',
    before: 'antes de, antes del, antes de ir a, antes de llegar a, previo a',
    not: 'no, ni, sin, sin coger, sin tomar, sin usar, sin pasar por, sin ir a, nunca, jamás, nada de, evitar, evitando, evita, evitemos, evitar el, no quiero, no queremos, no quiero ir en, no en, no por, no a, no al, no ir a, no usar, no coger, no tomar, no volar, no me gusta, no nos gusta, no me gustan, no nos gustan, no me interesa, no nos interesa, no soporto, odio, odiamos, miedo a, miedo al, me da miedo, nos da miedo, tengo miedo a, tengo miedo al, tenemos miedo a, ningún, ninguna, ninguno, prohibido, que no sea, que no sean, no hace falta, para nada, ni hablar de, cero, excluyendo el, … no, nadie quiere, a nadie le gusta, … imposible, … no es posible, … es imposible, … no se puede, … descartado, … ni hablar',
    except:
      'excepto, excepto en, menos, salvo, salvo en, exceptuando, a excepción de, con excepción de, excluyendo, excluir, aparte de, quitando, omitir, omitiendo, saltando, saltándonos, sin contar, sin incluir, pero no, pero no a, pero no en, pero sin, que no sea, ya conozco, ya conocemos, … ya lo conozco, … ya la conozco, … ya lo conocemos, … ya la conocemos, ya visité, ya visitamos, ya he visitado, ya hemos visitado, ya estuve en, ya estuvimos en, ya he estado en, ya hemos estado en, ya fui a, ya fuimos a, ya vi, ya vimos, … ya la vimos, … ya lo vimos, ya he visto, ya hemos visto, conozco ya, conocemos ya, … fuera, … queda fuera, … descartado, … descartada, … queda descartado, … queda descartada, … lo dejamos, … la dejamos, … lo quitamos, … la quitamos, … no vamos, … no iremos, … no queremos ir, … se cae, … ni de broma, … ni hablar, … mejor no, … lo saltamos, … la saltamos, … nos lo saltamos, … nos la saltamos, … para otra vez, … otro año, … cancelado, … cancelada, … ya no, … no entra, … no hace falta, … no me interesa, … no nos interesa',
    instead: 'en vez de, en lugar de, en vez del, en lugar del, en reemplazo de, a cambio de',
    maybe:
      'quizás, quizá, tal vez, a lo mejor, puede que, posiblemente, opcional, … opcional, opcionalmente, … opcionalmente, si hay tiempo, … si hay tiempo, si da tiempo, … si da tiempo, si nos da tiempo, … si nos da tiempo, si me da tiempo, … si me da tiempo, si tenemos tiempo, … si tenemos tiempo, si el tiempo lo permite, … si el tiempo lo permite, si es posible, … si es posible, si se puede, … si se puede, si alcanza el tiempo, … si alcanza el tiempo, si sobra tiempo, … si sobra tiempo, y si da tiempo, eventualmente, igual también',
    only: 'solo, sólo, solamente, únicamente, exclusivamente, … solo, … solamente, … únicamente, … exclusivamente, nada más que, nada más, … nada más, todo en, todo por, puro, puramente, íntegramente en, completamente en',
    prefer:
      'preferiblemente, preferentemente, de preferencia, preferible, prefiero, preferimos, preferiría, preferiríamos, a ser posible, si es posible, si puede ser, mejor, mejor en, sobre todo, principalmente, mayormente, mayoritariamente, especialmente, en lo posible, siempre que se pueda, siempre que sea posible, priorizando, dando prioridad a, idealmente, a poder ser, más bien, dentro de lo posible',
    each: 'cada uno, cada una, … cada uno, … cada una, en cada una, … en cada una, en cada uno, … en cada uno, en cada ciudad, … en cada ciudad, en cada, … en cada, por ciudad, … por ciudad, por lugar, … por lugar, por parada, … por parada, por destino, … por destino, en cada lugar, … en cada lugar, en cada sitio, … en cada sitio, por cada ciudad, cada ciudad, … por sitio, por cabeza, en cada parada, … en cada parada, por país, … por país, en ningún sitio, en ningún lado',
    rest: 'el resto en, el resto a, el resto, resto en, resto, los demás días en, los demás días, demás días, el resto del tiempo en, el resto del tiempo, los días restantes en, los días restantes, días restantes, el tiempo restante en, el tiempo restante, el resto de los días en, el resto de días en, el resto de los días, los días que sobren en, los días que queden en, lo que quede en, el resto del viaje en, y el resto en',
    with: 'con, en, por, mediante, usando, utilizando, por medio de, a bordo de',
  },
  links: {
    and: 'y, e, también, además, además de, así como, más, &, +, y también, junto con, al igual que, tanto, ni',
    or: 'o, u, o bien, ya sea, o sino',
    onward:
      'luego, después, y luego, y después, y de ahí, de ahí, de ahí a, desde ahí, desde ahí a, de allí, de allí a, desde allí, desde allí a, entonces, a continuación, seguido de, seguida de, seguir a, seguir hacia, seguir hasta, siguiendo a, siguiendo hacia, continuar a, continuar hacia, continuando a, continuando hacia, continuar hasta, seguimos a, primero, primeramente, en primer lugar, para empezar, finalmente, por último, al final, para terminar, y finalmente, y por último, más tarde, posteriormente, acto seguido, antes de ir a, pasando luego a, próxima parada, tras eso, después de eso, y al final',
    there: 'allí, allá, ahí',
    setTo: 'a',
    but: 'pero, sino, sin embargo, no obstante, en cambio, aunque, mas, excepto que, por lo demás, si no, eso sí',
    least:
      'al menos, por lo menos, mínimo, como mínimo, mín, min, un mínimo de, mínimo de, no menos de, o más, más de, cuando menos, de mínimo',
    most: 'como máximo, máximo, máx, max, un máximo de, máximo de, a lo sumo, no más de, que no pase de, que no pasen de, que no supere, que no dure más de, sin superar, menos de, o menos, como mucho, hasta, a lo más, nunca más de, de máximo, no más que, tope',
    about:
      'unos, unas, aproximadamente, aprox, más o menos, alrededor de, cerca de, sobre, como, como unos, alrededor, aproximado, en torno a, casi, cosa de, o así, poco más o menos, tipo',
    half: 'medio, media, y medio, y media, la mitad, mitad, la mitad de, la mitad del',
    third: 'un tercio, tercio, la tercera parte, un tercio de, un tercio del',
    mostly: 'la mayor parte del, la mayor parte de, la mayoría del, mayor parte, casi todo el',
    ofTheTrip:
      'tiempo, del tiempo, del viaje, de las vacaciones, viaje, de la estancia, de los días, del recorrido',
    correction:
      'no espera, espera, espera no, ay no, no mejor, mejor no, no perdón, perdón, bueno no, no bueno, digo, quiero decir, o mejor dicho, mejor dicho, o más bien, pensándolo bien, ah no',
    firstStop:
      'primera ciudad, primera parada, la primera, primer destino, en la primera, el primero, la primera etapa',
    lastStop:
      'última ciudad, última parada, la última, último destino, último sitio, en la última, el último, la última etapa',
    fromThere:
      'de ahí, desde ahí, de allí, desde allí, de allá, desde allá, a partir de ahí, y de ahí, de ahí a, desde ahí a, de allí a, desde allí a',
    than: 'que, q',
    secondStop: 'segunda ciudad, segunda parada, la segunda, en la segunda, segundo destino, segunda etapa',
    thirdStop: 'tercera ciudad, tercera parada, la tercera, en la tercera, tercer destino',
    firstTwo: 'las dos primeras, los dos primeros, dos primeras, primeras dos, las primeras dos',
    lastTwo: 'las dos últimas, los dos últimos, dos últimas, últimas dos, las últimas dos',
    bothStops: 'las dos, los dos, ambas, ambos',
  },
  wishes: {
    loop: 'donde empezamos, donde comenzamos, al punto de partida, al inicio del viaje, ida y vuelta, de ida y vuelta, ida y regreso, circuito, viaje circular, ruta circular, circular, en círculo, y vuelta, y de vuelta, y volver, y regreso, y regresar, volver al punto de partida, regresar al punto de partida, vuelta al punto de partida, regresando al mismo punto, de vuelta a casa, volver a casa, regresar a casa, volviendo a casa, vuelta a casa, empezando y terminando en, empezar y terminar en, empezar y acabar en, empezando y acabando en, comenzar y terminar en, comenzando y terminando en, comenzando y finalizando en, salida y llegada en, salida y regreso en, salida y llegada a, salida y regreso a, saliendo y volviendo a, saliendo y regresando a, iniciando y terminando en, mismo punto de salida y llegada, estar en casa otra vez, de vuelta en casa',
    anyOrder:
      'en cualquier orden, cualquier orden, el orden da igual, da igual el orden, me da igual el orden, nos da igual el orden, el orden no importa, no importa el orden, sin importar el orden, sin orden, sin un orden, en el mejor orden, el mejor orden, mejor orden, orden óptimo, en el orden óptimo, en el orden que quieras, en el orden que sea mejor, en el orden más lógico, orden lógico, en orden lógico, el orden más lógico, optimiza el orden, optimizar el orden, optimizando el orden, ruta óptima, ruta más corta, la ruta más corta, la mejor ruta, mejor ruta, el orden que prefieras, orden indistinto, en el orden más eficiente, orden libre',
    inOrder:
      'en ese orden, en este orden, en el orden indicado, por ese orden, por este orden, en orden, en ese mismo orden, exactamente en ese orden, respetando el orden, siguiendo ese orden',
    overland:
      'por tierra, vía terrestre, por vía terrestre, terrestre, sin volar, sin aviones, sin avión, sin vuelos, sin coger aviones, sin tomar aviones, sin coger un avión, sin tomar un avión, sin coger avión, sin tomar avión, nada de aviones, todo por tierra',
    firstLeg:
      'la ida, de ida, a la ida, ida, para la ida, vuelo de ida, el primer tramo, primer tramo, el viaje de ida, el primer trayecto, primer trayecto',
    lastLeg:
      'la vuelta, de vuelta, a la vuelta, vuelta, para la vuelta, el regreso, de regreso, regreso, vuelo de vuelta, vuelo de regreso, el último tramo, último tramo, el viaje de vuelta, volver en, vuelta en, regreso en, volviendo en, en casa, de vuelta en casa, el último trayecto, último trayecto',
  },
  transport: wayWords.es,
  directions: {
    north:
      'norte de, el norte de, el norte del, norte del, al norte de, al norte del, en el norte de, en el norte del, por el norte de, el norte, norte, … del norte, … norte, septentrional, zona norte de',
    south:
      'sur de, el sur de, el sur del, sur del, al sur de, al sur del, en el sur de, en el sur del, por el sur de, el sur, sur, … del sur, … sur, meridional, zona sur de',
    east: 'este de, el este de, el este del, este del, al este de, en el este de, por el este de, el este, oriente de, … del este, … oriental, oriental, levante',
    west: 'oeste de, el oeste de, el oeste del, oeste del, al oeste de, en el oeste de, por el oeste de, el oeste, oeste, occidente de, … del oeste, … occidental, occidental, … oeste',
    centre:
      'centro de, el centro de, el centro del, centro del, en el centro de, por el centro de, corazón de, el corazón de, … central, … centro, interior de, el interior de',
  },
  themes: {
    beach:
      'playa, playas, playita, playitas, playero, playera, mar, el mar, sol y playa, costa, costas, litoral, bañarse, bañarnos, bañarme, nadar, tomar el sol, tomar sol, sol, calas, cala, arena, arena blanca, pueblos costeros, costero, costeros, balneario, balnearios',
    island:
      'isla, islas, isleño, de isla en isla, archipiélago, islita, islas paradisíacas, isla en isla, saltar de isla en isla',
    mountains:
      'montaña, montañas, sierra, sierras, cumbres, picos, volcán, volcanes, cordillera, alpino, alpina, cerros, pueblos de montaña, montañoso, altas montañas, alta montaña',
    hiking:
      'senderismo, senderista, senderos, caminata, caminatas, caminar, andar, trekking, trek, rutas a pie, excursionismo, montañismo, escalada, escalar, paseos, pasear, hiking, marcha, a pie, rutas de senderismo, caminando',
    skiing:
      'esquí, esquiar, ski, esquís, snowboard, nieve, deportes de invierno, estación de esquí, estaciones de esquí, pistas de esquí, esquiando',
    nature:
      'naturaleza, natural, naturales, parque nacional, parques nacionales, parques naturales, bosque, bosques, cascada, cascadas, cataratas, paisaje, paisajes, campo, cañones, cañón, fiordos, fiordo, glaciar, glaciares, selva, selvas, jungla, jardines, aire libre, al aire libre, miradores, cerezos en flor, verde, ecoturismo, rural, rurales, turismo rural, cuevas, cenotes, reservas naturales, aventura en la naturaleza, bosque lluvioso, panorámicas, desfiladeros',
    wildlife:
      'animales, fauna, vida salvaje, vida silvestre, safari, safaris, aves, pájaros, ballenas, avistamiento de ballenas, avistamiento de aves, elefantes, gorilas, leones, observar animales, zoo, zoológico, animales salvajes, delfines, tortugas, pingüinos',
    desert: 'desierto, desiertos, dunas, duna, oasis, camello, camellos, noche en el desierto',
    lakes: 'lago, lagos, laguna, lagunas, orillas del lago, los lagos, embalses, a orillas de un lago',
    diving:
      'buceo, bucear, submarinismo, snorkel, snórkel, esnórquel, esnorquelear, hacer snorkel, arrecife, arrecifes, coral, corales, buceando, snorkeling',
    surfing:
      'surf, surfear, surfista, surfistas, kitesurf, windsurf, olas, clases de surf, surfing, kitesurfing, surfeando',
    wine: 'vino, vinos, viñedo, viñedos, bodega, bodegas, enoturismo, cata de vinos, catas de vino, cata de vino, enológic*, ruta del vino, vinícola, vinícolas, viñas, región vinícola, regiones vinícolas, degustación de vinos, vitivinícola, enología',
    food: 'gastronomía, gastronómic*, comida, comer, comer bien, buena comida, buen comer, cocina, culinari*, restaurantes, restaurante, tapas, tapeo, ir de tapas, tapear, comida callejera, street food, mercados, mercado, cerveza, cervezas, cervecerías, café, foodie, foodies, clases de cocina, platos típicos, comida típica, comida local, mariscos, pintxos, quesos, tacos, chocolate, asado',
    history:
      'historia, históric*, cultura, cultural, culturales, museo, museos, patrimonio, patrimonio de la humanidad, antigu*, ruinas, arqueología, arqueológic*, medieval, medievales, edad media, casco antiguo, cascos antiguos, casco histórico, centro histórico, centros históricos, unesco, monumentos, romano, romanos, romanas, colonial, coloniales, mayas, incas, pirámides, pueblos blancos, pueblos medievales, ruinas mayas, guerra civil, ciudades históricas, zona arqueológica, zonas arqueológicas',
    art: 'arte, artes, galería, galerías, pintura, pinturas, museos de arte, artístic*, arte moderno, arte contemporáneo, arte urbano, bellas artes, cuadros, pintores, exposiciones',
    architecture:
      'arquitectura, arquitectónic*, edificios, catedral, catedrales, rascacielos, palacio, palacios, gótico, gótica, modernismo, modernista, barroco, barroca, art nouveau, gaudí, mudéjar, renacimiento',
    castles:
      'castillo, castillos, fortaleza, fortalezas, alcázar, alcázares, alcazaba, fuertes, ciudadela, murallas',
    religion:
      'templo, templos, monasterio, monasterios, peregrinación, peregrinaje, iglesia, iglesias, mezquita, mezquitas, santuario, santuarios, espiritual, religios*, camino de santiago, basílica, basílicas, convento, conventos, lugares santos, peregrino, peregrinos, espiritualidad',
    nightlife:
      'vida nocturna, fiesta, fiestas, salir de fiesta, ir de fiesta, discotecas, discoteca, bares, bar, clubes, clubs, copas, marcha nocturna, de fiesta, salir de noche, pubs, juerga, antros, boliches, rumba, carrete, parranda, reventón',
    music:
      'música, concierto, conciertos, ópera, festival, festivales, jazz, música en vivo, música en directo, musical, flamenco, tango, salsa, fado, música clásica, tablao, milonga, tecno',
    shopping:
      'compras, ir de compras, de compras, tiendas, shopping, zoco, zocos, bazar, bazares, centros comerciales, mercado navideño, mercados navideños, mercadillo, mercadillos, mercadillos navideños, mercadillo navideño, mercadillos de navidad, mercados de navidad, mercado de navidad, rastro, outlet, artesanías, artesanía, moda',
    spa: 'spa, spas, termas, termal, termales, aguas termales, baños termales, balneario termal, bienestar, wellness, masajes, masaje, onsen, hammam, baños árabes, sauna, fuentes termales, pozas termales, relajación en spa',
    family:
      'parque de atracciones, parques de atracciones, parque temático, parques temáticos, parque de diversiones, parques de diversiones, disneyland, disney, portaventura, para niños, apto para niños, apta para niños, adecuado para niños, planes con niños, zonas infantiles, legoland, puy du fou, acuario, warner',
    romance:
      'romántic*, romance, luna de miel, aniversario, aniversario de bodas, enamorados, viaje de novios, viaje de bodas, san valentín, pedida de mano, pedir matrimonio',
    auroras: 'auroras boreales, aurora boreal, auroras, luces del norte, aurora',
  },
  pace: {
    slow: 'tranquil*, tranquilamente, tranqui, tranqui tranqui, con calma, calma, relajad*, relajante, relajarme, relajarnos, relajarse, relax, relajación, descansar, descanso, despacio, lento, lenta, lentamente, sin prisa, sin prisas, sin correr, sin agobios, sin agobio, sin estrés, sin estres, sin apuro, sin apuros, pausad*, a nuestro ritmo, a mi ritmo, ritmo tranquilo, ritmo lento, ritmo pausado, ritmo relajado, ritmo suave, a ritmo lento, no muy cansado, no muy cansador, nada de prisas, no muy apretado, no tan apretado, no muy intenso, no demasiado intenso, no muy ajetreado, no correr, no ir corriendo, no ir con prisas, con tiempo, slow travel, más tranquilo, más lento, más despacio, más relajado, con más calma, menos apretado, menos intenso, desconectar, a poco ritmo, sin madrugar, sosegad*',
    normal: 'ritmo normal, ritmo moderado, ritmo medio',
    fast: 'tantas ciudades como sea posible, el máximo de ciudades, el mayor número de ciudades, el mayor número posible de ciudades, las más ciudades posibles, cuantas más ciudades mejor, todas las ciudades posibles, lo máximo posible, lo más posible, todo lo posible, el máximo posible, ver lo máximo posible, ver todo lo posible, verlo todo, ver todo, la mayor cantidad de ciudades, la mayor cantidad de ciudades posible, la mayor cantidad de lugares, muchas ciudades, rápid*, rápidamente, intens*, ritmo intenso, ritmo rápido, a tope, apretado, ajetreado, a full, más rápido, más intenso, express, exprés, a toda velocidad, dinámic*, aprovechar al máximo, aprovechando al máximo, sin parar',
  },
  company: {
    alone:
      'sola, yo solo, yo sola, en solitario, por mi cuenta, viajo solo, viajo sola, viajar solo, viajar sola, viajera sola, viajero solo, mochilero solo, conmigo mismo, solitario',
    couple:
      'en pareja, pareja, mi pareja, con mi pareja, mi mujer, con mi mujer, mi marido, con mi marido, mi esposa, con mi esposa, mi esposo, con mi esposo, mi novia, con mi novia, mi novio, con mi novio, mi novia y yo, mi novio y yo, mi mujer y yo, mi marido y yo, mi esposa y yo, mi esposo y yo, dos personas, recién casados, prometida, prometido, mi polola, mi pololo, somos pareja, mi chica, mi chico',
    family:
      'familia, en familia, con la familia, con mi familia, familiar, niños, niño, niña, niñas, con niños, con los niños, con mis hijos, hijos, hijo, hija, mis hijos, nuestros hijos, bebé, bebés, bebe, peques, nenes, chicos pequeños, críos, adolescente, adolescentes, nietos, nieto, hijas, pequeños de la casa',
    friends:
      'amigos, amigas, con amigos, con amigas, entre amigos, entre amigas, con mis amigos, con mis amigas, grupo de amigos, grupo de amigas, un amigo, una amiga, con un amigo, con una amiga, colegas, despedida de soltero, despedida de soltera, viaje de fin de curso, viaje de egresados, compas, cuates, panas, parceros',
    seniors:
      'mayores, personas mayores, gente mayor, jubilados, jubilado, jubilada, tercera edad, mis padres, con mis padres, mis papás, con mis papás, abuelos, mis abuelos, abuela, abuelo, mi madre, mi padre, mi mamá, mi papá, con mi madre, con mi mamá, con mi padre, con mi papá, suegros, adultos mayores, imserso, movilidad reducida, jubiladas, parejas jubiladas, nietos mayores',
    group:
      'grupo, en grupo, un grupo de, grupo de, viaje escolar, colegio, clase, compañeros, compañeros de trabajo, empresa, equipo, instituto, asociación',
    pet: 'perro, perros, perra, perrito, perrita, con perro, con mi perro, con mi perra, con nuestro perro, nuestro perro, mi perro, gato, mascota, mascotas, con mascota, con mascotas',
  },
  budget: {
    low: 'barat*, baratito, económic*, bajo presupuesto, presupuesto bajo, presupuesto ajustado, presupuesto limitado, presupuesto reducido, poco presupuesto, bajo costo, bajo coste, low cost, de bajo presupuesto, poco dinero, con poco dinero, sin gastar mucho, sin gastar demasiado, gastando poco, gastar poco, ahorrar, ahorrando, ahorro, asequible*, accesible de precio, no muy caro, no muy cara, no caro, no tan caro, que no sea caro, que no sea muy caro, que no salga caro, lo más barato posible, lo más económico posible, más barato, más económico, mochilero, mochileros, mochilera, mochila, de mochileros, mochilear, mochileando, estudiante, estudiantes, hostales baratos, albergues, con poca plata, poca plata, poca lana, lo menos posible, presupuesto',
    medium: 'presupuesto medio, gama media, presupuesto normal, presupuesto moderado, precio medio',
    high: 'lujo, de lujo, lujos, lujoso, lujosa, lujosos, lujosas, cinco estrellas, 5 estrellas, alta gama, de alto nivel, sin límite de presupuesto, presupuesto alto, presupuesto ilimitado, sin importar el precio, el dinero no importa, el dinero no es problema, primera clase, caro, exclusiv*, todo lujo, más caro, premium, capricho',
  },
  edits: {
    add: 'añade, añadir, añádeme, añadimos, añada, añádele, agrega, agregar, agrégame, agregale, agrégale, agregá, agregue, suma, sumar, súmale, sumale, incluye, incluir, incluí, inserta, insertar, mete, meter, mete también, pon, poner, ponme, pon también, incorpora, incorporar, quiero añadir, quiero agregar, también quiero, también queremos, además quiero',
    remove:
      'quita, quitar, quitá, quítame, quítale, quite, elimina, eliminar, elimine, eliminá, borra, borrar, borrá, saca, sacar, sacá, saque, sácame, suprime, suprimir, descarta, descartar, omite, omitir, salta, saltar, sáltate, excluye, excluir, deja fuera, dejar fuera, sin, cancela, cancelar, retira, retirar, prescindir de, mejor sin, ya no quiero, olvida, olvídate de, quitamos, sacamos, dejamos fuera, saltamos',
    replace:
      'reemplaza, reemplazar, reemplazá, reemplace, sustituye, sustituir, sustituya, cambia, cambiar, cambiá, cambie, cámbiame, intercambia, intercambiar, permuta, modifica, modificar, convierte, remplaza, remplazar',
    more: 'más, … más, extra, adicional, adicionales, … adicional, … adicionales, otro, otra, otros, otras, … extra, de más, el tiempo extra, tiempo extra, el tiempo que sobra, tiempo de más',
    less: 'menos, … menos, menos días, de menos',
    longer:
      'más tiempo, más largo, más larga, alarga, alargar, alargá, alargue, alárgalo, extiende, extender, extendé, prolonga, prolongar, amplía, ampliar, aumenta, aumentar, quedarnos más, quedarme más, quedarse más, un poco más, muy corto, demasiado corto, demasiado corta, más días',
    shorter:
      'más corto, más corta, acorta, acortar, acortá, acórtalo, reduce, reducir, recorta, recortar, menos tiempo, un poco menos, muy largo, demasiado largo, demasiado larga, demasiado tiempo, abrevia, disminuye, disminuir, más breve',
    move: 'mueve, mover, mové, muévelo, traslada, trasladar, pasa, pasar, pon, poner, adelanta, adelantar, atrasa, atrasar, retrasa, retrasar, pospón, posponer, coloca, colocar, desplaza, corre, lleva',
    later:
      'más tarde, después, luego, retrasa, retrasar, retrásalo, retrasamos, atrasa, atrasar, aplaza, aplazar, pospón, posponer, posterga, postergar, corre, correr',
    earlier: 'antes, más temprano, más pronto, adelanta, adelantar, adelántalo, adelantamos',
    inItsPlace: 'en vez de eso, en lugar de eso, en su lugar, en cambio, mejor',
    freed:
      'esas noches, estas noches, sus noches, las noches que tenía, aquellas noches, esos días, esa noche, los mismos días, las mismas noches, mismos días, mismas noches',
    toStart:
      'al principio, al inicio, al comienzo, en primer lugar, primero, de primero, como primera parada, en primera posición, al principio del viaje, al inicio del viaje, lo primero',
    toEnd:
      'al final, al final del viaje, en último lugar, lo último, de último, última, como última parada, en última posición, para el final, al último, hasta el final',
    reverse:
      'al revés, invierte, invertir, invertí, invierte el orden, invertir el orden, en sentido contrario, sentido contrario, orden inverso, en orden inverso, a la inversa, en sentido inverso, dale la vuelta, dar la vuelta, da la vuelta a la ruta, inviértelo, sentido inverso, ruta inversa, invierte la ruta, en dirección contraria, de atrás para adelante, invertimos, démosle la vuelta',
    another:
      'otra propuesta, otra opción, otra ruta, otro viaje, otro plan, otro itinerario, otra idea, otra alternativa, otra cosa, algo diferente, algo distinto, alternativa, alternativas, una alternativa, diferente, un viaje diferente, una ruta diferente, ruta diferente, otra vez, de nuevo, inténtalo de nuevo, intenta otra vez, prueba otra vez, sorpréndeme, sorpréndenos, nueva propuesta, vuelve a intentarlo, otro distinto, rehaz, rehacer',
  },
  clitics: 'me, nos, le, les, lo, la, los, las',
  nameEndings: [],
  letters: [],
  places: `
    eeuu = US, ee uu = US, eua = US, usa = US, estados unidos = US, los estados unidos = US, gringolandia = US, reino unido = GB, gran bretaña = GB, inglaterra = England, holanda = NL, países bajos = NL, emiratos = AE, emiratos árabes =
    AE, chequia = CZ, república checa = CZ, rep checa = CZ, bosnia = BA, corea = KR, corea del sur = KR, república dominicana = DO, rep dominicana = DO, méxico = MX, méjico = MX, cdmx = Mexico City, df = Mexico City, ciudad de méxico = Mexico
    City, baires = Buenos Aires, capital federal = Buenos Aires, bcn = Barcelona, costa azul = French Riviera, riviera francesa = French Riviera, riviera italiana = Italian Riviera, sur de francia = South of France, sur de españa =
    Southern Spain, norte de españa = Northern Spain, sudeste asiático = Southeast Asia, sureste asiático = Southeast Asia, europa del este = Eastern Europe, europa central = Central Europe, centroeuropa = Central Europe, centro europa = Central
    Europe, europa del norte = Northern Europe, sudamérica = South America, suramérica = South America, américa del sur = South America, centroamérica = Central America, latinoamérica = South America, norteamérica =
    US, medio oriente = Middle East, oriente medio = Middle East, balcanes = Balkans, países bálticos = Baltics, bálticos = Baltics, países nórdicos = Nordics, escandinavia = Scandinavia, benelux = Benelux, toscana = Tuscany, sicilia =
    Sicily, cerdeña = Sardinia, apulia = Apulia, puglia = Apulia, lombardía = Lombardy, baviera = Bavaria, selva negra = Black Forest, tirol = Tyrol, escocia = Scotland, cornualles = Cornwall, canarias = Canary
    Islands, islas canarias = Canary Islands, baleares = Balearic Islands, islas baleares = Balearic Islands, mallorca = Mallorca, costa brava = Costa Brava, costa del sol = Costa del Sol, país vasco = Basque Country, euskadi =
    Basque Country, picos de europa = Picos de Europa, cícladas = Cyclades, creta = Crete, algarve = Algarve, azores = Azores, madeira = Madeira, costa amalfitana = Amalfi Coast, lago de como = Lake Como, lago di como =
    Lake Como, lago de garda = Lake Garda, mar báltico = Baltic Sea, mediterráneo = Mediterranean, valle del loira = Loire Valley, castillos del loira = Loire Valley, alsacia = Alsace, bretaña = Brittany, normandía =
    Normandy, provenza = Provence, córcega = Corsica, transilvania = Transylvania, istria = Istria, dalmacia = Dalmatia, riviera maya = Riviera Maya, yucatán = Yucatán, patagonia = Patagonia, eje cafetero = Coffee
    Axis, valle sagrado = Sacred Valley, ciudad eterna = Rome, ciudad luz = Paris, la gran manzana = New York City, nyc = New York City, nueva york = New York City, italianas = IT, españolas = ES, francesas = FR, portuguesas = PT, griegas = GR,
    griegos = GR, japonesas = JP, europeas = Europe, europeos = Europe, alemanas = DE, marruecos = MA`,
  texts: {
    'names.between': 'De {from} a {to} en {days, plural, one {# día} many {# días} other {# días}}',
    'names.round': 'Circuito desde {start} en {days, plural, one {# día} many {# días} other {# días}}',
    'names.area': '{where}: {days, plural, one {# día} many {# días} other {# días}}',
    'names.cities': '{names}: {days, plural, one {# día} many {# días} other {# días}}',
    description: '{stops}. Transporte: {types}.',
    stopWithDays: '{name} ({days, plural, one {# día} many {# días} other {# días}})',
    'types.plane': 'avión',
    'types.train': 'tren',
    'types.bus': 'autobús',
    'types.car': 'coche',
    'days.first': 'Comienzo en {city}.',
    'days.leave':
      'De {city} a {next} en {type, select, plane {avión} train {tren} bus {autobús} car {coche} other {}}.',
    'days.arrive':
      'En {type, select, plane {avión} train {tren} bus {autobús} car {coche} other {}} de {from} a {city}, unos {km, number} km.',
    'days.underway': 'En camino de {from} a {to}.',
    'days.explore': 'Un día para descubrir {city}.',
    'days.more': 'Más de {city}, sin prisas.',
    'days.around': '{city} y sus alrededores.',
    'days.home':
      'Últimas horas en {city} y regreso a {home} en {type, select, plane {avión} train {tren} bus {autobús} car {coche} other {}}.',
    'days.outing': 'Una excursión de {city} a {other}, ida y vuelta.',
    understoodNothing:
      'No se ha encontrado ningún lugar en la frase. Indica una ciudad, un país o una región, por ejemplo «10 días en Italia en tren».',
    unknownPlace: '«{name}» no está en el índice de lugares y se ha dejado fuera.',
    defaultDays:
      'No se indicó la duración, así que el viaje tiene {days, plural, one {# día} many {# días} other {# días}}.',
    pastDate: 'Esa fecha ya ha pasado: {day}.',
    chosenCities:
      '{where}: {count, plural, one {se ha elegido # ciudad por ser muy conocida.} many {se han elegido # ciudades por ser conocidas y estar cerca unas de otras.} other {se han elegido # ciudades por ser conocidas y estar cerca unas de otras.}}',
    fewerCities:
      '{asked, number} ciudades no caben en {days, plural, one {# día} many {# días} other {# días}}; el plan tiene {kept, number}.',
    crowded:
      '{cities, number} ciudades en {days, plural, one {# día} many {# días} other {# días}} dejan poco tiempo en cada una.',
    noLand: 'No hay camino por tierra de {from} a {to}, así que ese tramo es en avión.',
    ferry: 'Entre {from} y {to} parte del camino es en ferry.',
    refusedPlane: 'De {from} a {to} no se puede ir sin avión, así que ese tramo es un vuelo.',
    avoided: '{name} se pedía y también se quería evitar; se ha dejado fuera.',
    startChosen: 'El viaje comienza en {name}.',
    townFor: 'Para este deseo se ha elegido {name}.',
    leftOut: '{name} se ha dejado fuera: no cabe en el viaje.',
    passedThrough: 'Solo hay tiempo de pasar por {names}.',
    otherNights:
      '{name} tiene {nights, plural, one {# noche} many {# noches} other {# noches}} en lugar de {asked, number}.',
    otherLength:
      'El viaje tiene {days, plural, one {# día} many {# días} other {# días}} en lugar de {asked, number}.',
    otherCount:
      'El viaje tiene {kept, plural, one {# ciudad} many {# ciudades} other {# ciudades}} en lugar de {asked, number}.',
    otherOrder: 'El orden pedido se contradice; ahora es {names}.',
    longLeg:
      'De {from} a {to} se tarda {hours, plural, one {alrededor de # hora} many {unas # horas} other {unas # horas}}.',
    otherTransport:
      'De {from} a {to} se va en {type, select, plane {avión} train {tren} bus {autobús} car {coche} other {}}: nada de lo que se pedía llega allí.',
    noNightTrain: 'Ningún tren ni autobús nocturno encaja en este viaje.',
    closedBorder: 'La frontera entre {from} y {to} está cerrada.',
    noSuchTown: 'Ningún lugar de este viaje encaja con este deseo.',
    outOfSeason: 'No es la temporada para {names}.',
    nextYear: '{day} ya ha pasado, así que el viaje comienza el {next}.',
    otherDates: 'No se pueden cumplir todas las fechas; el viaje comienza el {day}.',
    noTime: 'No hay tiempo para {where}.',
    shorterOrder: 'Se ha respetado el orden indicado. Uno más corto sería {names}.',
    tooFar:
      'De {from} a {to} está demasiado lejos en {wanted, select, plane {avión} train {tren} bus {autobús} car {coche} other {}} para el tiempo que hay, así que ese tramo es en avión.',
    ferryInstead:
      'Entre {from} y {to} hay que tomar el ferry; los viajes no tienen barcos, así que el tramo figura como autobús.',
    noTrains: '{country}: no hay trenes de pasajeros fiables, así que se usa el autobús.',
    chosenBetween: 'Las paradas del camino se han elegido por ser conocidas y estar cerca de la ruta.',
    chosenAround:
      'No se indicó ningún destino, así que el viaje va a ciudades conocidas alrededor de {name}.',
    longer:
      'Solo el trayecto dura más de {asked, plural, one {# día} many {# días} other {# días}}, así que el viaje tiene {days, number}.',
    dayTrip:
      'Un viaje necesita dos ciudades, así que se ha añadido una excursión de {city} a {other}; quítala si prefieres quedarte.',
  },
}
