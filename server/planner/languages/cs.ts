import type { Language } from './language.ts'

export const cs: Language = {
  tag: 'cs',
  hasSpaces: true,
  filler: `já, my, ty, vy, on, ona, ono, oni, mě, mně, mi, mnou, nás, nám, námi, tebe, tě, ti, tobě, vás, vám, jeho, jí, ji, jim, jich, jej, je, ho, mu, ním, ní, nich, nim, sebe, si, se, sobě, sebou, můj, moje, moji, mého, mojí, mé, mých, mým, mou, náš, naše, našeho, naší, našich, naši, našim, svůj, svoje, svou, svého, svých, to, ten, ta, ty, toho, té, tomu, těch, těm, tu, tou, tom, tohle, tento, tato, toto, tyto, tuto, tam, tady, zde, sem, odtud, odtamtud, kam, kde, kdy, kudy, jak, jaký, jaká, jaké, jakou, jakých, kdo, co, něco, čeho, čím, proč, kolik, který, která, které, kteří, kterých, kterou, a, i, v, ve, na, po, za, o, u, do, k, ke, ku, pro, při, před, přes, nad, pod, s, aby, abych, abychom, by, bych, bychom, byste, bys, zda, jestli, no, ano, jo, už, již, ještě, ještě jednou, také, taky, též, tak, takový, taková, takové, pokud, jestliže, kdyby, kdybychom, když, protože, jelikož, takže, velmi, moc, docela, dost, příliš, celkem, celkově, právě, zrovna, dokonce, i když, všechno, vše, všechny, všech, všem, celý, celá, celé, celou, celého, jiný, jiná, jiné, jiných, různé, různých, různá, sám, sama, sami, samotn*, nejlepší*, lepší, líp, jsem, jsi, jsme, jste, jsou, je, byl, byla, bylo, byli, byly, být, budu, budeme, bude, budou, chci, chceme, chce, chtějí, chtít, chtěl, chtěla, chtěli, chtěly, chtělo, chtěl bych, chtěla bych, chtěli bychom, rád, ráda, rádi, rády, mám, máme, má, mají, mít, měl, měla, měli, měl by, měli bychom, přeji, přejeme, přál, přáli, toužím, toužíme, sním, sníme, láká, lákají, chystám, chystáme, plánuj*, plánova*, naplánuj*, naplánova*, naplánovat, plán, plánu, plány, plánů, myslím, myslíme, uvažuj*, přemýšl*, potřeb*, potřebuj*, třeba, nutn*, stojí za to, můžeš, můžete, můžu, můžeme, mohu, může, mohl, mohli, mohla, mohl bys, mohli byste, lze, dá se, prosím, prosim, poprosím, díky, děkuji, děkujeme, předem, ahoj, čau, nazdar, dobrý den, dobrý večer, zdravím, pomoz*, pomoc*, pomůž*, poraď*, porad*, doporuč*, navrhn*, navrhnout, návrh*, vytvoř*, sestav*, připrav*, vymysl*, udělej*, udělat, dělat, zorganizuj*, zařiď*, rozepiš*, rozplánuj*, řekni*, ukaž*, dej, dejte, dát, najdi*, najít, napiš*, nápad*, varianta, varianty, variantu, možnost*, cesta, cesty, cestu, cestou, cestě, cestách, cestami, cestov*, cestuj*, procest*, zcest*, výlet, výlety, výletu, výletů, zájezd*, okruh po, túra po, dovolen*, prázdnin*, volno, volna, program*, harmonogram*, itinerář*, tras*, trip, trek po, jet, jedu, jedeme, jede, jedete, jezdit, jezdíme, pojedu, pojedeme, pojede, pojet, dojet, dojedeme, dorazit, dorazíme, dorazím, doraz*, přijet, přijedeme, přijedu, příjezd*, odjezd*, odjet, odjedeme, odjíždí*, vyjet, vyjedeme, vyjíždí*, vyraz*, vyrazit, vydat, vydáme, vyráží*, přejezd*, přejet, přesun*, přesunout, přesouvat, dostat, dostaneme, dostanu, jít, jdeme, jdu, půjdeme, chodit, procházk*, procházet, projít, projet, projedeme, projíždí*, podíva*, podívat, prohléd*, prohlíd*, prohlídk*, vidět, uvidět, uvidíme, navštív*, navštěv*, poznat, poznáv*, poznávac*, zažít, zažij*, zastavit, zastavíme, zastáv*, zůstat, zůstaneme, zůstanu, zůstáv*, pobýt, pobyt*, strávit, strávíme, strávím, trávit, spát, přespat, přespíme, přespím, přespání, přenocova*, nocova*, bydlet, ubytov*, užít, užíváme, užijeme, zajet, zajedeme, zajdeme, zajít, stihnout, stihneme, stíhat, líbí, líbil*, baví, zajím*, zajímá, zajímají, zajímav*, máme rádi, mám rád, mám ráda, milujeme, miluji, miluju, dojm*, zážit*, krásn*, hezk*, pěkn*, skvěl*, super, úžasn*, nádhern*, nezapomenuteln*, atmosfér*, malebn*, znám*, slavn*, oblíben*, populárn*, hlavní*, důležit*, velk*, velké, malé, malých, malý, nové, nových, ideáln*, optimáln*, pohodln*, klasick*, typick*, opravdov*, plné, plných, celých, památk*, atrakc*, zajímavost*, místo, místa, míst, místech, místům, bod, bodů, město, města, měst, městě, městem, městech, městy, městům, městečk*, země, zemí, zemích, zemi, zeměmi, kraj, kraje, kraji, region*, oblast*, okolí, území, vesnic*, letovisk*, čas, času, časem, čase, trvá*, trvat, délk*, dlouh*, krátk*, jednou, krát, ráno, dopoledne, odpoledne, večer, večera, v noci, rok, roku, roky, let, hodin ráno, teď, nyní, hned, brzy, někdy, někde, někam, nějak, nějaký, nějaká, nějaké, nějakou, nějakých, dohromady, společn*, spolu, souhrnně, dospěl*, osoba, osoby, osob, lidí, lidi, lidé, člověk, turist*, cestovatel*, ve třech, ve čtyřech, v pěti, poprvé, po prvé, nikdy jsme nebyli, nikdy jsem nebyl, nikdy jsem nebyla, ještě jsme nebyli, ještě jsem nebyl, nevím, nevíme, ještě nevíme, ještě nevím, nejsem si jistý, nejsem si jistá, nejsme si jistí, to je jedno, je mi jedno, je nám jedno, nezáleží, nezáleží na tom, není problém, žádný problém, bez problémů, nejen, nejenom, ale i, ale také, proč ne, nezapomeň, nezapomeňte, určitě, rozhodně, samozřejmě, kromě toho, cestou, v rámci, včetně toho, to znamená, tedy, tj, tzn, atd, apod, a podobně, a tak dále, jako, jakoby, např, například, řekněme, vlastně, popravdě, upřímně, možná že, pokud to jde, jestli to jde, započ*, zahrn*, hotel*, hostel*, nocleh*, apartm*, letišt*, nádraží, stanic*, jízdenk*, letenk*, doprav*, dopravní prostředek, dopravním prostředkem, způsob*, pohyb*, používat, použít, použij*, využív*, využít, vzít, vezm*, počínaje, konče, stop, etap*, část, části, cíl*, příležitost*, témat*, formát*, styl*, tempo, tempem, tempu, rozpočt*, rozpočet, ceny, cena, korun, kč, czk, eur, euro, dolarů, tisíc, aktivn*, rovnou, dopředu, zkus*, směr, chtělo by, ať, kvůli, díky tomu, kolem dokola, každý, každé, každá, každého, každou, jízdy, jízda, jízdu, vracíme, vracím, mezitím, prostě, na vozíku, vozík*, teplo není nutné, v době, době, manžel, manželka, manželé, na kole, kola, vlastního, vlastní, vlastním, hledám, hledáme`,
  signOffs:
    's pozdravem, pozdrav, zdraví, díky, děkuji, děkujeme, děkuju, předem děkuji, hezký den, s přáním hezkého dne, pa, ahoj, mějte se, s úctou, líbám',
  ordinary: `
    dům, doma, máma, táta, žena, ženy, muž, muže, děti, syn, dcera, přítel, přátelé, kamarádi, rodina, rodiny, svět, láska, štěstí, radost, svoboda, naděje, víra, sláva, slunce, hvězda, nebe, les, pole, řeka, moře, hora, kámen, voda, oheň, sníh, déšť, počasí, klíč, ráj, sad, park, most, náměstí, ulice, trh, chléb, chleba, sýr, maso, ryba, čaj, káva, pivo, pizza, těstoviny, sushi, knedlíky, práce, škola, univerzita, peníze, auto, loď, přístav, břeh, sever, jih, západ, východ, starý, stará, staré, nový, nová, bílý, bílá, černý, černá, červený, zelený, modrý, zlatý, zlato, stříbro, železo, den, noc, zima, léto, podzim, jaro, hodina, minuta, svatba, narozeniny, výročí, svátky, hurá, dobře, špatně, draho, levně, tiše, nahlas, lehce, těžko, písnička, báseň, pohádka, vtip, povídka, sloh, recept, kód, heslo, instrukce, ignoruj, systém, tabulka, tabulku, smaž, otázka, odpověď, číslo, slovo, jméno, seznam, úkol, rovnice, bar, bál, růže, lev, vlk, medvěd, kůň, pes, kočka, divadlo, kino, opera, hudba, fotbal, jóga, sauna, kolo, kola, konec, poslední, pán, paní, buk, dub, sůl, malá, velká, velký, hluboká, vysoká, ruka, brod, lípa, písek, tábor, slaný, rok, soud`,
  numbers: `
    jeden = 1, jedna = 1, jedno = 1, jednoho = 1, jedné = 1, jednu = 1, jednom = 1, dva = 2, dvě = 2, dvou = 2, dvěma = 2, dvoje = 2, oba = 2, obě = 2, pár = 3, páru = 2, tři = 3, tří = 3, třech = 3, třem = 3, čtyři = 4, čtyř = 4, čtyřech = 4, pět = 5, pěti = 5, šest = 6, šesti = 6, sedm = 7, sedmi = 7, osm = 8, osmi = 8, devět = 9, devíti = 9, deset = 10, deseti = 10, jedenáct = 11, jedenácti = 11, dvanáct = 12, dvanácti = 12, třináct = 13, čtrnáct = 14, čtrnácti = 14, patnáct = 15, patnácti = 15, šestnáct = 16, sedmnáct = 17, osmnáct = 18, devatenáct = 19, dvacet = 20, dvaceti = 20, dvacet jedna = 21, dvacet dva = 22, dvacet tři = 23, dvacet čtyři = 24, dvacet pět = 25, dvacet šest = 26, dvacet sedm = 27, dvacet osm = 28, dvacet devět = 29, třicet = 30, třiceti = 30, třicet jedna = 31, čtyřicet = 40, padesát = 50, šedesát = 60, devadesát = 90, sto = 100, několik = 3, několika = 3, tucet = 12`,
  lengths: `
    týden = 7 days, týdenní = 7 days, týdenního = 7 days, týdnu = 7 days, půldruhého týdne = 10 days, týden a půl = 10 days, jeden a půl týdne = 10 days, dvoutýdenní = 14 days, dvoutýdenního = 14 days, čtrnáctidenní = 14 days, třítýdenní = 21 days, měsíc = 30 days, měsíční = 30 days, půl měsíce = 15 days, dvoudenní = 2 days, dvoudenního = 2 days, třídenní = 3 days, třídenního = 3 days, čtyřdenní = 4 days, čtyřdenního = 4 days, pětidenní = 5 days, pětidenního = 5 days, šestidenní = 6 days, sedmidenní = 7 days, osmidenní = 8 days, desetidenní = 10 days, desetidenního = 10 days, jednodenní = 1 days,
    víkend = 2 days, víkendový = 2 days, víkendovou = 2 days, víkendová = 2 days, víkendu = 2 days, prodloužený víkend = 3 days, dlouhý víkend = 3 days, prodlouženém víkendu = 3 days, na jeden den = 1 days, jeden den = 1 days, jednu noc = 1 nights, přes noc = 1 nights, pár dní = 3 days, pár dnů = 3 days, několik dní = 3 days, půl týdne = 4 days, den a půl = 2 days`,
  units: {
    day: 'den, dny, dní, dnů, dne, dni, dnech, dnům, denní, denního, denním, dnem, dňový, d',
    night: 'noc, noci, nocí, nocích, nocemi, nocleh, noclehy, noclehů, noclehu, přenocování, n',
    week: 'týden, týdny, týdnů, týdne, týdnu, týdnech, týdnem, týdenní, týd',
    month: 'měsíc, měsíce, měsíců, měsíci, měsících, měs',
    hour: 'hodina, hodiny, hodin, hodinu, hodinách, hod, h, hodinová, hodin jízdy, hodiny jízdy, hodin cesty, hodiny cesty, hodin na cestě, hodin vlakem, hodin autem',
    km: 'km, kilometr, kilometry, kilometrů, kilometru',
    city: 'město, města, měst, městech, městy, městečka, městeček, místa, míst, místech, země, zemí, zemích, zastávky, zastávek, zastávkách, metropole, metropolí, ostrovy, ostrovů, cílů, cíle, lokalit, destinací, destinace, etap, hlavních měst, hlavní města, hlavní město',
  },
  ordinalEndings: 'ho, ého, tý, y, ti, a, ý, mi, tého, letý, denní, ti denní',
  months: [
    'leden, ledna, lednu, lednem, led',
    'únor, února, únoru, únorem, ún',
    'březen, března, březnu, březnem, bře',
    'duben, dubna, dubnu, dubnem, dub',
    'květen, května, květnu, květnem, kvě',
    'červen, června, červnu, červnem, čer',
    'červenec, července, červenci, červencem, čvc',
    'srpen, srpna, srpnu, srpnem, srp',
    'září, zář',
    'říjen, října, říjnu, říjnem, říj',
    'listopad, listopadu, listopadem, lis',
    'prosinec, prosince, prosinci, prosincem',
  ],
  weekdays: [
    'pondělí, pondělka, pondělku',
    'úterý, úterka, út',
    'středa, středu, středy, středě',
    'čtvrtek, čtvrtka, čtvrtku, čt',
    'pátek, pátku, pá',
    'sobota, sobotu, soboty, sobotě',
    'neděle, neděli',
  ],
  seasons: {
    spring: 'jaro, jara, jaře, jarní, jarem',
    summer: 'léto, léta, létě, letní, létem, letních',
    autumn: 'podzim, podzimu, podzimní, podzimem, na podzim',
    winter: 'zima, zimě, zimu, zimy, zimní, zimou, zimních',
  },
  dates: {
    today: 'dnes, dneska, ode dneška, okamžitě',
    tomorrow: 'zítra, od zítřka, zejtra',
    dayAfterTomorrow: 'pozítří',
    next: 'příští, příštího, příštím, příštích, další, dalšího, dalším, následující, následujícím, nejbližší, nejbližším, nadcházející, nadcházejícím',
    this: 'tento, tato, toto, tuto, tomto, tohoto, této, tyto, těchto, tenhle, tenhleten, letos, letošní*, letošního, letošním',
    fromNow: 'za …',
    early:
      'začátek, začátku, začátkem, na začátku, počátek, počátku, počátkem, první polovina, první polovině, v první polovině',
    mid: 'polovina, polovině, poloviny, v polovině, půlka, půlce, v půlce, půlkou, uprostřed, v půli, prostředek',
    late: 'konec, konce, koncem, konci, na konci, ke konci, závěr, závěrem, druhá polovina, druhé polovině, ve druhé polovině',
    dayMark: 'ho, tého',
    yearMark: 'rok, roku, r',
    weekend: 'víkend, víkendu, víkendy, víkendem',
  },
  roles: {
    from: 'z, ze, od, ode, počínaje, odjezd z, odjezd ze, odjíždíme z, odjíždím z, vyjíždíme z, vyjíždím z, vyrážíme z, vyrážím z, vyrazit z, vyrazíme z, jedeme z, jedu z, jet z, pojedeme z, cesta z, z města, přesun z',
    to: 'do, k, ke, jet do, jedeme do, jedu do, pojedeme do, pojedu do, letíme do, letím do, letět do, poletíme do, cesta do, dojet do, dorazit do, příjezd do, přejezd do, přesun do, přejet do, směrem do, směr, vydat se do, vyrazit do, vyrazíme do, dostat se do, podívat se do, zajet do, zajedeme do, přes noc do, až do, jet na, vyrazit na, letět na',
    via: 'přes, via, se zastávkou v, se zastávkou ve, se zastávkami v, se zastávkami ve, se zastávkou na, zastavit se v, zastavit v, zastavíme se v, zastávka v, zastávka ve, zastávku v, cestou přes, cestou v, s přestupem v, s přestupem ve, s mezipřistáním v, průjezdem přes, stavit se v, stavíme se v, zajížďkou do',
    in: 'v, ve, na, po, pod, pro, u, do, neopouštět, neopustit, neopouštíme, bez opuštění, nevyjíždět z, nevyjíždět ze, nejezdit mimo, v rámci, jen v rámci',
    visit:
      'určitě, rozhodně, navštívit, navštívíme, navštívím, navštívili, návštěva, návštěvu, vidět, uvidět, prohlédnout, prohlédnout si, prohlídka, projet, projít, procestovat, poznat, poznávat, objevovat, prozkoumat, podívat se do, podívat se na, zažít, jet do, jet na, vyrazit do, vyrazit na, zajet do, zajet na, výlet do, výlet po, výlet na, cesta do, cesta po, cesta na, cestu do, cestu po, cestu na, cestu přes, cestovat po, cestování po, putovat po, putování po, okruh po, dovolená v, dovolená ve, dovolená na, dovolenou v, dovolenou ve, dovolenou na, dovolená do, dovolenou do, prázdniny v, víkend v, víkend ve, pobyt v, pobyt ve, pobyt na, strávit v, strávit na, zahrnout, včetně, zahrnující, jako je, jako jsou, například, např, a to, konkrétně, roadtrip po, road trip po, trasa po, trasu po, zájezd do, itinerář po, eurovíkend v, projezdit, objet, toulat se po, být v',
    start:
      'začni v, začni ve, začni, začněme v, začněme ve, začněme, začněte v, začneme z, vyjeďme z, vyrazíme z, začínáme, začít z, začít v, začít ve, začít na, začít, začneme v, začneme ve, začneme, začínáme v, začínáme ve, začínám v, začínáme na, začíná v, začátek v, začátek ve, začátek, začínat v, se začátkem v, se začátkem ve, začínající v, zahájit v, zahájíme v, start v, start ve, start z, start ze, start, startujeme v, startujeme z, startovat z, startovat v, startuji z, se startem v, se startem z, přílet do, přiletíme do, přiletím do, přilétáme do, přistaneme v, přistáváme v, přílet, první zastávka, výchozí bod, výchozím bodem, odjezd, přílet a odlet z, odjezd a návrat z, start i cíl v',
    end: 'skonči v, skonči ve, skonči, skončeme v, skončeme ve, skončeme, končit ve, končíme, ukončíme v, ukončeme v, zakonči v, zakončeme v, dojeďme do, skončit v, skončit ve, skončit na, skončit, skončíme v, skončíme ve, skončíme, končíme v, končíme ve, končím v, končí v, končit v, konec v, konec ve, konec, zakončit v, zakončit ve, zakončit, zakončíme v, zakončíme ve, zakončení v, ukončit v, ukončit, cíl v, cíl ve, cíl, poslední zastávka, cílová stanice, konečná, konečná v, odlet domů z, zpáteční let z, zpátky z, zpět z, návrat z, domů z, se zakončením v, s koncem v, přílet a odlet z, odjezd a návrat z, start i cíl v',
    home: 'bydlím v, bydlím ve, bydlíme v, bydlíme ve, bydlím na, žiju v, žijeme v, žiji v, jsem z, jsem ze, jsme z, jsme ze, pocházím z, pocházíme z, můj domov v, náš domov v, domov v, letíme z, letím z, let z, lety z, letadlem z, poletíme z, odlet z, odlet ze, odlétáme z, odlétám z',
    back: 'zpět do, zpátky do, a zpět do, a zpátky do, návrat do, s návratem do, vrátit se do, vrátit do, vrátíme se do, vrátím se do, vracíme se do, vracím se do, vracet se do, návrat zpět do, zase do, znovu do, opět do, domů do, zpět na, zpátky na, návrat',
    base: 'základna v, základna ve, základnou v, základnu v, se základnou v, se základnou ve, základna, … jako základna, … jako základnu, … jako základnou, … jako výchozí bod, ubytování v, ubytování ve, ubytovaní v, ubytovaní ve, ubytováni v, ubytováni ve, bydlet v, bydlet ve, celou dobu v, celou dobu ve, celou dobu bydlet v, nocleh v, spát v, hotel v, přespávat v',
    dayTrip:
      'jednodenní výlet do, jednodenní výlety do, jednodenním výletem do, jednodenního výletu do, výlet na jeden den do, výlet na den do, na jeden den do, na den do, na otočku do, celodenní výlet do, celodenní výlety do, s výletem do, výletem do, výlety do, odskočit si do, odbočka do, odbočku do, … na jeden den, … na den, … jako jednodenní výlet, … na otočku, … na výlet, fakultativní výlet do',
    between: 'mezi',
    near: 'okolo, kolem, poblíž, blízko, nedaleko, nedaleko od, vedle, v okolí, okolí, v blízkosti, u, pod, … a okolí, … a okolím, … a jeho okolí, … a její okolí',
    until: 'do, po, nejpozději, nejpozději do, až do, do konce',
    after: 'za',
    before: 'před, než, dřív než, předtím než',
    not: 'ne, není, nejsou, bez, ani, žádný, žádná, žádné, žádného, žádných, žádnou, žádnej, nechci, nechceme, nechce, nechtěl, nechtěla, nechtěli, nechtěl bych, nechtěli bychom, nerad, neradi, nerada, nemám rád, nemám ráda, nemáme rádi, nepotřebuji, nepotřebuju, nepotřebujeme, vyhnout, vyhnout se, vyhni se, vyhýbat se, vyhýbáme se, vyloučit, vynechme, bojím se, bojíme se, bojí se, nesnáším, nesnášíme, nenávidím, odmítám, odmítáme, odmítá, nikdy, ne do, ne v, ne na, … nechci, … nechceme, … ne, … nemusí být, … nás nezajímá, … mě nezajímá, … nás nezajímají, … mě nezajímají, … nepřichází v úvahu, … nepřipadá v úvahu, … vyloučeno, … nepadá v úvahu, nezajímá, nezajímají, nelétat, neletět, nejet, nepoužívat, nemusíme, nemusí být, hlavně ne, jen ne, strach z, nechodit, nejezdit, nikdo nechce, nikdo z nás nechce, … nejde, … není možné, … nelze, … je vyloučeno, … není možnost',
    except:
      'kromě, s výjimkou, mimo, vyjma, až na, vyloučit, vynechat, vynechej, vynecháme, vynechme, přeskočit, přeskoč, přeskočíme, jen ne, jenom ne, jen ne do, už jsem byl v, už jsem byla v, už jsme byli v, už jsem byl na, už jsme byli na, byli jsme už v, byl jsem už v, byla jsem už v, už jsme viděli, už jsem viděl, už jsem viděla, už jsme navštívili, už známe, už znám, … už známe, … už jsme viděli, … už jsem viděl, … už jsme byli, … už jsem byl, … už jsem byla, … vynechat, … vynecháme, … přeskočit, … přeskočíme, … nejedem, … nejedeme, … nepojedeme, … nejedu, … odpadá, … odpadl, … odpadla, … odpadlo, … padá, … padlo, … padla, … padl, … škrtáme, … škrtli jsme, … jsme škrtli, … jsem škrtla, … jsem škrtl, … vypouštíme, … ne tentokrát, … tentokrát ne, … letos ne, … nechceme jet, … zrušeno, … zrušené, … si odpustíme, … nemusíme, … není třeba, … nebude, … necháme být',
    instead: 'místo, namísto, a ne, a ne do, nikoli',
    maybe:
      'možná, třeba, případně, … případně, eventuálně, … eventuálně, popřípadě, volitelně, … volitelně, pokud zbude čas, … pokud zbude čas, pokud vyjde čas, … pokud vyjde čas, pokud bude čas, … pokud bude čas, jestli bude čas, … jestli bude čas, když bude čas, … když bude čas, když zbyde čas, … když zbyde čas, když to vyjde, … když to vyjde, pokud to stihneme, … pokud to stihneme, když stihneme, … když stihneme, nemusí být, snad',
    only: 'jen, jenom, … jen, pouze, … pouze, výhradně, … výhradně, výlučně, čistě, samé, samý, jedině',
    prefer:
      'nejlépe, … nejlépe, nejradši, nejraději, raději, radši, preferuj*, preferujeme, hlavně, převážně, většinou, především, pokud možno, pokud to jde, ideálně, přednostně, co nejvíc, upřednostň*, dáváme přednost, dávám přednost, radši bych',
    each: 'po …, každém, v každém, v každém městě, na každé, na každé město, … v každém městě, … v každém, … v každé, … na každé, … na každé město, … na město, na město, … všude, … každé, … každý, v každém místě, … v každém místě, … na místo, … v každé zemi, … na každou, … na každý, nikde',
    rest: 'zbytek v, zbytek ve, zbytek na, zbytek, zbytek času v, zbytek času ve, zbytek času, zbývající dny v, zbývající dny ve, zbývající dny na, zbývající dny, zbylé dny v, zbylé dny, zbylý čas v, zbylý čas, ostatní dny v, ostatní dny, zbývající čas v, zbývající čas, poslední dny v, zbytek dní v, zbytek pobytu v, zbytek dovolené v',
    with: 's, se, pomocí, za, plus, na',
  },
  links: {
    and: 'a, i, a také, a taky, také, taky, plus, ještě, a ještě, spolu s, společně s, a do, a v, a na, jakož i, &, včetně',
    or: 'nebo, či, anebo, případně',
    onward:
      'pak, a pak, potom, a potom, poté, a poté, následně, a následně, dále, a dále, dál, a dál, nejdřív, nejdříve, nejprve, zaprvé, za prvé, za druhé, nakonec, a nakonec, na závěr, a na závěr, konečně, na konec, odtud, odtud do, odtamtud, odtamtud do, posléze, později, na začátek, příští zastávka, následovně, pokračovat, pokračujeme, budeme pokračovat, budem pokračovat, pojedeme dál',
    there: 'tam',
    setTo: 'na',
    but: 'ale, avšak, však, ovšem, zato, ačkoli, i když, jinak, spíš, jenže, akorát',
    least: 'minimálně, nejméně, alespoň, aspoň, min, přinejmenším, nebo víc, nebo více, a více, ne méně než',
    most: 'maximálně, maximum, max, nejvíce, nejvýše, nejvýš, ne více než, ne víc než, ne déle než, ne delší než, nanejvýš, v rámci, méně než, míň než, pod, nebo méně, nebo míň, nepřesáhnout, nepřekročit, ne dál než',
    about:
      'asi, zhruba, přibližně, kolem, okolo, cca, circa, tak, plus minus, řádově, nějakých, tak na, plus mínus',
    half: 'půl, polovina, polovinu, poloviny, půlka, půlku, a půl, polovinou',
    third: 'třetina, třetinu, třetiny',
    mostly: 'většina, většinu, většinu času, větší část, skoro celý, skoro celou',
    ofTheTrip:
      'času, cesty, dovolené, výletu, pobytu, doby, dní, celé cesty, celé dovolené, trasy, zájezdu, celou dobu',
    correction:
      'ne, ne počkej, počkej, počkat, ne počkat, ale ne, ne ne, vlastně ne, ne vlastně, a nebo ne, teda, totiž, chci říct, pardon, ne pardon, ne promiň, počkej ne, nebo ne',
    firstStop: 'prvním městě, první město, první zastávce, v prvním, první zastávku',
    lastStop:
      'posledním městě, poslední město, poslední zastávka, poslední zastávce, v posledním, poslední zastávku',
    fromThere: 'odtamtud, odtud, odsud, z tama, odtud do, odtamtud do',
    than: 'než',
    secondStop:
      'druhé město, druhém městě, druhá zastávka, druhou zastávku, druhé zastávce, v druhém, ve druhém',
    thirdStop: 'třetí město, třetím městě, třetí zastávka, třetí zastávku, třetí zastávce, ve třetím',
    firstTwo: 'první dvě, první dva',
    lastTwo: 'poslední dvě, poslední dva',
    bothStops: 'obě, oba, ty dvě, obě města',
  },
  wishes: {
    loop: 'tam kde jsme začali, kde začínáme, do výchozího bodu, tam a zpět, tam a zpátky, tam i zpět, a zpět, a zpátky, zpět domů, a zpět domů, a domů, okruh, okruhem, okružní, okružní jízda, okružní cesta, okružní cestu, okružní trasa, dokola, v kruhu, kruh, smyčka, smyčku, a vrátit se, s návratem, s návratem domů, vrátit se domů, návrat domů, návrat na stejné místo, začátek a konec v, začátek i konec v, začít a skončit v, začátek a konec, začít a skončit, start i cíl, start a cíl, start i cíl v, start a cíl v, zpáteční, tam i zpátky',
    anyOrder:
      'v libovolném pořadí, libovolné pořadí, pořadí je libovolné, na pořadí nezáleží, pořadí nehraje roli, pořadí je jedno, pořadí je mi jedno, pořadí je nám jedno, v nejlepším pořadí, nejlepší pořadí, v optimálním pořadí, optimální pořadí, v jakémkoli pořadí, v jakémkoliv pořadí, v rozumném pořadí, pořadí nechám na tobě, pořadí není důležité',
    inOrder:
      'v tomto pořadí, v tomhle pořadí, přesně v tomto pořadí, v tom pořadí, v uvedeném pořadí, popořadě, po pořádku, v daném pořadí, pořadí je důležité',
    overland:
      'po zemi, po souši, pozemní dopravou, pozemní doprava, bez letadla, bez letadel, bez létání, bez letu, bez letů, nelétat, neletět, nechci létat, nechceme létat, nechci letět, nechceme letět',
    firstLeg: 'cesta tam, cestou tam, na cestě tam, první úsek, první etapa, první přejezd, první cesta',
    lastLeg:
      'poslední přejezd, zpět, zpátky, cesta zpět, cestou zpět, cesta zpátky, cestou zpátky, zpáteční cesta, zpáteční cestu, na zpáteční cestě, poslední úsek, poslední etapa, domů, cesta domů, cestou domů, návrat, doma, zpátky doma',
  },
  transport: {
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
  directions: {
    north: 'sever, severu, severem, severní*, na severu, na sever, severní část, severně od',
    south: 'jih, jihu, jihem, jižní*, na jihu, na jih, jižní část, jižně od',
    east: 'východ, východu, východě, východní*, na východě, na východ, východně od',
    west: 'západ, západu, západě, západní*, na západě, na západ, západně od',
    centre: 'centrum, centra, centru, střední*, centrální*, střed, středu, srdce, v srdci',
  },
  themes: {
    beach:
      'pláž*, moře, moři, mořem, k moři, u moře, mořsk*, pobřeží*, koupán*, koupat, vykoupat, opalov*, opalování, slunce, sluníčko, plavat, plavání, zaplavat, válet u moře, oceán*, slunit',
    island:
      'ostrov, ostrovy, ostrovů, ostrova, ostrově, ostrovech, ostrovem, ostrovní*, po ostrovech, ostrůvk*',
    mountains:
      'hory, hor, horách, horami, horám, horsk*, sopk*, sopečn*, alpsk*, vrchol*, kopce, kopců, kopcích, skály, skal, pohoří',
    hiking:
      'turistik*, turistick*, pěší*, pěšky, trek, treky, treků, treking*, trekking*, túra, túry, túru, túr, túrách, chození po horách, chodit po horách, horolez*, lezení, výšlap*, stezk*, výstup*, hiking',
    skiing: 'lyž*, lyžov*, lyžovat, snowboard*, sjezdovk*, běžk*, zimní sporty, sníh, sněhu, zalyžovat',
    nature:
      'přírod*, národní park, národní parky, národních parků, národním parku, národních parcích, rezervac*, vodopád*, krajin*, výhled*, les, lesy, lesů, lese, lesích, fjord*, ledovec, ledovce, ledovců, kaňon*, soutěsk*, džungl*, sakur*, třešňov*, parky, zahrad*, jeskyn*, gejzír*, panoram*, scenéri*, kvetoucí*, kvetoucích, rozkvetl*',
    wildlife:
      'safari, zvíř*, zvěř, divoká zvířata, divokou zvěř, zoo, ptáci, ptáky, ptáků, velryb*, slon*, goril*, tygr*, medvěd*, delfín*, pozorování ptáků',
    desert: 'poušť, pouště, poušti, pouští, pouštn*, duny, dun, dunách, oáz*, velbloud*',
    lakes: 'jezero, jezera, jezer, jezeře, jezeru, jezerem, jezerech, jezerní*, k jezeru, u jezera',
    diving: 'potápě*, potápění, potápět, šnorchl*, útes, útesy, útesů, korálov*, zapotápět',
    surfing: 'surf*, surfing*, surfovat, kitesurf*, kite, windsurf*, vlny',
    wine: 'víno, vína, vínem, víně, vín, vinařstv*, vinařsk*, vinic*, vinohrad*, vinn*, degustac*, ochutnávka vína, ochutnávku vína, sklípk*',
    food: 'jídlo, jídla, jídlem, dobře se najíst, najíst, jíst, chutn*, kuchyně, kuchyni, kuchyní, gastronom*, restaurac*, kulinářsk*, street food, streetfood, trhy, tržnic*, pivo, piva, pivem, pivovar*, pivní*, káva, kávu, kavárn*, gurmán*, labužn*, lahůdk*, dobré jídlo',
    history:
      'histori*, historick*, muze*, památky, památek, památkám, starověk*, antick*, středověk*, kultur*, zřícenin*, ruiny, ruin, archeolog*, staré město, starého města, starém městě, stará města, dědictv*, unesco, pomník*, vykopáv*, římsk*, dějiny, dějin*, pyramid*',
    art: 'umění*, uměleck*, galeri*, malířstv*, obraz*, výstav*, umělc*',
    architecture:
      'architektur*, stavb*, budov*, katedrál*, palác*, mrakodrap*, gotik*, gotick*, secese*, secesní*, barok*, renesanc*, modernism*',
    castles: 'hrad, hrady, hradů, hradu, hradech, zámek, zámky, zámků, zámku, zámcích, pevnost*, tvrz*',
    religion:
      'chrám, chrámy, chrámů, klášter*, kostel*, mešit*, poutní*, pouť, poutě, poutník*, svatá místa, posvátn*, duchovn*, nábožen*, svatyn*',
    nightlife:
      'noční život, nočního života, nočním životem, nočním životě, párty, party, pařit, paření, klub, kluby, klubů, klubech, bary, barů, barech, diskoték*, hospod*, hospůdk*, puby',
    music: 'hudb*, hudební*, koncert*, opery, operu, opeře, festival*, jazz*, balet*',
    shopping:
      'nákup*, nakup*, nakupov*, shopping*, obchod*, bazar*, vánoční trhy, vánočních trhů, vánoční trh, vánočních trzích, vánoční*, advent*, outlet*, suvenýr*, výprodej*',
    spa: 'lázně, lázní, lázních, lázeňsk*, lázním, termály, termálů, termáln*, horké prameny, horkých pramenů, wellness, spa, sauna, sauny, saunu, hammam*, masáž*, koupele',
    family:
      'zábavní park, zábavní parky, zábavních parků, zábavního parku, disneyland*, aquapark*, legoland*, pro děti, dětsk*, dětské hřiště, atrakce pro děti, vhodné pro děti',
    romance:
      'romanti*, líbánk*, svatební cesta, svatební cestu, svatební*, výročí svatby, zásnub*, zamilovan*, pro zamilované, žádost o ruku, valentýn*',
    auroras: 'polární záře, polární záři, polární září, severní záře, aurora, polárky',
  },
  pace: {
    slow: 'v klidu, klidn*, klidně, pomalu, pomal*, volně, voln*, volnější, odpočinkov*, odpočin*, odpočívat, relax*, relaxačn*, pohodov*, pohod*, na pohodu, v pohodě, beze spěchu, bez spěchu, bez stresu, bez honění, nespěch*, neuspěchan*, bez shonu, nenáročn*, lenoš*, líně, tich*, pomaleji, pomalejší*, volným tempem, pomalým tempem, klidným tempem, klidnější*, ne moc rychle, ne moc přejezdů, méně přejezdů, míň přejíždění, hlavně v klidu, slow travel',
    normal: 'normální tempo, normálním tempem, střední tempo, středním tempem, přiměřené tempo',
    fast: 'co nejvíc, co nejvíce, co nejvíc měst, co nejvíce měst, co nejvíc míst, co nejvíce míst, vidět co nejvíc, vidět co nejvíce, co nejvíc toho vidět, maximum měst, maximum míst, rychl*, rychle, rychleji, rychlejší*, intenzivn*, nabit*, nabitý program, akčn*, svižn*, vidět všechno, vše stihnout, rychlým tempem, dynamick*, napěchovan*',
  },
  company: {
    alone:
      'sám pojedu, sama pojedu, jedu sám, jedu sama, cestuji sám, cestuji sama, cestuju sám, cestuju sama, sólo, solo, na vlastní pěst sám, osamotě, o samotě, samotář*, sám, sama, jednotlivec',
    couple:
      've dvou, s manželkou, s manželem, s přítelkyní, s přítelem, s přítelkyni, s holkou, s klukem, se ženou, s mužem, se snoubenkou, se snoubencem, s partnerem, s partnerkou, pro dva, pro dvě osoby, pro pár, jako pár, dva dospělí, my dva, já a manželka, já a manžel, manželé, manželský pár, s mojí ženou, s mým mužem, manžel, manželka, manželem, manželkou',
    family:
      'rodina, rodinou, s rodinou, rodiny, rodinn*, celá rodina, s celou rodinou, s dětmi, s dítětem, s děckem, dít*, dětmi, děti, dětí, dětem, syn, synem, dcera, dcerou, dcery, miminko, miminkem, batole*, batolet*, puberťák*, teenager*, vnouč*, vnuk*, školák*, letým, letými, letá, leté, letý, letou',
    friends:
      'přátelé, přáteli, s přáteli, přátel, kamarád*, s kamarády, s kámoši, kámoš*, s kamarádkou, s kamarádem, kamarádk*, parta, partou, s partou, rozlučka se svobodou, rozlučku se svobodou, holčičí jízda, pánská jízda',
    seniors:
      'senior*, důchodc*, důchodci, v důchodu, s rodiči, rodiče, rodičů, rodiči, s mámou, s maminkou, mamink*, s tátou, s tatínkem, tatínk*, babičk*, dědeč*, děda, prarodič*, starší*, starší lidé',
    group:
      'skupin*, třída, třídou, se třídou, školní*, kolegy, s kolegy, koleg*, kolektiv*, firemn*, tým, týmem, teambuilding*, zájezd pro skupinu',
    pet: 'pes, psem, se psem, psa, psy, pejsk*, pejskem, s pejskem, kočka, kočkou, s kočkou, mazlíč*, domácí mazlíček, fenk*',
  },
  budget: {
    low: 'levn*, levně, levněji, levnější*, co nejlevněji, nejlevněji, nejlevnější*, nízkorozpočt*, rozpočtov*, nízký rozpočet, nízkým rozpočtem, malý rozpočet, malým rozpočtem, omezený rozpočet, omezeným rozpočtem, s omezeným rozpočtem, šetř*, ušetř*, úsporn*, ekonomick*, s batohem, batůžk*, batohem, backpack*, málo peněz, nedrah*, ne moc draze, ne moc drahé, student*, studentsk*, low cost, nízkonákladov*, stopem, cenově dostupn*, za málo peněz, skromn*, za hubičku, punk',
    medium: 'střední rozpočet, středním rozpočtem, střední třída, střední kategorie, se středním rozpočtem',
    high: 'luxus*, luxusní*, exkluziv*, drah*, draze, dražší*, pětihvězd*, pět hvězdiček, 5 hvězdiček, premium, prémiov*, vip, na penězích nezáleží, peníze nehrají roli, rozpočet neomezený, neomezený rozpočet, bez omezení rozpočtu, cena nehraje roli, první třídou, komfort*, nóbl',
  },
  edits: {
    add: 'přidej, přidejte, přidat, přidáme, přidejme, zařaď, zařaďte, zařadit, zahrň, zahrnout, vlož, vložit, doplň, doplnit, přihoď, přihodit, ještě chci do, přidala bych, přidal bych, dej, dejte, dáme',
    remove:
      'odeber, odeberte, odebrat, odstraň, odstraňte, odstranit, smaž, smazat, vynech, vynechej, vynechejte, vynechat, vyhoď, vyhodit, vyškrtni, vyškrtnout, škrtni, škrtnout, vyřaď, vyřadit, zruš, zrušit, vypusť, vypustit, bez, přeskoč, přeskočit, … odeber, … odebrat, … odstraň, … vynech, … vynechat, … vyhoď, … vyškrtni, … zruš, … pryč, … vypusť',
    replace:
      'nahraď, nahraďte, nahradit, nahradíme, vyměň, vyměňte, vyměnit, zaměň, zaměnit, změň, změňte, změnit, prohoď, prohodit, přehoď, přehodit',
    more: 'víc, více, ještě, navíc, dalších, extra, déle o, o den víc, o den více, o den déle, čas navíc, a ještě',
    less: 'méně, míň, o den méně, o den míň, kratší o, uber, uberte, ubrat, ubereme',
    longer:
      'déle, delší*, prodluž, prodlužte, prodloužit, natáhni, natáhnout, zůstat déle, zůstaňme déle, víc času, více času, moc krátké, příliš krátké, málo času, o něco déle, trochu déle, dýl',
    shorter:
      'kratší*, kratčeji, zkrať, zkraťte, zkrátit, omez, omezit, méně času, míň času, moc dlouhé, příliš dlouho, moc dlouho, trochu kratší, o něco kratší',
    move: 'přesuň, přesuňte, přesunout, posuň, posuňte, posunout, přehoď, dej, dát, umísti, umístit, zařaď, přelož, předsuň, udělej',
    later: 'později, pozdějc, posuň, posuňte, posunout, odlož, odložte, odložit, o něco později',
    earlier: 'dříve, dřív, předsuň, uspíšit',
    inItsPlace: 'místo toho, místo něj, místo ní, radši, raději',
    freed: 'ty noci, tyto noci, jeho noci, ty dny, tu noc, stejně nocí, stejný počet nocí, stejně dlouho',
    toStart:
      'na začátek, na úplný začátek, na začátku, jako první, jako první zastávku, jako první zastávka, na první místo, nejdřív, nejdříve, dopředu',
    toEnd:
      'na konec, na úplný konec, na konci, jako poslední, jako poslední zastávku, jako poslední zastávka, na poslední místo, na závěr, dozadu',
    reverse:
      'obráceně, obrať, obrátit, otoč, otočte, otočit, opačně, naopak, v opačném pořadí, v obráceném pořadí, opačným směrem, v opačném směru, opačné pořadí, pozpátku, obrácené pořadí, z druhé strany, obrátit pořadí, otoč trasu, obrať pořadí, otočíme to, prohodíme pořadí',
    another:
      'jiný návrh, jinou trasu, jiná trasa, jinou cestu, jiná cesta, jiný plán, jinou variantu, jiná varianta, jinou možnost, něco jiného, znovu, znova, od začátku, zkus to znovu, zkus znovu, ještě jednou, další návrh, další možnost, alternativ*, překvap mě, překvap nás, nový návrh, jinak',
  },
  nameEndings: [
    ['y', 'a'],
    ['ě', 'a'],
    ['e', 'a'],
    ['u', 'a'],
    ['ou', 'a'],
    ['i', 'a'],
    ['ze', 'ha'],
    ['ze', 'ga'],
    ['ce', 'ka'],
    ['še', 'cha'],
    ['ře', 'ra'],
    ['ři', 'r'],
    ['a', ''],
    ['u', ''],
    ['ě', ''],
    ['e', ''],
    ['em', ''],
    ['i', ''],
    ['í', ''],
    ['y', ''],
    ['ovi', ''],
    ['a', 'o'],
    ['u', 'o'],
    ['ě', 'o'],
    ['e', 'o'],
    ['em', 'o'],
    ['ně', 'eň'],
    ['ni', 'eň'],
    ['ní', 'eň'],
    ['ně', 'ň'],
    ['ni', 'ň'],
    ['ní', 'ň'],
    ['ti', 'ť'],
    ['tě', 'ť'],
    ['tí', 'ť'],
    ['ii', 'ie'],
    ['ií', 'ie'],
    ['iemi', 'ie'],
    ['i', 'e'],
    ['í', 'e'],
    ['ia', 'io'],
    ['iu', 'io'],
    ['ách', 'y'],
    ['ách', 'a'],
    ['ám', 'y'],
    ['ami', 'y'],
    ['ech', 'y'],
    ['ích', 'y'],
    ['ů', 'y'],
    ['ům', 'y'],
    ['ích', 'e'],
    ['ích', 'ě'],
    ['ím', 'e'],
    ['emi', 'e'],
    ['ůi', 'e'],
    ['ů', 'e'],
    ['ní', 'ně'],
    ['ních', 'ně'],
    ['ic', 'ice'],
    ['šov', 'šovy'],
    ['an', 'any'],
    ['án', 'ány'],
    ['én', 'ény'],
    ['en', 'eny'],
    ['in', 'iny'],
    ['ín', 'íny'],
    ['ar', 'ary'],
    ['ur', 'ury'],
    ['at', 'aty'],
    ['it', 'ity'],
    ['od', 'ody'],
    ['yd', 'ydy'],
    ['lp', 'lpy'],
    ['gg', 'ggy'],
    ['nn', 'nny'],
    ['uz', 'uzy'],
    ['iv', 'ivy'],
    ['el', 'ely'],
    ['il', 'ily'],
    ['ter', 'try'],
    ['tek', 'tky'],
    ['nek', 'nky'],
    ['lek', 'lky'],
    ['sek', 'sky'],
    ['oš', 'oše'],
    ['ník', 'níky'],
    ['ího', 'í'],
    ['ím', 'í'],
    ['ího', 'ý'],
    ['ého', 'ý'],
    ['ém', 'ý'],
    ['ému', 'ý'],
    ['ým', 'ý'],
    ['ého', 'é'],
    ['ém', 'é'],
    ['ému', 'é'],
    ['ým', 'é'],
    ['é', 'á'],
    ['ou', 'á'],
    ['ých', 'é'],
    ['ým', 'é'],
    ['ými', 'é'],
    ['ých', 'y'],
    ['ým', 'y'],
    ['ými', 'y'],
    ['ova', 'ův'],
    ['ově', 'ův'],
    ['ce', 'ec'],
    ['ci', 'ec'],
    ['cem', 'ec'],
    ['ku', 'ek'],
    ['ka', 'ek'],
    ['kem', 'ek'],
    ['le', 'el'],
    ['li', 'el'],
    ['la', 'el'],
    ['ru', 'er'],
    ['ra', 'er'],
  ],
  letters: [],
  places: `
    porta = Porto, portu = Porto, rize = Riga, rigy = Riga, usa = US, spojené státy = US, spojených států = US, spojených státech = US, amerika = US, ameriku = US, americe = US, ameriky = US, anglie = England, anglii = England, velká británie = GB, velké británii = GB, velkou británii = GB, británie = GB, británii = GB, holandsko = NL, holandska = NL, holandsku = NL, emiráty = AE, emirátech = AE, emirátů = AE, sae = AE, korea = KR, koreu = KR, koreji = KR, korey = KR, jižní korea = KR, jižní koreu = KR, jižní koreji = KR, jižní koreje = KR, jar = ZA, jihoafrická republika = ZA, maledivy = MV, maledivách = MV, seychely = SC, seychelách = SC, filipíny = PH, filipínách = PH, filipín = PH, srí lanka = LK, srí lanku = LK, srí lance = LK, srí lanky = LK, dominikána = DO, dominikánu = DO, dominikáně = DO, černá hora = ME, černou horu = ME, černé hory = ME, černé hoře = ME, černé horu = ME, bělorusko = BY, česko = CZ, čechách = CZ, čechy = CZ, čech = CZ, moravě = Moravia, moravu = Moravia, moravy = Moravia, morava = Moravia,
    evropa = Europe, evropu = Europe, evropě = Europe, evropy = Europe, evropou = Europe, západní evropa = Western Europe, západní evropu = Western Europe, západní evropě = Western Europe, východní evropu = Eastern Europe, východní evropě = Eastern Europe, střední evropa = Central Europe, střední evropu = Central Europe, střední evropě = Central Europe, jihovýchodní asie = Southeast Asia, jihovýchodní asii = Southeast Asia, střední asie = Central Asia, střední asii = Central Asia, jižní amerika = South America, jižní ameriku = South America, jižní americe = South America, jižní ameriky = South America, střední amerika = Central America, střední ameriku = Central America, střední americe = Central America, latinské americe = Latin America,
    skandinávie = Scandinavia, skandinávii = Scandinavia, skandinávií = Scandinavia, balkán = Balkans, balkánu = Balkans, balkáně = Balkans, balkánem = Balkans, pobaltí = Baltic states, baltské státy = Baltic states, baltských států = Baltic states, baltských státech = Baltic states, benelux = Benelux, beneluxu = Benelux, kavkaz = Caucasus, kavkazu = Caucasus, kavkaze = Caucasus, alpy = Alps, alpách = Alps, alp = Alps, alpami = Alps, karpaty = Carpathians, karpatech = Carpathians, azurové pobřeží = French Riviera, azurovém pobřeží = French Riviera, azurového pobřeží = French Riviera, francouzská riviéra = French Riviera, francouzské riviéře = French Riviera, francouzskou riviéru = French Riviera, amalfské pobřeží = Amalfi Coast, amalfského pobřeží = Amalfi Coast, amalfském pobřeží = Amalfi Coast, lago di como = Lake Como, lago di garda = Lake Garda, gardské jezero = Lake Garda, k lago di garda = Lake Garda, jezero garda = Lake Garda, kanárské ostrovy = Canary Islands, kanárských ostrovech = Canary Islands, kanárských ostrovů = Canary Islands, kanáry = Canary Islands, kanárech = Canary Islands, baleáry = Balearic Islands, baleárech = Balearic Islands, dolomity = Dolomites, dolomitech = Dolomites, dolomit = Dolomites, dolomitů = Dolomites, jih francie = Provence, jihu francie = Provence, jižní francii = Provence, jižní francie = Provence, šumava = Bohemian Forest, šumavu = Bohemian Forest, šumavě = Bohemian Forest, krkonoše = Giant Mountains, krkonoších = Giant Mountains, krkonoš = Giant Mountains, tatry = Tatra Mountains, tatrách = Tatra Mountains, tater = Tatra Mountains, vysoké tatry = Tatra Mountains, vysokých tatrách = Tatra Mountains, vysokých tater = Tatra Mountains, beskydy = Beskids, beskydech = Beskids, český ráj = Bohemian Paradise, českém ráji = Bohemian Paradise, českého ráje = Bohemian Paradise, české švýcarsko = Bohemian Switzerland, českém švýcarsku = Bohemian Switzerland, jižní morava = South Moravia, jižní moravu = South Moravia, jižní moravě = South Moravia, jižní moravy = South Moravia, jižní čechy = South Bohemia, jižních čechách = South Bohemia, jižních čech = South Bohemia, new yorku = New York City, new york = New York City, nyc = New York City, budějky = České Budějovice, budějovice = České Budějovice, budějovic = České Budějovice, budějovicích = České Budějovice, vary = Karlovy Vary, krumlov = Český Krumlov, krumlova = Český Krumlov, krumlově = Český Krumlov,
    italsk* = IT, španělská = ES, španělské = ES, španělských = ES, francouzsk* = FR, německá = DE, německé = DE, německých = DE, řecká = GR, řecké = GR, řeckých = GR, portugalsk* = PT, japonská = JP, japonské = JP, japonských = JP, turecké = TR, tureckých = TR, polská = PL, polské = PL, polských = PL, chorvatsk* = HR, evropská = Europe, evropské = Europe, evropských = Europe, skandinávsk* = Scandinavia, balkánsk* = Balkans`,
  texts: {
    'names.between': '{from} – {to}: {days, plural, one {# den} few {# dny} many {# dne} other {# dní}}',
    'names.round':
      'Okružní cesta: {start}, {days, plural, one {# den} few {# dny} many {# dne} other {# dní}}',
    'names.area': '{where}: {days, plural, one {# den} few {# dny} many {# dne} other {# dní}}',
    'names.cities': '{names}: {days, plural, one {# den} few {# dny} many {# dne} other {# dní}}',
    description: '{stops}. Doprava: {types}.',
    stopWithDays: '{name} ({days, plural, one {# den} few {# dny} many {# dne} other {# dní}})',
    'types.plane': 'letadlo',
    'types.train': 'vlak',
    'types.bus': 'autobus',
    'types.car': 'auto',
    'days.first': 'Začátek cesty: {city}.',
    'days.leave':
      'Přejezd {city} – {next} {type, select, plane {letadlem} train {vlakem} bus {autobusem} car {autem} other {}}.',
    'days.arrive':
      'Přejezd {from} – {city} {type, select, plane {letadlem} train {vlakem} bus {autobusem} car {autem} other {}}, asi {km, number, ::group-off} km.',
    'days.underway': 'Na cestě: {from} – {to}.',
    'days.explore': '{city}: den na prohlídku města.',
    'days.more': '{city}: další den vlastním tempem.',
    'days.around': '{city} a okolí.',
    'days.home':
      '{city}: poslední hodiny, potom zpět {type, select, plane {letadlem} train {vlakem} bus {autobusem} car {autem} other {}}: {home}.',
    'days.outing': 'Jednodenní výlet {city} – {other} a zpět.',
    understoodNothing:
      'Žádné místo se nenašlo. Napište město, zemi nebo oblast, například „10 dní po Itálii vlakem“.',
    unknownPlace: 'Místo „{name}“ v seznamu není, proto bylo vynecháno.',
    defaultDays:
      'Délka nebyla uvedena, cesta má proto {days, plural, one {# den} few {# dny} many {# dne} other {# dní}}.',
    pastDate: 'Datum {day} už uplynulo.',
    chosenCities:
      '{where}: {count, plural, one {bylo vybráno # známé město} few {byla vybrána # známá města blízko sebe} many {bylo vybráno # známého města} other {bylo vybráno # známých měst blízko sebe}}.',
    fewerCities:
      '{asked, plural, one {# město} few {# města} many {# města} other {# měst}} se do {days, plural, one {# dne} few {# dnů} many {# dne} other {# dnů}} nevejde; v plánu je {kept, number}.',
    crowded:
      '{cities, plural, one {# město} few {# města} many {# města} other {# měst}} na {days, plural, one {# den} few {# dny} many {# dne} other {# dní}}: na každé zbývá málo času.',
    noLand: '{from} – {to}: po zemi cesta nevede, tento úsek je proto letadlem.',
    ferry: '{from} – {to}: část cesty je trajektem.',
    refusedPlane: '{from} – {to}: bez letadla se tam nedá dostat, tento úsek je proto let.',
    avoided: '{name}: místo mělo být navštíveno i vynecháno; bylo vynecháno.',
    startChosen: 'Cesta začíná zde: {name}.',
    townFor: 'Pro toto přání bylo vybráno místo {name}.',
    leftOut: '{name}: vynecháno, nevejde se.',
    passedThrough: 'Času je jen na průjezd: {names}.',
    otherNights:
      '{name}: {nights, plural, one {# noc} few {# noci} many {# noci} other {# nocí}} místo {asked, number}.',
    otherLength:
      'Cesta má {days, plural, one {# den} few {# dny} many {# dne} other {# dní}} místo {asked, number}.',
    otherCount:
      'Cesta má {kept, plural, one {# město} few {# města} many {# města} other {# měst}} místo {asked, number, ::group-off}.',
    otherOrder: 'Přání k pořadí si odporují; teď je pořadí toto: {names}.',
    longLeg:
      '{from} – {to}: cesta trvá asi {hours, plural, one {# hodinu} few {# hodiny} many {# hodiny} other {# hodin}}.',
    otherTransport:
      '{from} – {to}: {type, select, plane {letadlo} train {vlak} bus {autobus} car {auto} other {}}, protože nic z přání tam nejede.',
    noNightTrain: 'K této cestě se nehodí žádný noční vlak ani autobus.',
    closedBorder: '{from} – {to}: hranice je zavřená.',
    noSuchTown: 'Tomuto přání neodpovídá žádné místo cesty.',
    outOfSeason: 'Není sezona: {names}.',
    nextYear: '{day} už uplynulo, cesta proto začíná {next}.',
    otherDates: 'Všechna přání k datům se nevejdou; cesta začíná {day}.',
    noTime: 'Nezbývá čas: {where}.',
    shorterOrder: 'Zůstalo pořadí, které bylo uvedeno. Kratší by bylo: {names}.',
    longer:
      'Samotná cesta trvá déle než {asked, plural, one {# den} few {# dny} many {# dne} other {# dní}}, dní má proto {days, number}.',
    tooFar:
      '{from} – {to}: pro tuto dopravu ({wanted, select, plane {letadlo} train {vlak} bus {autobus} car {auto} other {}}) je to v daném čase příliš daleko, tento úsek je proto letadlem.',
    ferryInstead: '{from} – {to}: jeďte trajektem; cesty nemají lodě, úsek je proto uveden jako autobus.',
    noTrains: '{country}: na osobní vlaky se tam nedá spolehnout, proto jede autobus.',
    chosenBetween: 'Zastávky po cestě byly vybrány, protože jsou známé a leží blízko trasy.',
    chosenAround: 'Cíl nebyl uveden, cesta proto vede do známých měst v okolí: {name}.',
    dayTrip:
      'Cesta potřebuje dvě města, proto byl přidán jednodenní výlet {city} – {other}; odeberte ho, pokud chcete zůstat na místě.',
  },
}
