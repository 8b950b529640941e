import { seasonWords } from '#shared/words/season-words.ts'
import { wayWords } from '#shared/words/way-words.ts'
import type { Language } from './language.ts'

export const it: Language = {
  tag: 'it',
  hasSpaces: true,
  filler: `
    io, mi, me, mio, mia, miei, mie, noi, ci, ce, nostro, nostra, nostri, nostre, tu, ti, te, tuo, tua, voi, vi, vostro, vostra, lui, lei, egli,
    loro, lo, la, li, le, l, gli, il, i, un, uno, una, si, se, sé, suo, sua, suoi, sue, ne, di, d, del, dello, della, dei, degli, delle, dell,
    a, ad, al, allo, alla, ai, agli, alle, all, dallo, dagli, in, nel, nello, nella, nei, negli, nelle, nell, con, col, coi, su, sul, sullo,
    sulla, sui, sugli, sulle, sull, per, tra, fra, e, ed, o, od, oppure, ma, però, che, chi, cui, quale, quali, cosa, che cosa, come, quando,
    dove, dov, perché, quanto, quanti, quanta, quante, così, quindi, allora, dunque, poiché, siccome, mentre, anche, pure, ancora, già, molto,
    molta, molti, molte, poco, poca, pochi, poche, più, meno, bene, meglio, migliore, migliori, tanto, tanta, tanti, tante, troppo, abbastanza,
    piuttosto, proprio, davvero, qualche, qualcosa, qualcuno, alcuni, alcune, questo, questa, questi, queste, quest, quello, quella, quelli,
    quelle, quel, quei, quegli, ciò, qui, qua, lì, là, ecco, c'è, ci sono, c, è, sono, sei, siamo, siete, essere, sia, siano, fosse, era, ero,
    eravamo, erano, sarà, sarò, saremo, saremmo, sarebbe, sarei, stato, stata, stati, ho, hai, ha, abbiamo, avete, hanno, avere, aver, abbia,
    avevo, avremo, avremmo, avrei, avuto, voglio, vuoi, vuole, vogliamo, volete, vogliono, volere, volevo, volevamo, vorrei, vorremmo, vorrebbe,
    vorrebbero, mi piacerebbe, ci piacerebbe, piacerebbe, piace, piacciono, piacere, amo, amiamo, adoro, adoriamo, desidero, desideriamo,
    desidererei, desidererei fare, sogno, sogniamo, sogno di, voglia, voglia di, ho voglia di, abbiamo voglia di, spero, speriamo, posso, puoi,
    può, possiamo, potete, possono, potere, potrei, potresti, potrebbe, potremmo, potreste, devo, dobbiamo, deve, dovrei, dovremmo, dovrebbe,
    bisogna, bisogno, ho bisogno, ho bisogno di, abbiamo bisogno di, serve, servirebbe, cerco, cerchiamo, cercare, cercando, fare, faccio, fai,
    fa, facciamo, fanno, farò, faremo, farei, faremmo, fatto, fammi, facci, fatemi, facendo, andare, vado, vai, va, andiamo, vanno, andrò,
    andremo, andrei, andremmo, andando, andata, andati, partire, parto, partiamo, partirò, partiremo, parte, partenza, partenze, arrivare,
    arrivo, arriviamo, arriveremo, arrivi, restare, resto, restiamo, rimanere, rimaniamo, stare, sto, stiamo, stai, stando, starei, staremo,
    trascorrere, trascorriamo, trascorrendo, passare, passo, passiamo, passerò, passeremo, passando, prendere, prendo, prendiamo, prendendo,
    usare, usando, utilizzare, utilizzando, muoverci, muovermi, muoversi, muovendoci, spostarci, spostarmi, spostamenti, spostandoci,
    spostamento, viaggiare, viaggio, viaggi, viaggiando, viaggiamo, viaggerò, viaggeremo, viaggetto, viaggiatore, viaggiatori, vacanza, vacanze,
    ferie, soggiorno, soggiorni, soggiornare, soggiornando, alloggio, alloggi, alloggiare, alloggiamo, dormire, dormiamo, pernottare,
    pernottando, giro, giri, girare, giriamo, girando, giretto, tour, gita turistica, fuga, fughe, itinerario, itinerari, percorso, percorsi,
    tragitto, tragitti, tratta, tratte, rotta, programma, programmi, programmare, programmando, pianifica, pianificare, pianificami,
    pianificando, pianifichiamo, piano, piani, organizza, organizzare, organizzami, organizzaci, organizzando, organizziamo, prepara, preparare,
    preparami, proponi, proponimi, proporre, proposta, proposte, suggerisci, suggeriscimi, suggerire, suggerimento, suggerimenti, consiglia,
    consigliami, consigliaci, consigli, consiglio, consigliare, raccomanda, crea, creare, creami, costruisci, disegna, studia, aiuto, aiuta,
    aiutami, aiutaci, aiutare, mostra, mostrami, dimmi, dire, dammi, dacci, trova, trovami, trovare, penso, pensiamo, pensare, pensavo,
    pensavamo, pensando, stavo pensando, sapere, so, sai, idea, idee, per favore, per piacere, perfavore, favore, grazie, grazie mille, ciao,
    salve, buongiorno, buonasera, buon giorno, saluti, cari saluti, gentile, caro, ok, okay, va bene, sì, no grazie, bello, bella, belli, belle,
    bel, bei, bell, bellissim*, meraviglios*, stupend*, splendid*, fantastic*, bravo, buono, buona, buon, buoni, grande, grandi, gran, piccolo,
    piccola, piccoli, piccole, principale, principali, importante, importanti, imperdibil*, famos*, celebr*, conosciut*, noto, note, tipic*,
    autentic*, interessant*, indimenticabil*, perfetto, perfetta, ideale, ideali, classico, classica, carino, carina, carini, carine,
    particolare, particolari, diverso, diversa, diversi, diverse, vari, varie, città, cittadina, cittadine, paese, paesi, paesino, paesini,
    posto, posti, luogo, luoghi, località, regione, regioni, zona, zone, nazione, nazioni, stato, stati, capitale, capitali, meta, mete,
    destinazione, destinazioni, tappa, tappe, fermata, fermate, sosta, soste, scalo, attrazioni, attrazione, turismo, turistico, turistica,
    turistiche, turistici, visitare, visita, visite, visitando, visitiamo, vedere, vedendo, vediamo, scoprire, esplorare, conoscere, godere,
    godermi, goderci, godersi, ammirare, hotel, albergo, alberghi, ostello, ostelli, b b, airbnb, campeggio, stazione, aeroporto, biglietto,
    biglietti, trasporto, trasporti, mezzo, mezzi, mezzi pubblici, mezzi di trasporto, pubblici, tutto, tutta, tutti, tutte, tutto il, tutta la,
    ogni, ognuno, ognuna, altro, altra, altri, altre, stesso, stessa, volta, volte, prima volta, la prima volta, per la prima volta, mai stato,
    mai stata, mai stati, tempo, momento, periodo, data, date, stagione, giorni, cosa da vedere, cose da vedere, cose, modo, maniera, tipo,
    circa, totale, in totale, in tutto, complessivamente, insieme, possibile, possibili, possibilmente, se possibile, magari, idealmente,
    uguale, è uguale, fa lo stesso, non importa, è indifferente, indifferente, nessun problema, senza problemi, non solo, ma anche, perché no,
    non ancora, non so, non so ancora, non sappiamo, non saprei, nessuna idea, non sono sicuro, non sono sicura, non siamo sicuri, non perdere,
    da non perdere, senza dimenticare, non può mancare, non possono mancare, non dimenticare, persona, persone, gente, adulto, adulti, in due,
    in tre, in quattro, in cinque, siamo in, siamo in due, siamo in tre, siamo in quattro, anni, anno, età, durante, durata, duri, dura, durare,
    verso, secondo, oltre, inoltre, ecc, eccetera, etc, tipo così, interessa, interessano, interessato, interessati, interessata, interesse,
    interessi, appassionato, appassionati, appassionata, amante, amanti, amanti di, amanti del, amanti della, fan, focus, incentrato,
    incentrata, dedicato, dedicata, compreso, compresa, compresi, comprese, lungo, lunga, lunghi, corto, breve, brevi, completo, completa,
    intero, intera, primo, prima, cominciare, iniziare, inizio, inizia, finire, finale, fine, finendo, mattina, sera, pomeriggio, mezzogiorno,
    ora, ore di, prenotare, spendere, eventualmente, pernottamento, pernottamenti, partirei, starei via, via, proporresti, consiglieresti,
    potresti organizzare, weekend lungo, allo scopo, sopra, sotto, dentro, fuori, ovvero, cioè, ossia, agenzia, rivedere, lontano, cordiali,
    cordiali saluti, vorei, ragazzi, ragazze, adesso`,
  signOffs:
    'grazie, grazie mille, cordiali saluti, saluti, distinti saluti, un saluto, a presto, grazie in anticipo, baci, un bacio, un abbraccio, ciao',
  ordinary: `
    pace, mare, mari, lago, laghi, monte, monti, valle, valli, bosco, boschi, campo, campi, prato, giardino, parco, piazza, via, strada, ponte,
    porto, torre, torri, castello, chiesa, mulino, casa, case, villa, ville, fonte, fontana, pietra, rocca, sasso, sabbia, capo, punta, isola,
    isole, golfo, baia, costa, nord, sud, est, ovest, centro, alto, alta, basso, bassa, vecchio, vecchia, nuovo, nuova, bianco, bianca, nero,
    nera, rosso, rossa, verde, blu, azzurro, rosa, santo, santa, san, croce, angelo, angeli, libertà, vittoria, speranza, gloria, grazia,
    unione, progresso, paradiso, amico, amici, amica, amiche, moglie, marito, fidanzata, fidanzato, padre, madre, genitori, figlio, figlia,
    figli, bambino, bambini, famiglia, fratello, sorella, nonno, nonna, nonni, cane, gatto, soldi, denaro, prezzo, euro, gratis, caro, cara,
    barca, vela, volo, bus, bici, bicicletta, cibo, mangiare, cena, cenare, pranzo, colazione, formaggio, prosciutto, vino, vini, birra, caffè,
    cioccolato, pizza, pasta, gelato, ballare, cantare, giocare, ridere, camminare, correre, nuotare, sciare, leggere, scrivere, scrivi, poesia,
    canzone, storia, barzelletta, ricetta, codice, parola, lista, nome, frase, domanda, risposta, password, ignora, istruzioni, regole, sistema,
    tabella, ruolo, lavoro, lavorare, studiare, scuola, ufficio, matrimonio, anniversario, compleanno, natale, capodanno, pasqua, pasquetta,
    ferragosto, epifania, ognissanti, ponte, immacolata, pensione, laurea, luna, sole, pioggia, neve, ghiaccio, fuoco, acqua, aria, terra,
    cielo, oro, argento, ferro, sale, facile, difficile, semplice, libero, libera, merda, cazzo, stronzo, idiota, stupido, scemo, golf, tennis,
    calcio, yoga, opera, teatro, cinema, museo, concerto, spa, terme, bagni, massa, como, sei, nove, dieci, cento, mille, tempo, vita, amore,
    gioia, salute, fortuna, felice, bra, este, fermo, fondi, cento, vasto, cori, sezze, scala, scale, ora, oggi, ieri, domani, ricco, povero,
    lento, veloce, mappa, carta, ordine, maggiore, minore, medio, mezzo, anima, grotta, grotte, offerta, sconto, gruppo, scuole, romano, romana,
    romani, pisano, toscano, vetta, corsa, salita, discesa, novità, dolce, amara, palma, palme, rive, riva, lido, marina, stella, stelle, lupo,
    orso, aquila, delfino, pesce, fiore, fiori, pino, pineta, noce, olivo, ulivo, vite, grano, merito`,
  numbers: `
    un = 1, uno = 1, una = 1, due = 2, tre = 3, quattro = 4, cinque = 5, sei = 6, sette = 7, otto = 8, nove = 9, dieci = 10, undici = 11, dodici = 12, tredici = 13, quattordici = 14, quindici = 15, sedici = 16, diciassette = 17,
    diciotto = 18, diciannove = 19, venti = 20, ventuno = 21, ventun = 21, ventidue = 22, ventitré = 23, ventiquattro = 24, venticinque = 25, ventisei = 26, ventisette = 27, ventotto = 28, ventinove = 29, trenta = 30, trentuno = 31, quaranta =
    40, cinquanta = 50, sessanta = 60, settanta = 70, ottanta = 80, novanta = 90, cento = 100, un paio di = 2, paio di = 2, un paio = 2, paio = 2, entrambe = 2, entrambi = 2, tutte e due = 2, tutti e due = 2, qualche = 3, alcuni = 3, alcune = 3, pochi = 3, poche = 3, diversi = 4, diverse = 4, parecchi = 4, una decina di =
    10, una decina = 10, decina di = 10, una dozzina di = 12, una quindicina di = 15, una quindicina = 15, una ventina di = 20, una ventina = 20, quindicina di = 15, una trentina di = 30`,
  lengths: `
    weekend = 2 days, un weekend = 2 days, week end = 2 days, fine settimana = 2 days, un fine settimana = 2 days, finesettimana = 2 days, weekend lungo = 3 days, un weekend lungo = 3 days, lungo weekend = 3 days, fine settimana lungo = 3 days, ponte = 3 days, un ponte = 3 days, una settimana e mezza =
    10 days, una settimana e mezzo = 10 days, settimana e mezza = 10 days, due settimane e mezza = 17 days, due settimane e mezzo = 17 days, settimanella = 7 days, settimanina = 7 days, una notte = 1 nights, un giorno e mezzo = 2 days, mezza giornata = 1 days, mezza settimana = 3 days,
    giornata = 1 days, una giornata = 1 days, un mesetto = 30 days`,
  units: {
    day: 'giorno, giorni, gg, g, giornata, giornate, giorni pieni, giorni interi, giornate piene',
    night: 'notte, notti, pernottamento, pernottamenti, pernotti',
    week: 'settimana, settimane, sett',
    month: 'mese, mesi',
    hour: 'ora, ore, h, ore di viaggio, ore di treno, ore di macchina, ore di volo, ore di auto, ore di strada, ore di guida',
    km: 'km, kms, chilometro, chilometri',
    city: 'città, tappe, mete, destinazioni, luoghi, posti, località, paesi, stati, soste, fermate, capitali, isole, borghi, nazioni',
  },
  ordinalEndings: 'º, ª, o, a, mo, imo',
  months: [
    'gennaio, gen, genn',
    'febbraio, feb, febb',
    'marzo',
    'aprile, apr',
    'maggio, mag, magg',
    'giugno, giu',
    'luglio, lug',
    'agosto, ago',
    'settembre, set',
    'ottobre, ott',
    'novembre, nov',
    'dicembre, dic',
  ],
  weekdays: [
    'lunedì, lun',
    'martedì',
    'mercoledì, mer',
    'giovedì, gio',
    'venerdì, ven',
    'sabato, sab',
    'domenica, dom',
  ],
  seasons: seasonWords.it,
  dates: {
    today: 'oggi, da oggi, adesso, subito, il prima possibile, prima possibile, al più presto',
    tomorrow: 'domani, da domani',
    dayAfterTomorrow: 'dopodomani, dopo domani',
    next: 'prossimo, prossima, prossimi, prossime, … prossimo, … prossima, che viene, … che viene, seguente, successivo, successiva, venturo, … venturo',
    this: 'questo, questa, questi, queste, quest',
    fromNow: 'tra …, fra …',
    early:
      "inizio, inizi di, all'inizio di, agli inizi di, ai primi di, primi di, i primi di, inizio di, inizio mese di, prima settimana di, la prima settimana di, prima metà di, nella prima metà di",
    mid: 'metà, a metà, metà di, a metà di, verso metà, verso la metà di',
    late: "fine, fine di, a fine, alla fine di, verso fine, verso la fine di, fine mese di, ultima settimana di, l'ultima settimana di, seconda metà di, nella seconda metà di, ultimi di",
    dayMark: 'di',
    yearMark: "del, dell'anno, anno",
    weekend: 'weekend, week end, fine settimana, finesettimana',
  },
  roles: {
    from: 'da, dal, dallo, dalla, dai, dagli, dalle, dall, partendo da, partendo dal, partendo dalla, partendo dall, partire da, partire dal, parto da, partiamo da, partirei da, partiremo da, partiremmo da, partenza da, partenza dal, partenza dalla, con partenza da, con partenza dal, a partire da, a partire dal, a partire dall, muovendo da, viaggiando da, in partenza da, venendo da',
    to: 'a, ad, al, allo, alla, ai, agli, alle, all, in, verso, per, fino a, fino ad, fino al, fino alla, fino in, sino a, con destinazione, destinazione, direzione, in direzione, arrivare a, arrivando a, arrivo a, andare a, andando a, proseguire per, proseguendo per, salire a, scendere a, scendendo fino a, risalendo fino a',
    via: 'via, per, passando per, passando da, passando dal, passando dalla, passare per, passare da, passando attraverso, attraverso, attraversando, con sosta a, con sosta in, sosta a, con tappa a, con tappa in, tappa a, tappa in, facendo tappa a, facendo tappa in, con scalo a, scalo a, con una sosta a, con una tappa a, fermandoci a, fermandosi a, fermandomi a, fermarci a, una fermata a, con fermata a, toccando, sostando a',
    in: 'in, nel, nello, nella, nei, negli, nelle, nell, a, ad, al, alla, alle, ai, di, del, della, dell, dei, degli, delle, per, durante, su, sul, sulla, sulle, sui, lungo, lungo la, lungo il, lungo le, il, la, l, lo, i, gli, le, entro, tutta la, tutto il, attorno, presso, senza uscire da, senza uscire dal, senza uscire dalla, senza uscire dall, senza lasciare, non uscire da, non uscire dal, non uscire dalla, restare in, rimanere in, restando in',
    visit:
      'visitare, visitando, visita a, visita di, visite a, visita, visiteremo, visitiamo, vedere, vedendo, vedremo, scoprire, scoprendo, alla scoperta di, alla scoperta del, alla scoperta della, alla scoperta dell, esplorare, esplorando, conoscere, girare, girando, fare, viaggio a, viaggio in, viaggio nel, viaggio nella, viaggio negli, viaggio per, vacanza a, vacanza in, vacanze in, vacanze a, tour di, tour del, tour della, tour dell, tour in, un tour della, un tour in, giro in, giro di, giro del, giro della, giro dell, giro per, itinerario in, itinerario a, itinerario per, fuga a, soggiorno a, soggiorno in, andare a, andare in, andare al, voglio andare a, vorrei andare a, vorrei andare in, stare a, stare in, dormire a, tipo, ad esempio, per esempio, includendo, includere, incluso, inclusa, incluse, inclusi, compreso, compresa, comprese, compresi, che includa, tra cui, come, soprattutto, assolutamente, … assolutamente, … non può mancare, … da non perdere, non può mancare, non possono mancare, … è imperdibile, senza perdere, passare, trascorrere, volare a',
    start:
      "cominciamo, iniziamo, comincia, iniziare in, cominciare in, comincerei da, inizierei da, iniziare a, iniziare da, iniziando da, iniziando a, iniziando con, inizio a, inizio da, inizio in, inizia a, inizia da, iniziamo a, iniziamo da, inizieremo da, che inizi a, che inizi da, iniziare, iniziando, inizio, inizia, iniziando il, cominciare da, cominciare a, cominciando da, cominciando a, comincia a, comincia da, cominciamo da, cominciamo a, cominciare, cominciando, inizio il, partenza, partenza il, partenza a, partenza in, partendo il, parto il, partiamo il, punto di partenza, punto di partenza a, il punto di partenza è, atterrando a, atterriamo a, atterro a, arrivo in aeroporto a, arrivo all'aeroporto di, arriviamo a, prima tappa, prima fermata, per prima, … come punto di partenza, … come prima tappa, … come partenza, a partire dal, dal giorno, con inizio a, con inizio il, arrivo a, arrivo e partenza da, arrivo e partenza a, partenza e arrivo a, partenza e ritorno a, partenza e rientro da, andata e ritorno da",
    end: 'finiamo, finisci a, finisci con, finisci, finire con, terminare con, termina con, finiamo con, finiamo in, finisce con, finisce in, chiudere con, chiudiamo a, concludiamo a, concludere con, concludi a, finire a, finire in, finendo a, finendo in, finisce a, finiamo a, finiremo a, finisco a, finire, finendo, finisce, terminare a, terminare in, terminando a, terminando in, termina a, terminiamo a, terminare, terminando, che finisca a, che termini a, concludere a, concludere in, concludendo a, concludendo in, si conclude a, per finire a, per finire, per concludere a, conclusione a, fine a, fine in, arrivo finale a, arrivo, con arrivo a, ultima tappa, ultima fermata, tappa finale, destinazione finale, meta finale, volo di ritorno da, ritorno da, rientro da, volo di rientro da, ripartire da, ripartendo da, ripartenza da, ripartiamo da, rientrare da, rientrando da, … come tappa finale, … come ultima tappa, chiudere a, chiudendo a, con fine a, e arrivo a, con arrivo in, arrivo e partenza da, arrivo e partenza a, partenza e arrivo a, partenza e ritorno a, partenza e rientro da, andata e ritorno da',
    home: 'vivo a, vivo in, viviamo a, viviamo in, abito a, abito in, abitiamo a, abitiamo in, abitando a, abitante a, residente a, residenti a, risiedo a, sono di, siamo di, vengo da, veniamo da, vengo dalla, casa mia è a, volo da, voli da, volando da, volare da, voliamo da, in aereo da, aereo da, volo in partenza da, volo di andata da, la mia città è',
    back: 'torneremo a, torneremmo a, rientreremo a, ritorno a, di ritorno a, con ritorno a, e ritorno a, ritorno in, tornare a, tornare in, tornando a, tornando in, torniamo a, torno a, e tornare a, e torno a, ritornare a, ritornando a, ritorniamo a, rientro a, con rientro a, e rientro a, rientrare a, rientrando a, rientriamo a, rientro in, di nuovo a, per tornare a, per poi tornare a, e poi tornare a',
    base: "con base a, con base in, base a, base in, base fissa a, facendo base a, facendo base in, fare base a, fare base in, usando come base, tenendo come base, avendo come base, campo base a, campo base, alloggiando a, alloggiando sempre a, alloggiati a, soggiornando sempre a, dormendo sempre a, dormire sempre a, pernottando sempre a, punto d'appoggio a, appoggio a, … come base, … come campo base, … come punto d'appoggio, stando sempre a, rimanendo a, restando a, facciamo base a",
    dayTrip:
      'gita a, gita in, gite a, gite in, gita di un giorno a, gite di un giorno a, gita in giornata a, gite in giornata a, gita giornaliera a, una gita a, gita fuori porta a, escursione a, escursioni a, escursione in, escursione di un giorno a, escursioni di un giorno a, escursione giornaliera a, gita al, gita alle, gita alla, gita ai, escursione al, escursione alle, escursione alla, gita, gite, gite fuori porta a, escursione, escursioni, giornata a, una giornata a, un salto a, salto a, … in giornata, … per un giorno, … come gita, … andata e ritorno in giornata, puntatina a, toccata e fuga a',
    between: 'tra, fra, tra il, fra il, tra la, fra la, da qualche parte tra',
    near: 'intorno a, intorno al, intorno alla, attorno a, attorno al, attorno alla, vicino a, vicino al, vicino alla, nei pressi di, nei dintorni di, dintorni di, i dintorni di, nelle vicinanze di, vicinanze di, nella zona di, zona di, la zona di, dalle parti di, non lontano da, … e dintorni, … e provincia, nei paraggi di, presso, nella zona del, zona',
    until:
      'fino a, fino al, fino all, fino alla, sino al, sino a, fin, entro, entro il, entro l, al, al massimo il, non oltre il',
    after: 'dopo, dopo il, dopo la, dopo l, dopo le, successivamente a, in seguito a',
    before: 'prima di, prima del, prima della, prima dell, prima delle, prima di andare a, antecedente a',
    not: 'non, no, senza, senza prendere, senza usare, senza passare per, senza passare da, senza andare a, mai, niente, nessun, nessuna, nessuno, né, evitare, evitando, evita, evitiamo, evitare di, evitando di, non voglio, non vogliamo, non vorrei, non vorremmo, non voglio prendere, non vogliamo prendere, non prendere, non in, non con, non a, non usare, non mi piace, non ci piace, non mi piacciono, non ci piacciono, non mi interessa, non ci interessa, non mi interessano, non ci interessano, odio, odiamo, detesto, paura di, paura dell, paura del, ho paura di, ho paura dell, abbiamo paura di, mi fa paura, assolutamente no, assolutamente niente, zero, rifiuto, di no, tranne l, neanche, nemmeno, neppure, nulla, … no, nessuno vuole, nessuno di noi vuole, a nessuno piace, … impossibile, … non è possibile, … non si può, … è escluso, … è fuori discussione, … escluso',
    except:
      "tranne, tranne che, eccetto, eccetto che, escluso, esclusa, esclusi, escluse, ad eccezione di, a eccezione di, salvo, fuorché, a parte, al di fuori di, escludendo, escludere, saltando, saltare, salta, tralasciando, tralasciare, lasciando fuori, ma non, ma non a, ma non in, ma senza, però non, però senza, già visto, già vista, già viste, già visti, già visitato, già visitata, già visitate, ho già visto, ho già visitato, abbiamo già visto, abbiamo già visitato, sono già stato a, sono già stata a, siamo già stati a, già stato a, già stati a, … già visto, … già vista, … già visitata, … ci sono già stato, … ci sono già stata, … ci siamo già stati, … la conosco già, … lo conosco già, … la conosciamo già, … l'ho già vista, … l'abbiamo già vista, … l'ho già visitata, conosco già, conosciamo già, tolto, tolta, meno, … è saltata, … è saltato, … salta, … la saltiamo, … lo saltiamo, … la lasciamo perdere, … lo lasciamo perdere, … lasciamo perdere, … non ci andiamo, … non andiamo, … non ci voglio andare, … niente, … è fuori, … fuori, … annullata, … annullato, … l’ho tolta, … l’ho tolto, … l’abbiamo tolta, … l’abbiamo tolto, … tolta, … tolto, … un’altra volta, … meglio di no, … non se ne parla, … non ci interessa, … non mi interessa, … non serve, … la togliamo, … lo togliamo",
    instead:
      'invece di, invece che, anziché, al posto di, al posto del, al posto della, piuttosto che, in luogo di, invece del',
    maybe:
      "forse, magari, eventualmente, … eventualmente, se possibile, … se possibile, se c'è tempo, … se c'è tempo, se abbiamo tempo, … se abbiamo tempo, se ho tempo, … se ho tempo, se avanza tempo, … se avanza tempo, se resta tempo, … se resta tempo, se rimane tempo, … se rimane tempo, se il tempo lo permette, … se il tempo lo permette, se ci sta, … se ci sta, se riusciamo, … se riusciamo, se riesco, … se riesco, opzionale, … opzionale, facoltativo, … facoltativo, può darsi, possibilmente anche, volendo, … volendo, se ci scappa",
    only: "solo, soltanto, solamente, esclusivamente, unicamente, … solo, … soltanto, … esclusivamente, solo ed esclusivamente, nient'altro che, tutto in, tutta in, interamente in, completamente in, rigorosamente, rigorosamente in, solo con, solo in",
    prefer:
      'preferibilmente, di preferenza, preferisco, preferiamo, preferirei, preferiremmo, possibilmente, se possibile, meglio, meglio se, soprattutto, principalmente, prevalentemente, per lo più, perlopiù, idealmente, magari, per quanto possibile, il più possibile, quando possibile, privilegiando, dando priorità a, più che altro, meglio in, ove possibile',
    each: "ciascuna, ciascuno, … ciascuna, … ciascuno, ognuna, … ognuna, per ciascuna, per città, … per città, a città, … a città, in ogni città, … in ogni città, ogni città, … ogni città, in ognuna, … in ognuna, in ciascuna, … in ciascuna, in ciascuna città, … in ciascuna città, per tappa, … per tappa, a tappa, … a tappa, per posto, … per posto, in ogni posto, … in ogni posto, in ogni tappa, … in ogni tappa, per ogni città, … per ogni città, per ogni tappa, … per ogni tappa, cadauna, … l'una, … per luogo, per luogo, in ogni luogo, … in ogni luogo, in ogni, da nessuna parte",
    rest: 'il resto a, il resto in, il resto al, il resto, resto a, il resto del tempo a, il resto del tempo in, il resto del tempo, i giorni rimanenti a, i giorni rimanenti in, i giorni rimanenti, giorni rimanenti, i restanti giorni a, i restanti giorni in, i restanti giorni, restanti giorni, i giorni restanti a, i giorni restanti, gli altri giorni a, gli altri giorni in, il tempo rimanente a, il tempo restante a, il tempo che resta a, i rimanenti a, i rimanenti, il resto dei giorni a, il resto dei giorni, il resto della vacanza a, il resto del viaggio a, e il resto a',
    with: 'con, col, in, coi, mediante, per mezzo di, usando, utilizzando, a bordo di, tramite',
  },
  links: {
    and: 'e, ed, anche, e anche, più, &, +, nonché, oltre a, così come, insieme a, pure, inoltre, sia, assieme a',
    or: 'o, oppure, od, ovvero, altrimenti, o anche',
    onward:
      'poi, e poi, dopo, dopodiché, dopo di che, quindi, e quindi, infine, e infine, successivamente, in seguito, prima, per prima cosa, innanzitutto, in primo luogo, come prima cosa, alla fine, e alla fine, per ultimo, per ultima, da lì, da lì a, da lì in, da qui, di lì, seguito da, seguita da, proseguire per, proseguendo per, proseguire verso, proseguendo verso, proseguiamo per, proseguiamo verso, proseguire a, continuare per, continuando per, continuare verso, più tardi, prima di andare a, prima di proseguire per, poi ancora, e da lì, per poi andare a, per poi, a seguire, in ultimo, finalmente',
    there: 'lì, là, ci, vi, laggiù',
    setTo: 'a',
    but: 'ma, però, tuttavia, invece, altrimenti, comunque, bensì, eppure, anzi, mentre, per il resto',
    least:
      'almeno, minimo, come minimo, al minimo, min, un minimo di, minimo di, non meno di, o più, più di, perlomeno, quantomeno, oltre',
    most: "al massimo, massimo, max, un massimo di, massimo di, non più di, non oltre, meno di, o meno, al più, tutt'al più, entro, mai più di, senza superare, non superare, fino a",
    about:
      "circa, più o meno, all'incirca, approssimativamente, intorno a, intorno ai, attorno a, attorno ai, su per giù, grosso modo, quasi, sui, sulle, tipo, o giù di lì, pressappoco",
    half: 'mezzo, mezza, e mezzo, e mezza, metà, la metà, metà del, la metà del, la metà di',
    third: 'un terzo, terzo, un terzo del, un terzo della, la terza parte',
    mostly:
      'la maggior parte del, la maggior parte della, la maggior parte di, maggior parte del, gran parte del, la gran parte del, quasi tutto il',
    ofTheTrip:
      'tempo, del tempo, del viaggio, della vacanza, viaggio, vacanza, dei giorni, delle ferie, del soggiorno',
    correction:
      'no aspetta, aspetta, aspetta no, anzi, anzi no, no anzi, ah no, no scusa, scusa no, scusa, no meglio, o meglio, volevo dire, ripensandoci, no no',
    firstStop: 'prima città, prima fermata, prima tappa, nella prima, la prima tappa, alla prima',
    lastStop: 'ultima città, ultima tappa, ultima fermata, nell’ultima, l’ultima, all’ultima',
    fromThere: 'da lì, da là, da li, da lì a, da lì in, e da lì',
    than: 'che, piuttosto che',
    secondStop: 'seconda città, seconda tappa, seconda fermata, la seconda, nella seconda',
    thirdStop: 'terza città, terza tappa, terza fermata, la terza, nella terza',
    firstTwo: 'le prime due, prime due, i primi due, primi due',
    lastTwo: 'le ultime due, ultime due, gli ultimi due, ultimi due',
    bothStops: 'le due, i due, entrambe, tutte e due',
  },
  wishes: {
    loop: 'dove siamo partiti, dove abbiamo iniziato, al punto di partenza, andata e ritorno, andata/ritorno, a/r, ad anello, anello, percorso ad anello, giro ad anello, itinerario ad anello, circolare, circuito, in circolo, e ritorno, e ritorno a casa, con ritorno, con ritorno al punto di partenza, ritorno al punto di partenza, tornare al punto di partenza, tornando al punto di partenza, e tornare, e tornare indietro, e rientro, e poi tornare, tornare a casa, ritorno a casa, rientro a casa, tornando a casa, partenza e arrivo a, partenza e ritorno a, partenza e arrivo da, partenza e ritorno da, partenza e rientro a, con partenza e arrivo a, con partenza e ritorno a, iniziando e finendo a, iniziare e finire a, inizio e fine a, partendo e tornando a, partendo e arrivando a, stesso punto di partenza e arrivo, giro completo',
    anyOrder:
      "in qualsiasi ordine, qualsiasi ordine, in qualunque ordine, ordine qualsiasi, l'ordine non importa, non importa l'ordine, l'ordine è indifferente, ordine indifferente, l'ordine non è importante, senza un ordine preciso, senza ordine preciso, nel miglior ordine, nell'ordine migliore, il miglior ordine, ordine migliore, ordine ottimale, nell'ordine ottimale, nell'ordine che vuoi, nell'ordine che preferisci, nell'ordine più logico, ordine logico, in ordine logico, ottimizza l'ordine, ottimizzare l'ordine, ottimizzando l'ordine, percorso ottimale, percorso migliore, il percorso migliore, percorso più breve, il percorso più breve, itinerario migliore, ordine a scelta, l'ordine lo scegli tu, ordine libero, in ordine sparso, nell'ordine più comodo",
    inOrder:
      "in quest'ordine, in questo ordine, in quell'ordine, nell'ordine, nell'ordine indicato, in ordine, esattamente in quest'ordine, seguendo quest'ordine, proprio in quest'ordine, rispettando l'ordine",
    overland:
      "via terra, via terrestre, per via terrestre, senza volare, senza aereo, senza aerei, senza voli, senza prendere aerei, senza prendere l'aereo, senza l'aereo, niente aerei, niente aereo, niente voli, no aereo, no aerei, no voli",
    firstLeg:
      "all'andata, l'andata, andata, per l'andata, volo di andata, il viaggio di andata, prima tratta, la prima tratta, il primo tratto, primo tratto",
    lastLeg:
      "al ritorno, il ritorno, ritorno, per il ritorno, volo di ritorno, il viaggio di ritorno, ultima tratta, l'ultima tratta, il rientro, rientro, per il rientro, ritorno in, rientro in, per tornare, a casa, di ritorno, l’ultimo tratto, ultimo tratto",
  },
  transport: wayWords.it,
  directions: {
    north:
      'nord di, nord del, nord della, nord dell, il nord, nord, il nord di, il nord del, il nord della, il nord dell, a nord di, nel nord di, nel nord del, nel nord della, nel nord dell, … del nord, … settentrionale, settentrionale, nord dei, … nord',
    south:
      'sud di, sud del, sud della, sud dell, il sud, sud, il sud di, il sud del, il sud della, il sud dell, a sud di, nel sud di, nel sud del, nel sud della, nel sud dell, … del sud, … meridionale, meridionale, … sud, meridione',
    east: "est di, est del, est della, est dell, l'est di, l'est del, l'est della, a est di, ad est di, nell'est della, nell'est del, … dell'est, … orientale, orientale, l'est",
    west: "ovest di, ovest del, ovest della, ovest dell, l'ovest di, l'ovest del, l'ovest della, a ovest di, ad ovest di, nell'ovest della, nell'ovest del, … dell'ovest, … occidentale, occidentale, ovest, l'ovest, … ovest",
    centre:
      'centro di, centro del, centro della, centro dell, il centro di, il centro del, il centro della, nel centro di, nel centro del, nel centro della, cuore di, cuore del, cuore della, il cuore della, nel cuore di, nel cuore della, … centrale, … centro, … del centro, entroterra di, entroterra',
  },
  themes: {
    beach:
      'spiaggia, spiagge, mare, il mare, al mare, balneare, balneari, sole, prendere il sole, nuotare, fare il bagno, bagni, costa, coste, litorale, lungomare, cale, calette, sabbia, mare e sole, mare cristallino, località balneari, vita da spiaggia, riviera, tuffi, marittim*',
    island:
      'isola, isole, isolano, arcipelago, isolette, di isola in isola, island hopping, giro delle isole',
    mountains:
      'montagna, montagne, monti, vette, cime, vulcano, vulcani, alpino, alpina, alpini, collina, colline, paesini di montagna, rifugi, rifugio, passi, alta montagna',
    hiking:
      'escursionismo, trekking, camminate, camminata, camminare, passeggiate, passeggiata, passeggiare, sentieri, sentiero, arrampicata, alpinismo, hiking, cammino, cammini, a piedi, escursioni a piedi, scarpinate, ferrate, escursioni nelle, escursioni nei, escursioni sulle, escursioni sui, escursioni in montagna, fare escursioni',
    skiing:
      'sci, sciare, sciistic*, snowboard, neve, sport invernali, stazione sciistica, piste da sci, piste, settimana bianca, ciaspole, ciaspolate',
    nature:
      "natura, naturalistic*, natural*, parco nazionale, parchi nazionali, parchi naturali, parchi, foresta, foreste, bosco, boschi, cascata, cascate, paesaggio, paesaggi, panorami, panorama, panoramic*, campagna, canyon, gole, fiordi, fiordo, ghiacciaio, ghiacciai, giungla, giardini, aria aperta, all'aria aperta, ciliegi in fiore, fioritura dei ciliegi, outdoor, verde, rurale, agriturismo, agriturismi, grotte, riserve naturali, lavanda, foliage",
    wildlife:
      'animali, fauna, fauna selvatica, safari, uccelli, balene, avvistamento balene, elefanti, gorilla, leoni, animali selvatici, birdwatching, zoo, delfini, orsi, pinguini',
    desert: 'deserto, deserti, dune, duna, oasi, cammello, cammelli, notte nel deserto',
    lakes: 'lago, laghi, lacustre, lacustri, sul lago, sui laghi, laghetti, lungolago',
    diving:
      'immersioni, immersione, immersioni subacquee, subacquea, diving, snorkeling, barriera corallina, barriere coralline, coralli, sub, fare snorkeling, fondali',
    surfing: 'surf, surfare, surfisti, kitesurf, windsurf, onde, fare surf, surfing',
    wine: 'vino, vini, vigneti, vigneto, vigne, cantina, cantine, enoturismo, degustazione di vini, degustazioni di vini, degustazione di vino, degustazioni, enologic*, enogastronomic*, enogastronomia, vitivinicol*, strade del vino, strada del vino, enoteche, enoteca',
    food: 'gastronomia, gastronomic*, cibo, mangiare, mangiare bene, buon cibo, buona cucina, cucina, culinari*, ristoranti, ristorante, trattorie, trattoria, osterie, street food, cibo di strada, mercati, mercato, birra, birre, birrifici, caffè, foodie, corso di cucina, specialità, specialità locali, prodotti tipici, piatti tipici, pizza, formaggi, pesce, cucina locale, sapori, tapas, aperitivi, dolci, tartufi, tartufo',
    history:
      "storia, storic*, storici, cultura, cultural*, museo, musei, patrimonio, patrimonio unesco, patrimonio dell'umanità, antic*, antichi, antichità, rovine, archeologia, archeologic*, medieval*, medioevo, centro storico, centri storici, borgo, borghi, borghi medievali, unesco, monumenti, monumento, siti archeologici, romani, etrusc*, templi greci, resti romani, città d'arte, trulli, romano, romana, romane, antica roma",
    art: "arte, arti, galleria d'arte, galleria, gallerie, pittura, pitture, dipinti, musei d'arte, artistic*, arte moderna, arte contemporanea, street art, belle arti, mostre, pittori, affreschi, mosaici",
    architecture:
      'architettura, architettonic*, edifici, cattedrale, cattedrali, duomo, duomi, grattacieli, palazzo, palazzi, gotic*, barocco, barocca, barocchi, rinascimento, rinascimental*, liberty, modernismo, art nouveau, gaudì, ville venete',
    castles:
      'castello, castelli, fortezza, fortezze, rocche, manieri, cittadella, fortificat*, ville e castelli, regge, reggia',
    religion:
      'tempio, templi, monastero, monasteri, pellegrinaggio, pellegrinaggi, chiesa, chiese, moschea, moschee, santuario, santuari, abbazia, abbazie, spirituale, spiritualità, religios*, basilica, basiliche, convento, conventi, cammino di santiago, via francigena, luoghi santi',
    nightlife:
      'vita notturna, movida, festa, feste, discoteca, discoteche, locali, locali notturni, bar, club, clubbing, divertimento, divertirsi, divertirci, pub, fare festa, serate, uscire la sera, ballare, party',
    music:
      'musica, concerto, concerti, opera lirica, festival, jazz, musica dal vivo, musical, lirica, musica classica, musica live, techno, flamenco, fado',
    shopping:
      'shopping, negozi, acquisti, fare shopping, fare acquisti, souk, suk, bazar, centri commerciali, outlet, mercatini, mercatino, mercatini di natale, mercatino di natale, mercati di natale, mercatini natalizi, artigianato, moda, compere, mercatini delle pulci',
    spa: 'spa, terme, termale, termali, benessere, wellness, massaggi, massaggio, centro benessere, sorgenti termali, sorgenti calde, acque termali, onsen, hammam, sauna, bagni termali, località termali, relax alle terme',
    family:
      'parco divertimenti, parchi divertimenti, parco giochi, parchi giochi, parco a tema, parchi a tema, disneyland, disney, gardaland, mirabilandia, adatto ai bambini, adatta ai bambini, adatto a bambini, a misura di bambino, per bambini, per famiglie, legoland, acquario, europa park, parco acquatico',
    romance:
      'romantic*, romanticismo, luna di miele, viaggio di nozze, nozze, anniversario, anniversario di matrimonio, innamorati, san valentino, proposta di matrimonio, coppiette',
    auroras: 'aurora boreale, aurore boreali, aurora, aurore, luci del nord',
  },
  pace: {
    slow: 'tranquill*, con calma, calma, rilassat*, rilassante, rilassarci, rilassarmi, rilassarsi, relax, riposante, riposo, riposare, riposarci, lento, lenta, lentamente, piano piano, senza fretta, senza correre, senza stress, senza affanno, con tempi rilassati, con i nostri tempi, con i miei tempi, ai nostri ritmi, ritmo lento, ritmi lenti, ritmo tranquillo, ritmi tranquilli, ritmo rilassato, ritmi rilassati, a ritmo lento, non troppo stancante, non troppo faticoso, non troppo intenso, non troppo frenetico, non troppo veloce, non di corsa, non correre, niente corse, niente stress, slow travel, slow, prendendocela comoda, prendersela comoda, con comodo, comodo, comodamente, più lento, più tranquillo, più rilassato, meno intenso, meno stressante, meno frenetico, dolce far niente, staccare la spina, pochi spostamenti',
    normal: 'ritmo normale, ritmo moderato, ritmo medio',
    fast: 'più città possibili, più città possibile, quante più città possibili, il maggior numero di città, il maggior numero possibile di città, il maggior numero di città possibile, quante più cose possibili, più cose possibili, più cose possibile, più posti possibili, più posti possibile, il più possibile, vedere il più possibile, vedere tutto, tante città, veloce, velocemente, rapid*, intens*, ritmo intenso, ritmo serrato, ritmi serrati, ritmo veloce, serrato, frenetic*, di corsa, full immersion, più veloce, più intenso, dinamic*, toccata e fuga, senza sosta, pieno, sfruttare al massimo, sfruttando al massimo',
  },
  company: {
    alone:
      'da solo, da sola, in solitaria, in solitario, viaggio in solitaria, solo io, per conto mio, viaggiatore solitario, viaggiatrice solitaria, viaggio da solo, viaggio da sola, solitario',
    couple:
      'in coppia, coppia, mia moglie, con mia moglie, mio marito, con mio marito, la mia ragazza, con la mia ragazza, il mio ragazzo, con il mio ragazzo, col mio ragazzo, la mia fidanzata, con la mia fidanzata, il mio fidanzato, con il mio fidanzato, la mia compagna, con la mia compagna, il mio compagno, con il mio compagno, io e mia moglie, io e mio marito, io e la mia ragazza, io e il mio ragazzo, io e la mia compagna, io e il mio compagno, io e la mia fidanzata, io e il mio fidanzato, partner, noi due, sposini, coniugi',
    family:
      'famiglia, in famiglia, con la famiglia, bambini, bambino, bambina, bambine, con bambini, con i bambini, bimbi, bimbo, bimba, con bimbi, figli, con figli, con i figli, figlio, figlia, figlie, i miei figli, i nostri figli, mio figlio, mia figlia, neonato, neonata, adolescente, adolescenti, ragazzi piccoli, nipotini, nipoti, piccoli di, figliola, due ragazzi, tre ragazzi, con i ragazzi',
    friends:
      "amici, amiche, con amici, con amiche, tra amici, tra amiche, fra amici, con gli amici, con le amiche, con i miei amici, gruppo di amici, un amico, un'amica, con un amico, con un'amica, addio al celibato, addio al nubilato, viaggio di maturità, viaggio della maturità, comitiva di amici, compagnia di amici",
    seniors:
      'anziani, anziano, anziana, pensionati, pensionato, pensionata, terza età, over 60, over 65, over 70, i miei genitori, con i miei genitori, genitori anziani, genitori, nonni, con i nonni, i nonni, nonna, nonno, mia madre, mio padre, mia mamma, mio papà, con mia madre, con mia mamma, con mio padre, suoceri, mobilità ridotta',
    group:
      "gruppo, in gruppo, un gruppo di, gruppo di, gita scolastica, scolaresca, classe, viaggio d'istruzione, colleghi, squadra, comitiva, associazione, oratorio, azienda",
    pet: 'cane, cani, col cane, con il cane, con cane, il mio cane, il nostro cane, con il mio cane, cagnolino, cagnolina, gatto, animale domestico, animali domestici, animali al seguito, pet friendly',
  },
  budget: {
    low: 'economic*, a basso costo, basso costo, low cost, lowcost, budget basso, basso budget, budget ridotto, budget limitato, piccolo budget, poco budget, pochi soldi, con pochi soldi, spendere poco, spendendo poco, spendendo il meno possibile, spendere il meno possibile, senza spendere troppo, senza spendere molto, risparmiare, risparmiando, risparmio, risparmios*, non troppo caro, non troppo costoso, non costoso, non caro, poco costoso, poco costosa, meno costoso, più economico, più economica, il più economico possibile, zaino in spalla, backpacker, backpacking, zaino, studente, studenti, studentessa, ostelli economici, in ostello, accessibile, alla portata di tutti, budget, conveniente, a buon mercato, prezzi bassi, squattrinat*',
    medium: 'budget medio, fascia media, budget normale, prezzo medio',
    high: 'lusso, di lusso, lussuos*, cinque stelle, 5 stelle, budget alto, budget illimitato, senza limiti di budget, senza badare a spese, senza limiti di spesa, alto livello, esclusiv*, prima classe, di classe, costos*, caro, di alto livello, più costoso, resort di lusso, coccole',
  },
  edits: {
    add: 'aggiungi, aggiungere, aggiungimi, aggiungiamo, aggiungete, aggiunga, inserisci, inserire, includi, includere, metti, mettere, mettici, mettiamo, mettici anche, metti anche, integra, integrare, vorrei aggiungere, voglio anche, vorremmo anche, vorrei anche',
    remove:
      'togli, togliere, togliamo, toglimi, toglietemi, rimuovi, rimuovere, elimina, eliminare, cancella, cancellare, leva, levare, leviamo, escludi, escludere, salta, saltare, saltiamo, lascia fuori, lasciare fuori, lascia perdere, lascia stare, senza, annulla, taglia, tagliare, niente, scarta, scartare, togli via, non voglio più',
    replace:
      'sostituisci, sostituire, sostituiamo, cambia, cambiare, cambiamo, scambia, scambiare, rimpiazza, rimpiazzare, modifica, modificare, inverti, trasforma, al posto di',
    more: "più, in più, … in più, di più, … di più, altro, altra, altri, altre, extra, ancora, … extra, un altro, un'altra, ulteriore, ulteriori, aggiuntivo, aggiuntivi, … aggiuntivi, il tempo in più, tempo in più, il tempo extra",
    less: 'meno, in meno, … in meno, di meno, … di meno',
    longer:
      "più a lungo, più lungo, più lunga, allunga, allungare, allungalo, prolunga, prolungare, estendi, estendere, aumenta, aumentare, rimanere di più, restare di più, stare di più, più tempo, un po' di più, troppo corto, troppo breve, allunghiamo, fermarci di più",
    shorter:
      "più corto, più corta, più breve, accorcia, accorciare, accorcialo, riduci, ridurre, meno tempo, un po' meno, troppo lungo, troppo lunga, troppo tempo, abbrevia, abbreviare, diminuisci, diminuire, accorciamo",
    move: 'sposta, spostare, spostiamo, spostalo, metti, mettere, anticipa, anticipare, posticipa, posticipare, rimanda, rimandare, muovi, porta',
    later:
      'più tardi, dopo, posticipa, posticipare, posticipiamo, rimanda, rimandare, rimandiamo, ritarda, ritardare, sposta avanti, in avanti',
    earlier: 'prima, più presto, anticipa, anticipare, anticipiamo',
    inItsPlace: 'piuttosto, meglio, invece che lì, invece, al suo posto',
    freed:
      'quelle notti, queste notti, le sue notti, le notti liberate, quei giorni, quella notte, le stesse notti, gli stessi giorni',
    toStart:
      "all'inizio, per prima, per primo, per prima cosa, all'inizio del viaggio, in testa, al primo posto, come prima tappa, prima tappa, prima di tutto, in principio, al principio",
    toEnd:
      "alla fine, per ultima, per ultimo, alla fine del viaggio, in fondo, all'ultimo posto, come ultima tappa, ultima tappa, in ultimo, da ultimo",
    reverse:
      "al contrario, inverti, invertire, invertilo, inverti l'ordine, invertire l'ordine, in senso contrario, senso contrario, ordine inverso, in ordine inverso, all'inverso, all'incontrario, nel senso opposto, in senso inverso, senso inverso, percorso inverso, inverti il percorso, inverti l'itinerario, capovolgi, ribalta, gira al contrario, nella direzione opposta, invertiamo, scambiamo l’ordine",
    another:
      "un'altra proposta, altra proposta, un altro itinerario, altro itinerario, un altro viaggio, un'altra idea, un'altra opzione, un altro percorso, un'alternativa, alternativa, alternative, altro, qualcos'altro, qualcosa di diverso, diverso, un viaggio diverso, un itinerario diverso, riprova, di nuovo, prova ancora, rifai, sorprendimi, sorprendici, nuova proposta, ricomincia, un'altra soluzione, proponi altro",
  },
  clitics: 'mi, ci, vi, gli, le, lo, la, li, ne',
  nameEndings: [],
  letters: [],
  places: `
    usa = US, stati uniti = US, gli stati uniti = US, stati uniti d'america = US, america = US, uk = GB, regno unito = GB, gran bretagna = GB,
    inghilterra = England, olanda = NL, paesi bassi = NL, emirati = AE, emirati arabi = AE, cechia = CZ, repubblica ceca = CZ, bosnia = BA,
    corea = KR, corea del sud = KR, repubblica dominicana = DO, costa azzurra = French Riviera, riviera francese = French Riviera, riviera
    ligure = Italian Riviera, riviera italiana = Italian Riviera, sud della francia = South of France, francia del sud = South of France, sud
    italia = Southern Italy, sud d'italia = Southern Italy, italia del sud = Southern Italy, meridione = Southern Italy, nord italia = Northern
    Italy, italia del nord = Northern Italy, centro italia = Central Italy, italia centrale = Central Italy, nord europa = Northern Europe,
    europa del nord = Northern Europe, europa dell'est = Eastern Europe, est europa = Eastern Europe, europa orientale = Eastern Europe, europa
    centrale = Central Europe, mitteleuropa = Central Europe, sud est asiatico = Southeast Asia, sudest asiatico = Southeast Asia, sudamerica =
    South America, sud america = South America, america latina = South America, america del sud = South America, centro america = Central
    America, centroamerica = Central America, medio oriente = Middle East, balcani = Balkans, paesi baltici = Baltics, repubbliche baltiche =
    Baltics, paesi nordici = Nordics, paesi scandinavi = Scandinavia, scandinavia = Scandinavia, benelux = Benelux, toscana = Tuscany, sicilia =
    Sicily, sardegna = Sardinia, puglia = Apulia, baviera = Bavaria, foresta nera = Black Forest, tirolo = Tyrol, alto adige = South Tyrol,
    sudtirolo = South Tyrol, trentino = Trentino, scozia = Scotland, cornovaglia = Cornwall, canarie = Canary Islands, isole canarie = Canary
    Islands, baleari = Balearic Islands, isole baleari = Balearic Islands, maiorca = Mallorca, andalusia = Andalusia, catalogna = Catalonia,
    paesi baschi = Basque Country, cicladi = Cyclades, creta = Crete, isole greche = Greek Islands, algarve = Algarve, azzorre = Azores, madeira
    = Madeira, costiera amalfitana = Amalfi Coast, costiera = Amalfi Coast, costa amalfitana = Amalfi Coast, lago di como = Lake Como, lago di
    garda = Lake Garda, lago maggiore = Lake Maggiore, mar baltico = Baltic Sea, mediterraneo = Mediterranean, castelli della loira = Loire
    Valley, valle della loira = Loire Valley, loira = Loire Valley, alsazia = Alsace, bretagna = Brittany, normandia = Normandy, provenza =
    Provence, corsica = Corsica, transilvania = Transylvania, istria = Istria, dalmazia = Dalmatia, dolomiti = Dolomites, cinque terre = Cinque
    Terre, 5 terre = Cinque Terre, salento = Salento, città eterna = Rome, grande mela = New York City, la grande mela = New York City, italiane
    = IT, spagnole = ES, francesi = FR, portoghesi = PT, greche = GR, giapponesi = JP, europee = Europe, tedesche = DE, marocco = MA, capitali
    baltiche = Baltics, fès = Fez`,
  texts: {
    'names.between': 'Da {from} a {to} in {days, plural, one {# giorno} many {# giorni} other {# giorni}}',
    'names.round': 'Giro da {start} in {days, plural, one {# giorno} many {# giorni} other {# giorni}}',
    'names.area': '{where}: {days, plural, one {# giorno} many {# giorni} other {# giorni}}',
    'names.cities': '{names}: {days, plural, one {# giorno} many {# giorni} other {# giorni}}',
    description: '{stops}. Mezzi: {types}.',
    stopWithDays: '{name} ({days, plural, one {# giorno} many {# giorni} other {# giorni}})',
    'types.plane': 'aereo',
    'types.train': 'treno',
    'types.bus': 'autobus',
    'types.car': 'auto',
    'days.first': 'Si comincia da {city}.',
    'days.leave':
      'Da {city} a {next} in {type, select, plane {aereo} train {treno} bus {autobus} car {auto} other {}}.',
    'days.arrive':
      'In {type, select, plane {aereo} train {treno} bus {autobus} car {auto} other {}} da {from} a {city}, circa {km, number} km.',
    'days.underway': 'In viaggio da {from} a {to}.',
    'days.explore': 'Una giornata alla scoperta di {city}.',
    'days.more': 'Ancora {city}, con calma.',
    'days.around': '{city} e i dintorni.',
    'days.home':
      'Ultime ore a {city}, poi ritorno a {home} in {type, select, plane {aereo} train {treno} bus {autobus} car {auto} other {}}.',
    'days.outing': 'Una gita da {city} a {other}, andata e ritorno.',
    understoodNothing:
      'Nella frase non è stato trovato nessun luogo. Indica una città, un paese o una regione, per esempio «10 giorni in Italia in treno».',
    unknownPlace: '«{name}» non è nell’indice dei luoghi ed è stato tralasciato.',
    defaultDays:
      'Non è stata indicata una durata, quindi il viaggio è di {days, plural, one {# giorno} many {# giorni} other {# giorni}}.',
    pastDate: 'Questa data è già passata: {day}.',
    chosenCities:
      '{where}: {count, plural, one {è stata scelta # città perché molto conosciuta.} many {sono state scelte # città perché conosciute e vicine tra loro.} other {sono state scelte # città perché conosciute e vicine tra loro.}}',
    fewerCities:
      '{asked, number} città non entrano in {days, plural, one {# giorno} many {# giorni} other {# giorni}}; il piano ne ha {kept, number}.',
    crowded:
      '{cities, number} città in {days, plural, one {# giorno} many {# giorni} other {# giorni}} lasciano poco tempo per ciascuna.',
    noLand: 'Non c’è una via di terra da {from} a {to}, quindi questa tratta è in aereo.',
    ferry: 'Tra {from} e {to} una parte del tragitto è in traghetto.',
    refusedPlane: 'Da {from} a {to} non si arriva senza aereo, quindi questa tratta è un volo.',
    avoided: '{name} era tra i desideri ma anche da evitare; è stato tralasciato.',
    startChosen: 'Il viaggio comincia da {name}.',
    townFor: 'Per questo desiderio è stato scelto: {name}.',
    leftOut: '{name} è stato tralasciato: non ci sta.',
    passedThrough: 'C’è solo il tempo di passare per {names}.',
    otherNights:
      '{name} ha {nights, plural, one {# notte} many {# notti} other {# notti}} invece di {asked, number}.',
    otherLength:
      'Il viaggio è di {days, plural, one {# giorno} many {# giorni} other {# giorni}} invece di {asked, number}.',
    otherCount:
      'Il viaggio ha {kept, plural, one {# città} many {# città} other {# città}} invece di {asked, number}.',
    otherOrder: 'L’ordine richiesto si contraddice; ora è {names}.',
    longLeg: 'Da {from} a {to} ci vogliono circa {hours, plural, one {# ora} many {# ore} other {# ore}}.',
    otherTransport:
      'Da {from} a {to} si va in {type, select, plane {aereo} train {treno} bus {autobus} car {auto} other {}}: nessuno dei mezzi richiesti ci arriva.',
    noNightTrain: 'Nessun treno o autobus notturno va bene per questo viaggio.',
    closedBorder: 'Il confine tra {from} e {to} è chiuso.',
    noSuchTown: 'Nessun luogo di questo viaggio va bene per questo desiderio.',
    outOfSeason: 'Non è la stagione giusta per {names}.',
    nextYear: '{day} è già passato, quindi il viaggio comincia il {next}.',
    otherDates: 'Non tutte le date richieste sono possibili; il viaggio comincia il {day}.',
    noTime: 'Non c’è tempo per {where}.',
    shorterOrder: 'È stato mantenuto l’ordine indicato. Uno più breve sarebbe {names}.',
    tooFar:
      'Da {from} a {to} è troppo lontano in {wanted, select, plane {aereo} train {treno} bus {autobus} car {auto} other {}} per il tempo a disposizione, quindi questa tratta è in aereo.',
    ferryInstead:
      'Tra {from} e {to} si prende il traghetto; i viaggi non hanno navi, quindi la tratta è indicata come autobus.',
    noTrains: '{country}: non ci sono treni passeggeri affidabili, quindi si usa l’autobus.',
    chosenBetween: 'Le tappe lungo la strada sono state scelte perché conosciute e vicine al percorso.',
    chosenAround: 'Non è stata indicata una meta, quindi il viaggio tocca città conosciute intorno a {name}.',
    longer:
      'Il solo tragitto dura più di {asked, plural, one {# giorno} many {# giorni} other {# giorni}}, quindi il viaggio è di {days, number}.',
    dayTrip:
      'Un viaggio ha bisogno di due città, quindi è stata aggiunta una gita da {city} a {other}; toglila se preferisci restare.',
  },
}
