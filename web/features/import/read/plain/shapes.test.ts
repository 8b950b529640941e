import { expect, test } from 'vitest'
import { readOne } from '#web/features/import/read/read-in-test.ts'
import type { When } from '#web/features/import/read/found.ts'

const dayOf = (when: When | undefined) => (when !== undefined && 'day' in when ? when.day : '')

/** Places as "is name, country start..end" and problems as "code row". */
const read = async (...lines: string[]) => {
  const { report, places, problems } = await readOne(lines.join('\n'))
  return {
    report,
    places: places.map(({ is, place, start, end, badDate }) => {
      const name = 'airport' in place ? place.airport : (place.name ?? '')
      const country = 'country' in place ? `, ${place.country ?? ''}` : ''
      const days = [dayOf(start), dayOf(end)].filter((day) => day !== '').join('..')
      return `${is} ${name}${country} ${badDate === undefined ? days : `no date: ${badDate}`}`.trim()
    }),
    problems: problems.map(({ code, row }) => `${code} ${row ?? ''}`),
  }
}

test.each([
  [
    'Polish, with its total',
    [
      'Lp.;Miasto;Kraj;Rok;Ocena',
      '1;Wiedeń;Austria;lato 2010;8,0',
      '2;Paryż;Francja;2015, 2019;9,0',
      '3;Ateny;Grecja;?;7,5',
      ';;;;',
      ';Razem;3 krajów;;8,1',
    ],
    [
      'stay Wiedeń, Austria 2010~',
      'stay Paryż, Francja 2015',
      'stay Paryż, Francja 2019',
      'listed Ateny, Grecja',
    ],
  ],
  [
    'Portuguese, with ticks',
    [
      'Cidade,País,Já fui,Morei,Quero ir,Quando',
      'Lisboa,Portugal,,x,,2014-2016',
      'Londres,Inglaterra,x,,,23/10/2015 a 27/10/2015',
      'Nova Iorque,EUA,x,,x,2018',
      'Cidade do Cabo,África do Sul,,,x,2027?',
    ],
    [
      'lived Lisboa, Portugal 2014..2016',
      'stay Londres, GB 2015-10-23..2015-10-27',
      'stay Nova Iorque, US 2018',
      'wish Cidade do Cabo, África do Sul',
    ],
  ],
  [
    'French in Markdown, with “not yet” and a region with an article',
    [
      '| Ville | Pays | Dates | Note |',
      '|:------|------|-------|------|',
      '| Bruxelles | Belgique | 2012 + 2017 | 14/20 |',
      '| Saint-Denis | La Réunion | hiver 2020 | 17/20 |',
      '| Barcelone | Espagne | ? | 16/20 |',
      '| Copenhague | Danemark | pas encore | |',
    ],
    [
      'stay Bruxelles, Belgique 2012',
      'stay Bruxelles, Belgique 2017',
      'stay Saint-Denis, La Réunion 2020~',
      'listed Barcelone, Espagne',
      'wish Copenhague, Danemark',
    ],
  ],
  [
    'Arabic, with a home in a note',
    ['المدينة,الدولة,التاريخ,ملاحظات', 'لندن,بريطانيا,2011-2013,دراسة (عشت هناك)', 'الرباط,المغرب,؟,'],
    ['lived لندن, GB 2011..2013', 'listed الرباط, المغرب'],
  ],
  [
    'Italian, with a title and a country for several rows',
    [
      'I NOSTRI VIAGGI,,',
      'Paese,Città,Quando',
      'Francia,Parigi,aprile 2011',
      ',Nizza,estate 2013',
      'Spagna,Siviglia,05/2014',
      'Totale paesi,2,',
      '* sono di Chiara,,',
    ],
    ['stay Parigi, Francia 2011-04', 'stay Nizza, Francia 2013~', 'stay Siviglia, Spagna 2014-05'],
  ],
  [
    'Finnish, with section rows of countries and wishes',
    [
      'Kaupunki;Milloin;Arvio',
      'Viro;;',
      'Tartto;kesäkuu 2014;4',
      'Pärnu;12.–15. heinäkuuta 2016;5',
      'Latvia;;',
      'Riika;2018;4',
      'Unelmat;;',
      'Daugavpils;;',
    ],
    [
      'stay Tartto, Viro 2014-06',
      'stay Pärnu, Viro 2016-07-12..2016-07-15',
      'stay Riika, Latvia 2018',
      'wish Daugavpils, Latvia',
    ],
  ],
  [
    'Ukrainian, with section rows of years and days without one',
    [
      'Місто,Країна,Дата',
      '2018,,',
      'Одеса,Україна,12–15 травня',
      'Львів,Україна,липень',
      '2019,,',
      'Краків,Польща,5 червня',
    ],
    [
      'stay Одеса, Україна 2018-05-12..2018-05-15',
      'stay Львів, Україна 2018-07',
      'stay Краків, Польща 2019-06-05',
    ],
  ],
  [
    'Romanian, with a year in a column of its own',
    [
      'Oraș,Țara,An,Perioada',
      'Brașov,România,2015,3–7 mai',
      'Varna,Bulgaria,2017,august',
      'Atena,Grecia,2018,',
    ],
    [
      'stay Brașov, România 2015-05-03..2015-05-07',
      'stay Varna, Bulgaria 2017-08',
      'stay Atena, Grecia 2018',
    ],
  ],
  [
    'Danish, with a column for each year',
    ['Måned,2017,2018', 'maj,Aarhus,Oslo & Bergen', 'juli,,Malmø'],
    ['stay Aarhus 2017', 'stay Oslo 2018', 'stay Bergen 2018', 'stay Malmø 2018'],
  ],
  [
    'Norwegian, with ticks below years',
    ['By;Land;2016;2018', 'Bodø;Norge;x;', 'Lund;Sverige;x;x'],
    ['stay Bodø, Norge 2016', 'stay Lund, Sverige 2016', 'stay Lund, Sverige 2018'],
  ],
  [
    'Catalan, with a column for each country',
    ['Itàlia,Japó,Xile', 'Roma,Kyoto,Valparaíso', 'Pisa,,'],
    ['listed Roma, Itàlia', 'listed Kyoto, Japó', 'listed Valparaíso, Xile', 'listed Pisa, Itàlia'],
  ],
  [
    'lists side by side',
    ['Visited,Want to go', 'Rome,Kyoto', 'Pisa,Nara'],
    ['listed Rome', 'wish Kyoto', 'listed Pisa', 'wish Nara'],
  ],
  [
    'Dutch, turned by a quarter',
    ['Stad;Gent;Delft;Bari', 'Land;België;Nederland;Italië', 'Wanneer;2014;mei 2016;3-5-2018'],
    ['stay Gent, België 2014', 'stay Delft, Nederland 2016-05', 'stay Bari, Italië 2018-05-03'],
  ],
  [
    'two rows of headings',
    ['Place,,Dates,', 'City,Country,From,To', 'Rome,Italy,2019-05-03,2019-05-06', 'Oslo,Norway,2018-02-01,'],
    ['stay Rome, Italy 2019-05-03..2019-05-06', 'stay Oslo, Norway 2018-02-01'],
  ],
  [
    'one row for each country, with flags',
    ['Country,Cities', '🇮🇹 Italy,"Rome, Florence & Pisa"', '🇵🇹,Lisbon / Porto'],
    ['listed Rome, IT', 'listed Florence, IT', 'listed Pisa, IT', 'listed Lisbon, PT', 'listed Porto, PT'],
  ],
  [
    'Czech, with nights and prices that look like years',
    [
      'Město;Země;Příjezd;Nocí;Cena',
      'Vídeň;Rakousko;3. 5. 2019;3;1999',
      'Drážďany;Německo;1. 2. 2018;1 noc;2010',
    ],
    ['stay Vídeň, Rakousko 2019-05-03..2019-05-06', 'stay Drážďany, Německo 2018-02-01..2018-02-02'],
  ],
  [
    'Brazilian, with durations in days',
    ['Cidade,País,Chegada,Duração', 'Recife,Brasil,03/05/2019,3 dias', 'Natal,Brasil,30/05/2019,1 dia'],
    ['stay Recife, Brasil 2019-05-03..2019-05-05', 'stay Natal, Brasil 2019-05-30..2019-05-30'],
  ],
  [
    'Thai, with years of the Buddhist era',
    ['เมือง,ประเทศ,วันที่', 'โตเกียว,ญี่ปุ่น,12 เม.ย. 2562', 'โซล,เกาหลีใต้,พ.ศ. 2560'],
    ['stay โตเกียว, ญี่ปุ่น 2019-04-12', 'stay โซล, เกาหลีใต้ 2017'],
  ],
  [
    'Persian, with days of its calendar',
    ['شهر,کشور,تاریخ', 'استانبول,ترکیه,۱۵ فروردین ۱۳۹۸', 'تفلیس,گرجستان,مهر ۱۳۹۶'],
    ['stay استانبول, ترکیه 2019-04-04', 'stay تفلیس, گرجستان 2017-10~'],
  ],
  [
    'Hungarian, with kinds that come again',
    [
      'Város;Ország;Mikor;Hogyan',
      'Szeged;Magyarország;2012;laktam',
      'Pécs;Magyarország;2014;nyaralás',
      'Bécs;Ausztria;2015;nyaralás',
      'Eger;Magyarország;2016;laktam',
      'Zágráb;Horvátország;2017;nyaralás',
    ],
    [
      'lived Szeged, Magyarország 2012',
      'stay Pécs, Magyarország 2014',
      'stay Bécs, Ausztria 2015',
      'lived Eger, Magyarország 2016',
      'stay Zágráb, Horvátország 2017',
    ],
  ],
  [
    'Turkish, with hotels, telephones and postcodes',
    [
      'Şehir;Otel;Telefon;Posta kodu;Giriş;Çıkış',
      'İzmir;Kordon Otel, Atatürk Cad. 12;+90 232 555 0101;35210;12.06.2018;15.06.2018',
      'Bursa;Çelik Palas;+90 224 555 0102;16010;01.07.2019;02.07.2019',
    ],
    ['stay İzmir 2018-06-12..2018-06-15', 'stay Bursa 2019-07-01..2019-07-02'],
  ],
])('%s', async (_, lines, places) => {
  const found = await read(...lines)
  expect({ format: found.report.format, places: found.places }).toEqual({ format: 'csv', places })
})

