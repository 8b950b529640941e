import { seasonWords } from '#shared/words/season-words.ts'
import { wayWords } from '#shared/words/way-words.ts'
import type { Language } from './language.ts'

export const nl: Language = {
  tag: 'nl',
  hasSpaces: true,
  filler: `
    ik, me, mij, mijn, m'n, mezelf, we, wij, ons, onze, je, jij, jou, jouw, jullie, u, uw, hij, hem, zijn, z'n, zij, ze, haar, hun, hen, het,
    't, de, den, der, des, een, 'n, dit, dat, deze, die, daar, hier, er, en, of, maar, want, omdat, als, dan, toen, terwijl, zodat, hoewel, ook,
    nog, al, wel, toch, eens, even, weer, opnieuw, altijd, vaak, nooit, ooit, heel, erg, zeer, vrij, best, echt, eigenlijk, gewoon, misschien
    nog, zo, zoals, te, niet alleen, is, ben, bent, zijn, was, waren, geweest, wordt, word, worden, werd, zal, zullen, zou, zouden, zult, heb,
    hebt, heeft, hebben, had, hadden, gehad, kan, kun, kunt, kunnen, kon, konden, moet, moeten, moest, mag, mogen, mocht, wil, wilt, willen,
    wilde, wilden, wou, zou willen, zouden willen, zou graag, zouden graag, wens, wensen, hoop, hopen, zoek, zoeken, zoekt, nodig, heb nodig,
    hebben nodig, hou, houd, houden, hou van, houden van, doe, doen, doet, ga, gaat, gaan, gingen, gegaan, kom, komt, komen, reis, reizen,
    reist, reizend, gereisd, reisje, reisjes, rondreizen, trip, trips, tripje, tripjes, tour, tours, vakantie, vakanties, vakantietje,
    stedentrip, stedentrips, citytrip, citytrips, weekendje weg, uitstap, uitstapje, reisschema, reisroute, reisplan, reisplanning, route,
    routes, schema, programma, plan, plannen, planning, gepland, inplannen, maak, maken, maakt, gemaakt, stel, stellen, voorstellen, voorstel,
    voorstellen, suggestie, suggesties, advies, adviseer, tip, tips, aanrader, aanraders, aanbevelen, aanbeveling, aanbevelingen, idee, ideeën,
    help, helpen, hulp, geef, geven, toon, laat, laten, laat zien, zeg, zeggen, vertel, weet, weten, denk, denken, dachten, dacht, denken aan,
    bedenk, organiseer, regel, samenstellen, samen, verblijf, verblijven, blijf, blijven, blijft, overnachten, overnacht, slapen, slaap,
    logeren, doorbrengen, besteden, spenderen, vertrek, vertrekken, vertrekt, aankomst, aankomen, aankom, neem, nemen, pak, pakken, gebruiken,
    gebruik, brengen, breng, duurt, duren, duur, onderweg, verder, graag, alsjeblieft, alstublieft, aub, svp, a u b, dank, dank je, dankjewel,
    dank u, bedankt, alvast bedankt, hallo, hoi, hey, dag, goedemorgen, goedemiddag, goedenavond, beste, groet, groeten, groetjes, ok, oké, ja,
    nee, prima, wat, wie, waar, waarheen, waarnaartoe, wanneer, waarom, hoe, hoeveel, hoelang, hoe lang, welke, welk, iets, iemand, alles, alle,
    allemaal, beide, allebei, ander, andere, anderen, meerdere, verschillende, veel, vele, weinig, genoeg, meer, minder, goed, goede, beter,
    mooi, mooie, mooiste, prachtig*, leuk, leuke, leukste, fijn, fijne, lekker, top, tof, toffe, gaaf, gave, geweldig*, perfect*, ideaal,
    ideale, interessant*, bekend, bekende, bekendste, beroemd*, belangrijk*, groot, grote, grootste, klein, kleine, typisch*, klassiek*,
    onvergetelijk*, afwisselend*, gevarieerd*, bijzonder*, echte, heerlijk*, gezellig*, stad, steden, stadje, stadjes, plaats, plaatsen,
    plaatsje, plaatsjes, plek, plekken, plekjes, plekje, land, landen, gebied, gebieden, streek, streken, regio, regio's, omgeving, provincie,
    hoofdstad, hoofdsteden, bestemming, bestemmingen, stop, stops, tussenstop, tussenstops, etappe, etappes, halte, haltes, bezienswaardigheden,
    bezienswaardigheid, hoogtepunten, highlights, must sees, must see, attracties, bezoek, bezoeken, bezoekje, zien, bekijken, verkennen,
    ontdekken, beleven, meemaken, genieten, geniet, hotel, hotels, hostel, hostels, airbnb, camping, accommodatie, overnachting, overnachtingen,
    station, vliegveld, luchthaven, kaartje, kaartjes, ticket, tickets, vervoer, openbaar vervoer, ov, het ov, vervoermiddel, tijd, tijdje,
    periode, datum, data, keer, eerste keer, voor het eerst, de eerste keer, nog nooit, nog niet, dingen, ding, manier, soort, totaal, in
    totaal, bij elkaar, gezamenlijk, mogelijk, indien mogelijk, zo mogelijk, liefst, bij voorkeur, eventueel ook, maakt niet uit, maakt ons niet
    uit, maakt me niet uit, maakt niets uit, maakt niet veel uit, geen probleem, geen idee, weet niet, weet nog niet, weten nog niet, nog geen
    idee, niet zeker, waarom niet, niet te missen, niet missen, niet vergeten, mag niet ontbreken, mogen niet ontbreken, geen voorkeur,
    flexibel, personen, persoon, mensen, volwassenen, volwassene, met z'n drieën, met z'n vieren, met zijn drieën, met zijn vieren, met z'n
    allen, jaar, jaren, jaar oud, oud, uur, 's morgens, s morgens, 's avonds, s avonds, 's middags, s middags, ochtend, middag, avond, vanwege,
    wegens, in, op, aan, bij, van, uit, naar, tot, met, voor, door, over, om, rond, tijdens, gedurende, binnen, buiten, langs, zonder meer,
    tussen, vanaf, per, qua, sinds, volgens, ongeveer, zin, zin in, heb zin in, hebben zin in, interesse, interesse in, geïnteresseerd,
    geïnteresseerd in, liefhebber, liefhebbers, fan, fans, gek op, dol op, van alles, enzo, enz, etc, bijv, bijvoorbeeld, o a, d w z, hele, heel
    veel, gehele, volledige, volledig, lang, lange, kort, korte, eerste, start, begin, beginnen, begint, eind, einde, eindigen, eindigt, boeken,
    uitgeven, weg, heen, toe, weer thuis, ergens, nergens, overal, nu, straks, later nog, jongens, lui, hoor, he, hè, zeg maar, qua tijd,
    naartoe, heenreis, terugreis, wij tweeën, nou, zelf, eigen, kijken, zijn we, eropuit, er op uit, erop uit, dus, kamperen, graag willen,
    ertussen, mee, gaan mee, proeven, met z'n zessen, met z'n vijven, met zijn vijven, met zijn zessen, daartussen, slaan, bij nader inzien, zo laten`,
  signOffs:
    'groet, groeten, met vriendelijke groet, met vriendelijke groeten, vriendelijke groeten, vriendelijke groet, hartelijke groeten, groetjes, bedankt, alvast bedankt, dank u, dank je, dank je wel, mvg, liefs, dikke kus, kus, kusjes, tot snel, hartelijke groet',
  ordinary: `
    zee, meer, berg, bergen, dal, bos, bossen, veld, velden, heide, duin, duinen, strand, haven, eiland, kust, rivier, water, zand, steen, rots,
    kerk, molen, kasteel, toren, poort, brug, huis, thuis, tuin, park, plein, straat, weg, markt, dorp, dorpen, dam, dijk, polder, sluis, burg,
    boom, bomen, roos, lelie, hoek, hoorn, horn, hulst, goes, elst, epe, ede, best, soest, nuth, beek, kampen, vries, norg, rolde, grave, noord,
    zuid, oost, west, midden, hoog, hoge, laag, lage, nieuw, nieuwe, oud, oude, wit, witte, zwart, zwarte, rood, rode, groen, groene, blauw,
    goud, zilver, zout, vrede, vrijheid, hoop, liefde, leven, geluk, vriend, vrienden, vriendin, vrouw, man, vader, moeder, ouders, kind,
    kinderen, gezin, familie, broer, zus, opa, oma, hond, kat, geld, prijs, euro, gratis, duur, goedkoop, boot, zeil, vlucht, bus, fiets,
    fietsen, eten, drinken, koken, kaas, brood, wijn, bier, koffie, chocola, pizza, pasta, friet, wandelen, lopen, rennen, zwemmen, skiën,
    lezen, schrijven, schrijf, gedicht, lied, verhaal, mop, recept, code, woord, lijst, naam, zin, vraag, antwoord, wachtwoord, negeer,
    instructies, regels, systeem, tabel, rol, werk, werken, studeren, school, kantoor, bruiloft, verjaardag, kerst, pasen, pinksteren,
    hemelvaart, koningsdag, oud en nieuw, sinterklaas, pensioen, zon, maan, regen, sneeuw, ijs, vuur, lucht, aarde, hemel, makkelijk, moeilijk,
    simpel, vrij, alleen, kut, klote, idioot, dom, golf, tennis, voetbal, yoga, opera, theater, bioscoop, museum, concert, spa, dansen, zingen,
    spelen, lachen, dag, nacht, morgen, avond, tijd, as, made, den, doorn, halle, mol, geel, peer, bree, lier, boom, ham, put, zelen, reet,
    aalter, hove, hal, hel, wel, sint, bad, bath, rust, vol`,
  numbers: `
    een = 1, één = 1, eentje = 1, twee = 2, drie = 3, vier = 4, vijf = 5, zes = 6, zeven = 7, acht = 8, negen = 9, tien = 10, elf = 11, twaalf = 12, dertien = 13, veertien = 14, vijftien = 15, zestien = 16, zeventien = 17, achttien = 18, negentien = 19, twintig = 20, eenentwintig = 21, éénentwintig = 21, tweeëntwintig = 22,
    drieëntwintig = 23, vierentwintig = 24, vijfentwintig = 25, zesentwintig = 26, zevenentwintig = 27, achtentwintig = 28, negenentwintig = 29, dertig = 30, eenendertig = 31, veertig = 40, vijftig = 50, zestig = 60, zeventig = 70, tachtig = 80, negentig = 90, honderd = 100, een paar = 3, paar = 3, enkele = 3, enige = 3, verschillende = 4, meerdere = 4, beide = 2, allebei = 2, een
    stuk of = 4, dozijn = 12, een tiental = 10, tiental = 10`,
  lengths: `
    weekend = 2 days, een weekend = 2 days, weekendje = 2 days, weekendje weg = 2 days, lang weekend = 3 days, een lang weekend = 3 days, lang weekendje = 3 days, verlengd weekend = 3 days, midweek = 5 days, een midweek = 5 days, midweekje = 5 days, weekje = 7 days, een weekje = 7 days, anderhalve week = 10 days, anderhalve dag = 2 days, tweeënhalve week = 17 days, drieënhalve week = 24 days, dagje = 1 days, een
    dagje = 1 days, nachtje = 1 nights, een nachtje = 1 nights, halve dag = 1 days, anderhalve maand = 45 days, tweeweekse = 14 days, driedaagse = 3 days, vierdaagse = 4 days, vijfdaagse = 5 days, zesdaagse = 6 days, achtdaagse = 8 days, tiendaagse = 10 days, veertiendaagse = 14 days, weeklange = 7 days, tweedaagse = 2 days, paar daagjes = 3 days, een paar daagjes = 3 days`,
  units: {
    day: 'dag, dagen, d, dgn, daagjes, daags, daagse, volle dagen, hele dagen, reisdagen, vakantiedagen',
    night: 'nacht, nachten, nachtjes, overnachting, overnachtingen, n',
    week: 'week, weken, wk, wkn, weekjes, weekse',
    month: 'maand, maanden, maandjes',
    hour: 'uur, uren, u, uurtjes, uur rijden, uur reizen, uur met de trein, uur vliegen, uur treinen',
    km: 'km, kilometer, kilometers',
    city: 'stad, steden, stadjes, plaatsen, plaatsjes, plekken, plekjes, bestemmingen, stops, tussenstops, landen, eilanden, etappes, haltes, hoofdsteden',
  },
  ordinalEndings: 'e, de, ste, ën',
  months: [
    'januari, jan',
    'februari, feb, febr',
    'maart, mrt',
    'april, apr',
    'mei',
    'juni, jun',
    'juli, jul',
    'augustus, aug',
    'september, sept, sep',
    'oktober, okt',
    'november, nov',
    'december, dec',
  ],
  weekdays: [
    'maandag, ma',
    'dinsdag, di',
    'woensdag, wo',
    'donderdag, do',
    'vrijdag, vr',
    'zaterdag, za',
    'zondag, zo',
  ],
  seasons: seasonWords.nl,
  dates: {
    today: 'vandaag, vanaf vandaag, nu, meteen, direct, zo snel mogelijk, zsm',
    tomorrow: 'morgen, vanaf morgen',
    dayAfterTomorrow: 'overmorgen',
    next: 'volgende, volgend, komende, komend, aanstaande, eerstvolgende, … aanstaande',
    this: 'deze, dit',
    fromNow: 'over …, over ongeveer …, binnen …',
    early:
      'begin, begin van, aan het begin van, in het begin van, vroeg in, de eerste helft van, eerste helft van, eerste week van, de eerste week van',
    mid: 'half, midden, medio, halverwege, in het midden van, midden in',
    late: 'eind, einde, einde van, eind van, aan het eind van, eind van de maand, laatste week van, de laatste week van, tweede helft van, de tweede helft van, laat in',
    dayMark: '',
    yearMark: '',
    weekend: 'weekend, weekends, weekenden',
  },
  roles: {
    from: 'van, vanaf, vanuit, uit, vanaf de, van de, vertrek vanuit, vertrek vanaf, vertrek uit, vertrekken vanuit, vertrekken vanaf, vertrekken uit, vertrekkend vanuit, vertrekkend vanaf, vertrekkend uit, vertrek in, we vertrekken uit, we vertrekken vanuit, ik vertrek vanuit, ik vertrek uit, weg uit, reizen vanaf, reizen vanuit, … vandaan',
    to: 'naar, tot, tot aan, richting, naar de, naar het, tot in, door naar, verder naar, doorreizen naar, … toe, op weg naar, aankomst in, naartoe naar, rijden naar, reizen naar',
    via: 'via, over, door, langs, met een stop in, met stop in, met tussenstop in, met een tussenstop in, tussenstop in, tussenstop, stop in, stoppen in, een stop in, onderweg stoppen in, met stops in, met tussenstops in, met een overnachting in, overstap in, via de, langs de, door de, dwars door',
    in: 'in, in de, in het, op, op de, op het, aan, aan de, bij, te, voor, tijdens, gedurende, om, binnen, van, van de, van het, de, het, rondom, langs, langs de, door heel, heel, rond, niet buiten, niet weg uit, enkel binnen, alleen binnen',
    visit:
      'bezoeken, bezoek, bezoek aan, een bezoek aan, bezoekje aan, bezoekend, bezocht, … bezoeken, zien, … zien, bekijken, … bekijken, ontdekken, … ontdekken, verkennen, … verkennen, rondreis door, rondreis in, rondreis, … rondreis, reis door, reis naar, reizen door, tour door, trip naar, trip door, tripje naar, stedentrip naar, stedentrip, citytrip naar, citytrip, vakantie in, vakantie naar, vakantie op, willen naar, wil naar, zou naar, gaan naar, ga naar, … aandoen, … doen, rondtrekken door, rondtrekken in, trekken door, zoals, bijvoorbeeld, o a, onder andere, waaronder, inclusief, incl, in elk geval, in ieder geval, sowieso, sowieso naar, zeker, zeker naar, zeker ook, absoluut, … is een must, … mag niet ontbreken, … moet erbij, … moeten erbij, verblijf in, verblijven in, overnachten in, slapen in, blijven in, …reis, …rondreis, …vakantie, …trip, …tour, …reisje, vliegen naar, … verkennen',
    start:
      'begin met, start met, start vanuit, beginnen we in, starten we in, laten we beginnen in, laten we starten in, start in, start, starten in, starten vanuit, starten met, startend in, startend vanuit, beginnen in, beginnen met, beginnend in, beginnend met, beginnen, beginnend, begin in, begint in, … beginnen, … starten, startpunt, startpunt is, startplaats, beginpunt, beginpunt is, vertrekpunt, vertrekpunt is, begin, we beginnen in, we starten in, ik begin in, ik start in, aankomst in, aankomst op, we landen in, landen in, aankomen in, we komen aan in, we vliegen naar, eerste stop, eerste halte, … als startpunt, … als beginpunt, … als vertrekpunt, … als start, startend op, beginnend op, vertrek op, vertrek, vanaf, aankomst en vertrek in, vertrek en aankomst in, heen en terug vanuit, heen en terug vanaf',
    end: 'eindigen met, eindig met, eindigen we in, stop in, laten we eindigen in, eindigt met, eindig, eindigen in, eindigend in, eindigend, eindigen, eindigt in, einde in, eind in, einde, eindig in, eindpunt, eindpunt is, eindbestemming, eindbestemming is, … eindigen, … als eindpunt, … als eindbestemming, afsluiten in, afsluitend in, … afsluiten, afsluiting in, laatste stop, laatste halte, ten slotte naar, terugvlucht vanaf, terugvlucht vanuit, terugvlucht uit, terugvliegen vanaf, terugvliegen vanuit, terugreis vanuit, terugreis vanaf, terug vanuit, terug vanaf, vlieg terug vanuit, vliegen terug vanuit, naar huis vanuit, naar huis vanaf, stoppen in, finish in, aankomst en vertrek in, vertrek en aankomst in, heen en terug vanuit, heen en terug vanaf',
    home: 'woon in, wonen in, ik woon in, wij wonen in, we wonen in, wonend in, woonachtig in, woonplaats, woonplaats is, thuis in, thuis is, kom uit, komen uit, ik kom uit, wij komen uit, we komen uit, vlucht vanaf, vlucht vanuit, vlucht uit, vliegen vanaf, vliegen vanuit, vlieg vanaf, vlieg vanuit, vliegend vanaf, vliegend vanuit, vluchten vanaf, vluchten vanuit, heenvlucht vanaf',
    back: 'terug naar, en terug naar, weer terug naar, terug in, weer naar, terugkeren naar, terugkeer naar, terugkerend naar, terugreizen naar, terugreis naar, terugrijden naar, terugvliegen naar, terugvlucht naar, weer terug in, retour naar, retour, … terug, weer in, naar huis in, daarna terug naar, dan terug naar, uiteindelijk terug naar',
    base: 'uitvalsbasis, uitvalsbasis in, uitvalsbasis is, met uitvalsbasis, basis in, basis, met als basis, met als uitvalsbasis, vaste standplaats in, standplaats in, standplaats, vast verblijf in, … als uitvalsbasis, … als basis, … als standplaats, als uitvalsbasis, we verblijven steeds in, steeds overnachten in, alle nachten in, de hele tijd in, altijd slapen in, één hotel in, gestationeerd in',
    dayTrip:
      'dagtocht naar, dagtochten naar, dagtocht, dagtochten, dagtrip naar, dagtrips naar, dagtrip, dagtrips, daguitstap naar, daguitstappen naar, daguitstap, dagje naar, een dagje naar, dagje, excursie naar, excursies naar, excursie, excursies, uitstapje naar, uitstapjes naar, uitstapje, uitstap naar, uitje naar, tripje van een dag naar, … als dagtocht, … als dagtrip, … als uitstapje, op en neer naar, dag op en neer naar, … op en neer, … op een dag, … voor een dag, dagtoertje naar',
    between: 'tussen, ergens tussen, tussen de',
    near: 'rond, rondom, rond de, in de buurt van, buurt van, in de omgeving van, omgeving van, de omgeving van, omstreken van, in de omstreken van, dicht bij, dichtbij, vlakbij, vlak bij, nabij, niet ver van, … en omgeving, … en omstreken, … eo, in de regio, regio, in de streek van, bij',
    until: 'tot, tot en met, t/m, tm, tot en, uiterlijk, uiterlijk op, tot aan, tot de, tot het, t m',
    after: 'na, na de, na het, aansluitend op',
    before: 'voor, voor de, voor het, vóór, voordat we naar, alvorens naar',
    not: 'niet, geen, zonder, nooit, vermijd, vermijden, vermijdend, te vermijden, … vermijden, niet met, niet met de, niet naar, niet in, niet per, niet via, niet te, wil niet, willen niet, wil geen, willen geen, liever niet, liever geen, … niet, … liever niet, absoluut niet, absoluut geen, echt niet, zeker niet, zeker geen, in geen geval, haat, haten, hekel aan, heb een hekel aan, hebben een hekel aan, bang voor, bang om, angst voor, hou niet van, houden niet van, noch, niets met, niks met, … vrij, nul, hoeft niet, hoeven niet, hoef geen, hoeven geen, niet nodig, liever geen, geen zin in, mijd, mijden, niemand wil, niemand heeft zin in, … kan niet, … is geen optie, … is niet mogelijk, … gaat niet, … is uitgesloten, … onmogelijk, … mag niet',
    except:
      'behalve, behalve naar, uitgezonderd, met uitzondering van, exclusief, excl, buiten, afgezien van, overslaan, … overslaan, sla, oversla, weglaten, … weglaten, maar niet, maar niet naar, maar niet in, maar geen, maar zonder, al geweest in, al geweest, ben al in, zijn al in, ben al geweest in, zijn al geweest in, … al geweest, … ben ik al geweest, … zijn we al geweest, waren al in, … al gezien, al gezien, al bezocht, … al bezocht, heb ik al gezien, hebben we al gezien, hebben al gezien, … ken ik al, … kennen we al, ken al, kennen al, … heb ik al gezien, … hebben we al gezien, … hebben we al gehad, … hoeft niet, … slaan we over, … sla ik over, … slaan wij over, … eruit gehaald, … eruit gelaten, … eruit, … valt af, … valt weg, … vervalt, … geschrapt, … is geschrapt, … heb ik geschrapt, … laten we vallen, … laten we weg, … gaan we niet, … willen we niet, … hoeven we niet, … hoef ik niet, … gaat niet door, … doen we niet, … laten we zitten, … is afgevallen, … komt niet in aanmerking, … niet meer, … deze keer niet, … niet nodig, … kan niet, … willen we niet naartoe, … gecanceld',
    instead: 'in plaats van, i p v, ipv, in de plaats van, liever dan',
    maybe:
      'misschien, misschien ook, wellicht, eventueel, … eventueel, mogelijk, mogelijkerwijs, optioneel, … optioneel, als er tijd is, … als er tijd is, als er nog tijd is, … als er nog tijd is, als er tijd over is, … als er tijd over is, als we tijd hebben, … als we tijd hebben, als ik tijd heb, … als ik tijd heb, als de tijd het toelaat, … als de tijd het toelaat, indien mogelijk, … indien mogelijk, als het kan, … als het kan, als het past, … als het past, als het lukt, … als het lukt, mocht er tijd zijn, misschien nog, eventueel nog, misschien ook nog',
    only: 'alleen, alleen maar, enkel, uitsluitend, slechts, … alleen, … uitsluitend, volledig, volledig met, helemaal met, alles met, alles per, niets anders dan, puur, louter, alleen met',
    prefer:
      'liefst, het liefst, liever, bij voorkeur, voorkeur, voorkeur voor, met voorkeur voor, zo veel mogelijk, zoveel mogelijk, indien mogelijk, vooral, voornamelijk, hoofdzakelijk, grotendeels, meestal, met name, idealiter, waar mogelijk, als het kan, geef de voorkeur aan, geven de voorkeur aan, prefereer, in principe, eerder',
    each: 'elk, elke, per stad, … per stad, per plaats, … per plaats, per stop, … per stop, per plek, … per plek, in elke stad, … in elke stad, in elke, … in elke, op elke plek, … op elke plek, in elke plaats, … in elke plaats, … elk, … per bestemming, per bestemming, elke stad, … elke stad, iedere, in iedere stad, … in iedere stad, per land, … per land, steeds, … overal, telkens, per locatie, … per locatie, nergens',
    rest: 'de rest in, rest in, de rest, rest, de rest van de tijd in, de rest van de tijd, de overige dagen in, de overige dagen, overige dagen, de overige tijd in, de overige tijd, de resterende dagen in, resterende dagen, de resterende dagen, de resterende tijd in, de resterende tijd, de rest van de vakantie in, de rest van de reis in, de rest van de reis, de rest van de dagen in, de andere dagen in, de laatste dagen in, verder in',
    with: 'met, met de, per, met behulp van, door, voor, in, tegen, door middel van, met een',
  },
  links: {
    and: 'en, alsook, evenals, plus, &, +, ook, en ook, daarnaast, bovendien, zowel, als ook, samen met, alsmede, én',
    or: 'of, ofwel, dan wel, hetzij, anders, of anders',
    onward:
      'dan, daarna, en dan, en daarna, vervolgens, en vervolgens, daarop, later, eerst, ten eerste, als eerste, om te beginnen, tot slot, en tot slot, ten slotte, tenslotte, uiteindelijk, als laatste, en als laatste, verder, verder naar, en verder naar, vandaar, vandaar naar, van daaruit, van daaruit naar, vanuit daar, vanaf daar, door naar, dan door naar, gevolgd door, hierna, aansluitend, doorreizen naar, we gaan verder naar, afsluitend, en weer verder, op weg naar, voor we naar, en dan verder',
    there: 'daar, er, daarheen, daarnaartoe',
    setTo: 'tot, naar, op',
    but: 'maar, echter, toch, anders, daarentegen, alhoewel, doch, overigens, wel',
    least:
      "minstens, minimaal, min, minimum, ten minste, tenminste, op zijn minst, op z'n minst, niet minder dan, of meer, meer dan, zeker, een minimum van, nergens korter dan, nergens minder dan, niet korter dan",
    most: 'hoogstens, maximaal, max, maximum, ten hoogste, niet meer dan, niet langer dan, niet over, minder dan, korter dan, of minder, op zijn hoogst, uiterlijk, tot maximaal, nooit meer dan, een maximum van, hooguit, nooit langer dan, onder de, binnen',
    about:
      "ongeveer, circa, ca, zo'n, zon, rond de, om en nabij, plusminus, grofweg, een stuk of, of zo, ruwweg, pakweg, rond, een goede, bijna, plm, min of meer",
    half: 'half, halve, en een half, helft, de helft, een halve, voor de helft',
    third: 'een derde, derde, eenderde, een derde van',
    mostly:
      'het grootste deel van, grootste deel van, het merendeel van, de meeste, merendeel, het overgrote deel van, grotendeels',
    ofTheTrip:
      'de tijd, van de tijd, van de reis, van de vakantie, onze tijd, mijn tijd, de reis, ervan, van de dagen, van de trip',
    correction:
      'nee, nee wacht, wacht, wacht nee, oh nee, ach nee, nee toch, nee sorry, sorry nee, of nee, of liever, bij nader inzien, ik bedoel, nee toch niet, toch niet',
    firstStop: 'eerste stad, eerste plaats, eerste plek, in de eerste, de eerste, eerste stop',
    lastStop: 'laatste stad, laatste stop, laatste plaats, laatste plek, in de laatste, de laatste',
    fromThere: 'vandaar, van daar, vanaf daar, daarvandaan, vandaar naar',
    than: 'dan',
    secondStop: 'tweede stop, tweede stad, tweede plek, de tweede, in de tweede',
    thirdStop: 'derde stop, derde stad, derde plek, de derde, in de derde',
    firstTwo: 'de eerste twee, eerste twee, de twee eerste',
    lastTwo: 'de laatste twee, laatste twee, de twee laatste',
    bothStops: 'de twee, allebei, beide',
  },
  wishes: {
    loop: 'waar we begonnen, waar we zijn begonnen, naar het beginpunt, rondreis, rondje, rondrit, rondtrip, een rondje, heen en terug, heen en weer, retour, en terug, en weer terug, en weer naar huis, en terug naar huis, weer naar huis, naar huis terug, terug naar huis, terug naar het begin, terug naar het beginpunt, terug naar het startpunt, in een lus, lus, begin en einde in, begin en eind in, start en einde in, start en eind in, beginnen en eindigen in, beginnend en eindigend in, starten en eindigen in, vertrek en aankomst in, begin en eindpunt, begin en eindpunt in, startend en eindigend in',
    anyOrder:
      'in willekeurige volgorde, willekeurige volgorde, elke volgorde, in elke volgorde, in welke volgorde dan ook, volgorde maakt niet uit, de volgorde maakt niet uit, maakt niet uit in welke volgorde, volgorde is niet belangrijk, de volgorde is niet belangrijk, volgorde onbelangrijk, de volgorde is onbelangrijk, beste volgorde, de beste volgorde, in de beste volgorde, optimale volgorde, in de optimale volgorde, logische volgorde, in een logische volgorde, meest logische volgorde, in de meest logische volgorde, de meest logische volgorde, handigste volgorde, in de handigste volgorde, kortste route, de kortste route, beste route, de beste route, optimale route, volgorde vrij, de volgorde mag je zelf bepalen, volgorde naar keuze, de handigste volgorde',
    inOrder:
      'in deze volgorde, in die volgorde, precies in deze volgorde, in precies deze volgorde, in de genoemde volgorde, op volgorde, in volgorde, in exact deze volgorde, volgens deze volgorde',
    overland:
      'over land, via land, zonder te vliegen, zonder vliegen, zonder vliegtuig, zonder vluchten, vliegvrij, vliegtuigvrij, niet vliegen, geen vliegtuig, niet met het vliegtuig, geen vluchten, over de weg, geen vliegreizen',
    firstLeg:
      'heenreis, heenweg, op de heenweg, de heenreis, heen, heenvlucht, eerste etappe, de eerste etappe, op de heenreis, voor de heenreis, het eerste stuk, eerste stuk, de eerste rit, eerste rit, eerste traject',
    lastLeg:
      'laatste stuk, laatste traject, terugreis, terugweg, op de terugweg, de terugreis, terugvlucht, laatste etappe, de laatste etappe, op de terugreis, terug met, terug, voor de terugreis, naar huis, thuis, weer thuis, het laatste stuk, laatste rit, t laatste stuk',
  },
  transport: wayWords.nl,
  directions: {
    north:
      'noord…, noordelijk*, noorden van, het noorden van, in het noorden van, ten noorden van, noorden, het noorden, in het noorden, noord',
    south:
      'zuid…, zuidelijk*, zuiden van, het zuiden van, in het zuiden van, ten zuiden van, zuiden, het zuiden, in het zuiden, zuid',
    east: 'oost…, oostelijk*, oosten van, het oosten van, in het oosten van, ten oosten van, oosten, het oosten, in het oosten, oost',
    west: 'west…, westelijk*, westen van, het westen van, in het westen van, ten westen van, westen, het westen, in het westen, west',
    centre:
      'midden…, centraal…, midden van, het midden van, in het midden van, centrum van, hart van, het hart van, in het hart van, centraal, binnenland van, het binnenland van, midden',
  },
  themes: {
    beach:
      'strand, stranden, strandvakantie, strandje, strandjes, zee, aan zee, de zee, kust, kustplaats, kustplaatsen, kustplaatsjes, zon, zonnen, zonvakantie, zonnebaden, zwemmen, baden, badplaats, badplaatsen, zandstrand, zandstranden, baaien, baaitjes, zon zee strand, zon en zee, stranddagen, stranddag',
    island: 'eiland, eilanden, eilandhoppen, eilandhopping, eilandje, eilandjes, waddeneilandhoppen',
    mountains:
      'berg, bergen, gebergte, bergdorp, bergdorpjes, bergdorpen, bergtoppen, vulkaan, vulkanen, alpien, alpiene, heuvels, bergpassen, hooggebergte, bergachtig*',
    hiking:
      'wandelen, wandeling, wandelingen, wandelvakantie, wandelroutes, hiken, hike, hikes, hiking, trekking, trektocht, trektochten, bergwandelen, huttentocht, klimmen, bergbeklimmen, wandelpaden, wandelreis, te voet',
    skiing:
      'skiën, ski, skivakantie, skigebied, skigebieden, skireis, snowboarden, snowboard, wintersport, wintersportvakantie, sneeuw, langlaufen, pistes, op wintersport',
    nature:
      'natuur, natuurlijk*, natuurgebied, natuurgebieden, nationaal park, nationale parken, natuurpark, natuurparken, bos, bossen, waterval, watervallen, landschap, landschappen, platteland, fjorden, fjord, gletsjers, gletsjer, kloven, kloof, jungle, regenwoud, tuinen, bloesem, kersenbloesem, buiten, in de buitenlucht, buitenleven, uitzichten, uitzicht, groen, groene omgeving, grotten, natuurschoon, ruige natuur, outdoor, lavendel, bollenvelden, tulpen',
    wildlife:
      "dieren, wilde dieren, wild, safari, safari's, vogels, vogels kijken, walvissen, walvissen spotten, olifanten, gorilla's, leeuwen, beren, dierentuin, dolfijnen, pinguïns, big five, wildlife, dieren spotten",
    desert:
      'woestijn, woestijnen, zandduinen, oase, oases, kameel, kamelen, woestijntocht, nacht in de woestijn',
    lakes:
      'meer, meren, aan het meer, aan een meer, meertje, meertjes, bergmeer, bergmeren, merengebied, plassen',
    diving:
      'duiken, duik, duikvakantie, snorkelen, snorkel, koraal, koraalrif, koraalriffen, rif, riffen, scuba, duikreis',
    surfing:
      'surfen, surf, golfsurfen, kitesurfen, windsurfen, golven, surfplek, surfplekken, surfvakantie, surfer, surfers, kiten',
    wine: 'wijn, wijnen, wijngaard, wijngaarden, wijnproeverij, wijnproeverijen, wijn proeven, wijnstreek, wijnstreken, wijnhuizen, wijnboeren, wijnboer, wijnregio, wijngebied, wijnroute, wijnliefhebbers, wijnliefhebber, wijndomeinen',
    food: 'eten, lekker eten, goed eten, culinair*, keuken, gastronomie, gastronomisch*, restaurants, restaurant, streetfood, street food, foodie, foodies, markten, marktjes, bier, bieren, bierbrouwerijen, brouwerijen, koffie, kookles, kookworkshop, lokale keuken, lokale gerechten, specialiteiten, tapas, lekker eten en drinken, uit eten, eten en drinken, kaas, chocolade proeven, fijnproevers',
    history:
      'geschiedenis, historie, historisch*, cultuur, cultureel, culturele, cultuurreis, museum, musea, museums, oudheid, antiek, antieke, ruïnes, ruïne, archeologie, archeologisch*, middeleeuws*, middeleeuwen, oude stad, oude steden, oude binnenstad, oude stadjes, binnenstad, erfgoed, werelderfgoed, unesco, monumenten, romeins*, opgravingen, oorlogsgeschiedenis, vestingsteden, cultuurliefhebbers',
    art: 'kunst, kunstmuseum, kunstmusea, galerie, galeries, galerijen, schilderijen, schilderkunst, schilders, moderne kunst, street art, kunstzinnig*, kunstenaars, kunstliefhebbers, tentoonstellingen',
    architecture:
      'architectuur, gebouwen, kathedraal, kathedralen, wolkenkrabbers, paleis, paleizen, gotisch*, gotiek, jugendstil, art nouveau, barok, barokke, modernisme, gaudí, bauhaus, art deco, architectonisch*, renaissance',
    castles:
      'kasteel, kastelen, burcht, burchten, fort, forten, vesting, vestingen, slot, citadel, kastelenroute, ridderkasteel',
    religion:
      'tempel, tempels, klooster, kloosters, kerk, kerken, kerkjes, bedevaart, bedevaartsoord, pelgrimstocht, pelgrimsroute, pelgrimage, moskee, moskeeën, heiligdom, heiligdommen, spiritueel, spirituele, religieus, religieuze, abdij, abdijen, basiliek, camino, santiago route',
    nightlife:
      'nachtleven, uitgaan, uitgaansleven, feesten, feest, feestje, feestjes, party, clubs, club, clubben, bars, bar, kroegen, kroeg, cafés, stappen, disco, discotheken, festivals en feesten, feestvakantie, barretjes, pubs',
    music:
      'muziek, concert, concerten, opera, festival, festivals, muziekfestival, jazz, live muziek, livemuziek, klassieke muziek, techno, flamenco, fado',
    shopping:
      'shoppen, winkelen, winkels, shopping, outlet, kerstmarkt, kerstmarkten, rommelmarkt, rommelmarkten, vlooienmarkt, vlooienmarkten, bazaar, bazaars, souk, souks, mode, winkelcentra, markt, boetiekjes, winkeltjes',
    spa: "wellness, spa, spa's, thermen, sauna, sauna's, thermaal, thermale baden, thermale bronnen, warmwaterbronnen, warme bronnen, hete bronnen, massage, massages, kuren, kuuroord, hammam, onsen, thermaalbad, thermaalbaden, badhuis",
    family:
      'pretpark, pretparken, attractiepark, attractieparken, themapark, themaparken, disneyland, disney, legoland, efteling, kindvriendelijk*, gezinsvriendelijk*, geschikt voor kinderen, leuk voor kinderen, speeltuin, speeltuinen, waterpark, aquarium, europapark, phantasialand, kinderactiviteiten',
    romance:
      'romantisch*, romantiek, huwelijksreis, honeymoon, jubileum, trouwdag, verliefd, valentijn, valentijnsdag, huwelijksaanzoek, aanzoek, jubileumreis',
    auroras: 'noorderlicht, poollicht, aurora, aurora borealis, het noorderlicht',
  },
  pace: {
    slow: 'rustig*, relaxed, relaxte, relaxt, relaxen, ontspannen, ontspanning, ontspannend, op ons gemak, op mijn gemak, op het gemak, op ons dooie gemak, langzaam, langzame, kalm, kalmpjes, kalme, zonder haast, geen haast, zonder stress, geen stress, stressvrij, niet te druk, niet te vol, niet zo druk, niet te snel, niet te gehaast, niet gehaast, niet te vermoeiend, niet te intensief, niet te veel reizen, niet te veel rijden, niet teveel reizen, niet te veel, op een rustig tempo, rustig tempo, in een rustig tempo, laag tempo, traag tempo, trager, slow travel, rustiger, langzamer, meer ontspannen, minder druk, minder gehaast, minder vol, uitrusten, bijkomen, tot rust komen, relaxter, luieren, chillen, chill, onthaasten, rust, op de bonnefooi, kuieren, slenteren',
    normal: 'normaal tempo, gemiddeld tempo',
    fast: 'zo veel mogelijk, zoveel mogelijk, zo veel mogelijk steden, zoveel mogelijk steden, zoveel mogelijk plekken, zo veel mogelijk plekken, zoveel mogelijk zien, zo veel mogelijk zien, alles zien, snel, snelle, vlot, vlotte, hoog tempo, in hoog tempo, vol programma, volgepland, volgepakt, vol gepland, intensief, intensieve, actief, actieve, sneller, intensiever, drukker, alles uit de kast, strak schema, volle dagen plannen, veel steden, in sneltreinvaart',
  },
  company: {
    alone:
      "alleen reizen, solo, in m'n eentje, in mijn eentje, op mezelf, alleenreizend, alleenreizende, soloreis, soloreiziger, ik reis alleen, alleen ik, solo reis, in je eentje",
    couple:
      "stel, koppel, als stel, als koppel, met z'n tweeën, met zijn tweeën, met ons tweeën, samen met mijn vriendin, met mijn vriendin, met mijn vriend, met mijn vrouw, met mijn man, met m'n vriendin, met m'n vriend, met m'n vrouw, met m'n man, met mijn partner, mijn vrouw, mijn man, mijn vriendin, mijn vriend, mijn partner, m'n vrouw, m'n man, m'n vriendin, m'n vriend, mijn vrouw en ik, mijn man en ik, mijn vriendin en ik, mijn vriend en ik, mijn verloofde, echtpaar, pasgetrouwd, wij tweeën, lief, mijn lief",
    family:
      "gezin, familie, kind, kinderen, kids, met kinderen, met de kinderen, met kids, baby, baby's, peuter, peuters, kleuter, kleuters, zoon, zoontje, dochter, dochtertje, zonen, dochters, tiener, tieners, pubers, puber, gezinsvakantie, familievakantie, kleinkinderen, jarige, kleintjes, met het gezin, met ons gezin, kleine kinderen",
    friends:
      'vrienden, vriendinnen, met vrienden, met vriendinnen, vriendengroep, vriendinnenweekend, maten, met een vriend, met een vriendin, vrijgezellenfeest, vrijgezellenweekend, onder vrienden, meiden, meidenweekend, mannenweekend, examenreis, een stel vrienden',
    seniors:
      "senioren, ouderen, oudere, bejaarden, gepensioneerd, gepensioneerde, gepensioneerden, 65 plussers, vijftigplussers, mijn ouders, met mijn ouders, grootouders, opa en oma, opa, oma, mijn moeder, mijn vader, met mijn moeder, met mijn vader, met m'n ouders, schoonouders, slecht ter been, rolstoel, ouders",
    group:
      "groep, groepsreis, in groep, schoolreis, schoolreisje, klas, collega's, team, teamuitje, bedrijfsuitje, vereniging, studiereis, een groep van, personeelsreis",
    pet: 'hond, honden, hondje, met de hond, met hond, met onze hond, met mijn hond, onze hond, kat, huisdier, huisdieren, viervoeter, huisdiervriendelijk, hondvriendelijk',
  },
  budget: {
    low: 'goedkoop, goedkope, goedkoper, goedkopere, goedkoopst, goedkoopste, voordelig, voordelige, budget, low budget, lowbudget, klein budget, beperkt budget, laag budget, krap budget, weinig budget, weinig geld, niet te duur, niet duur, niet al te duur, betaalbaar, betaalbare, zo goedkoop mogelijk, zuinig, op een budget, backpacken, backpacker, backpackers, backpack, rugzak, rugzakreis, student, studenten, studentenbudget, besparen, geld besparen, prijsbewust, minder duur, voor weinig, met weinig geld',
    medium: 'gemiddeld budget, middenklasse, normaal budget, modaal budget',
    high: 'luxe, luxueus, luxueuze, luxereis, vijf sterren, 5 sterren, vijfsterren, geld speelt geen rol, onbeperkt budget, hoog budget, ruim budget, budget maakt niet uit, eerste klas, eerste klasse, chic, chique, high end, exclusief hotel, exclusieve, duur, duurder, luxer, duurdere',
  },
  edits: {
    add: 'voeg, toe, toevoegen, … toevoegen, voeg toe, … toe, … erbij, erbij, … meenemen, inlassen, inclusief, ook nog, ook naar, nog naar, plus, wil ook naar, willen ook naar, inplannen, … inplannen, stop erbij, ',
    remove:
      'verwijder, verwijderen, … verwijderen, schrap, schrappen, … schrappen, haal, eruit, … eruit, weghalen, … weghalen, weglaten, … weglaten, weg, … weg, overslaan, … overslaan, zonder, wis, annuleer, annuleren, doe maar zonder, toch niet, toch maar niet, … toch niet, … hoeft niet, … hoeft niet meer, laat vallen, … kan weg, … kan eruit, geen, uit het plan, mag eruit, mag er uit, kan eruit, mag er toch uit',
    replace:
      'vervang, vervangen, … vervangen, verander, veranderen, … veranderen, wissel, wisselen, … wisselen, ruil, ruilen, omruilen, … omruilen, wijzig, wijzigen, verwissel, verwisselen, maak van, omwisselen, … omwisselen, pas aan, draai, omdraaien',
    more: 'meer, extra, nog, nog een, nog een extra, nog twee, … meer, … extra, … langer, erbij, bijkomende, langer met, bij, de extra tijd, extra tijd, de overige tijd',
    less: 'minder, … minder, een dag minder, korter met, … korter',
    longer:
      'langer, verleng, verlengen, … verlengen, langer blijven, langer in, meer tijd, meer tijd in, wat langer, iets langer, een beetje langer, te kort, uitbreiden, rek, … langer, rekken',
    shorter:
      'korter, verkort, verkorten, … verkorten, inkorten, … inkorten, kort in, kort, minder tijd, minder tijd in, wat korter, iets korter, een beetje korter, te lang, te veel tijd, … korter, minder lang',
    move: 'verplaats, verplaatsen, … verplaatsen, verschuif, verschuiven, … verschuiven, schuif, schuiven, zet, zetten, doe, plaats, plan, uitstellen, … uitstellen, vervroeg, vervroegen',
    later:
      'later, verschuif, verschuiven, … verschuiven, opschuiven, … opschuiven, schuif, uitstellen, … uitstellen, naar achteren, daarna',
    earlier: 'eerder, vroeger, vervroeg, vervroegen, … vervroegen, naar voren',
    inItsPlace: 'liever, toch liever, beter, in plaats daarvan, daarvoor in de plaats, maar dan',
    freed: 'die nachten, deze nachten, die dagen, die nacht, diezelfde nachten, dezelfde nachten, even lang',
    toStart:
      'naar het begin, aan het begin, in het begin, vooraan, naar voren, als eerste, eerst, helemaal vooraan, als eerste stop, bij het begin, op de eerste plaats',
    toEnd:
      'naar het einde, naar het eind, aan het einde, aan het eind, achteraan, naar achteren, als laatste, helemaal achteraan, als laatste stop, op het einde, op het laatst, tot het laatst, op de laatste plaats',
    reverse:
      'omgekeerd, omgekeerde, andersom, omdraaien, draai de route om, draai de volgorde om, omkeren, keer om, keer de volgorde om, keer de route om, achterstevoren, in omgekeerde volgorde, omgekeerde volgorde, in omgekeerde richting, omgekeerde richting, andere kant op, de andere kant op, de andere richting, in de andere richting, de route omdraaien, de volgorde omdraaien, draaien we om, draai het om',
    another:
      'een andere, andere route, een andere route, andere reis, een andere reis, ander voorstel, een ander voorstel, een ander idee, ander idee, iets anders, wat anders, alternatief, een alternatief, alternatieven, nieuw voorstel, een nieuw voorstel, opnieuw, probeer opnieuw, probeer het opnieuw, nog een keer, doe nog eens, verras me, verras ons, nog een voorstel, ander plan, een ander plan, nog een poging',
  },
  nameEndings: [['s', '']],
  letters: [],
  places: `
    vs = US, de vs = US, usa = US, verenigde staten = US, de verenigde staten = US, amerika = US, vk = GB, het vk = GB, verenigd koninkrijk =
    GB, groot brittannië = GB, engeland = England, holland = NL, nederland = NL, emiraten = AE, de emiraten = AE, tsjechië = CZ, noord macedonië
    = MK, bosnië = BA, zuid korea = KR, korea = KR, zuid frankrijk = South of France, zuidfrankrijk = South of France, franse rivièra = French
    Riviera, franse riviera = French Riviera, cote d'azur = French Riviera, côte d'azur = French Riviera, italiaanse rivièra = Italian Riviera,
    zuid italië = Southern Italy, noord italië = Northern Italy, midden italië = Central Italy, zuid spanje = Southern Spain, noord spanje =
    Northern Spain, zuid duitsland = Southern Germany, noord duitsland = Northern Germany, zuid tirol = South Tyrol, zuidoost azië = Southeast
    Asia, oost europa = Eastern Europe, centraal europa = Central Europe, midden europa = Central Europe, west europa = Western Europe, zuid
    europa = Southern Europe, noord europa = Northern Europe, zuid amerika = South America, midden amerika = Central America, latijns amerika =
    South America, noord amerika = US, midden oosten = Middle East, balkan = Balkans, baltische staten = Baltics, baltische landen = Baltics,
    scandinavië = Scandinavia, benelux = Benelux, alpen = Alps, toscane = Tuscany, sicilië = Sicily, sardinië = Sardinia, apulië = Apulia,
    puglia = Apulia, lombardije = Lombardy, beieren = Bavaria, zwarte woud = Black Forest, eifel = Eifel, moezel = Moselle, ardennen = Ardennes,
    tirol = Tyrol, schotland = Scotland, cornwall = Cornwall, canarische eilanden = Canary Islands, canarische = Canary Islands, balearen =
    Balearic Islands, mallorca = Mallorca, andalusië = Andalusia, catalonië = Catalonia, baskenland = Basque Country, cycladen = Cyclades, kreta
    = Crete, griekse eilanden = Greek Islands, algarve = Algarve, azoren = Azores, madeira = Madeira, amalfikust = Amalfi Coast, comomeer = Lake
    Como, gardameer = Lake Garda, lago maggiore = Lake Maggiore, bodensee = Lake Constance, bodenmeer = Lake Constance, oostzee = Baltic Sea,
    noordzee = North Sea, middellandse zee = Mediterranean, loire = Loire Valley, loirestreek = Loire Valley, loirevallei = Loire Valley, elzas
    = Alsace, bretagne = Brittany, normandië = Normandy, provence = Provence, dordogne = Dordogne, corsica = Corsica, transsylvanië =
    Transylvania, istrië = Istria, dalmatië = Dalmatia, dolomieten = Dolomites, waddeneilanden = Wadden Islands, lichtstad = Paris, eeuwige stad
    = Rome, parijs = Paris, londen = London, wenen = Vienna, italiaanse = IT, spaanse = ES, franse = FR, portugese = PT, griekse = GR, duitse =
    DE, belgische = BE, nederlandse = NL, japanse = JP, europese = Europe, kroatische = HR, scandinavische = Scandinavia, fjorden = Norwegian
    Fjords, noorse fjorden = Norwegian Fjords, westkust = West Coast`,
  texts: {
    'names.between': 'Van {from} naar {to} in {days, plural, one {# dag} other {# dagen}}',
    'names.round': 'Rondreis vanuit {start} in {days, plural, one {# dag} other {# dagen}}',
    'names.area': '{where}: {days, plural, one {# dag} other {# dagen}}',
    'names.cities': '{names}: {days, plural, one {# dag} other {# dagen}}',
    description: '{stops}. Per {types}.',
    stopWithDays: '{name} ({days, plural, one {# dag} other {# dagen}})',
    'types.plane': 'vliegtuig',
    'types.train': 'trein',
    'types.bus': 'bus',
    'types.car': 'auto',
    'days.first': 'Begin in {city}.',
    'days.leave':
      'Vertrek van {city} naar {next} per {type, select, plane {vliegtuig} train {trein} bus {bus} car {auto} other {}}.',
    'days.arrive':
      'Per {type, select, plane {vliegtuig} train {trein} bus {bus} car {auto} other {}} van {from} naar {city}, ongeveer {km, number} km.',
    'days.underway': 'Onderweg van {from} naar {to}.',
    'days.explore': 'Een dag om {city} te ontdekken.',
    'days.more': 'Meer van {city}, op je gemak.',
    'days.around': '{city} en omgeving.',
    'days.home':
      'Laatste uren in {city}, daarna per {type, select, plane {vliegtuig} train {trein} bus {bus} car {auto} other {}} terug naar {home}.',
    'days.outing': 'Een dagtocht van {city} naar {other} en terug.',
    understoodNothing:
      'Er is geen plaats gevonden. Noem een stad, een land of een streek, bijvoorbeeld ‘10 dagen Italië met de trein’.',
    unknownPlace: '‘{name}’ staat niet in de plaatsenlijst en is weggelaten.',
    defaultDays: 'Er is geen duur genoemd, dus de reis duurt {days, plural, one {# dag} other {# dagen}}.',
    pastDate: 'Deze dag is al voorbij: {day}.',
    chosenCities:
      '{where}: {count, plural, one {# stad is gekozen omdat die heel bekend is.} other {# steden zijn gekozen omdat ze bekend zijn en dicht bij elkaar liggen.}}',
    fewerCities:
      '{asked, number} steden passen niet in {days, plural, one {# dag} other {# dagen}}; het plan heeft er {kept, number}.',
    crowded:
      '{cities, number} steden in {days, plural, one {# dag} other {# dagen}} laten weinig tijd per stad.',
    noLand: 'Er is geen weg over land van {from} naar {to}, dus deze etappe is per vliegtuig.',
    ferry: 'Tussen {from} en {to} gaat een deel van de weg per veerboot.',
    refusedPlane: 'Van {from} naar {to} kan niet zonder vliegtuig, dus deze etappe is een vlucht.',
    avoided: '{name} was gewenst en moest ook vermeden worden; het is weggelaten.',
    startChosen: 'De reis begint in {name}.',
    townFor: 'Voor deze wens is {name} gekozen.',
    leftOut: '{name} is weggelaten: het past niet.',
    passedThrough: 'Er is alleen tijd om door {names} te reizen.',
    otherNights:
      '{name} heeft {nights, plural, one {# nacht} other {# nachten}} in plaats van {asked, number}.',
    otherLength: 'De reis duurt {days, plural, one {# dag} other {# dagen}} in plaats van {asked, number}.',
    otherCount: 'De reis heeft {kept, plural, one {# stad} other {# steden}} in plaats van {asked, number}.',
    otherOrder: 'De gewenste volgorde spreekt zichzelf tegen; het is nu {names}.',
    longLeg: 'Van {from} naar {to} duurt ongeveer {hours, plural, one {# uur} other {# uur}}.',
    otherTransport:
      'Van {from} naar {to} gaat het per {type, select, plane {vliegtuig} train {trein} bus {bus} car {auto} other {}}: niets van wat gewenst was gaat daarheen.',
    noNightTrain: 'Er past geen nachttrein of nachtbus bij deze reis.',
    closedBorder: 'De grens tussen {from} en {to} is gesloten.',
    noSuchTown: 'Geen plaats van deze reis past bij deze wens.',
    outOfSeason: 'Dit is niet het seizoen voor {names}.',
    nextYear: '{day} is voorbij, dus de reis begint op {next}.',
    otherDates: 'Niet alle gewenste data passen; de reis begint op {day}.',
    noTime: 'Er is geen tijd voor {where}.',
    shorterOrder: 'De genoemde volgorde is aangehouden. Korter zou zijn: {names}.',
    tooFar:
      'Van {from} naar {to} is te ver per {wanted, select, plane {vliegtuig} train {trein} bus {bus} car {auto} other {}} in de tijd die er is, dus deze etappe is per vliegtuig.',
    ferryInstead:
      'Neem tussen {from} en {to} de veerboot; reizen hebben geen boten, dus de etappe staat er als bus.',
    noTrains: '{country}: op reizigerstreinen is daar niet te rekenen, dus wordt de bus genomen.',
    chosenBetween: 'De stops onderweg zijn gekozen omdat ze bekend zijn en dicht bij de route liggen.',
    chosenAround: 'Er is geen bestemming genoemd, dus de reis gaat naar bekende steden rond {name}.',
    longer:
      'Alleen de rit al duurt langer dan {asked, plural, one {# dag} other {# dagen}}, dus de reis duurt er {days, number}.',
    dayTrip:
      'Een reis heeft twee steden nodig, dus is er een dagtocht van {city} naar {other} toegevoegd; haal die weg als je liever blijft.',
  },
}
