import { seasonWords } from '#shared/words/season-words.ts'
import { wayWords } from '#shared/words/way-words.ts'
import type { Language } from './language.ts'

export const sv: Language = {
  tag: 'sv',
  hasSpaces: true,
  filler: `
    jag, mig, mej, min, mitt, mina, vi, oss, vår, vårt, våra, du, dig, dej, din, ditt, dina, ni, er, ert, era, han, hon, honom, henne, hans,
    hennes, den, det, dem, dom, de, deras, dess, sin, sitt, sina, man, en, ett, denna, detta, dessa, den här, det här, de här, där, dit, här,
    hit, och, eller, men, för, att, som, om, när, då, så, därför, eftersom, medan, fast, också, även, ännu, redan, bara, nog, väl, ju, igen,
    alltid, ofta, aldrig, mycket, väldigt, ganska, helt, rätt, riktigt, verkligen, faktiskt, är, var, vara, varit, blir, bli, blev, ska, skall,
    skulle, har, hade, ha, haft, kan, kunde, kunna, måste, behöver, behöva, får, få, fick, vill, ville, vilja, skulle vilja, vill gärna, skulle
    gärna, önskar, önskas, hoppas, söker, letar, letar efter, tycker, tycker om, gillar, gilla, älskar, älska, drömmer, drömmer om, gör, göra,
    gjort, gjorde, går, gå, gått, åka, åker, åkt, åkte, resa, reser, rest, resan, resor, resorna, reseplan, reseplanen, resplan, resplanen,
    reserutt, resrutt, rutt, rutter, rutten, resväg, semester, semestern, semesterresa, semestertripp, ledighet, ledigt, ledig, lov, tripp,
    trippen, tur, turen, weekendresa, storstadsweekend, stadsresa, utflykt, äventyr, program, plan, planen, planer, planera, planerar, planerat,
    planering, upplägg, förslag, föreslå, föreslår, tips, tipsa, rekommendera, rekommendation, rekommendationer, rekommenderar, idé, idéer,
    hjälp, hjälpa, hjälper, ge, ger, visa, visar, säg, berätta, skapa, skapar, gör en, sätt ihop, ordna, fixa, lägg upp, boka, bokar, stanna,
    stannar, stannat, bo, bor, bott, övernatta, övernattar, sova, tillbringa, tillbringar, spendera, spenderar, vistas, vistelse, vistelsen,
    avresa, avgång, ankomst, ta, tar, tagit, använda, använder, ta oss, ta mig, förflytta, varar, pågå, komma, kommer, kom, kommit, sedan jag,
    på väg, vidare, gärna, tack, snälla, vänligen, var snäll, tack på förhand, hej, hejsan, tjena, hallå, god morgon, hälsningar, mvh, ok, okej,
    ja, jo, nej, bra, fin, fint, fina, finaste, vad, vem, vart, varför, hur, hur många, hur lång, hur länge, vilken, vilket, vilka, något,
    några, någon, någonting, nåt, nån, allt, alla, hela, hel, helt, andra, annan, annat, båda, flera, fler, olika, många, få, lite, mer, mest,
    mindre, lagom, god, goda, bättre, bästa, vacker, vackra, vackert, vackraste, härlig*, underbar*, fantastisk*, mysig*, trevlig*, kul, roligt,
    roliga, skön, skönt, sköna, perfekt*, idealisk*, intressant*, spännande, känd, kända, kändaste, berömd*, viktig*, viktigaste, stor, stort,
    stora, större, största, liten, litet, små, mindre, typisk*, klassisk*, oförglömlig*, varierad*, häftig*, cool*, nice, stad, staden, städer,
    städerna, storstad, storstäder, ort, orter, plats, platser, platsen, ställe, ställen, land, länder, landet, område, områden, trakt, trakter,
    trakten, region, regioner, huvudstad, huvudstäder, resmål, mål, destination, destinationer, stopp, stoppen, mellanstopp, etapp, etapper,
    anhalt, sevärdheter, sevärdhet, höjdpunkter, attraktioner, måsten, besök, besöka, besöker, se, ser, sett, titta, kolla, kolla in, uppleva,
    upplever, upplevelse, upplevelser, upptäcka, utforska, utforskar, njuta, njuter, turista, hotell, vandrarhem, hostel, airbnb, camping,
    boende, boenden, station, tågstation, flygplats, flygplatsen, biljett, biljetter, transport, transporter, kollektivt, kollektivtrafik,
    färdsätt, färdmedel, tid, tiden, tidpunkt, period, datum, gång, gången, gånger, första gången, för första gången, aldrig varit, saker, sak,
    sätt, typ, sorts, totalt, sammanlagt, tillsammans, möjligt, om möjligt, möjligen, helst, kanske även, spelar ingen roll, det spelar ingen
    roll, inga problem, inget problem, ingen aning, vet inte, vet inte än, inte bestämt, inte säker, osäker, inte bara, utan även, utan också,
    varför inte, inte missa, får inte missa, inte glömma, flexibel, flexibla, personer, person, folk, vuxna, vuxen, på tre personer, på fyra
    personer, vi är två, vi är tre, vi är fyra, år, åren, gammal, gamla, åring, klockan, morgon, morgonen, kväll, kvällen, eftermiddag,
    förmiddag, i, på, av, till, från, med, vid, hos, under, över, genom, runt, omkring, mellan, längs, inom, utanför, innan, efter, kring, utan,
    per, ca, cirka, ungefär, utefter, sugen, sugen på, sugna, sugna på, lust, intresserad, intresserade, intresserad av, intresserade av,
    intresse, intressen, älskare, fantast, o s v, osv, etc, t ex, tex, till exempel, bl a, dvs, hela tiden, lång, långt, långa, länge, kort,
    korta, första, start, starta, startar, börja, börjar, början, slut, sluta, slutar, avsluta, avslutar, iväg, bort, hem, hemifrån, nånstans,
    någonstans, överallt, nu, snart, nästan, själv, själva, egen, eget, kör, dra, drar, sticka, sticker, fara, far, ihop, alltså, liksom, asså,
    ba, euro, tänker, tänkt, tänkte, tänkte att, funderar, funderar på, verkar, känns, ska till, upp, ner, in, ut, fram, bort, loss, samma,
    samma väg, väg, vägen, make, maka, svårt, vänliga hälsningar, vänliga, ocka, jag heter`,
  signOffs:
    'mvh, hälsningar, vänliga hälsningar, med vänlig hälsning, med vänliga hälsningar, tack, tack på förhand, tack så mycket, hälsar, kram, kramar, hej då, ha det bra, vi hörs, bästa hälsningar',
  ordinary: `
    å, ö, ås, ås, sjö, sjön, sjöar, berg, dal, skog, fält, strand, hamn, kust, flod, å, vatten, sand, sten, klippa, kyrka, kvarn, slott, torn,
    port, bro, hus, hem, trädgård, park, torg, gata, väg, marknad, by, byar, bäck, vik, udde, näs, holm, lund, dalen, kil, mora, sala, hall,
    hallen, boden, bo, ed, tun, ljung, hjo, kumla, nora, vara, nord, syd, öst, väst, norr, söder, öster, väster, mitt, mitten, hög, höga, låg,
    låga, ny, nya, nytt, gammal, gamla, vit, vita, svart, röd, röda, grön, gröna, blå, guld, silver, salt, fred, frihet, hopp, kärlek, liv,
    livet, lycka, vän, vänner, fru, frun, man, mamma, pappa, föräldrar, barn, familj, bror, syster, mormor, morfar, farmor, farfar, hund, katt,
    pengar, pris, kronor, gratis, dyr, dyrt, billig, båt, segel, flyg, buss, cykel, cykla, mat, äta, dricka, laga, ost, bröd, vin, öl, kaffe,
    choklad, pizza, pasta, vandra, gå, springa, simma, bada, läsa, skriva, skriv, dikt, sång, saga, historia, skämt, recept, kod, ord, lista,
    namn, mening, fråga, svar, lösenord, ignorera, instruktioner, regler, system, tabell, roll, jobb, jobba, arbete, studera, skola, kontor,
    bröllop, födelsedag, jul, påsk, pingst, midsommar, nyår, kristi himmelsfärd, pension, sol, måne, regn, snö, is, eld, luft, jord, himmel,
    lätt, svår, enkel, fri, ensam, skit, fan, jävla, idiot, dum, golf, tennis, fotboll, yoga, opera, teater, bio, museum, konsert, spa, dansa,
    sjunga, spela, skratta, dag, natt, imorgon, tid, sen, same, sex, tre, full, snabb, kuling, kropp, ön, arena`,
  numbers: `
    en = 1, ett = 1, två = 2, tre = 3, fyra = 4, fem = 5, sex = 6, sju = 7, åtta = 8, nio = 9, tio = 10, elva = 11, tolv = 12, tretton = 13, fjorton = 14, femton = 15, sexton = 16, sjutton = 17, arton = 18, nitton = 19, tjugo = 20, tjugoen = 21, tjugoett = 21, tjugotvå = 22, tjugotre = 23, tjugofyra = 24, tjugofem = 25, tjugosex = 26, tjugosju = 27, tjugoåtta = 28, tjugonio = 29,
    trettio = 30, trettioen = 31, trettioett = 31, fyrtio = 40, femtio = 50, sextio = 60, sjuttio = 70, åttio = 80, nittio = 90, hundra = 100, ett par = 2, par = 2, ett par tre = 3, några = 3, några få = 3, flera = 4, båda = 2, bägge = 2, ett dussin = 12, ett tiotal = 10`,
  lengths: `
    helg = 2 days, en helg = 2 days, helgen = 2 days, weekend = 2 days, en weekend = 2 days, långhelg = 3 days, en långhelg = 3 days,
    långweekend = 3 days, en långweekend = 3 days, förlängd helg = 3 days, förlängd weekend = 3 days, en och en halv vecka = 10 days, en och en
    halv dag = 2 days, halvannan vecka = 10 days, två och en halv vecka = 17 days, två och en halv veckor = 17 days, tredagars = 3 days,
    fyradagars = 4 days, femdagars = 5 days, sjudagars = 7 days, tiodagars = 10 days, fjortondagars = 14 days, veckolång = 7 days, tvåveckors =
    14 days, treveckors = 21 days, dagstur = 1 days, heldag = 1 days, halvdag = 1 days, ett dygn = 1 days, en natt = 1 nights, sportlovsvecka =
    7 days`,
  units: {
    day: 'dag, dagar, dagars, dagarna, d, dygn, dygns, hela dagar, heldagar, semesterdagar, dgr',
    night: 'natt, nätter, nätters, övernattning, övernattningar, hotellnätter',
    week: 'vecka, veckor, veckors, v, veckorna',
    month: 'månad, månader, månaders',
    hour: 'timme, timmar, timmars, tim, h, timmars resa, timmars tågresa, timmars bilresa, timmars körning, timmars flyg',
    km: 'km, kilometer, kilometers',
    city: 'stad, städer, orter, platser, ställen, stopp, länder, destinationer, resmål, huvudstäder, öar, storstäder, etapper, mellanstopp',
  },
  ordinalEndings: 'e, a, de, te',
  months: [
    'januari, jan',
    'februari, feb, febr',
    'mars',
    'april, apr',
    'maj',
    'juni, jun',
    'juli',
    'augusti, aug',
    'september, sept, sep',
    'oktober, okt',
    'november, nov',
    'december, dec',
  ],
  weekdays: [
    'måndag, måndagen, mån',
    'tisdag, tisdagen, tis',
    'onsdag, onsdagen, ons',
    'torsdag, torsdagen, tors',
    'fredag, fredagen, fre',
    'lördag, lördagen, lör',
    'söndag, söndagen, sön',
  ],
  seasons: seasonWords.sv,
  dates: {
    today: 'idag, i dag, från idag, nu, direkt, genast, så snart som möjligt, så fort som möjligt',
    tomorrow: 'imorgon, i morgon, imorrn, från imorgon',
    dayAfterTomorrow: 'övermorgon, i övermorgon, i övermorrn',
    next: 'nästa, nästkommande, kommande, följande',
    this: 'denna, detta, den här, det här',
    fromNow: 'om …, om ungefär …, om cirka …',
    early:
      'början av, i början av, i början på, början på, tidigt i, första halvan av, första veckan i, första hälften av, inledningen av',
    mid: 'mitten av, i mitten av, i mitten på, mitten på, mitt i',
    late: 'slutet av, i slutet av, i slutet på, slutet på, sent i, andra halvan av, sista veckan i, andra hälften av',
    dayMark: '',
    yearMark: 'år',
    weekend: 'helg, helgen, weekend, weekenden, helger',
  },
  roles: {
    from: 'från, ifrån, fr o m, utgår från, utgående från, med avgång från, avgång från, avresa från, avresa, med avresa från, vi åker från, jag åker från, vi reser från, jag reser från, resa från, åka från, reser från, åker från, med utgångspunkt i, med utgångspunkt från, med start från, iväg från, från och med, tidigast, tidigast den',
    to: 'till, mot, ner till, upp till, ned till, bort till, över till, ut till, vidare till, fram till, åka till, resa till, ända till, riktning mot, med destination, på väg till, ankomst till, framme i, in till',
    via: 'via, över, genom, förbi, med stopp i, med ett stopp i, stopp i, stanna till i, stanna i, med mellanstopp i, mellanstopp i, mellanlanda i, mellanlandning i, med mellanlandning i, passera, passerar, tvärs genom, med en övernattning i, via ett stopp i',
    in: 'i, på, vid, om, under, för, hos, inom, längs, längs med, utmed, utefter, runt, runt om i, runtom i, kring, hela, genom hela, utan att lämna, inte lämna, lämnar inte, lämna inte, hålla oss i, hålla oss inom, stanna inom',
    visit:
      'besöka, besöker, besök i, ett besök i, besök, se, ser, upptäcka, upptäcker, utforska, utforskar, uppleva, upplever, rundresa i, rundresa genom, rundresa på, rundresa, … rundresa, resa i, resa genom, resa runt i, resa till, åka runt i, åka till, åker till, resa på, tur genom, tur i, runtresa i, runt i, semester i, semester på, semester till, tripp till, till …, vill till, ska till, vill åka till, turista i, stanna i, bo i, övernatta i, vara i, hinna med, hinna med att se, t ex, till exempel, exempelvis, bland annat, bl a, såsom, inklusive, inkl, absolut, absolut till, framför allt, i alla fall, … är ett måste, … måste vara med, … ska vara med, … får inte missas, inte missa, …resa, …semester, …tripp, …rundresa, …weekend, …resan, checka av, flyga till, landa i',
    start:
      'låt oss börja i, låt oss starta i, börja från, börjar från, börjar vi i, starta med, start i, start från, start, starta i, starta från, startar i, startar från, starta, startar, börja i, börja med, börjar i, börjar med, börja, börjar, börjande i, med början i, med start i, med start från, början i, inleda i, inleder i, inled i, startpunkt, startpunkt i, startpunkten är, utgångspunkt, utgångspunkten är, första stopp, första stoppet, ankomst till, ankomst, vi landar i, landa i, landar i, anländer till, … som startpunkt, … som utgångspunkt, … som start, med start den, med start, avresa den, avresa, påbörja i, till och från, start och mål i, fram och tillbaka från',
    end: 'sluta med, slutar vi i, slutar med, avsluta resan i, låt oss sluta i, låt oss avsluta i, slut i, sluta i, slutar i, sluta, slutar, avsluta i, avslutar i, avsluta med, avslutar med, avsluta, avslutas i, avslutning i, med avslutning i, med slut i, slutstation, slutstation i, slutpunkt, slutpunkt i, slutmål, slutmålet är, sista stopp, sista stoppet, hemresa från, med hemresa från, hemfärd från, flyga hem från, flyger hem från, åka hem från, åker hem från, resa hem från, hem från, hemflyg från, … som slutstation, … som slutmål, … som sista stopp, runda av i, avrunda i, slutligen i, till och från, start och mål i, fram och tillbaka från',
    home: 'bor i, jag bor i, vi bor i, bosatt i, bosatta i, hemma i, hemort, hemstad, kommer från, jag kommer från, vi kommer från, jag är från, vi är från, flyg från, flyga från, flyger från, vi flyger från, jag flyger från, flygresa från, boende i hemorten',
    back: 'tillbaka till, och tillbaka till, åter till, åter i, tillbaka i, återvända till, återvänder till, återkomma till, retur till, hem till, och hem till, åka tillbaka till, åker tillbaka till, resa tillbaka till, flyga tillbaka till, återresa till, hemresa till, hemfärd till, … tillbaka, sen tillbaka till, sedan tillbaka till',
    base: 'bas i, med bas i, basen i, ha basen i, med basen i, utgå från, utgår hela tiden från, baserad i, baserade i, basera oss i, stationerade i, bo hela tiden i, bo på samma ställe i, samma hotell i, fast boende i, … som bas, … som utgångsbas, basläger i, utgångsläge i',
    dayTrip:
      'dagsutflykt till, dagsutflykter till, dagsutflykt, dagsutflykter, dagstur till, dagsturer till, dagstur, dagsturer, dagsresa till, dagsresor till, endagsutflykt till, utflykt till, utflykter till, utflykt, utflykter, en utflykt till, avstickare till, en avstickare till, avstickare, … som dagsutflykt, … som dagstur, … över dagen, … på dagsutflykt, över dagen till, en dag till, tur och retur över dagen till, heldagsutflykt till',
    between: 'mellan, någonstans mellan, emellan',
    near: 'runt, runt om, runtomkring, omkring, kring, nära, i närheten av, närheten av, i trakterna av, trakterna kring, trakten kring, i området kring, området kring, inte långt från, … med omnejd, … och omnejd, … med omgivningar, … och omgivningar, i omgivningarna av, utanför, i regionen kring, strax utanför',
    until: 'till, till och med, t o m, tom, fram till, fram till och med, senast, senast den, tills',
    after: 'efter, efter den, sedan den',
    before: 'före, innan, innan vi åker till, inför, före den',
    not: 'inte, ej, icke, utan, utan att, ingen, inget, inga, aldrig, undvik, undvika, undviker, slippa, slipper, inte med, inte till, inte i, inte via, inte på, vill inte, vill inte ha, vill ej, vill inte åka, … inte, helst inte, absolut inte, absolut inga, absolut inget, absolut ingen, hatar, hata, rädd för, rädda för, flygrädd, flygrädda, flygrädsla, gillar inte, tycker inte om, inte intresserad av, inte intresserade av, varken, vare sig, vägrar, vägra, slopa, … fri, … fritt, noll, behöver inte, behöver ingen, inte nödvändigt, strunta i, låt bli, nej till, ingen vill, ingen av oss vill, … går inte, … är inget alternativ, … är inte möjligt, … är uteslutet, … funkar inte, … är uteslutna',
    except:
      'utom, förutom, förutom till, med undantag av, med undantag för, exklusive, exkl, bortsett från, undantaget, hoppa över, hoppar över, skippa, skippar, utelämna, lämna bort, ta bort, men inte, men inte till, men ej, men utan, men inga, har redan varit i, redan varit i, varit i, har varit i, har redan sett, redan sett, redan besökt, har redan besökt, … har jag redan sett, … har vi redan sett, … har jag redan varit i, … har vi redan varit i, … har vi redan, känner redan till, … redan sett, … har jag redan besökt, … har vi redan besökt, … redan besökt, vi har redan varit i, jag har redan varit i, … stryker vi, … struket, … är struket, … utgår, … faller bort, … hoppar vi över, … hoppar jag över, … skippar vi, … ska vi inte, … vill vi inte, … vill jag inte, … åker vi inte, … går bort, … är borta, … blir det inte, … behövs inte, … behöver vi inte, … har vi strukit, … inte den här gången, … inte denna gång, … tog vi bort, … har vi tagit bort, … inställt, … kommer inte på fråga, … väljer vi bort',
    instead: 'istället för, i stället för, hellre än, i utbyte mot',
    maybe:
      'kanske, kanske även, kanske också, eventuellt, … eventuellt, ev, möjligen, möjligtvis, valfritt, … valfritt, om tid finns, … om tid finns, om det finns tid, … om det finns tid, om vi hinner, … om vi hinner, om jag hinner, … om jag hinner, om tiden räcker, … om tiden räcker, om tiden tillåter, … om tiden tillåter, om det går, … om det går, om möjligt, … om möjligt, i mån av tid, … i mån av tid, om vi har tid, … om vi har tid, om det passar, … om det passar, gärna även, gärna också',
    only: 'bara, endast, enbart, … bara, … endast, … enbart, uteslutande, inget annat än, bara med, endast med, helt med, allt med, uteslutande med, blott, allt på',
    prefer:
      'helst, hellre, gärna, föredrar, föredrar att, föredra, om möjligt, i första hand, framför allt, framförallt, mest, huvudsakligen, främst, i huvudsak, så mycket som möjligt med, så långt som möjligt, till största delen, mestadels, prioritera, prioriterar, fokus på, med fokus på, i möjligaste mån, idealt',
    each: 'vardera, … vardera, i varje stad, … i varje stad, i varje, … i varje, per stad, … per stad, per ställe, … per ställe, per stopp, … per stopp, på varje ställe, … på varje ställe, på varje plats, … på varje plats, varje stad, … varje stad, per plats, … per plats, var, … var, på varje, … på varje, per land, … per land, överallt, per ort, … per ort, ingenstans',
    rest: 'resten i, resten på, resten, resterande tid i, resterande tid, resterande dagar i, resterande dagar, de resterande dagarna i, de resterande dagarna, de övriga dagarna i, de övriga dagarna, övriga dagar i, övriga dagar, övrig tid i, övrig tid, resten av tiden i, resten av tiden på, resten av tiden, resten av resan i, resten av resan, resten av dagarna i, resten av dagarna, resten av semestern i, de sista dagarna i, återstående dagar i, återstående tid i',
    with: 'med, mot, per, genom, med hjälp av, ombord på, på, medelst, med ett',
  },
  links: {
    and: 'och, o, samt, plus, &, +, också, även, dessutom, såväl som, både, tillsammans med, liksom, och även, och också',
    or: 'eller, antingen, alternativt, eller också, annars',
    onward:
      'sen, sedan, och sen, och sedan, därefter, och därefter, efter det, efteråt, följt av, följd av, vidare, vidare till, och vidare till, därifrån, därifrån till, och därifrån till, sen vidare till, sedan vidare till, först, för det första, till att börja med, till sist, och till sist, slutligen, och slutligen, till slut, och till slut, sist, avslutningsvis, senare, innan vi åker till, fortsätta till, fortsätter till, fortsätt till, fortsättning till, vi fortsätter till, nästa stopp, sen till, då',
    there: 'där, dit',
    setTo: 'till',
    but: 'men, dock, däremot, annars, emellertid, fast, ändå, trots allt',
    least:
      'minst, åtminstone, minimum, min, som minst, inte mindre än, eller mer, mer än, ett minimum av, lägst, uppåt',
    most: 'högst, max, maximalt, maximum, som mest, inte mer än, inte längre än, mindre än, kortare än, eller mindre, upp till, aldrig mer än, aldrig längre än, under, inom, ett maximum av, på sin höjd',
    about:
      'ungefär, cirka, ca, c:a, runt, omkring, kring, typ, drygt, knappt, nästan, uppskattningsvis, sådär, eller så, en sisådär, på ett ungefär, mer eller mindre',
    half: 'halv, halva, halvt, en halv, ett halvt, och en halv, och ett halvt, hälften, hälften av',
    third: 'en tredjedel, tredjedel, en tredjedel av, tredjedelen',
    mostly:
      'det mesta av, den mesta, mesta, största delen av, merparten av, större delen av, den största delen av, det mesta',
    ofTheTrip:
      'tiden, av tiden, av resan, av semestern, vår tid, min tid, resan, av dagarna, av den, semestern',
    correction:
      'nej, nej vänta, vänta, vänta nej, nä, nä vänta, eller nej, nej förresten, nej ångrar mig, jag menar, nej jag menar, nej förlåt, vid närmare eftertanke, nej nej',
    firstStop: 'första staden, första stoppet, första stället, i den första, i första, den första',
    lastStop: 'sista staden, sista stoppet, sista stället, i den sista, i sista, den sista',
    fromThere: 'därifrån, därifrån till, och därifrån till',
    than: 'än',
    secondStop: 'andra stoppet, andra staden, andra stället, i den andra, den andra',
    thirdStop: 'tredje stoppet, tredje staden, tredje stället, i den tredje, den tredje',
    firstTwo: 'de två första, två första, de första två',
    lastTwo: 'de två sista, två sista, de sista två',
    bothStops: 'de två, båda, bägge',
  },
  wishes: {
    loop: 'där vi började, där vi startade, till utgångspunkten, rundresa, rundtur, tur och retur, tur retur, t o r, fram och tillbaka, och tillbaka, och åter, och hem igen, och hem, hem igen, och tillbaka hem, tillbaka hem, tillbaka till startpunkten, tillbaka till start, tillbaka till utgångspunkten, i en loop, loop, slinga, en slinga, i en cirkel, start och mål i, start och slut i, börja och sluta i, starta och sluta i, börjar och slutar i, startar och slutar i, starta och avsluta i, med start och slut i, börja och avsluta i, retur',
    anyOrder:
      'valfri ordning, i valfri ordning, vilken ordning som helst, i vilken ordning som helst, ordningen spelar ingen roll, ordningen är oviktig, ordningen är inte viktig, oavsett ordning, utan särskild ordning, bästa ordningen, i bästa ordning, bästa ordning, i bästa möjliga ordning, i den bästa ordningen, optimal ordning, i optimal ordning, logisk ordning, i logisk ordning, i en logisk ordning, smartaste ordningen, smartast ordning, kortaste rutten, kortaste vägen, bästa rutten, optimal rutt, ordningen är fri, du får välja ordning, i den ordning som passar bäst, i den ordning som är bäst',
    inOrder:
      'i den ordningen, i denna ordning, i den här ordningen, i just den ordningen, exakt i den ordningen, i angiven ordning, i tur och ordning, i ordning, i precis den ordningen',
    overland:
      'över land, landvägen, på land, till lands, marken, på marken, utan att flyga, utan flyg, flygfritt, flygfri, inget flyg, inte flyga, utan flygplan, markbundet, inga flyg',
    firstLeg:
      'ditresa, ditresan, på ditresan, utresa, utresan, på utresan, ditvägen, på ditvägen, på vägen dit, första etappen, den första etappen, för ditresan, nerresan, första sträckan, den första sträckan, första biten',
    lastLeg:
      'sista sträckan, sista biten, hemresa, hemresan, på hemresan, återresa, återresan, på återresan, hemvägen, på hemvägen, på vägen hem, på vägen tillbaka, tillbakavägen, sista etappen, den sista etappen, hemfärden, hem, tillbaka, för hemresan, hemma, hemma igen, den sista sträckan',
  },
  transport: wayWords.sv,
  directions: {
    north:
      'nord…, norra, norr om, norra delen av, i norra, norr, norrut, i norr, nordliga, nordligaste, norra delarna av, de norra delarna av',
    south:
      'syd…, södra, söder om, södra delen av, i södra, söder, söderut, i söder, sydliga, sydligaste, södra delarna av, de södra delarna av',
    east: 'öst…, östra, öster om, östra delen av, i östra, öster, österut, i öster, östliga, östra delarna av',
    west: 'väst…, västra, väster om, västra delen av, i västra, väster, västerut, i väster, västliga, västra delarna av',
    centre:
      'mellan…, central…, centrala, mellersta, mitten av, hjärtat av, mellersta delen av, i centrala, i mellersta, inre, inlandet',
  },
  themes: {
    beach:
      'strand, stränder, stranden, stränderna, strandsemester, bad, bada, badsemester, badort, badorter, sol och bad, sol, sola, solsemester, solen, hav, havet, vid havet, kust, kusten, kuststad, kuststäder, kustorter, simma, sandstrand, sandstränder, vikar, badstränder, playa, beach',
    island:
      'öar, öarna, öluff, öluffa, öluffar, öluffning, öhopp, öhoppa, öhoppning, skärgård, skärgården, arkipelag, en ö, på en ö',
    mountains:
      'berg, bergen, fjäll, fjällen, fjällvärld, bergsbyar, bergsby, toppar, bergstoppar, vulkan, vulkaner, alpint, alpina, kullar, bergskedjor, bergig*, bergspass, höga berg',
    hiking:
      'vandra, vandring, vandringar, vandringsleder, vandringsled, vandringsresa, vandrar, vandringstur, vandringsturer, trekking, hajka, hajk, hiking, klättra, klättring, bergsvandring, promenader, promenera, till fots, fotvandra, fjällvandra, fjällvandring, toppturer, bestiga',
    skiing:
      'skidor, åka skidor, skidåkning, skidresa, skidort, skidorter, slalom, snowboard, snö, vintersport, längdskidor, skida, alpint skidåkning, skidbackar, pister, offpist',
    nature:
      'natur, naturen, naturupplevelser, naturområden, nationalpark, nationalparker, nationalparken, skog, skogar, skogen, vattenfall, vattenfallen, landskap, natursköna, naturskön, naturskönt, fjordar, fjord, fjordarna, glaciärer, glaciär, raviner, klyftor, djungel, regnskog, trädgårdar, landsbygd, landsbygden, friluftsliv, utomhus, körsbärsblom, körsbärsblommor, körsbärsblomning, utsikt, utsikter, vyer, grönska, grottor, lavendel, vildmark, vildmarken, vacker natur',
    wildlife:
      'djur, djurliv, vilda djur, safari, safaris, fåglar, fågelskådning, valar, valskådning, valsafari, elefanter, gorillor, lejon, björnar, älgar, älgsafari, djurpark, zoo, delfiner, pingviner, renar',
    desert: 'öken, öknen, öknar, sanddyner, dyner, oas, oaser, kamel, kameler, kamelridning, ökentur',
    lakes: 'sjö, sjöar, sjön, sjöarna, vid sjön, insjöar, insjö, vid en sjö, bergssjöar, alpsjöar',
    diving: 'dyka, dykning, dykresa, snorkla, snorkling, korallrev, rev, koraller, scuba, dyksemester',
    surfing:
      'surfa, surf, surfing, vågor, kitesurfa, kitesurfing, vindsurfa, vindsurfing, surfställen, surfresa, surfläger, vågsurfa',
    wine: 'vin, viner, vingård, vingårdar, vinprovning, vinprovningar, vindistrikt, vinregion, vinregioner, vinodlingar, vinodling, vinresa, vinälskare, vinprovar, vinbönder, prova vin',
    food: 'mat, maten, god mat, äta, äta gott, äta bra, matupplevelser, kulinarisk*, gastronomi, gastronomisk*, restauranger, restaurang, streetfood, street food, matmarknader, marknader, saluhallar, foodie, foodies, matintresserade, matintresserad, öl, ölprovning, bryggerier, kaffe, fika, matlagningskurs, matlagning, lokal mat, lokala rätter, tapas, kök, köket, specialiteter, matresa',
    history:
      'historia, historisk*, kultur, kulturell*, kulturresa, museum, museer, museum och kultur, antiken, antik*, ruiner, ruin, arkeologi, arkeologisk*, medeltid, medeltida, medeltiden, gamla stan, gamla stadskärnor, gamla städer, gamla stadsdelar, världsarv, unesco, kulturarv, monument, romersk*, fornlämningar, utgrävningar, vikingar, vikingatiden, krigshistoria, slagfält, historieintresserad',
    art: 'konst, konsten, konstmuseum, konstmuseer, gallerier, galleri, målningar, måleri, konstnärer, modern konst, street art, konsthallar, utställningar, konstintresserad, konstnärlig*',
    architecture:
      'arkitektur, byggnader, katedral, katedraler, skyskrapor, palats, gotisk*, gotik, jugend, jugendstil, art nouveau, barock, barocken, modernism, gaudí, bauhaus, art deco, renässans, domkyrka, domkyrkor, arkitekturintresserad',
    castles:
      'slott, slottet, slotten, borg, borgar, borgen, fästning, fästningar, riddarborg, slottsruiner, herrgårdar, citadell',
    religion:
      'tempel, templen, kloster, kyrka, kyrkor, pilgrimsfärd, pilgrimsresa, pilgrimsled, pilgrimsvandring, moské, moskéer, helgedomar, helgedom, andlig*, religiös*, basilika, vallfart, vallfärda, santiagoleden, pilgrim',
    nightlife:
      'nattliv, nattlivet, uteliv, utelivet, party, partaj, festa, fest, fester, klubbar, klubb, klubba, barer, bar, pubar, pub, krogar, nattklubb, nattklubbar, partyresa, gå ut på kvällarna, diskotek, dansställen',
    music:
      'musik, konsert, konserter, opera, operan, festival, festivaler, musikfestival, jazz, livemusik, klassisk musik, techno, flamenco, fado, live musik, musikal',
    shopping:
      'shopping, shoppa, handla, affärer, butiker, julmarknad, julmarknader, loppis, loppmarknad, loppmarknader, basar, basarer, souk, souker, outlet, köpcentrum, mode, köpcenter, gallerior, second hand',
    spa: 'spa, spahotell, wellness, termalbad, varma källor, heta källor, termiska källor, bastu, badhus, massage, hamam, onsen, kurort, kurorter, sparesa, thermalbad, hälsoresa, spabad, bubbelpool',
    family:
      'nöjespark, nöjesparker, nöjesfält, temapark, temaparker, disneyland, disney, legoland, liseberg, barnvänlig*, familjevänlig*, för barn, passar barn, lekplatser, lekplats, vattenpark, vattenland, akvarium, äventyrsbad, barnaktiviteter, europapark',
    romance:
      'romantisk*, romantik, bröllopsresa, smekmånad, smekmånaden, bröllopsdag, årsdag, frieri, fria, förälskade, alla hjärtans dag, kärlekssemester',
    auroras: 'norrsken, norrskenet, polarsken, aurora, aurora borealis',
  },
  pace: {
    slow: 'lugn*, i lugn och ro, avslappnad*, avslappnat, avslappnande, avkopplande, avkoppling, koppla av, slappna av, slappa, slapp, chill, chilla, chillig, chilligt, långsam*, sakta, i lugn takt, i maklig takt, makligt, maklig, lugnt tempo, i lugnt tempo, långsamt tempo, utan stress, stressfri, stressfritt, ingen stress, inte stressigt, inte för stressigt, inte för stressig, inte så stressigt, ingen brådska, utan brådska, ingen jäkt, utan jäkt, inte för mycket resande, inte för mycket, inte för många, inte för snabbt, inte för intensivt, inte för tight, inte för späckat, inte så mycket resande, slow travel, ta det lugnt, tar det lugnt, behaglig*, lugnare, mer avslappnat, långsammare, mindre stressigt, mindre stress, vila, vila upp, återhämtning, gott om tid, sakta ner, slöa, rofylld*, mys, stilla',
    normal: 'normalt tempo, lagom tempo, måttligt tempo',
    fast: 'så mycket som möjligt, så många städer som möjligt, så många platser som möjligt, så många ställen som möjligt, så många som möjligt, se så mycket som möjligt, hinna med så mycket som möjligt, hinna så mycket som möjligt, så mycket vi hinner, se allt, snabb, snabbt, snabbare, högt tempo, i högt tempo, snabbt tempo, späckat, späckad, fullspäckat, fullspäckad, intensiv*, full fart, fullt program, packat, packat schema, aktiv, aktivt, tajt, tajt schema, effektivt, många städer, hektiskt, maxa, maximera',
  },
  company: {
    alone:
      'ensam, ensamresa, ensamresenär, solo, soloresa, på egen hand, själv, ensamt, reser ensam, reser själv, bara jag, soloresenär',
    couple:
      'par, som par, på tu man hand, två personer, med min fru, med min man, med min flickvän, med min pojkvän, med min tjej, med min kille, med min sambo, med min partner, min fru, min man, min flickvän, min pojkvän, min tjej, min kille, min sambo, min partner, min fru och jag, min man och jag, jag och min fru, jag och min man, jag och min tjej, jag och min kille, jag och min sambo, jag och min flickvän, jag och min pojkvän, min fästmö, min fästman, nygifta, frun, sambon, tjejen, killen',
    family:
      'familj, familjen, familjer, familjeresa, familjesemester, barn, barnen, med barn, med barnen, med familjen, småbarn, bebis, bebisar, son, dotter, söner, döttrar, min son, min dotter, tonåring, tonåringar, åringar, ungar, kids, barnfamilj, barnbarn, ungdomar, våra barn, mina barn',
    friends:
      'vänner, kompisar, kompis, med vänner, med kompisar, med en vän, med en kompis, kompisgäng, tjejgäng, killgäng, tjejresa, killresa, tjejweekend, svensexa, möhippa, kompisresa, ett gäng vänner, polare, gänget, studentresa',
    seniors:
      'pensionärer, pensionär, senior, seniorer, äldre, äldre föräldrar, mina föräldrar, med mina föräldrar, föräldrar, mormor, morfar, farmor, farfar, min mamma, min pappa, med min mamma, med min pappa, svärföräldrar, mor och far, rörelsehindrad, rullstol, rullator, pensionärspar',
    group:
      'grupp, gruppen, gruppresa, i grupp, skolklass, klassresa, kollegor, team, förening, lag, konferensresa, kickoff, en grupp på, studieresa',
    pet: 'hund, hunden, hundar, med hund, med hunden, vår hund, min hund, katt, katten, husdjur, hundvänligt, hundvänlig',
  },
  budget: {
    low: 'billig, billigt, billiga, billigare, billigast, billigaste, budget, låg budget, lågbudget, liten budget, begränsad budget, tight budget, tajt budget, snål budget, prisvärd*, lågpris, så billigt som möjligt, inte för dyrt, inte så dyrt, inte dyrt, inte för dyra, ekonomisk*, spara pengar, spara, lite pengar, backpacka, backpacker, backpackers, backpacking, ryggsäck, student, studenter, studentbudget, på budget, snålt, utan att det kostar för mycket, med liten budget, vandrarhem boende',
    medium: 'mellanbudget, medelbudget, normal budget, lagom budget, mellanklass',
    high: 'lyx, lyxig, lyxigt, lyxiga, lyxresa, lyxhotell, exklusiv*, femstjärnigt, fem stjärnor, 5 stjärnor, femstjärniga, dyr, dyrt, dyrare, pengar spelar ingen roll, budget spelar ingen roll, obegränsad budget, stor budget, hög budget, första klass, förstaklass, high end, påkostad, lyxigare, lyxa till det, flådig',
  },
  edits: {
    add: 'lägg till, lägga till, lägg in, lägga in, inkludera, ta med, ta med även, addera, tillägg, stoppa in, få in, klämma in, kläm in, sätt in, plussa på med, även till, också till, vill också till, vi vill också, jag vill också, hinna med, hinner med',
    remove:
      'ta bort, tar bort, plocka bort, radera, stryk, stryka, skippa, hoppa över, släng, slopa, uteslut, utesluta, exkludera, utan, strunta i, lämna bort, ställ in, avboka, dra bort, kasta, kapa, inte längre',
    replace:
      'ersätt, ersätta, byt, byt ut, byta, byta ut, ändra, ändrar, växla, utbyt, kasta om, switcha, ändra från, swappa, byt plats på, byta plats på',
    more: 'mer, fler, extra, ytterligare, till, … till, … mer, … extra, en till, ett till, till i, längre med, den extra tiden, extra tiden',
    less: 'mindre, färre, … mindre, … färre, en dag mindre, kortare med',
    longer:
      'längre, förläng, förlänga, förlänger, stanna längre, längre i, mer tid, mer tid i, lite längre, något längre, för kort, utöka, dra ut, … längre, längre tid i',
    shorter:
      'kortare, förkorta, korta, korta ner, korta av, kortare tid, kortare tid i, mindre tid, mindre tid i, lite kortare, något kortare, för lång, för långt, för länge, … kortare, minska, skär ner, dra ner',
    move: 'flytta, flytta fram, flytta på, skjut, skjut upp, senarelägg, tidigarelägg, sätt, placera, lägg, byt plats på, ställ, åk till',
    later:
      'senare, skjut, skjut upp, skjut fram, skjuta upp, skjuta fram, senarelägg, senarelägga, flytta fram',
    earlier: 'tidigare, tidigarelägg, tidigarelägga',
    inItsPlace: 'hellre, i dess ställe, istället, i stället',
    freed:
      'de nätterna, dom nätterna, de där nätterna, dess nätter, de dagarna, den natten, samma nätter, lika många nätter, lika länge',
    toStart:
      'till början, i början, först, allra först, längst fram, först på resan, som första stopp, till starten, på första plats, i början av resan',
    toEnd:
      'till slutet, i slutet, sist, allra sist, längst bak, sist på resan, som sista stopp, på slutet, på sista plats, i slutet av resan, till sist',
    reverse:
      'omvänd, omvänt, omvänd ordning, i omvänd ordning, tvärtom, baklänges, åt andra hållet, åt motsatt håll, i motsatt riktning, motsatt riktning, vänd, vänd på, vänd på rutten, vänd på ordningen, vänd rutten, vänd ordningen, kasta om ordningen, bakvänt, motsatt ordning, vänd på resan, vänd på det, vi vänder',
    another:
      'en annan, ett annat, annan rutt, en annan rutt, annan resa, en annan resa, ett annat förslag, annat förslag, något annat, nåt annat, alternativ, ett alternativ, nytt förslag, ett nytt förslag, försök igen, prova igen, igen, en gång till, överraska mig, överraska oss, ett förslag till, fler förslag, ny plan, börja om, gör om',
  },
  nameEndings: [['s', '']],
  letters: [
    ['aa', 'å'],
    ['ae', 'ä'],
    ['oe', 'ö'],
  ],
  places: `
    usa = US, staterna = US, förenta staterna = US, amerika = US, storbritannien = GB, england = England, nederländerna = NL, holland = NL,
    förenade arabemiraten = AE, emiraten = AE, tjeckien = CZ, bosnien = BA, nordmakedonien = MK, makedonien = MK, sydkorea = KR, korea = KR,
    franska rivieran = French Riviera, rivieran = French Riviera, italienska rivieran = Italian Riviera, södra frankrike = South of France,
    sydfrankrike = South of France, norra italien = Northern Italy, norditalien = Northern Italy, södra italien = Southern Italy, syditalien =
    Southern Italy, mellersta italien = Central Italy, södra spanien = Southern Spain, norra spanien = Northern Spain, södra tyskland = Southern
    Germany, sydtyskland = Southern Germany, norra tyskland = Northern Germany, nordtyskland = Northern Germany, sydtyrolen = South Tyrol,
    sydostasien = Southeast Asia, östeuropa = Eastern Europe, centraleuropa = Central Europe, mellaneuropa = Central Europe, västeuropa =
    Western Europe, sydeuropa = Southern Europe, nordeuropa = Northern Europe, sydamerika = South America, centralamerika = Central America,
    mellanamerika = Central America, latinamerika = South America, nordamerika = US, mellanöstern = Middle East, balkan = Balkans, baltikum =
    Baltics, baltiska staterna = Baltics, norden = Nordics, skandinavien = Scandinavia, benelux = Benelux, alperna = Alps, toscana = Tuscany,
    sicilien = Sicily, sardinien = Sardinia, apulien = Apulia, puglia = Apulia, lombardiet = Lombardy, bayern = Bavaria, schwarzwald = Black
    Forest, tyrolen = Tyrol, skottland = Scotland, cornwall = Cornwall, kanarieöarna = Canary Islands, balearerna = Balearic Islands, mallorca =
    Mallorca, andalusien = Andalusia, katalonien = Catalonia, baskien = Basque Country, kykladerna = Cyclades, kreta = Crete, grekiska öarna =
    Greek Islands, den grekiska övärlden = Greek Islands, algarve = Algarve, azorerna = Azores, madeira = Madeira, amalfikusten = Amalfi Coast,
    comosjön = Lake Como, gardasjön = Lake Garda, bodensjön = Lake Constance, östersjön = Baltic Sea, nordsjön = North Sea, medelhavet =
    Mediterranean, loiredalen = Loire Valley, elsass = Alsace, alsace = Alsace, bretagne = Brittany, normandie = Normandy, provence = Provence,
    korsika = Corsica, transsylvanien = Transylvania, istrien = Istria, dalmatien = Dalmatia, dolomiterna = Dolomites, lofoten = Lofoten,
    lappland = Lapland, norrland = Norrland, skåne = Skåne, småland = Småland, dalarna = Dalarna, bohuslän = Bohuslän, västkusten = Bohuslän,
    norska fjordarna = Western Norway, italienska = IT, spanska = ES, franska = FR, portugisiska = PT, grekiska = GR, tyska = DE, svenska = SE,
    norska = NO, danska = DK, japanska = JP, europeiska = Europe, kroatiska = HR, västkust = West Coast`,
  texts: {
    'names.between': 'Från {from} till {to} på {days, plural, one {# dag} other {# dagar}}',
    'names.round': 'Rundresa från {start} på {days, plural, one {# dag} other {# dagar}}',
    'names.area': '{where}: {days, plural, one {# dag} other {# dagar}}',
    'names.cities': '{names}: {days, plural, one {# dag} other {# dagar}}',
    description: '{stops}. Färdsätt: {types}.',
    stopWithDays: '{name} ({days, plural, one {# dag} other {# dagar}})',
    'types.plane': 'flyg',
    'types.train': 'tåg',
    'types.bus': 'buss',
    'types.car': 'bil',
    'days.first': 'Start i {city}.',
    'days.leave':
      'Från {city} till {next} med {type, select, plane {flyg} train {tåg} bus {buss} car {bil} other {}}.',
    'days.arrive':
      'Med {type, select, plane {flyg} train {tåg} bus {buss} car {bil} other {}} från {from} till {city}, ungefär {km, number} km.',
    'days.underway': 'På väg från {from} till {to}.',
    'days.explore': 'En dag för att upptäcka {city}.',
    'days.more': 'Mer av {city}, i lugn takt.',
    'days.around': '{city} med omnejd.',
    'days.home':
      'De sista timmarna i {city}, sedan tillbaka till {home} med {type, select, plane {flyg} train {tåg} bus {buss} car {bil} other {}}.',
    'days.outing': 'En dagsutflykt från {city} till {other} och tillbaka.',
    understoodNothing:
      'Ingen plats hittades. Skriv en stad, ett land eller en region, till exempel ”10 dagar i Italien med tåg”.',
    unknownPlace: '”{name}” finns inte i platsregistret och utelämnades.',
    defaultDays: 'Ingen längd angavs, så resan är på {days, plural, one {# dag} other {# dagar}}.',
    pastDate: 'Den dagen har redan varit: {day}.',
    chosenCities:
      '{where}: {count, plural, one {# stad valdes för att den är mycket känd.} other {# städer valdes för att de är kända och ligger nära varandra.}}',
    fewerCities:
      '{asked, number} städer ryms inte på {days, plural, one {# dag} other {# dagar}}; planen har {kept, number}.',
    crowded: '{cities, number} städer på {days, plural, one {# dag} other {# dagar}} ger lite tid i varje.',
    noLand: 'Det finns ingen landväg från {from} till {to}, så den etappen går med flyg.',
    ferry: 'Mellan {from} och {to} går en del av vägen med färja.',
    refusedPlane: 'Från {from} till {to} går det inte utan flyg, så den etappen är en flygresa.',
    avoided: '{name} önskades men skulle också undvikas; platsen utelämnades.',
    startChosen: 'Resan börjar i {name}.',
    townFor: '{name} valdes för det här önskemålet.',
    leftOut: '{name} utelämnades: det ryms inte.',
    passedThrough: 'Det finns bara tid att passera {names}.',
    otherNights: '{name} har {nights, plural, one {# natt} other {# nätter}} i stället för {asked, number}.',
    otherLength: 'Resan är på {days, plural, one {# dag} other {# dagar}} i stället för {asked, number}.',
    otherCount: 'Resan har {kept, plural, one {# stad} other {# städer}} i stället för {asked, number}.',
    otherOrder: 'Den önskade ordningen motsäger sig själv; nu är den {names}.',
    longLeg: 'Från {from} till {to} tar det ungefär {hours, plural, one {# timme} other {# timmar}}.',
    otherTransport:
      'Från {from} till {to} går det med {type, select, plane {flyg} train {tåg} bus {buss} car {bil} other {}}: inget av det som önskades går dit.',
    noNightTrain: 'Inget nattåg och ingen nattbuss passar den här resan.',
    closedBorder: 'Gränsen mellan {from} och {to} är stängd.',
    noSuchTown: 'Ingen plats på den här resan passar önskemålet.',
    outOfSeason: 'Det är inte säsong för {names}.',
    nextYear: '{day} har passerat, så resan börjar {next}.',
    otherDates: 'Alla önskade datum går inte ihop; resan börjar {day}.',
    noTime: 'Det finns ingen tid för {where}.',
    shorterOrder: 'Den angivna ordningen behölls. En kortare vore {names}.',
    tooFar:
      'Från {from} till {to} är det för långt med {wanted, select, plane {flyg} train {tåg} bus {buss} car {bil} other {}} på den tid som finns, så den etappen går med flyg.',
    ferryInstead: 'Ta färjan mellan {from} och {to}; resor har inga båtar, så etappen visas som buss.',
    noTrains: '{country}: där går det inte att lita på persontågen, så bussen används.',
    chosenBetween: 'Stoppen på vägen valdes för att de är kända och ligger nära rutten.',
    chosenAround: 'Inget resmål angavs, så resan går till kända städer kring {name}.',
    longer:
      'Bara färden tar längre än {asked, plural, one {# dag} other {# dagar}}, så resan är på {days, number}.',
    dayTrip:
      'En resa behöver två städer, så en dagsutflykt från {city} till {other} lades till; ta bort den om du hellre stannar.',
  },
}