test.each([
  [
    'Greek',
    'Πόλη;Χώρα;Πότε;Σχόλια\nΡώμη;Ιταλία;Πάσχα 2015;\nΛονδίνο;Ηνωμένο Βασίλειο;2009-2011;έζησα εκεί\nΤόκιο;Ιαπωνία;όχι ακόμα;\nΣύνολο;3;;',
    ['stay Ρώμη, Ιταλία 2015~', 'lived Λονδίνο, Ηνωμένο Βασίλειο 2009..2011', 'wish Τόκιο, Ιαπωνία'],
  ],
  [
    'Bulgarian, with a column of years and one of months',
    'Град,Държава,Година,Месец\nВиена,Австрия,2014,май\nЛисабон,Португалия,2018,5',
    ['stay Виена, Австрия 2014-05', 'stay Лисабон, Португалия 2018-05'],
  ],
  [
    'Slovene, in which “kraj” is no country',
    'Kraj;Država;Od;Do;Spal\nDunaj;Avstrija;3. 5. 2019;6. 5. 2019;hotel Sacher, Philharmonikerstraße 4\nTrst;Italija;1. 8. 2020;;',
    ['stay Dunaj, Avstrija 2019-05-03..2019-05-06', 'stay Trst, Italija 2020-08-01'],
  ],
  [
    'Estonian, with nights',
    'Linn\tRiik\tMillal\tÖid\nRiia\tLäti\t3.05.2019\t2\nRoom\tItaalia\tsuvi 2018\t',
    ['stay Riia, Läti 2019-05-03..2019-05-05', 'stay Room, Itaalia 2018~'],
  ],
  [
    'Latvian',
    'Pilsēta,Valsts,Gads\nTallina,Igaunija,"2014, 2016"\nViļņa,Lietuva,2015\nKopā,2,',
    ['stay Tallina, Igaunija 2014', 'stay Tallina, Igaunija 2016', 'stay Viļņa, Lietuva 2015'],
  ],
  [
    'Lithuanian',
    'Miestas;Šalis;Data\nRyga;Latvija;2019 m. gegužės 3 d.\nKrokuva;Lenkija;2018-07-02 – 2018-07-05',
    ['stay Ryga, Latvija 2019-05-03', 'stay Krokuva, Lenkija 2018-07-02..2018-07-05'],
  ],
  [
    'Korean, with spans that name the year once and years of two digits',
    '도시\t나라\t기간\n오사카\t일본\t2018.05.03~05.06\n파리\t프랑스\t19.12.24 - 20.01.02',
    ['stay 오사카, 일본 2018-05-03..2018-05-06', 'stay 파리, 프랑스 2019-12-24..2020-01-02'],
  ],
  [
    'Hindi, with its digits',
    'शहर,देश,तारीख\nकाठमांडू,नेपाल,मई 2018\nदुबई,संयुक्त अरब अमीरात,३ मार्च २०१९',
    ['stay काठमांडू, नेपाल 2018-05', 'stay दुबई, संयुक्त अरब अमीरात 2019-03-03'],
  ],
  [
    'Chinese, with a last day without a year',
    '城市,国家,去的时间,回的时间\n东京,日本,2018年5月3日,5月7日\n曼谷,泰国,2019/12/28,1月2日\n巴黎,法国,还没,',
    ['stay 东京, 日本 2018-05-03..2018-05-07', 'stay 曼谷, 泰国 2019-12-28..2020-01-02', 'wish 巴黎, 法国'],
  ],
  [
    'Japanese, with eras',
    '年,都市,国\n令和元年,ローマ,イタリア\nH28,オスロ,ノルウェー',
    ['stay ローマ, イタリア 2019', 'stay オスロ, ノルウェー 2016'],
  ],
  [
    'Icelandic',
    'Borg;Land;Hvenær\nÓsló;Noregur;maí 2016\nKaupmannahöfn;Danmörk;3.–7. júní 2018',
    ['stay Ósló, Noregur 2016-05', 'stay Kaupmannahöfn, Danmörk 2018-06-03..2018-06-07'],
  ],
  [
    'Indonesian, with kinds',
    'Kota,Negara,Tanggal,Status\nTokyo,Jepang,3-7 Mei 2019,sudah\nParis,Prancis,,ingin',
    ['stay Tokyo, Jepang 2019-05-03..2019-05-07', 'wish Paris, Prancis'],
  ],
  [
    'codes of countries below an unknown heading',
    'cc,place,first,last\nIT,Rome,2019-05-03,2019-05-06\nNO,Oslo,2019-06-03,2019-06-05',
    ['stay Rome, IT 2019-05-03..2019-05-06', 'stay Oslo, NO 2019-06-03..2019-06-05'],
  ],
  ['flags', 'Flag,City,When\n🇮🇹,Rome,2015\n🇳🇴,Oslo,2016', ['stay Rome, IT 2015', 'stay Oslo, NO 2016']],
  [
    'a year for several rows',
    'Anno;Città;Mese\n2015;Roma;maggio\n;Pisa;luglio\n2016;Oslo;3 agosto',
    ['stay Roma 2015-05', 'stay Pisa 2015-07', 'stay Oslo 2016-08-03'],
  ],
  [
    'a column for each month',
    'Year,Jan,Feb,May\n2018,Rome,,Oslo\n2019,,Pisa,',
    ['stay Rome 2018-01', 'stay Oslo 2018-05', 'stay Pisa 2019-02'],
  ],
  [
    'the year in the name of the trip',
    'Trip,City,Country,Arrive,Depart\nSummer 2019,Rome,Italy,3 May,6 May\nSummer 2019,Pisa,Italy,6 May,9 May',
    ['stay Rome, Italy 2019-05-03..2019-05-06', 'stay Pisa, Italy 2019-05-06..2019-05-09'],
  ],
  [
    'from and to without years beside one',
    'Where,Country,From,To,Year\nOslo,Norway,28/12,02/01,2019\nBern,Switzerland,13/02,15/02,2018',
    ['stay Oslo, Norway 2019-12-28..2020-01-02', 'stay Bern, Switzerland 2018-02-13..2018-02-15'],
  ],
  [
    'ratings beside years, which are no months',
    'City,Country,Year,Rating\nRome,Italy,2012,5\nOslo,Norway,2013,4\nBern,Switzerland,2014,3',
    ['stay Rome, Italy 2012', 'stay Oslo, Norway 2013', 'stay Bern, Switzerland 2014'],
  ],
  [
    'ratings beside days, which are no last days',
    'Ville;Pays;Date;Note\nLille;France;03/05/2019;8,5\nBrest;France;30/05/2019;4',
    ['stay Lille, France 2019-05-03', 'stay Brest, France 2019-05-30'],
  ],
  [
    'ratings such as 7/10 beside days and years',
    'City,Country,Date,Score\nRome,Italy,03/05/2019,7/10\nOslo,Norway,25/12/2018,9/10',
    ['stay Rome, Italy 2019-05-03', 'stay Oslo, Norway 2018-12-25'],
  ],
  [
    'scores beside years',
    'City,Country,Year,Score\nRome,Italy,2019,7/10\nOslo,Norway,2018,9/10',
    ['stay Rome, Italy 2019', 'stay Oslo, Norway 2018'],
  ],
  [
    'hotels beside their cities',
    'Name,City,Phone,Visited on\nHotel Roma,Rome,+39 06 1234567,2019-05-03',
    ['stay Rome 2019-05-03'],
  ],
  [
    'a first day without the year of the last one',
    'Nr,Stadt,Von,Bis\n1,Rom,3.5.,6.5.2019\n2,Oslo,28.12.,2.1.2020',
    ['stay Rom 2019-05-03..2019-05-06', 'stay Oslo 2019-12-28..2020-01-02'],
  ],
  [
    'what goes on until now',
    'City,From,To,Type\nBerlin,2015,now,lived\nRome,2010,2012,lived\nOslo,2018-05-01,today,lived',
    ['lived Berlin 2015', 'lived Rome 2010..2012', 'lived Oslo 2018-05-01'],
  ],
  [
    'countries that are cities, alone in their rows',
    'City,When\nSingapore,\nRome,2015\nOslo,~2016',
    ['listed Singapore', 'stay Rome 2015', 'stay Oslo 2016~'],
  ],
  [
    'ticks in words',
    'City,Country,Been?,Want?\nRome,Italy,yes,\nOslo,Norway,no,yes\nBern,Switzerland,y,n',
    ['listed Rome, Italy', 'wish Oslo, Norway', 'listed Bern, Switzerland'],
  ],
  [
    'numbers of Excel and prices that look like years',
    'City,Country,Date,Zip,Budget\nRome,Italy,43588,00184,1999\nOslo,Norway,43650,0150,2010',
    ['stay Rome, Italy 2019-05-03', 'stay Oslo, Norway 2019-07-04'],
  ],
])('%s', async (_, text, places) => {
  expect(await read(text)).toMatchObject({ places, problems: [] })
})

