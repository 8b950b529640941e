import { legTypes } from '#shared/collections/travel-items.ts'

/** The ways to travel that people name: those of legs, and ferries, night trains and night buses. */
export const transportNames = [...legTypes, 'ferry', 'nightTrain', 'nightBus'] as const
export type TransportName = (typeof transportNames)[number]

type WordsOfWays = Readonly<Record<TransportName, string>>

/**
 * The words for the ways to travel in each language that the assistant reads, separated by commas. A word with "*" can
 * have any ending. The assistant reads prompts with them, and an import the types of legs in tables.
 */
export const wayWords = {
  en: {
    train:
      'train, trains, rail, railway, railways, railroad, interrail, interrailing, eurail, train ride, rail trip, bullet train, shinkansen, high speed train, high speed trains, tgv, amtrak, eurostar',
    bus: 'bus, buses, coach, coaches, flixbus, greyhound, public bus, local buses',
    car: 'car, cars, drive, driving, drives, road trip, roadtrip, road trips, road tripping, self drive, self driving, rental car, rent a car, renting a car, hire car, hire a car, hiring a car, campervan, camper van, camper, motorhome, rv, by road, motorbike, motorcycle, van, own car, our car, my car, car rental, taxi, taxis, cab, uber, minivan, minibus hire',
    plane:
      'plane, planes, fly, flying, flight, flights, by air, airplane, airplanes, aeroplane, domestic flights, air travel, flies',
    ferry: 'ferry, ferries, boat, boats, ship, ships, by sea, cruise',
    nightTrain:
      'night train, night trains, sleeper train, sleeper trains, overnight train, overnight trains, sleeper, couchette, nightjet',
    nightBus: 'night bus, night buses, overnight bus, overnight buses, sleeper bus',
  },
  de: {
    train:
      'zug, züge, zügen, zugs, bahn, bahnen, zugfahrt, zugfahrten, zugreise, zugreisen, zugtour, bahnreise, bahnreisen, bahnfahrt, bahnfahrten, eisenbahn, ice, ic, regionalzug, regionalzüge, interrail, interrailen, interrailticket, bahncard, deutschlandticket, deutsche bahn, öbb, sbb, db, tgv, railjet, schnellzug, hochgeschwindigkeitszug, hochgeschwindigkeitszüge, shinkansen, schiene, schienen, interrailpass, zugreiseroute, bahntour, bahnurlaub',
    bus: 'bus, busse, bussen, busses, fernbus, fernbusse, fernbussen, flixbus, busreise, busfahrt, busreisen, busfahrten, reisebus, linienbus, linienbusse, überlandbus, überlandbusse, postbus',
    car: 'auto, autos, autofahrt, autofahrten, autoreise, pkw, wagen, mietwagen, mietauto, leihwagen, roadtrip, roadtrips, road trip, rundreise mit dem auto, wohnmobil, wohnmobils, womo, camper, campervan, van, bulli, wohnwagen, motorrad, motorradtour, motorradreise, eigenem auto, eigenen auto, eigenes auto, selbstfahrer, selbstfahrerreise, e auto, elektroauto, autotour, autobahn, kfz, fahrzeug, taxi, taxis',
    plane:
      'flugzeug, flugzeugs, flugzeuge, flug, flüge, flügen, fluges, fliegen, fliege, fliegt, geflogen, flieger, fliegerei, inlandsflug, inlandsflüge, inlandsflügen, flugreise, hinfliegen, zurückfliegen, billigflieger, langstreckenflug',
    ferry:
      'fähre, fähren, schiff, schiffe, schiffs, boot, boote, schifffahrt, kreuzfahrt, autofähre, schnellboot, schiffsreise, seeweg',
    nightTrain:
      'nachtzug, nachtzüge, nachtzügen, nightjet, schlafwagen, liegewagen, nachtzugverbindung, mit dem zug über nacht, schlafwagenzug',
    nightBus: 'nachtbus, nachtbusse, nachtbussen, mit dem bus über nacht',
  },
  fr: {
    train:
      'train, trains, tgv, rail, rails, chemin de fer, chemins de fer, ferroviaire, sncf, interrail, pass interrail, eurostar, thalys, ter, train à grande vitesse, trains à grande vitesse, ouigo, intercités, voie ferrée, trajet en train, voyage en train, shinkansen',
    bus: 'bus, car, cars, autocar, autocars, autobus, flixbus, blablabus, bus locaux, blablacar bus',
    car: 'voiture, voitures, auto, conduire, conduis, rouler, location de voiture, voiture de location, louer une voiture, louant une voiture, en louant une voiture, véhicule, road trip, roadtrip, road trips, van, fourgon, fourgon aménagé, camping car, van aménagé, moto, motos, à moto, en moto, notre voiture, ma voiture, volant, autotour, covoiturage, bagnole, caravane, voiture électrique, taxi, en taxi, vtc',
    plane:
      'avion, avions, vol, vols, voler, aérien, aérienne, vols intérieurs, vol intérieur, vol interne, vols internes, low cost aérien, par les airs',
    ferry:
      'ferry, ferries, ferrys, bateau, bateaux, traversier, par la mer, croisière, navire, traversée en bateau',
    nightTrain:
      'train de nuit, trains de nuit, train couchette, trains couchettes, couchette, couchettes, nightjet, wagon lit, wagons lits, train couchettes, intercités de nuit',
    nightBus: 'bus de nuit, bus nocturne, car de nuit, autocar de nuit, bus nocturnes',
  },
  es: {
    train:
      'tren, trenes, ferrocarril, ferroviario, ferroviaria, ave, renfe, interrail, interraíl, alta velocidad, tren de alta velocidad, trenes de alta velocidad, tren bala, cercanías, viaje en tren, eurail, ouigo, avlo, iryo, vía férrea, shinkansen',
    bus: 'autobús, autobuses, bus, buses, autocar, autocares, camión, camiones, micro, micros, colectivo, colectivos, ómnibus, flixbus, alsa, guagua, guaguas, flota, flotas, ado',
    car: 'coche, coches, carro, carros, auto, autos, conducir, conduciendo, conduzco, manejar, manejando, manejo, coche de alquiler, coche alquilado, alquilar un coche, alquilando un coche, alquilar coche, alquiler de coche, auto rentado, rentar un auto, rentar auto, carro rentado, rentar un carro, renta de auto, alquilar un auto, alquilando un auto, alquiler de auto, carretera, por carretera, road trip, roadtrip, autocaravana, caravana, camper, furgoneta, furgo, campervan, motorhome, casa rodante, moto, motos, en moto, coche propio, nuestro coche, mi coche, vehículo, van, taxi, en taxi, uber, remís',
    plane:
      'avión, aviones, vuelo, vuelos, volar, volando, volamos, vuelo directo, vuelos internos, vuelo interno, vuelos domésticos, vuelos nacionales, por aire, vía aérea, avionetas, vuela, volemos',
    ferry:
      'ferry, ferries, ferris, barco, barcos, transbordador, por mar, crucero, lancha, navegando, balsa, catamarán',
    nightTrain:
      'tren nocturno, trenes nocturnos, tren de noche, tren hotel, trenhotel, coche cama, coches cama, litera, literas, nightjet, trenes de noche',
    nightBus:
      'autobús nocturno, autobuses nocturnos, bus nocturno, buses nocturnos, bus de noche, autobús de noche, bus cama, coche cama en bus, micro nocturno',
  },
  it: {
    train:
      'treno, treni, ferrovia, ferrovie, ferroviario, ferroviaria, frecciarossa, freccia, frecce, italo, trenitalia, interrail, alta velocità, treno ad alta velocità, treni ad alta velocità, treni regionali, treno regionale, viaggio in treno, intercity, tgv, eurostar, regionale veloce, shinkansen, rotaia',
    bus: 'autobus, bus, pullman, corriera, corriere, autolinea, flixbus, pulman, torpedone, autobus di linea, bus locali',
    car: "auto, macchina, automobile, automobili, macchine, guidare, guidando, guido, noleggio auto, auto a noleggio, auto noleggiata, macchina a noleggio, noleggiare un'auto, noleggiando un'auto, noleggiare una macchina, noleggiando una macchina, affittare una macchina, affittando una macchina, on the road, road trip, roadtrip, camper, furgone, van, caravan, roulotte, moto, motocicletta, in moto, auto propria, macchina propria, la nostra auto, la nostra macchina, la mia auto, la mia macchina, vettura, autostrada, autostrade, noleggio, taxi, in taxi",
    plane:
      'aereo, aerei, volo, voli, volare, volando, voliamo, aeroplano, aeroplani, voli interni, volo interno, voli diretti, volo diretto, voli low cost, vola',
    ferry:
      'traghetto, traghetti, nave, navi, barca, barche, aliscafo, aliscafi, crociera, battello, battelli, via mare, per mare, barca a vela',
    nightTrain:
      'treno notturno, treni notturni, intercity notte, vagone letto, vagoni letto, cuccetta, cuccette, treno di notte, nightjet, carrozza letto, treno notte',
    nightBus:
      'autobus notturno, autobus notturni, bus notturno, bus notturni, pullman notturno, bus di notte',
  },
  pt: {
    train:
      'trem, trens, comboio, comboios, ferrovia, ferrovias, ferroviário, ferroviária, cp, alfa pendular, interrail, eurail, alta velocidade, trem de alta velocidade, comboio de alta velocidade, trens de alta velocidade, trem bala, intercidades, viagem de trem, viagem de comboio, tgv, linha férrea, caminho de ferro, shinkansen',
    bus: 'ônibus, autocarro, autocarros, bus, camioneta, camionetas, expresso, flixbus, rede expressos, buses, busão, ônibus rodoviário, rodoviário',
    car: 'carro, carros, automóvel, dirigir, dirigindo, dirijo, conduzir, conduzindo, conduzo, guiar, carro alugado, carro de aluguer, carro de aluguel, alugar um carro, alugando um carro, alugar carro, aluguel de carro, aluguer de carro, alugando carro, estrada, pela estrada, road trip, roadtrip, roadtrips, autocaravana, autocaravanas, motorhome, trailer, caravana, campervan, camper, van, carrinha, moto, motos, de moto, mota, motocicleta, carro próprio, nosso carro, meu carro, veículo, kombi, táxi, de táxi, uber',
    plane:
      'avião, aviões, voo, voos, voar, voando, voamos, aéreo, aérea, voo direto, voo interno, voos internos, voos domésticos, voo doméstico, vôo, vôos, passagem aérea, passagens aéreas, ponte aérea',
    ferry:
      'ferry, ferries, ferry boat, balsa, balsas, barco, barcos, navio, navios, cruzeiro, lancha, catamarã, catamaran, por mar, ferryboat, cacilheiro, veleiro',
    nightTrain:
      'trem noturno, trens noturnos, comboio noturno, comboios noturnos, comboio nocturno, comboios nocturnos, trem da noite, trem leito, vagão leito, cabine leito, carruagem cama, couchette, nightjet, comboio da noite, trem de noite, comboio de noite',
    nightBus:
      'ônibus noturno, ônibus noturnos, autocarro noturno, autocarros noturnos, autocarro nocturno, ônibus leito, ônibus de noite, ônibus à noite, autocarro de noite, ônibus da madrugada',
  },
  nl: {
    train:
      'trein, treinen, treinreis, treinreizen, treinrit, treintje, spoor, per spoor, spoorwegen, interrail, interrailen, interrailpas, interrailreis, hogesnelheidstrein, hogesnelheidstreinen, hsl, thalys, eurostar, ice, tgv, ns, nmbs, treinvakantie, treinticket, treintickets, treinrondreis, met de trein, sneltrein, intercity',
    bus: 'bus, bussen, busreis, busreizen, touringcar, flixbus, autobus, lijnbus, lijnbussen, busrit',
    car: "auto, auto's, autootje, autorijden, rijden, autoreis, autovakantie, huurauto, huurauto's, auto huren, een auto huren, auto gehuurd, roadtrip, roadtrips, road trip, wagen, camper, campers, camperreis, campervan, busje, caravan, motor, motorreis, eigen auto, onze auto, mijn auto, fly drive, flydrive, elektrische auto, autoroute, snelweg, taxi",
    plane:
      'vliegtuig, vliegtuigen, vliegen, vlieg, vliegt, gevlogen, vlucht, vluchten, vliegreis, vliegreizen, binnenlandse vlucht, binnenlandse vluchten, vliegticket, vliegtickets, vliegend, luchtvaart',
    ferry:
      "veerboot, veerboten, ferry, ferry's, ferries, boot, boten, bootje, schip, schepen, overtocht, cruise, pont, zeilboot, veer, bootreis, per boot",
    nightTrain:
      'nachttrein, nachttreinen, slaaptrein, slaaptreinen, nightjet, couchette, couchettes, slaapwagen, ligrijtuig, european sleeper, nachttreinreis',
    nightBus: 'nachtbus, nachtbussen, slaapbus',
  },
  pl: {
    train:
      'pociąg*, kolej, koleją, kolei, koleje, kolejow*, pendolino, pkp, intercity, interrail, interraila, interrailem, eurostar*, szybka kolej, tgv, ic, eic, pociong*',
    bus: 'autobus*, autokar*, busem, busami, bus, busy, busa, flixbus*, pks, pksem',
    car: 'samochód, samochodem, samochodu, samochody, samochodów, samochodami, samochodow*, auto, autem, auta, aut, autami, własnym autem, wynajęt*, wypożyczon*, wypożyczy*, wynajm*, wynająć, kamper*, kamperem, kamper, motocykl*, motor, motorem, roadtrip*, road trip, objazd samochodowy, za kierownicą, taxi, taksówk*, prowadzić, prowadzenie, wynajem, taksówka, taksówką, wypożyczonym autem',
    plane:
      'samolot*, lot, loty, lotem, lotów, lotu, lotami, lecieć, lecimy, lecę, leci, polecieć, polecimy, polecę, latać, latam, latamy, latanie, latania, przelot, przeloty, przelotu, przelotów, przelotem, lotnicz*, powietrzem, ryanair*, wizzair*, wizzairem, tanie linie, dolecieć, przelecieć, wylot, wylotem, przylot',
    ferry:
      'prom, promem, promy, promu, promów, promami, statek, statkiem, statki, statku, statków, łódka, łódką, drogą morską, rejs, rejsy, rejsu, rejsem, jacht*',
    nightTrain:
      'nocny pociąg, nocnym pociągiem, nocne pociągi, nocnego pociągu, nocnych pociągów, nocnymi pociągami, pociąg nocny, pociągiem nocnym, pociągi nocne, pociągów nocnych, pociągami nocnymi, kuszetk*, kuszetką, wagon sypialny, wagonem sypialnym, sypialn*',
    nightBus:
      'nocny autobus, nocnym autobusem, nocne autobusy, nocnych autobusów, nocnymi autobusami, autobus nocny, autobusem nocnym, autobusy nocne, autobusów nocnych, nocny bus, nocnym busem',
  },
  cs: {
    train:
      'vlak, vlakem, vlaky, vlaku, vlaků, vlacích, vlakov*, železnic*, železničn*, pendolin*, railjet*, regiojet*, leo express, rychlovlak*, interrail*, eurostar*, čd, tgv, po kolejích, expresem, rychlíkem',
    bus: 'autobus*, bus, busem, busy, flixbus*, autokar*, autobusov*, student agency',
    car: 'auto, autem, auta, aut, autě, autech, automobil*, vlastním autem, půjčen*, půjčené auto, půjčeným autem, půjčovn*, půjčit, půjčíme, pronajat*, pronajm*, pronájem*, obytn*, obytňák*, karavan*, campervan*, kempervan*, motork*, motocykl*, roadtrip*, road trip, řídit, řízení, za volantem, taxi, taxík*, dodávk*, taxíkem, autem z půjčovny',
    plane:
      'letadl*, let, lety, letem, letů, letu, letět, letíme, letím, letí, poletíme, poletím, poletět, létat, lítat, létám, létáme, létání, lítání, lítáme, letecky, leteck*, přelet, přelety, přeletem, přeletu, přeletů, vzduchem, ryanair*, wizzair*, nízkonákladovk*, doletět, přiletět, odletět',
    ferry:
      'trajekt*, loď, lodí, lodě, lodi, lodím, loďmi, lodích, plavb*, plavit, člun*, po moři, jacht*, přívoz*',
    nightTrain:
      'noční vlak, nočním vlakem, noční vlaky, nočního vlaku, nočních vlaků, nočními vlaky, lůžkov*, lehátkov*, spací vůz, spacím vozem, nightjet*, lůžkový vlak',
    nightBus:
      'noční autobus, nočním autobusem, noční autobusy, nočního autobusu, nočních autobusů, nočními autobusy, noční bus, nočním busem',
  },
  sv: {
    train:
      'tåg, tåget, tågen, tågresa, tågresor, tågresan, tågsemester, järnväg, järnvägen, spår, räls, interrail, interraila, interrailar, interrailkort, tågluff, tågluffa, tågluffar, tågluffning, snabbtåg, höghastighetståg, sj, x2000, eurail, pendeltåg, regionaltåg, med tåg, tåga',
    bus: 'buss, bussen, bussar, bussresa, bussresor, flixbus, långfärdsbuss, lokalbuss, lokalbussar, expressbuss, turistbuss',
    car: 'bil, bilen, bilar, bilresa, bilsemester, bilresor, köra, kör, körning, hyrbil, hyra bil, hyrd bil, hyr bil, hyra en bil, roadtrip, roadtripp, road trip, husbil, husbilen, husvagn, campervan, van, motorcykel, mc, egen bil, vår bil, min bil, elbil, med bil, bila, bilar runt, bilväg, bilutflykt, bilande, taxi',
    plane:
      'flyg, flyget, flygen, flyga, flyger, flugit, flygplan, flygresa, flygresor, inrikesflyg, flygande, direktflyg',
    ferry:
      'färja, färjan, färjor, båt, båten, båtar, fartyg, kryssning, båtresa, bilfärja, med båt, katamaran, segelbåt',
    nightTrain:
      'nattåg, nattåget, nattågen, sovvagn, sovvagnar, liggvagn, sovtåg, nightjet, nattågsresa, nattåg med sovvagn',
    nightBus: 'nattbuss, nattbussar, nattbussen, sovbuss',
  },
  ru: {
    train:
      'поезд, поезда, поезде, поездом, поездов, поездах, поездами, поезду, жд, ж/д, железная дорога, железной дороге, железной дорогой, железнодорожн*, по железной дороге, электричк*, сапсан, сапсане, сапсаном, скоростн*, скоростной поезд, ласточке, ласточкой, ржд, интеррейл, евростар, на рельсах, паровоз*',
    bus: 'автобус*, маршрутк*, фликсбас*, межгород, автобусный',
    car: 'машин*, авто, автомобил*, автопутешеств*, автотур*, автопутеш*, за рулём, рулём, арендованн*, аренда авто, аренду авто, арендовать, арендуем, аренде, аренда, аренду, прокат*, прокатн*, на колёсах, роуд-трип, роудтрип, автодом*, кемпер*, мотоцикл*, байк*, своём авто, такси, на такси',
    plane:
      'самолёт*, авиа, авиаперел*, авиарейс*, авиабилет*, лететь, летим, лечу, летит, летать, летаю, летаем, полететь, полетим, полечу, перелёт, перелеты, перелёта, перелётов, перелётом, перелетами, перелететь, слетать, слетаем, долететь, рейс, рейсы, рейсов, рейсом, полёт, полёты, полёта, полётов, воздухом, лоукостер*, улететь, улетаем',
    ferry:
      'паром*, корабл*, теплоход*, катер, катера, катере, катером, лодк*, судно, судне, по воде, водой, круиз*, яхт*',
    nightTrain:
      'ночной поезд, ночным поездом, ночном поезде, ночные поезда, ночных поездов, ночных поездах, ночными поездами, ночного поезда, купе, плацкарт*, спальный вагон, спальном вагоне, сидячем вагоне ночью',
    nightBus:
      'ночной автобус, ночным автобусом, ночном автобусе, ночные автобусы, ночных автобусов, ночных автобусах, ночными автобусами',
  },
  uk: {
    train:
      'потяг*, поїзд, поїзди, поїзда, поїзді, поїздом, поїздів, поїздах, поїздами, поїзду, залізниц*, залізничн*, електричк*, інтерсіті, укрзалізниц*, швидкісн*, інтеррейл, євростар, на рейках',
    bus: 'автобус*, маршрутк*, фліксбус*',
    car: 'машин*, авто, автівк*, автомобіл*, автоподорож*, автотур*, за кермом, кермом, орендован*, оренда авто, оренду авто, орендувати, орендуємо, оренда, оренду, прокат*, на колесах, роуд-тріп, роудтріп, автодім, автодом*, кемпер*, мотоцикл*, мото, таксі, на таксі',
    plane:
      'літак*, авіа, авіаперел*, авіарейс*, авіаквит*, летіти, летимо, лечу, летить, літати, літаю, літаємо, полетіти, полетимо, полечу, переліт, перельоти, перельоту, перельотів, перельотом, перелетіти, злітати, долетіти, рейс, рейси, рейсів, рейсом, політ, польоти, польоту, польотів, повітрям, лоукостер*, лоукост, відлітаємо',
    ferry:
      'пором*, паром*, кораб*, теплохід, теплоход*, катер, катера, катері, катером, човен, човном, човни, човна, по воді, водою, круїз*, яхт*',
    nightTrain:
      'нічний потяг, нічним потягом, нічному потязі, нічні потяги, нічних потягів, нічними потягами, нічний поїзд, нічним поїздом, нічному поїзді, нічні поїзди, нічних поїздів, нічними поїздами, купе, плацкарт*, спальний вагон, спальному вагоні',
    nightBus:
      'нічний автобус, нічним автобусом, нічному автобусі, нічні автобуси, нічних автобусів, нічними автобусами',
  },
  tr: {
    train:
      'tren, trenle, trene, trenler, trenlerle, treni, tren ile, trende, trenlerde, demiryolu, demiryoluyla, demir yolu, raylı, hızlı tren, hızlı trenle, hızlı trenler, yht, yüksek hızlı tren, yüksek hızlı trenle, interrail, interraille, interrail yapmak, eurostar, shinkansen, banliyö, trenleri, doğu ekspresi, doğu ekspresiyle, turistik doğu ekspresi, ekspres, ekspresi, ekspresle',
    bus: 'otobüs, otobüsle, otobüse, otobüsler, otobüslerle, otobüsü, otobüs ile, otobüsleri, flixbus, dolmuş, dolmuşla, minibüs, minibüsle, servis',
    car: 'araba, arabayla, arabamla, arabamızla, arabaya, araba ile, arabamız, arabam, otomobil, otomobille, kendi aracımla, kendi aracımızla, kendi arabamla, kendi arabamızla, kiralık, kiralık araba, kiralık araçla, araç kiralayıp, araç kiralama, araç kiralamak, araç kirala, araba kiralayıp, araba kiralama, araba kiralamak, araba kiralayacağız, araç kiralayacağız, kiralayacağız, kiralayıp, kiralama, kiralamak, karavan, karavanla, motosiklet, motosikletle, motorla, motor, road trip, roadtrip, sürerek, taksi, taksiyle, özel araç, özel araçla, direksiyon, aracımla, aracımızla',
    plane:
      'uçak, uçakla, uçağa, uçağı, uçak ile, uçaklar, uçaklarla, uçaktan, uçuş, uçuşu, uçuşlar, uçuşla, uçuşlarla, uçuşa, uçmak, uçalım, uçup, uçacağız, uçacağım, uçuyoruz, uçarak, uçarız, hava yolu, hava yoluyla, havayolu, havayoluyla, pegasus, thy, iç hat, iç hatlar, uçuşları',
    ferry:
      'feribot, feribotla, feribota, feribotlar, feribotu, vapur, vapurla, gemi, gemiyle, gemiye, gemi ile, tekne, tekneyle, deniz yolu, deniz yoluyla, denizyolu, deniz otobüsü, deniz otobüsüyle, kruvaziyer, cruise, yat, arabalı vapur',
    nightTrain:
      'gece treni, gece treniyle, gece trenleri, gece trenine, gece trenleriyle, yataklı tren, yataklı trenle, yataklı vagon, kuşetli, kuşetli tren, kuşetli trenle, yataklı',
    nightBus: 'gece otobüsü, gece otobüsüyle, gece otobüsleri, gece otobüsüne, gece otobüsleriyle',
  },
  ar: {
    train:
      'قطار, القطار, قطارات, القطارات, بالقطار, بالقطارات, بقطار, سكة حديد, السكة الحديد, سكك حديدية, السكك الحديدية, القطار السريع, بالقطار السريع, قطار سريع, قطار الحرمين, ترين, بالترين, مترو, يوريل',
    bus: 'باص, الباص, بالباص, باصات, الباصات, بالباصات, حافلة, الحافلة, بالحافلة, حافلات, الحافلات, بالحافلات, أتوبيس, اتوبيس, الأتوبيس, بالأتوبيس, أوتوبيس, بالأوتوبيس, أوتوكار, الكار, بالكار',
    car: 'سيارة, السيارة, بالسيارة, سياره, بسيارة, بسيارتي, بسيارتنا, سيارتي, سيارتنا, سيارات, السيارات, تأجير سيارة, استئجار سيارة, إيجار سيارة, بسيارة مستأجرة, سيارة مستأجرة, سيارة إيجار, نستأجر سيارة, أستأجر سيارة, قيادة, القيادة, سواقة, نسوق, أسوق, رود تريب, كرفان, كارافان, بالكرفان, موتور, دراجة نارية, دباب, تاكسي, عربية, بالعربية, العربية, ونستأجر سيارة, بسيارة إيجار, بالتاكسي, سيارة أجرة',
    plane:
      'طيران, الطيران, بالطيران, طائرة, الطائرة, بالطائرة, طيارة, الطيارة, بالطيارة, طياره, بالطياره, طائرات, الطائرات, رحلة جوية, رحلات جوية, رحلات داخلية, طيران داخلي, جوا, جواً, نطير, أطير, بالجو, رحلات طيران, الرحلات الجوية, رحلة طيران, طيران اقتصادي',
    ferry:
      'عبارة, العبارة, بالعبارة, عبّارة, بالعبّارة, عبارات, سفينة, السفينة, بالسفينة, باخرة, بالباخرة, قارب, قوارب, بالقارب, بحرا, بحراً, كروز, مركب, بالمركب, لنش, فيري, بالفيري',
    nightTrain:
      'قطار ليلي, القطار الليلي, بالقطار الليلي, قطارات ليلية, القطارات الليلية, قطار نوم, قطار النوم, بقطار النوم, قطار نومي, قطار الليل',
    nightBus:
      'باص ليلي, الباص الليلي, بالباص الليلي, حافلة ليلية, الحافلة الليلية, حافلات ليلية, باصات ليلية, باص نوم',
  },
  he: {
    train:
      'רכבת, הרכבת, רכבות, ברכבת, ברכבות, הרכבות, רכבת מהירה, רכבות מהירות, ברכבת מהירה, מסילה, שינקנסן, שינקאנסן, יורייל, אינטרייל, אינטררייל, ברכבת המהירה, הרכבת המהירה, קרון',
    bus: 'אוטובוס, אוטובוסים, האוטובוס, באוטובוס, באוטובוסים, פליקסבוס, אגד, הסעה, הסעות, האוטובוסים',
    car: 'רכב, הרכב, ברכב, רכב שכור, ברכב שכור, אוטו, באוטו, מכונית, במכונית, מכונית שכורה, השכרת רכב, להשכיר רכב, לשכור רכב, נשכור רכב, שוכרים רכב, בהשכרת רכב, רכב צמוד, נהיגה, לנהוג, נוהגים, נוהג, נוהגת, נהיגה עצמית, בנהיגה עצמית, רואד טריפ, רוד טריפ, רודטריפ, קרוואן, בקרוואן, קרוון, בקרוון, קמפר, קמפרוואן, אופנוע, על אופנוע, עם אוטו, רכב פרטי, ברכב פרטי, טיול כביש, מונית, מוניות, במונית',
    plane:
      'מטוס, מטוסים, במטוס, טיסה, הטיסה, טיסות, הטיסות, בטיסה, בטיסות, לטוס, טס, טסה, טסים, נטוס, טיסת פנים, טיסות פנים, טיסות פנימיות, בטיסות פנים, טיסה פנימית, בטיסת פנים, תעופה, אטוס, לואו קוסט',
    ferry:
      'מעבורת, מעבורות, במעבורת, המעבורת, במעבורות, אוניה, אונייה, באוניה, באונייה, ספינה, בספינה, סירה, סירות, בסירה, שיט, קרוז, בים, הפלגה, דרך הים',
    nightTrain:
      'רכבת לילה, רכבות לילה, ברכבת לילה, רכבת הלילה, ברכבת הלילה, רכבת שינה, רכבות שינה, ברכבת שינה, ברכבות לילה',
    nightBus: 'אוטובוס לילה, אוטובוסי לילה, באוטובוס לילה, אוטובוס שינה, באוטובוסי לילה',
  },
  hi: {
    train:
      'ट्रेन, ट्रेनों, रेल, रेलगाड़ी, रेलवे, शताब्दी, राजधानी एक्सप्रेस, वंदे भारत, वन्दे भारत, बुलेट ट्रेन, railgadi, vande bharat, shatabdi, rajdhani express, ट्रैन, मेट्रो',
    bus: 'बस से, बस, बसों, वोल्वो, रोडवेज, volvo, roadways, bus se, बस द्वारा, बस की',
    car: 'कार, कारों, गाड़ी, अपनी गाड़ी, टैक्सी, कैब, रोड ट्रिप, ड्राइव, सड़क से, बाइक, मोटरसाइकिल, रेंटल कार, किराए की कार, किराये की गाड़ी, सेल्फ ड्राइव, ड्राइव करके, जीप, gaadi, gadi, apni gaadi, apni gadi, taxi, cab, bike, kiraye ki car, drive karke, jeep, अपनी कार, apni car, स्कूटी, ड्राइव करना, सेल्फ-ड्राइव',
    plane:
      'हवाई जहाज, फ्लाइट, फ्लाइट्स, फ़्लाइट, प्लेन, उड़ान, उड़ानें, हवाई यात्रा, विमान, हवाई मार्ग, हवाई सफर, hawai jahaj, hawai jahaz, udaan, udan, havai jahaz, एयर',
    ferry:
      'फेरी, नाव, जहाज, क्रूज, क्रूज़, पानी का जहाज, पानी के जहाज, बोट, naav, jahaz, pani ka jahaz, फेरी से, पानी के रास्ते',
    nightTrain:
      'रात की ट्रेन, रात वाली ट्रेन, ओवरनाइट ट्रेन, स्लीपर ट्रेन, स्लीपर, raat ki train, raat wali train, नाइट ट्रेन',
    nightBus: 'रात की बस, रात वाली बस, स्लीपर बस, ओवरनाइट बस, raat ki bus, raat wali bus, नाइट बस',
  },
  th: {
    train:
      'รถไฟ, นั่งรถไฟ, ชินคันเซ็น, ชินคันเซน, รถไฟความเร็วสูง, รถไฟฟ้า, ขบวนรถไฟ, ทางรถไฟ, ยูเรลพาส, เจอาร์, รถไฟหัวกระสุน, รถราง, เจอาร์พาส, ยูโรสตาร์, รถไฟยูโรสตาร์, รถไฟลาวจีน',
    bus: 'รถบัส, รถทัวร์, รถทัว, รถเมล์, รถประจำทาง, บัส, รถโดยสาร, รถตู้, รถบขส, บขส, รถโค้ช, รถมินิบัส',
    car: 'รถยนต์, ขับรถ, เช่ารถ, รถเช่า, ขับรถเอง, รถส่วนตัว, ขับเอง, โรดทริป, ขับรถเที่ยว, เช่ารถขับ, แคมป์ปิ้งคาร์, รถบ้าน, มอเตอร์ไซค์, มอไซค์, รถเก๋ง, รถกระบะ, เช่ารถขับเอง, แท็กซี่, รถ, ขับ',
    plane:
      'เครื่องบิน, บิน, นั่งเครื่อง, ขึ้นเครื่อง, เที่ยวบิน, ไฟลท์, ไฟล์ท, ไฟท์บิน, ขึ้นเครื่องบิน, นั่งเครื่องบิน, สายการบิน, ทางอากาศ, โลว์คอสต์',
    ferry: 'เรือ, เรือเฟอร์รี่, เฟอร์รี่, เฟอรี่, นั่งเรือ, เรือเร็ว, สปีดโบ๊ท, เรือสำราญ, ทางเรือ, เรือข้ามฟาก',
    nightTrain: 'รถไฟนอน, รถไฟตู้นอน, รถไฟกลางคืน, รถนอน, ตู้นอน, รถไฟข้ามคืน, รถไฟรอบดึก, รถด่วนนอน',
    nightBus: 'รถทัวร์กลางคืน, รถทัวร์นอน, รถบัสกลางคืน, รถบัสนอน, รถนอนกลางคืน, รถทัวร์รอบดึก',
  },
  zh: {
    train:
      '火车, 火車, 高铁, 高鐵, 动车, 列车, 列車, 铁路, 鐵路, 新干线, 新幹線, 坐火车, 乘火车, 坐高铁, 轨道交通, 火车旅行, 乘高铁, 动车组',
    bus: '巴士, 大巴, 客车, 公交, 公交车, 公共汽车, 长途车, 长途汽车, 汽车, 坐大巴, 坐巴士, 客運',
    car: '自驾, 自駕, 自驾游, 自駕遊, 开车, 開車, 租车, 租車, 包车, 汽车自驾, 房车, 房車, 公路旅行, 公路之旅, 驾车, 小汽车, 自己开车, 摩托车, 打车, 出租车, 出租車, 計程車',
    plane:
      '飞到, 飞往, 飞去, 飞回, 飞机, 飛機, 航班, 坐飞机, 乘飞机, 飞行, 直飞, 机票, 航空, 搭飞机, 坐飛機, 搭飛機, 内陆航班, 转机',
    ferry: '轮渡, 渡轮, 渡輪, 船, 坐船, 邮轮, 游轮, 郵輪, 游船, 快艇, 搭船',
    nightTrain: '夜火车, 卧铺, 臥鋪, 夜班火车, 过夜火车, 卧铺火车, 夜车, 通宵火车, 卧铺列车, 夕发朝至',
    nightBus: '夜班大巴, 卧铺大巴, 过夜巴士, 夜巴, 过夜大巴, 夜间巴士',
  },
  ja: {
    train: '電車, 列車, 鉄道, 新幹線, 汽車, 特急, JR, ユーレイル, 高速鉄道, 電車旅, 列車の旅, 鉄道旅行',
    bus: 'バス, 高速バス, 長距離バス, 路線バス',
    car: '車, レンタカー, ドライブ, 自動車, マイカー, 運転, キャンピングカー, バイク, ロードトリップ, タクシー, タクシーで',
    plane: '飛行機, 航空機, フライト, 飛行, 空路, 国内線, 飛んで, 飛び',
    ferry: 'フェリー, 船, 船旅, 高速船, ボート, クルーズ',
    nightTrain: '夜行列車, 寝台列車, 夜行電車, 寝台特急',
    nightBus: '夜行バス, 深夜バス',
  },
  ko: {
    train: '기차*, 열차*, 철도*, ktx*, 고속열차*, 신칸센*, 고속철*, 유레일*, srt*, 전철*, 지하철*',
    bus: '버스*, 고속버스*, 시외버스*, 시티버스',
    car: '자동차*, 렌트카*, 렌터카*, 렌트*, 차로, 차량*, 운전*, 드라이브*, 로드트립*, 캠핑카*, 자차*, 자가용*, 승용차*, 차를, 오토바이*, 차 타고, 택시, 택시로',
    plane: '비행기*, 항공*, 비행*, 국내선*, 저가항공*, 항공편*',
    ferry: '페리*, 배로, 배를, 배편*, 여객선*, 크루즈*, 유람선*, 선박*, 배 타고',
    nightTrain: '야간열차*, 야간기차*, 침대열차*, 야간 열차*, 야간 기차*, 밤기차*, 침대칸*, 침대기차*',
    nightBus: '야간버스*, 심야버스*, 야간 버스*, 슬리핑버스*, 슬리핑 버스*',
  },
} satisfies Readonly<Record<string, WordsOfWays>>
