import { seasonWords } from '#shared/words/season-words.ts'
import { wayWords } from '#shared/words/way-words.ts'
import type { Language } from './language.ts'

export const de: Language = {
  tag: 'de',
  hasSpaces: true,
  filler: `
    ich, mir, mich, mein, meine, meinen, meiner, meinem, meines, wir, uns, unser, unsere, unseren, unserer, unserem, unseres, du, dir, dich,
    dein, deine, deinen, ihr, euch, euer, eure, sie, ihnen, er, ihn, ihm, sein, seine, seinen, ihre, ihren, es, man, der, die, das, den, dem,
    des, ein, eine, einen, einem, einer, eines, nen, ne, dieser, diese, dieses, diesen, diesem, jener, da, dort, dorthin, hier, hin, her, und,
    oder, aber, denn, weil, da, dass, daß, ob, wenn, als, wie, so, sowie, auch, noch, schon, mal, einmal, nochmal, wieder, immer, oft, nie,
    sehr, ganz, ganze, ganzen, ganzes, ziemlich, eher, doch, ja, nein, okay, ok, halt, eben, etwa, bin, bist, ist, sind, seid, war, waren, wäre,
    wären, gewesen, sein, werde, wird, werden, wirst, würde, würden, wurde, hab, habe, hast, hat, haben, hatte, hatten, hätte, hätten, gehabt,
    kann, kannst, können, könnt, könnte, könnten, könntest, soll, sollen, sollst, sollte, sollten, muss, müssen, musst, müsste, darf, dürfen,
    dürfte, will, willst, wollen, wollt, wollte, wollten, möchte, möchten, möchtest, mag, mögen, mögt, brauche, brauchen, braucht, wünsche,
    wünschen, hoffe, hoffen, suche, suchen, plane, planen, plant, geplant, plan, pläne, planung, reise, reisen, reist, gereist, reiseplan,
    reiseplanung, reiseroute, reisezeit, reisedauer, reiseziel, reiseziele, trip, trips, tour, touren, urlaub, urlaube, urlaubs, urlaubsreise,
    ferien, route, routen, routenvorschlag, reisevorschlag, städtereise, städtetrip, städtetour, kurztrip, kurzurlaub, kurzreise,
    interrailreise, auszeit, programm, ablauf, vorschlag, vorschläge, schlag, schlage, vorschlagen, vor, empfehlung, empfehlungen, empfehlen,
    empfiehl, empfehle, idee, ideen, tipp, tipps, lass uns, lasst uns, hilf, hilfe, helfen, hilfst, erstelle, erstellen, erstellt, mach, mache,
    machen, macht, gemacht, stelle, stell, zusammen, zusammenstellen, zusammenstellung, gib, geben, gibt, zeig, zeige, zeigen, sag, sagen, gehe,
    geh, gehen, geht, gegangen, gehts, fahre, fahr, fahren, fährt, gefahren, losfahren, losgehen, los, komme, kommen, kommt, verbringen,
    verbringe, verbringt, bleibe, bleiben, bleibt, geblieben, übernachten, übernachte, übernachtet, unterkunft, unterkünfte, hotel, hotels,
    hostel, hostels, ferienwohnung, airbnb, unterwegs, machen wir, dauern, dauert, dauer, nehme, nehmen, nimm, nutzen, benutzen, verwenden,
    kennen, kennenlernen, lernen, erleben, erlebe, erlebnis, erlebnisse, genießen, anschauen, ansehen, angucken, gucken, schauen, besichtigen,
    sehen, bitte, danke, dank, vielen dank, gerne, gern, hallo, hi, hey, servus, moin, guten tag, guten morgen, guten abend, liebe, lieber,
    liebes, grüße, bitte um, was, wer, wo, wohin, woher, wann, warum, welche, welcher, welches, welchen, wieviel, wie viel, wie viele, man,
    etwas, was, einige, alle, alles, allen, aller, allem, beide, beiden, andere, anderen, mehrere, viel, viele, vielen, vieles, mehr, meiste,
    wenig, genug, gut, gute, guten, guter, gutes, besser, beste, besten, bestes, toll*, schön, schöne, schönen, schöner, schönes, schönste,
    schönsten, wunderschön*, super, cool*, nett*, perfekt*, ideal*, interessant*, spannend*, bekannt*, berühmt*, wichtig*, wichtigste*, größte,
    größten, große, großen, großer, großes, groß, klein, kleine, kleinen, kleiner, kleines, typisch*, klassisch*, abwechslungsreich*,
    unvergesslich*, stadt, städte, städten, ort, orte, orten, land, länder, ländern, gegend, region, regionen, gebiet, ecke, ecken, hauptstadt,
    hauptstädte, insgesamt, gesamt, gesamte, gesamten, total, circa, sehenswürdigkeit, sehenswürdigkeiten, highlight, highlights, attraktionen,
    ausflüge, ausflug, unternehmen, zeit, zeitraum, dabei, davon, dafür, daran, darauf, dazu, damit, danach, davor, für, mit, bei, beim, in, im,
    ins, an, am, ans, auf, aufs, von, vom, zu, zum, zur, nach, um, durch, während, über, unter, zwischen, lang, lange, langer, länger,
    kurz, kurze, kurzen, einfach, eigentlich, vielleicht, wahrscheinlich, ungefähr, möglich, möglichst, wenn möglich, am besten, am liebsten,
    bestenfalls, idealerweise, uns interessiert, interessiere, interessieren, interesse, interessen, freue, freuen, freuen uns auf, lust, lust
    auf, lust haben, habe lust, bock, bock auf, zum ersten mal, erste mal, erstes mal, noch nie, noch nicht, keine ahnung, weiß nicht, weiß noch
    nicht, weiß, egal, ist egal, ist mir egal, ist uns egal, ganz egal, kein problem, gar kein problem, macht nichts, nicht nur, sondern auch,
    wieso nicht, warum nicht, nicht zu vergessen, nicht verpassen, nicht vergessen, nicht fehlen, darf nicht fehlen, flexibel, offen, offen für,
    personen, person, leute, leuten, erwachsene, erwachsenen, zu dritt, zu viert, zu fünft, zu sechst, jahre, jahr, jahre alt, alt, jahren, uhr,
    bahnhof, flughafen, start, ankunft, abfahrt, abreise, abflug, anreise, rückreise, verkehrsmittel, öffentlichen verkehrsmitteln, öffentliche
    verkehrsmittel, öffis, transport, z b, zb, usw, etc, bzw, d h, ca, eigenen, eigene, eigener, morgens, abends, nachmittags, mittags,
    vormittags, früh, jetzt, nun, eventuell noch, so ca, halt so, oder so, und so, oder ähnliches, sowas, gemeinsam, lieblings*, ziel, ziele,
    zielen, station, stationen, stopp, stopps, zwischenstopp, zwischenstopps, halt, halte, aufenthalt, aufenthalte, etappe, etappen, s, n, ne,
    lohnt, lohnen, lohnen sich, lohnt sich, rundherum, einmal rundherum, hopping, zelten, dazwischen, pflicht, wegen`,
  signOffs:
    'gruß, grüße, viele grüße, liebe grüße, beste grüße, herzliche grüße, schöne grüße, mit freundlichen grüßen, freundliche grüße, mfg, lg, vg, danke, vielen dank, besten dank, danke im voraus, danke schön, mit besten grüßen, tschüss, bussi, ciao, bis dann',
  ordinary: `
    essen, hof, wohl, au, see, seen, berg, burg, bad, bach, feld, wald, wiese, stein, kirche, mühle, haus, heim, weg, straße, platz, markt,
    brücke, tor, turm, neu, alt, neue, alte, neuen, alten, weiß, rot, grün, schwarz, blau, hoch, tief, nah, nahe, weit, fern, oben, unten,
    links, rechts, mitte, ende, anfang, anger, horn, singen, wandern, baden, leer, enger, regen, sommer, winter, sonne, sand, salz, gold,
    silber, lage, welt, ruhe, friede, frieden, freude, lust, liebe, last, rest, rast, name, wort, zahl, wurst, brot, bier, wein, kaffee, kuchen,
    käse, pizza, pasta, schokolade, freund, freunde, freundin, frau, mann, mutter, vater, eltern, kind, kinder, familie, oma, opa, hund, katze,
    geld, preis, euro, teuer, boot, schiff, arbeit, arbeiten, lernen, spielen, tanzen, laufen, schwimmen, schlafen, trinken, kochen, lachen,
    feiern, entspannen, erholen, lesen, schreiben, schreib, gedicht, rezept, geschichte, lied, witz, wetter, hochzeit, geburtstag, weihnachten,
    ostern, pfingsten, silvester, neujahr, jubiläum, hochzeitstag, semester, schule, uni, büro, passwort, anweisung, anweisungen, ignoriere,
    vorherige, regeln, system, tabelle, löschen, admin, code, programm, titten, scheiße, idiot, dumm, blöd, halb, acht, ort, list, liste, satz,
    frage, antwort, hausen, wasser, fluss, meer, strand, insel, küste, hafen, dorf, dörfer, park, garten, zoo, oper, theater, kino, musik, rock,
    sport, fußball, golf, tennis, yoga, sauna, messe, schnee, eis, feuer, licht, nacht, tag, stunde, minute, monat, woche, mal, bald, spät,
    später, gleich, selbst, dann, wenn, rund, quer, voll, leicht, schwer, zug, bus, bahn, auto`,
  numbers: `
    ein = 1, eine = 1, einen = 1, einem = 1, einer = 1, eines = 1, eins = 1, nen = 1, ne = 1, zwei = 2, zwo = 2, beide = 2, beiden = 2, drei = 3, vier =
    4, fünf = 5, sechs = 6, sieben = 7, acht = 8, neun = 9, zehn = 10, elf = 11, zwölf = 12, dreizehn = 13, vierzehn = 14,
    fünfzehn = 15, sechzehn = 16, siebzehn = 17, achtzehn = 18, neunzehn = 19, zwanzig = 20, einundzwanzig = 21, zweiundzwanzig =
    22, dreiundzwanzig = 23, vierundzwanzig = 24, fünfundzwanzig = 25, sechsundzwanzig = 26, siebenundzwanzig = 27,
    achtundzwanzig = 28, neunundzwanzig = 29, dreißig = 30, einunddreißig = 31, vierzig = 40, fünfzig = 50, sechzig = 60, siebzig = 70, achtzig = 80, neunzig = 90, hundert =
    100, einhundert = 100, ein paar = 3, paar = 3, einige = 3, einigen = 3, mehrere = 4, mehreren = 4, ein dutzend = 12`,
  lengths: `
    wochenende = 2 days, wochenendtrip = 2 days, wochenendausflug = 2 days, wochenendreise = 2 days, langes wochenende = 3 days, langen wochenende = 3 days, verlängertes
    wochenende = 3 days, verlängerten wochenende = 3 days, verlängerte wochenende = 3 days, anderthalb wochen = 10 days, anderthalb tage = 2 days, anderthalb tagen = 2 days, zweieinhalb tage = 3 days, eineinhalb wochen = 10 days, zweieinhalb wochen = 17 days, dreieinhalb wochen = 24 days, einwöchige = 7 days,
    einwöchigen = 7 days, einwöchiger = 7 days, zweiwöchige = 14 days, zweiwöchigen = 14 days, zweiwöchiger = 14 days, dreiwöchige = 21 days, dreiwöchigen = 21 days, vierwöchige = 28 days, zweitägige = 2 days,
    zweitägigen = 2 days, dreitägige = 3 days, dreitägigen = 3 days, dreitägiger = 3 days, viertägige = 4 days, viertägigen = 4 days, viertägiger = 4 days, fünftägige = 5 days, fünftägigen = 5 days, sechstägige = 6 days, siebentägige = 7 days,
    achttägige = 8 days, zehntägige = 10 days, zehntägigen = 10 days, zehntägiger = 10 days, vierzehntägige = 14 days, vierzehntägigen = 14 days, eintägige = 1 days, eine nacht = 1 nights, tagesausflug = 1 days, tagestour = 1 days, halben tag = 1 days`,
  units: {
    day: 'tag, tage, tagen, tages, t, d, tägig, tägige, tägigen, tägiger, tägiges, tagestour, tages tour, tagereise, tagestrip, urlaubstage, urlaubstagen, reisetage, volle tage, ganze tage',
    night: 'nacht, nächte, nächten, übernachtung, übernachtungen, n, nachts',
    week: 'woche, wochen, wo, wöchig, wöchige, wöchigen, wöchiger, wochentour, urlaubswoche, urlaubswochen',
    month: 'monat, monate, monaten, monatig, monatige, monatigen',
    hour: 'stunde, stunden, std, h, stündig, stündige, fahrstunden, stunden fahrt, stunden fahrzeit, stunden autofahrt, stunden zugfahrt, stunden flug',
    km: 'km, kilometer, kilometern',
    city: 'stadt, städte, städten, ort, orte, orten, stationen, ziele, zielen, zwischenstopps, stopps, halte, länder, ländern, großstädte, großstädten, hauptstädte, hauptstädten, inseln, etappen',
  },
  ordinalEndings: 'te, ten, ter, tes, ste, sten, e, er',
  months: [
    'januar, januars, jan, jänner, jän',
    'februar, februars, feb, feber',
    'märz, mrz, mär',
    'april, apr, aprils',
    'mai',
    'juni, jun, juno',
    'juli, jul, julei',
    'august, aug, augusts',
    'september, sept, sep, septembers',
    'oktober, okt, oktobers',
    'november, nov, novembers',
    'dezember, dez, dezembers',
  ],
  weekdays: [
    'montag, montags, mo',
    'dienstag, dienstags, di',
    'mittwoch, mittwochs, mi',
    'donnerstag, donnerstags, do',
    'freitag, freitags, fr',
    'samstag, samstags, sonnabend, sa',
    'sonntag, sonntags',
  ],
  seasons: seasonWords.de,
  dates: {
    today: 'heute, ab heute, sofort, ab sofort, jetzt, so bald wie möglich, sobald wie möglich',
    tomorrow: 'morgen, ab morgen',
    dayAfterTomorrow: 'übermorgen',
    next: 'nächste, nächsten, nächster, nächstes, nächstem, kommende, kommenden, kommender, kommendes, folgende, folgenden',
    this: 'diese, diesen, dieser, dieses, diesem, dies',
    fromNow: 'in …, in etwa …, in ca …',
    early: 'anfang, zu beginn, beginn, anfangs, früh, ersten hälfte',
    mid: 'mitte',
    late: 'ende, spät, gegen ende, zweiten hälfte, letzten',
    dayMark: '',
    yearMark: 'jahr, jahres',
    weekend: 'wochenende, wochenenden',
  },
  roles: {
    from: 'von, vom, ab, aus, losfahren in, abfahrt in, abfahrt ab, abreise aus, abreise in, ausgehend von, weg von, ab dem, frühestens ab, frühestens am, frühestens',
    to: 'nach, zu, zum, zur, in die, in den, ins, an die, an den, ans, bis nach, bis zu, bis zum, bis zur, richtung, in richtung, weiter nach, runter nach, rauf nach, hoch nach, rüber nach, auf die, auf den, ankunft in, bis in die',
    via: 'über, via, durch, über die, durch die, durchs, mit halt in, mit stopp in, mit zwischenstopp in, zwischenstopp in, mit zwischenhalt in, zwischenhalt in, stopp in, vorbei an, mit einem stopp in, umstieg in',
    in: 'in, im, in der, in den, in dem, auf, auf der, auf den, an, am, an der, bei, für, während, um, innerhalb, quer durch, rund um, entlang, entlang der, … entlang, am, des, der, in die, lang, nicht außerhalb von, nicht raus aus, nicht verlassen, innerhalb von, nur innerhalb',
    visit:
      'unbedingt, besuchen, besuche, besucht, besuch, besuch in, … besuchen, … besichtigen, besichtigen, sehen, … sehen, … anschauen, … ansehen, … angucken, anschauen, ansehen, entdecken, … entdecken, erkunden, … erkunden, erleben, … erleben, … kennenlernen, kennenlernen, … bereisen, bereisen, rundreise durch, rundreise in, rundreise durchs, rundreise durch die, tour durch, reise durch, reise nach, städtereise nach, städtetrip nach, kurztrip nach, urlaub in, ferien in, urlaub auf, trip nach, tour nach, möchte nach, möchten nach, will nach, wollen nach, fahren nach, reisen nach, gehen nach, … abklappern, … mitnehmen, inklusive, inkl, einschließlich, zum beispiel, darunter, wie, wie z b, z b, zb, unbedingt, unbedingt nach, auf jeden fall, auf jeden fall nach, … muss dabei sein, … müssen dabei sein, … darf nicht fehlen, bleiben in, aufenthalt in, übernachten in, … auf dem programm, … machen, …reise, …reisen, …rundreise, …urlaub, …trip, …tour, …rundfahrt, …rundtour, …roadtrip, …aufenthalt, …ferien',
    start:
      'losfahren in, … losfahren, losfahren ab, starten ab, starten wir in, starten wir, fangen wir in, fangen in, fang in, fange in, beginnen wir in, beginn mit, beginnen mit, beginne mit, starte mit, starten mit, anfangen mit, start in, start ab, start, startend in, starten in, … starten, starten, startet in, starte in, wir starten in, ich starte in, startpunkt, startpunkt ist, startort, startort ist, beginn in, beginn, beginnen in, beginnend in, beginne in, beginnt in, … beginnen, beginnen, … beginnend, angefangen in, anfangen in, … anfangen, anfang in, los geht es in, los gehts in, gehts los in, losgehen in, losgehen soll es in, … losgehen, … geht es los, … gehts los, … soll es losgehen, … los, landung in, wir landen in, ankommen in, ankunft, hinflug nach, beginnend am, startend am, … als startpunkt, … als start, erster halt, erster stopp, an- und abreise in, ankunft und abflug in, hin- und rückflug ab, an und ab',
    end: 'hör in, aufhören mit, enden mit, ende mit, beende in, beende es in, beende die reise in, beenden wir in, hören wir in, enden wir in, schließen wir in, zum ende in, am ende in, am ende nach, … enden lassen, … auf, ende in, enden in, endend in, … enden, endet in, enden soll, … endend, ende, endpunkt, endpunkt ist, endstation, ziel, ziel ist, schluss in, abschluss in, zum abschluss, zum abschluss nach, … aufhören, aufhören in, … beenden, beenden in, rückflug ab, rückflug von, rückflug aus, abflug in, abflug ab, abflug von, rückreise ab, rückreise von, rückfahrt ab, heimflug ab, heimflug von, zurück ab, zurück von, letzter halt, letzter stopp, … als endpunkt, … als ziel, … abreisen, … endpunkt, … zurückfliegen, … heimfliegen, rückkehr am, rückkehr, rückkehr aus, an- und abreise in, ankunft und abflug in, hin- und rückflug ab, an und ab',
    home: 'wohne in, wohnen in, ich wohne in, wir wohnen in, lebe in, leben in, ich lebe in, wir leben in, wohnort, wohnhaft in, zuhause in, zu hause in, zuhause ist, komme aus, kommen aus, ich komme aus, wir kommen aus, ich bin aus, wir sind aus, flug von, flug ab, flug aus, hinflug ab, hinflug von, abflug, fliege von, fliegen von, fliegen ab, fliege ab, heimatort, … wohnhaft',
    back: 'zurück nach, und zurück nach, wieder nach, wieder zurück nach, zurück in, zurück zu, rückkehr nach, rückfahrt nach, rückflug nach, rückreise nach, heim nach, nach hause nach, retour nach, und wieder nach, zurückkehren nach, zurückfahren nach, wieder in, … zurück, ',
    base: 'basis in, basis, standort, standort in, standort ist, fester standort, festes quartier in, quartier in, basislager in, wir wohnen die ganze zeit in, … als basis, … als standort, … als ausgangspunkt, … als basislager, ausgangspunkt, ausgangspunkt ist, stationiert in, mit basis in, wir haben ein hotel in, wir haben eine ferienwohnung in, wir übernachten immer in, ',
    dayTrip:
      'tagesausflug nach, tagesausflüge nach, tagesausflug, tagesausflüge, tagestrip nach, tagestrips nach, tagestour nach, tagestouren nach, tagesfahrt nach, ausflug nach, ausflüge nach, ausflug in, ausflüge in, ausflug zu, ausflug zum, ausflug zur, ausflug auf, ausflug an, abstecher nach, abstecher in, abstecher zu, abstecher zum, abstecher, … als tagesausflug, … als tagestrip, … als ausflug, einen tag nach, auf einen tag nach, für einen tag nach',
    between: 'zwischen, zwischen dem, irgendwo zwischen',
    near: 'um, rund um, in der nähe von, in der nähe, nahe, nahe bei, nähe, unweit von, umgebung von, im umkreis von, rund um den, bei, im raum, raum, in der gegend um, gegend um, in der umgebung von, … und umgebung, … und umland',
    until:
      'bis, bis zum, bis spätestens, spätestens, bis zu, bis nach, bis einschließlich, … spätestens, bis hin zu',
    after: 'nach, nach dem, nach der, im anschluss an',
    before: 'vor, vor dem, vor der, bevor wir nach, bevor',
    not: 'nicht, kein, keine, keinen, keinem, keiner, keines, ohne, niemals, nie, vermeiden, … vermeiden, vermeide, meiden, … meiden, nicht mit, nicht mit dem, nicht nach, nicht in, nicht per, nicht zu, auf keinen fall, bloß nicht, bloß keine, bloß kein, … nicht, nichts mit, nichts, will nicht, wollen nicht, möchte nicht, möchten nicht, will kein, will keine, mag kein, mag keine, mögen keine, hasse, hassen, verzichten auf, verzicht auf, angst vor, flugangst vor, weder, … frei, … lieber nicht, lieber nicht, lieber nicht nach, nicht unbedingt, ungern, nicht gern, nicht gerne, auf gar keinen fall, niemand will, niemand möchte, keiner will, keiner möchte, niemand mag, keiner von uns will, … geht nicht, … kommt nicht infrage, … kommt nicht in frage, … ist nicht drin, … ist keine option, … nicht möglich',
    except:
      'außer, ausser, bis auf, ausgenommen, mit ausnahme von, außer nach, auslassen, … auslassen, weglassen, … weglassen, überspringen, … überspringen, aber nicht, aber nicht nach, aber ohne, war schon in, waren schon in, war ich schon, waren wir schon, … war ich schon, … waren wir schon, … kenne ich schon, … kennen wir schon, kenne schon, kennen schon, kennen wir schon, kenne ich schon, … schon gesehen, schon gesehen, bereits besucht, … bereits besucht, schon besucht, … schon besucht, … haben wir schon, … hab ich schon, … habe ich schon, abgesehen von, nur nicht, nur nicht nach, … fällt aus, … fällt weg, … fällt flach, … entfällt, … ist gestrichen, … gestrichen, … lassen wir weg, … lassen wir aus, … lassen wir, … lass ich weg, … ist raus, … raus, … kommt nicht in frage, … brauchen wir nicht, … brauche ich nicht, … sparen wir uns, … fahren wir nicht, … wollen wir nicht, … will ich nicht, … möchten wir nicht, … diesmal nicht, … haben wir gestrichen, … hab ich rausgenommen, … habe ich rausgenommen, … haben wir rausgenommen, … auf keinen fall, … muss nicht sein, … nicht mehr, … geht nicht, … das lassen wir weg, … nicht hin',
    instead: 'statt, anstatt, anstelle von, anstelle, statt nach, anstatt nach, statt in, an stelle von',
    maybe:
      'vielleicht, evtl, eventuell, ggf, gegebenenfalls, möglicherweise, optional, … optional, falls zeit ist, falls noch zeit ist, wenn zeit ist, wenn noch zeit ist, wenn die zeit reicht, falls die zeit reicht, sofern zeit ist, wenn noch zeit bleibt, falls zeit bleibt, … wenn noch zeit ist, … wenn zeit ist, … falls zeit ist, … wenn die zeit reicht, … wenn möglich, wenn es passt, … wenn es passt, … falls möglich, womöglich, zur not, gern auch, gerne auch, vll, vllt, vielleicht noch, vielleicht auch, eventuell noch, eventuell auch, evtl noch, vielleicht auch noch',
    only: 'nur, … nur, nur mit, nur per, ausschließlich, … ausschließlich, bloß, allein, lediglich, komplett, komplett mit, alles mit, rein, nichts als, alles per, alles',
    prefer:
      'am liebsten, lieber, bevorzugt, vorzugsweise, möglichst, wenn möglich, am besten, hauptsächlich, überwiegend, vor allem, meistens, meist, größtenteils, idealerweise, gern, gerne, nach möglichkeit, so weit wie möglich, soweit möglich, schwerpunkt, schwerpunkt auf, fokus auf, mit schwerpunkt, eher, bevorzuge, bevorzugen, bevorzugen wir',
    each: 'pro stadt, pro ort, pro station, pro halt, pro ziel, in jeder stadt, in jeder, an jedem ort, … jeweils, … pro stadt, … pro ort, … in jeder stadt, … in jeder, … an jedem ort, … pro station, pro, jede stadt, jeder, jede, … pro ziel, überall, … je stadt, je stadt, je ort, … je ort, pro land, … pro land, je …, jeweils …, nirgends, nirgendwo',
    rest: 'den rest in, rest in, der rest, den rest, rest, restliche zeit in, die restliche zeit in, die restlichen tage in, restlichen tage, die restlichen tage, restliche tage, restlichen, die übrige zeit in, die übrigen tage in, übrige zeit, den rest der zeit in, den rest der zeit, der rest der zeit in, ansonsten in, die verbleibenden tage in, verbleibende zeit, die letzten tage in',
    with: 'mit, mit dem, mit der, mit den, per, mittels, gegen, durch, mitm, im, mit einem, mit öffentlichen',
  },
  links: {
    and: 'und, sowie, auch, plus, &, u, und auch, ebenso, außerdem, zusätzlich, dazu, sowohl, als auch, inklusive, zusammen mit, und dazu, noch',
    or: 'oder, bzw, beziehungsweise, entweder, alternativ, oder auch',
    onward:
      'dann, danach, und dann, anschließend, daraufhin, zuerst, zunächst, erst, erstens, als erstes, als nächstes, schließlich, zuletzt, als letztes, zum schluss, weiter, weiter nach, weiter geht es nach, weiter gehts nach, und weiter, später, von dort, von dort aus, von dort nach, von da, von da aus, im anschluss, hinterher, anschliessend, gefolgt von, bevor es weitergeht nach, dann weiter nach, und schließlich, und am ende',
    there: 'dort, da, dorthin, dahin, dortbleiben',
    setTo: 'auf',
    but: 'aber, jedoch, doch, sonst, ansonsten, allerdings, sondern, dafür, trotzdem, sonst aber',
    least:
      'mindestens, min, mind, wenigstens, minimum, nicht weniger als, oder mehr, zumindest, mehr als, nicht unter, aufwärts',
    most: 'höchstens, maximal, max, maximum, bis zu, nicht mehr als, nicht länger als, nicht über, weniger als, unter, kürzer als, oder weniger, längstens, nie mehr als, nie länger als, ',
    about:
      'etwa, ungefähr, ca, circa, zirka, rund, gut, um die, so um die, so, so etwa, so ungefähr, schätzungsweise, knapp, oder so, ungefaehr, an die, in etwa, mehr oder weniger',
    half: 'halb, halbe, halben, halber, halbes, hälfte, die hälfte, ein halb, einhalb, zur hälfte, und ein halb',
    third: 'ein drittel, drittel, einem drittel, zu einem drittel',
    mostly:
      'die meiste, den größten teil, größtenteils, den großteil, großteil, meiste zeit, die meiste zeit',
    ofTheTrip:
      'der zeit, der reise, des urlaubs, der ferien, unserer zeit, meiner zeit, der tour, davon, der tage, des trips',
    correction:
      'nein, ach nein, nein warte, warte, warte mal, ach warte, halt nein, nein halt, moment, nein moment, ach quatsch, quatsch, nee, ne, nö, nee warte, ach nee, nein doch, nein doch nicht, ach nein doch, vielmehr, oder nein, ich meine, ich meinte, nein sorry, sorry nein, doch nicht',
    firstStop:
      'erste stadt, ersten stadt, erster stadt, ersten ort, erster ort, ersten station, ersten stopp, erster stopp, erste station, am ersten, im ersten, beim ersten, in der ersten, die erste, den ersten, der ersten, das erste',
    lastStop:
      'letzte stadt, letzten stadt, letzter stadt, letzter ort, letzten ort, letzten stopp, letzte station, letzten station, letzten halt, letzter stopp, im letzten, beim letzten, in der letzten, die letzte, den letzten, der letzten, das letzte',
    fromThere: 'von dort, von da, von dort aus, von da aus, ab da, ab dort, von dort nach',
    than: 'als',
    secondStop:
      'zweite stadt, zweiten stadt, zweiter stopp, zweiten stopp, zweite station, zweiten station, zweiten ort, zweiter ort, in der zweiten, beim zweiten, die zweite, den zweiten',
    thirdStop:
      'dritte stadt, dritten stadt, dritten stopp, dritte station, dritten station, dritten ort, in der dritten, beim dritten, die dritte, den dritten',
    firstTwo:
      'die ersten beiden, die ersten zwei, ersten beiden, ersten zwei, beiden ersten, die zwei ersten',
    lastTwo:
      'die letzten beiden, die letzten zwei, letzten beiden, letzten zwei, beiden letzten, die zwei letzten',
    bothStops: 'die beiden, die zwei, beide, beiden',
  },
  wishes: {
    loop: 'dorthin wo wir gestartet sind, wo wir angefangen haben, wo wir gestartet sind, zum ausgangspunkt, zum startpunkt zurück, rundreise, rundtour, rundfahrt, rundtrip, hin und zurück, hin und rück, hin und retour, und zurück, und wieder zurück, wieder zurück, wieder nach hause, und zurück nach hause, zurück zum startpunkt, zurück zum ausgangspunkt, zurück zum start, im kreis, start und ziel, start und ende in, start und ende, start und ziel in, start und endpunkt, beginn und ende in, retour',
    anyOrder:
      'beliebige reihenfolge, in beliebiger reihenfolge, reihenfolge egal, reihenfolge ist egal, die reihenfolge ist egal, die reihenfolge ist mir egal, reihenfolge beliebig, egal in welcher reihenfolge, reihenfolge spielt keine rolle, die reihenfolge spielt keine rolle, beste reihenfolge, in der besten reihenfolge, sinnvolle reihenfolge, in sinnvoller reihenfolge, optimale reihenfolge, in optimaler reihenfolge, kürzeste route, beste route, optimale route, die beste route, reihenfolge frei, die reihenfolge kannst du wählen, sinnvollste reihenfolge, reihenfolge optimieren, in einer sinnvollen reihenfolge',
    inOrder:
      'in dieser reihenfolge, in der reihenfolge, in genau dieser reihenfolge, genau in dieser reihenfolge, diese reihenfolge, der reihe nach, in der genannten reihenfolge',
    overland:
      'auf dem landweg, landweg, über land, überland, auf dem landwege, ohne zu fliegen, ohne flug, ohne flüge, ohne flugzeug, flugfrei, nicht fliegen, ohne fliegen, am boden',
    firstLeg:
      'hinfahrt, hinreise, hinflug, hinweg, hin, erste etappe, die erste etappe, anreise, hinzu, auf dem hinweg, für die anreise, erste strecke, die erste strecke, ersten strecke, erstes stück, erste stück, das erste stück, erste fahrt, erste teilstrecke, ersten abschnitt',
    lastLeg:
      'letzte strecke, die letzte strecke, letztes stück, letzten abschnitt, letzte teilstück, rückfahrt, rückreise, rückflug, rückweg, zurück, letzte etappe, die letzte etappe, heimreise, heimweg, heimfahrt, heimflug, auf dem rückweg, auf der rückreise, retour, nach hause, für die rückreise, zu hause, zuhause, wieder zu hause, wieder zuhause, daheim, letzte stück, das letzte stück, letzte fahrt',
  },
  transport: wayWords.de,
  directions: {
    north:
      'nord…, nördlich*, norden, norden von, im norden, im norden von, nordteil, der norden, den norden, norden …, nördliches, ober…',
    south:
      'süd…, südlich*, süden, süden von, im süden, im süden von, südteil, der süden, den süden, süden …, unter…',
    east: 'ost…, östlich*, osten, osten von, im osten, im osten von, der osten, den osten, osten …',
    west: 'west…, westlich*, westen, westen von, im westen, im westen von, der westen, den westen, westen …',
    centre:
      'mittel…, zentral…, mitte von, in der mitte von, zentrum von, zentral*, herz von, im herzen von, landesinnere, landesinneren',
  },
  themes: {
    beach:
      'strand, strände, stränden, strandurlaub, strandtag, strandtage, badeurlaub, baden, badeort, badeorte, baden gehen, sonnenbaden, schwimmen, am meer, ans meer, das meer, meer, sonne, sonne tanken, küste, küsten, küstenorte, küstenstadt, sandstrand, sandstrände, badebucht, buchten, sonne und meer',
    island: 'insel, inseln, inselhopping, insel hopping, inselhüpfen, inselurlaub, inselwelt',
    mountains:
      'berge, bergen, gebirge, bergdorf, bergdörfer, bergwelt, gipfel, vulkan, vulkane, hochgebirge, bergpanorama, bergsee, alpin*, bergurlaub, hügel',
    hiking:
      'wandern, wanderung, wanderungen, wanderurlaub, wanderwege, trekking, bergsteigen, klettern, spazieren, spaziergänge, bergwandern, wanderreise, fernwanderweg, wanderziele',
    skiing:
      'ski, skifahren, ski fahren, schifahren, snowboarden, snowboard, skiurlaub, skigebiet, skigebiete, wintersport, schnee, langlauf, pisten, rodeln, skireise',
    nature:
      'natur, naturparks, nationalpark, nationalparks, wald, wälder, wäldern, wasserfall, wasserfälle, landschaft, landschaften, landschaftlich, ländlich*, gärten, fjorde, fjord, gletscher, schluchten, schlucht, natururlaub, naturerlebnis, naturwunder, kirschblüte, dschungel, regenwald, outdoor, im grünen, grüne, panorama, aussicht, ausblicke, naturliebhaber, höhlen, draußen',
    wildlife:
      'tiere, tieren, wildtiere, safari, safaris, vögel, wale, walbeobachtung, whale watching, elefanten, gorillas, tierbeobachtung, tierwelt, zoo, löwen, bären, big five',
    desert: 'wüste, wüsten, sanddünen, dünen, oase, oasen, kamel, kamele, kamelreiten, wüstentour',
    lakes: 'see, seen, am see, an den see, seenlandschaft, bergseen, badesee, badeseen, an seen',
    diving:
      'tauchen, tauchurlaub, schnorcheln, gerätetauchen, korallenriff, riff, riffe, tauchreise, tauchgänge, korallen',
    surfing:
      'surfen, surf, wellenreiten, kitesurfen, windsurfen, wellen, surfurlaub, surfspots, surfspot, surfer, kiten',
    wine: 'wein, weine, weingut, weingüter, weinprobe, weinproben, weinberge, weinbergen, weinregion, weinregionen, weinanbaugebiet, weinverkostung, winzer, weinreise, weinliebhaber, weingegend, weingebiete',
    food: 'kulinarisch*, kulinarik, küche, gutes essen, gut essen, lecker essen, leckeres essen, essen gehen, essen, restaurants, restaurant, streetfood, street food, gastronomie, foodie, foodies, feinschmecker, genuss, schlemmen, märkte, bier, biere, brauereien, kaffee, kochkurs, spezialitäten, gourmet, genussreise',
    history:
      'geschichte, historisch*, kultur, kulturell*, kulturreise, kultururlaub, museum, museen, antike, antik*, ruinen, archäologie, archäologisch*, mittelalter, mittelalterlich*, altstadt, altstädte, altstädten, welterbe, weltkulturerbe, unesco, denkmäler, römer, römisch*, ausgrabungen, geschichtlich*, kulturinteressiert, kulturinteressierte',
    art: 'kunst, kunstmuseum, kunstmuseen, galerie, galerien, gemälde, malerei, moderne kunst, künstler, street art, streetart, kunstinteressiert',
    architecture:
      'architektur, bauwerke, gebäude, kathedrale, kathedralen, dom, dome, paläste, palast, gotik, gotisch*, jugendstil, barock*, wolkenkratzer, bauhaus, moderne architektur, fachwerk, fachwerkhäuser, fachwerkstädte, renaissance',
    castles:
      'burg, burgen, schloss, schlösser, schlössern, festung, festungen, ritterburg, ritterburgen, burgruinen, märchenschloss',
    religion:
      'tempel, tempeln, kloster, klöster, klöstern, kirche, kirchen, wallfahrt, wallfahrtsort, pilgern, pilgerreise, moschee, moscheen, schrein, schreine, spirituell*, religiös*, jakobsweg, pilgerweg',
    nightlife:
      'nachtleben, party, partys, feiern, clubs, club, clubben, bars, kneipen, ausgehen, partyurlaub, diskotheken, discos, party machen, feiern gehen',
    music:
      'musik, konzert, konzerte, oper, opern, festival, festivals, jazz, live musik, livemusik, klassische musik, techno, musikfestival, klassik',
    shopping:
      'shoppen, shopping, einkaufen, einkaufsbummel, läden, basar, basare, markt, weihnachtsmarkt, weihnachtsmärkte, weihnachtsmärkten, christkindlmarkt, christkindlmärkte, outlet, flohmarkt, flohmärkte, souk, souks, mode, bummeln',
    spa: 'wellness, spa, therme, thermen, thermalbad, thermalbäder, thermal, thermalquellen, heiße quellen, sauna, onsen, hamam, kurort, massage, massagen, wellnessurlaub, wellnesshotel',
    family:
      'freizeitpark, freizeitparks, vergnügungspark, vergnügungsparks, disneyland, legoland, kinderfreundlich*, familienfreundlich*, kindgerecht*, für kinder geeignet, spielplatz, spielplätze, europapark, mit kindern geeignet, erlebnispark',
    romance:
      'romantisch*, romantik, flitterwochen, hochzeitsreise, honeymoon, jahrestag, hochzeitstag, verliebte, zu zweit romantisch, heiratsantrag, valentinstag',
    auroras: 'polarlichter, polarlicht, nordlichter, nordlicht, polarlichtern, nordlichtern, aurora',
  },
  pace: {
    slow: 'entspannt*, gemütlich*, ruhig*, langsam*, gemächlich*, in ruhe, ohne stress, stressfrei*, kein stress, keine eile, ohne eile, ohne hektik, nicht hektisch, nicht zu hektisch, nicht zu stressig, nicht so stressig, nicht stressig, nicht zu viel, nicht zu viele, nicht so viel, ganz in ruhe, erholsam*, erholung, erholen, entspannen, entspannung, relaxen, relaxt, relaxed, chillen, chillig, gechillt, chill, slow travel, nicht gehetzt, gemach, mit viel zeit, viel zeit, lange bleiben, weniger fahren, nicht zu viel fahren, nicht so viel fahren, ruhiger, langsamer, entspannter, gemütlicher, weniger hektisch, weniger stress, weniger stressig, ausspannen, faulenzen, seele baumeln lassen, bummeln, keinen stress, behutsam',
    normal: 'normales tempo, mittleres tempo, in normalem tempo, weder zu schnell',
    fast: 'so viel wie möglich, so viele wie möglich, so viele städte wie möglich, so viele orte wie möglich, möglichst viel, möglichst viele, möglichst viele städte, möglichst viele orte, möglichst viel sehen, so viel wie möglich sehen, so viel sehen wie möglich, schnell, schneller, schnelle, schnelles, zügig, straff*, straffes programm, vollgepackt, volles programm, intensiv*, actionreich, action, im schnelldurchlauf, alles sehen, straffer, kompakt*, schnelles tempo, rasant',
  },
  company: {
    alone:
      'allein, alleine, solo, alleinreisend, alleinreisende, alleinreisender, solotrip, soloreise, auf eigene faust, ich reise allein, ich reise alleine, nur ich',
    couple:
      'zu zweit, pärchen, als paar, paar urlaub, pärchenurlaub, mit meiner freundin, mit meinem freund, mit meiner frau, mit meinem mann, mit meiner partnerin, mit meinem partner, meine frau, mein mann, meine freundin, mein freund, meine frau und ich, mein mann und ich, meine freundin und ich, mein freund und ich, ehepaar, meine verlobte, mein verlobter, wir zwei, wir beide, partnerin, partner, meiner frau, meinem mann, meiner freundin, meinem freund',
    family:
      'familie, familien, familienurlaub, familienreise, kind, kinder, kindern, kids, baby, babys, kleinkind, kleinkinder, kleinkindern, sohn, tochter, söhne, töchter, teenager, teenagern, jugendliche, mit kind, mit kindern, mit der familie, mit familie, jährige, jähriger, jährigen, enkel, enkeln, enkelkinder, schulkinder',
    friends:
      'freunde, freunden, mit freunden, kumpels, kumpel, mädels, jungs, freundinnen, junggesellenabschied, jga, mädelstrip, mädelsurlaub, jungstrip, clique, mit einer freundin, mit einem freund, unter freunden, abireise, abschlussreise',
    seniors:
      'senioren, rentner, rentnerin, rentnerpaar, älter*, eltern, meinen eltern, meine eltern, oma, opa, großeltern, mutter, vater, mama, papa, meiner mutter, meinem vater, schwiegereltern, im ruhestand, pensioniert, nicht mehr gut zu fuß, gehbehindert',
    group:
      'gruppe, gruppen, gruppenreise, reisegruppe, schulklasse, klasse, klassenfahrt, kollegen, team, verein, teamausflug, betriebsausflug, studienfahrt',
    pet: 'hund, hunde, hunden, hündin, katze, haustier, haustiere, haustier dabei, vierbeiner, mit hund',
  },
  budget: {
    low: 'billig*, günstig*, preiswert*, preisgünstig*, kostengünstig*, low budget, kleines budget, kleinem budget, kleiner geldbeutel, schmales budget, begrenztes budget, wenig geld, wenig budget, geringes budget, sparsam, sparen, nicht teuer, nicht zu teuer, nicht so teuer, backpacking, backpacker, rucksack, rucksackreise, rucksacktour, studentisch*, student, studenten, studentin, preisbewusst, so billig wie möglich, so günstig wie möglich, möglichst günstig, möglichst billig, ohne viel geld, knappes budget, knapp bei kasse, budget',
    medium: 'mittleres budget, mittlerem budget, mittlere preisklasse, mittelklasse, normales budget',
    high: 'luxus, luxuriös*, luxusreise, luxusurlaub, luxushotels, edel, nobel, exklusiv*, hochwertig*, fünf sterne, 5 sterne, geld spielt keine rolle, budget egal, budget spielt keine rolle, teuer, teurer, gehoben*, erste klasse, erster klasse, komfortabel*, vom feinsten',
  },
  edits: {
    add: 'hinzufügen, … hinzufügen, füge, hinzu, … hinzu, … dazu, ergänze, ergänzen, … ergänzen, einbauen, … einbauen, … einplanen, einplanen, … dazunehmen, … mit rein, … rein, … mit aufnehmen, … aufnehmen, … noch mit reinnehmen, … reinnehmen, zusätzlich, außerdem, auch noch, noch nach, auch nach, … einfügen, einfügen, … anhängen, ',
    remove:
      'entferne, entfernen, … entfernen, lösche, löschen, … löschen, streiche, streichen, … streichen, streich, … rausnehmen, rausnehmen, herausnehmen, … rausstreichen, … raus, raus, … weg, weg, lass, lasse, … weglassen, weglassen, … auslassen, auslassen, ohne, … rauswerfen, … rausschmeißen, … kann weg, … kann raus, … fällt weg, … überspringen, … nicht mehr, doch nicht, … doch nicht, verzichte auf, … brauchen wir nicht',
    keep: '… bleibt, … bleiben, … behalten, behalte, behalten, … bleibt drin, … bleibt wie es ist, … unverändert',
    replace:
      'ersetze, ersetzen, … ersetzen, tausche, tauschen, … tauschen, austauschen, … austauschen, tausch, ändere, ändern, … ändern, wechsle, wechseln, ersetz, mach aus, … umändern, vertausche, vertauschen',
    more: 'mehr, noch, zusätzlich, zusätzliche, zusätzlichen, extra, weitere, weiteren, weiterer, weiteres, noch ein, noch eine, noch einen, noch zwei, länger um, dazu, zusätzliche zeit, die zusätzliche zeit, die restliche zeit, die übrige zeit, dranhängen, … dranhängen, anhängen, ranhängen, und dazu',
    less: 'weniger, … weniger, kürzer um, weniger in',
    longer:
      'länger, verlängern, … verlängern, verlängere, verlänger, länger bleiben, länger in, mehr zeit, mehr zeit in, ausdehnen, etwas länger, ein bisschen länger, bisschen länger, zu kurz, … länger, bleib länger in',
    shorter:
      'kürzer, kürzen, … kürzen, kürze, verkürzen, … verkürzen, verkürze, weniger zeit, weniger zeit in, etwas kürzer, ein bisschen kürzer, zu lang, zu lange, zu viel zeit, … kürzer, reduzieren, reduziere, … reduzieren',
    move: 'verschiebe, verschieben, … verschieben, verlege, verlegen, … verlegen, schiebe, schieben, umstellen, … umstellen, vorziehen, … vorziehen, setze, stelle, pack, packe, besuche, nach hinten schieben',
    later:
      'später, verschiebe, verschieben, … verschieben, nach hinten, nach hinten schieben, aufschieben, … aufschieben, danach',
    earlier: 'früher, eher, zuvor, vorher, vorziehen, … vorziehen, vorverlegen, … vorverlegen',
    inItsPlace: 'lieber, doch lieber, besser, stattdessen, dafür, an seiner stelle, an ihrer stelle',
    freed:
      'diese nächte, die nächte, jene nächte, die freien nächte, die frei gewordenen nächte, diese tage, diese nacht, die nacht, deren nächte, gleich viele nächte, genauso lange, die gleichen nächte, gleich lang',
    toStart:
      'an den anfang, zum anfang, am anfang, an den start, zuerst, als erstes, als erste, als ersten stopp, nach vorne, nach vorn, ganz an den anfang, zu beginn, an die erste stelle',
    toEnd:
      'ans ende, an das ende, zum ende, am ende, zum schluss, an den schluss, als letztes, zuletzt, nach hinten, ganz ans ende, als letzten stopp, zum abschluss, an die letzte stelle',
    reverse:
      'umgekehrt, umkehren, andersrum, anders herum, andersherum, anders rum, rückwärts, umgekehrte richtung, in umgekehrter richtung, umgekehrte reihenfolge, in umgekehrter reihenfolge, umdrehen, dreh, drehe, drehe die reihenfolge um, dreh die route um, dreh die reihenfolge um, die route umdrehen, andere richtung, in die andere richtung, kehre die reihenfolge um, kehre, genau umgekehrt, drehen wir um',
    another:
      'eine andere, andere route, andere reise, anderen vorschlag, anderer vorschlag, ein anderer vorschlag, einen anderen vorschlag, etwas anderes, was anderes, alternative, alternativen, nochmal neu, neuer vorschlag, neuen vorschlag, neu planen, noch ein vorschlag, noch einen vorschlag, plane neu, nochmal, versuch es nochmal, probiere es nochmal, überrasche mich, überrasch mich, überrascht uns, eine andere route, eine andere reise, ganz was anderes, neuer versuch, noch mal',
  },
  nameEndings: [
    ['s', ''],
    ['er', ''],
  ],
  letters: [
    ['ue', 'ü'],
    ['oe', 'ö'],
    ['ae', 'ä'],
    ['ss', 'ß'],
  ],
  places: `
    usa = US, die staaten = US, vereinigte staaten = US, vereinigten staaten = US, amerika = US, uk = GB, england = England, großbritannien = GB, holland = NL, niederlande = NL, niederlanden = NL, tschechien = CZ, tschechei =
    CZ, vae = AE, emirate = AE, emiraten = AE, malediven = MV, philippinen = PH, seychellen = SC, südfrankreich = South of France, südtirol = South Tyrol, norditalien = Northern Italy, süditalien = Southern Italy, mittelitalien = Central Italy,
    südspanien = Andalusia, nordspanien = Northern Spain, süddeutschland = Southern Germany, norddeutschland = Northern Germany, ostdeutschland = Eastern Germany, alpenraum = Alps, alpen =
    Alps, kanaren = Canary Islands, balearen = Balearic Islands, balkan = Balkans, baltikum = Baltics, skandinavien = Scandinavia, osteuropa = Eastern Europe,
    südosteuropa = Southeastern Europe, mitteleuropa = Central Europe, südostasien = Southeast Asia, südamerika = South America, mittelamerika = Central America, beneluxländer = Benelux, benelux =
    Benelux, toskana = Tuscany, sizilien = Sicily, sardinien = Sardinia, apulien = Apulia, kalabrien = Calabria, lombardei = Lombardy, ligurien = Liguria, bretagne =
    Brittany, normandie = Normandy, elsass = Alsace, andalusien = Andalusia, katalonien = Catalonia, amalfiküste = Amalfi Coast, comer see = Lake Como, comersee = Lake Como, gardasee = Lake
    Garda, bodensee = Lake Constance, ostsee = Baltic Sea, nordsee = North Sea, mittelmeer = Mediterranean, schwarzwald = Black Forest, schwarzes meer = Black Sea, kölle = Cologne, hauptstadt der liebe = Paris, mallorca = Mallorca, malle =
    Mallorca, ruhrgebiet = Ruhr, ruhrpott = Ruhr, spreewald = Spreewald, sächsische schweiz = Saxon Switzerland, romantische straße = Romantic Road, blumenriviera = Italian Riviera, côte d'azur = French Riviera, französische riviera =
    French Riviera, italienische riviera = Italian Riviera, istrien = Istria, dalmatien = Dalmatia, siebenbürgen = Transylvania, böhmen = Bohemia, mähren = Moravia, masuren = Masuria, schlesien =
    Silesia, tessin = Ticino, wallis = Valais, cinque terre = Cinque Terre, kapstadt = Cape Town, peking = Beijing, italienische = IT, italienischen = IT, spanische = ES, spanischen = ES, französische = FR, französischen = FR,
    portugiesische = PT, portugiesischen = PT, griechische = GR, griechischen = GR, kroatische = HR, kroatischen = HR, deutsche = DE, deutschen = DE, polnische = PL, polnischen = PL, japanische = JP, japanischen = JP, skandinavische = Scandinavia, skandinavischen = Scandinavia, europäische = Europe, europäischen = Europe,
    frankfurt an der oder = Frankfurt (Oder), frankfurt am main = Frankfurt am Main`,
}