test('rows that are left out are reported with their lines, and totals are ignored', async () => {
  const { places, problems } = await read(
    'Paese,Città,Quando',
    'Francia,Parigi,aprile 2011',
    'Italia,Pisa,un giorno di maggio',
    'Totale città,2,',
    '* sono di Chiara,,',
  )
  expect(problems).toEqual(['leftOut 5'])
  expect(places).toEqual(['stay Parigi, Francia 2011-04', 'listed Pisa, Italia no date: un giorno di maggio'])
})

test('a day without a year is no date, and no year is assumed', async () => {
  const { places, problems } = await read('City,Country,Date', 'Rome,Italy,3 May', 'Oslo,Norway,2018')
  expect(places).toEqual(['listed Rome, Italy no date: 3 May', 'stay Oslo, Norway 2018'])
  expect(problems).toEqual([])
})

test('an empty country stays empty when the names come first or a country is repeated', async () => {
  const { places } = await read(
    'Place,Country,Start',
    'Paris,France,2018',
    '"Portland, OR",,2015',
    'Rome,Italy,2016',
  )
  expect(places).toEqual(['stay Paris, France 2018', 'stay Portland, OR 2015', 'stay Rome, Italy 2016'])
  const again = await read('Country,City,Year', 'France,Paris,2018', ',Portland,2015', 'France,Nice,2016')
  expect(again.places[1]).toBe('stay Portland 2015')
})

test('places that are not ticked as visited are reported, not imported', async () => {
  const { places, problems } = await read('City,Visited', 'Rome,TRUE', 'Oslo,FALSE', 'Bern,TRUE', 'Riga,')
  expect(places).toEqual(['listed Rome', 'listed Bern'])
  expect(problems).toEqual(['leftOut 3', 'leftOut 5'])
})

test('sorted rows suggest the order of day and month, and a question still asks for it', async () => {
  const { places, report } = await read(
    'City,Date',
    'Rome,1/2/2019',
    'Oslo,2/1/2019',
    'Bern,3/4/2019',
    'Riga,4/2/2019',
  )
  expect(places[0]).toBe('stay Rome 2019-01-02')
  expect(report.questions[1]).toEqual({ asks: 'dayOrder', sample: '1/2/2019', guess: 'monthFirst' })
})

test.each([
  [
    'Icelandic, of which two words are known',
    [
      'Borg\tÞórshöfn\tKaupmannahöfn\tBoston',
      'Land\tFæreyjar\tDanmörk\tBandaríkin',
      'Frá\t1.6.2015\t12.10.2017\t20.11.2022',
      'Til\t8.6.2015\t15.10.2017\t27.11.2022',
      'Með\tMömmu\tein\tJóni',
    ],
  ],
  [
    'words that nobody knows',
    [
      'Qox\tÞórshöfn\tKaupmannahöfn\tBoston',
      'Qex\tFæreyjar\tDanmörk\tBandaríkin',
      'Qax\t1.6.2015\t12.10.2017\t20.11.2022',
      'Qix\t8.6.2015\t15.10.2017\t27.11.2022',
      'Qux\tMömmu\tein\tJóni',
    ],
  ],
])('a column is the header by what its rows hold: %s', async (_, lines) => {
  expect((await read(...lines)).places).toEqual([
    'stay Þórshöfn, Færeyjar 2015-06-01..2015-06-08',
    'stay Kaupmannahöfn, Danmörk 2017-10-12..2017-10-15',
    'stay Boston, Bandaríkin 2022-11-20..2022-11-27',
  ])
})

test('a table is not transposed when one of its rows has words in place of dates', async () => {
  const { places } = await read(
    'Rome\t2019-05-03\t2019-05-06',
    'Oslo\t2020-05-03\t2020-05-06',
    'Lima\tsommar\tsommar',
  )
  expect(places.map((place) => place.split(' ')[1])).toEqual(['Rome', 'Oslo', 'Lima'])
})
