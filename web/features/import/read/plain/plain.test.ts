import { expect, test } from 'vitest'
import type { Answers, Place, Sink, When } from '#web/features/import/read/found.ts'
import { readOne } from '#web/features/import/read/read-in-test.ts'
import { blobSource } from '#web/features/import/read/sources.ts'
import { cellRows } from './cells.ts'
import { degreesOf, positionOfCell } from './coordinates.ts'
import { countryCodeOf } from './countries.ts'
import { csv } from './csv.ts'

const named = (place: Place) =>
  'airport' in place
    ? place.airport
    : 'latitude' in place
      ? `${place.name ?? ''} (${place.latitude}, ${place.longitude})`.trim()
      : [place.name, place.country].filter((text) => text !== undefined).join(', ')
const at = (when: When | undefined) => {
  if (when === undefined) return ''
  return 'instant' in when
    ? new Date(when.instant).toISOString().slice(0, 16)
    : [when.day, when.time ?? ''].join(' ').trim()
}

const read = async (text: string | string[]) => {
  const { report, places, rides, problems } = await readOne(typeof text === 'string' ? text : text.join('\n'))
  return {
    format: report.format,
    questions: report.questions,
    places: places.map(({ is, place, start, end, row, note, badDate }) =>
      [`${is} ${named(place)}`, at(start), at(end), row, note, badDate && `no date: ${badDate}`]
        .filter((part) => part !== undefined && part !== '')
        .join(' | '),
    ),
    rides: rides.map(({ type, from, to, depart, arrive, number }) =>
      [`${type} ${named(from)} – ${named(to)}`, at(depart), at(arrive), number ?? ''].join(' | '),
    ),
    problems: problems.map(({ code, row, text }) => [code, row, text].join(' | ')),
  }
}

test.each([
  ['comma', 'City,Country,Start,End,Note\nRome,Italy,2019-05-03,2019-05-06,"with, comma"'],
  [
    'semicolon of a German spreadsheet',
    'sep=;\r\nStadt;Land;Von;Bis;Notiz\r\nRome;Italy;03.05.2019;06.05.2019;with, comma',
  ],
  [
    'pasted cells',
    'Ville\tPays\tArrivée\tDépart\tCommentaire\nRome\tItaly\t03/05/2019\t06/05/2019\twith, comma\nParis\tFrance\t30/05/2019\t\t',
  ],
  ['Spanish', 'Ciudad|País|Fecha de inicio|Fecha de fin|Notas\nRome|Italy|2019-05-03|2019-05-06|with, comma'],
  [
    'Arabic',
    'المدينة,الدولة,تاريخ البدء,تاريخ الانتهاء,ملاحظات\nRome,Italy,2019-05-03,2019-05-06,"with, comma"',
  ],
  [
    'Russian',
    'Город;Страна;Дата начала;Дата окончания;Заметки\nRome;Italy;2019-05-03;2019-05-06;with, comma',
  ],
  ['Japanese', '都市,国,開始日,終了日,メモ\nRome,Italy,2019/5/3,2019/5/6,"with, comma"'],
])('columns are guessed by header: %s', async (_, text) => {
  const { format, places } = await read(text)
  expect(format).toBe('csv')
  const row = text.startsWith('sep=') ? 3 : 2
  expect(places[0]).toBe(`stay Rome, Italy | 2019-05-03 | 2019-05-06 | ${row} | with, comma`)
})

test.each([
  [
    'decimal commas between semicolons',
    'name;lat;lon\nRom;41,9028;12,4964\nBern;46,95;7,45',
    'Rom (41.9028, 12.4964)',
  ],
  ['degrees and letters', 'name,latitude,longitude\nSydney,33.87° S,151.21° E', 'Sydney (-33.87, 151.21)'],
  ['degrees × 10⁷', 'name,latitudeE7,longitudeE7\nRom,419028000,124964000', 'Rom (41.9028, 12.4964)'],
  ['one cell', 'Ort;Koordinaten\nRom;"41.9028, 12.4964"', 'Rom (41.9028, 12.4964)'],
])('positions: %s', async (_, text, place) => {
  expect((await read(text)).places[0]).toContain(place)
})

test('a position out of range is reported, and the other rows are read', async () => {
  const { places, problems } = await read('name,lat,lon\nRom,41.9,12.5\n,95,12\nBern,46.9,7.4\n')
  expect(places).toEqual(['listed Rom (41.9, 12.5) | 2', 'listed Bern (46.9, 7.4) | 4'])
  expect(problems).toEqual(['badPosition | 3 | 95, 12'])
})

test('the column decides the order of day and month, or else a question asks for it', async () => {
  const american = await read('city,date\nRome,5/3/2019\nParis,12/31/2019')
  expect(american.places).toEqual(['stay Rome | 2019-05-03 | 2', 'stay Paris | 2019-12-31 | 3'])
  expect(american.questions.map(({ asks }) => asks)).toEqual(['columns'])
  const unclear = await read('city,date\nRome,5/3/2019\nParis,1/2/2019')
  expect(unclear.places).toEqual(['stay Rome | 2019-03-05 | 2', 'stay Paris | 2019-02-01 | 3'])
  expect(unclear.questions[1]).toEqual({ asks: 'dayOrder', sample: '5/3/2019', guess: 'dayFirst' })
})

test.each([
  ['2011', '2011'],
  ['2011-07', '2011-07'],
  ['July 2011', '2011-07'],
  ['Juli 2011', '2011-07'],
  ['juillet 2011', '2011-07'],
  ['about 2011', '2011~'],
  ['43586', '2019-05-01'],
  ['2019-05-03T10:00:00', '2019-05-03 10:00'],
])('a date cell "%s" is %s', async (cell, expected) => {
  expect((await read(`city,date\nRome,${cell}\nParis,2019`)).places[0]).toBe(`stay Rome | ${expected} | 2`)
})

test('a range in one cell', async () => {
  const { places } = await read(
    'city;date\nRome;3–7 May 2019\nParis;2019-05-03/2019-05-06\nBern;3.5.2019 - 6.5.2019',
  )
  expect(places).toEqual([
    'stay Rome | 2019-05-03 | 2019-05-07 | 2',
    'stay Paris | 2019-05-03 | 2019-05-06 | 3',
    'stay Bern | 2019-05-03 | 2019-05-06 | 4',
  ])
})

test('kinds, notes, airports, and countries without a city', async () => {
  const { places, problems } = await read([
    'city,country,type,notes',
    'Rome,Italy,lived,Via Appia',
    'Kyoto,JP,Wishlist,',
    'Dubai,,layover,',
    'FCO,,visited,',
    ',France,visited,',
    'Bern,Switzerland,visited,,,,',
  ])
  expect(places).toEqual([
    'lived Rome, Italy | 2 | Via Appia',
    'wish Kyoto, JP | 3',
    'layover Dubai | 4',
    'listed FCO | 5',
    'listed Bern, Switzerland | 7',
  ])
  expect(problems).toEqual(['countryOnly | 6 | France, visited'])
})

test('"from" and "to" are ends of rides, or days when their cells are dates', async () => {
  const rides = await read(
    'date,from,to,flight number,type\n2019-05-03,MUC,FCO,LH1866,\n2019-05-06,Rome,Munich,,train\n2019-05-07,Munich,Bern,,',
  )
  expect(rides.rides).toEqual([
    'plane MUC – FCO | 2019-05-03 |  | LH 1866',
    'train Rome – Munich | 2019-05-06 |  | ',
    'car Munich – Bern | 2019-05-07 |  | ',
  ])
  expect((await read('city,from,to\nRome,2019-05-03,2019-05-06')).places).toEqual([
    'stay Rome | 2019-05-03 | 2019-05-06 | 2',
  ])
})

test('a table without a header', async () => {
  const { format, places } = await read(
    'Rome,Italy,2019-05-03,2019-05-06\nParis,France,2019-06-03,2019-06-06',
  )
  expect(format).toBe('csv')
  expect(places).toEqual([
    'stay Rome, Italy | 2019-05-03 | 2019-05-06 | 1',
    'stay Paris, France | 2019-06-03 | 2019-06-06 | 2',
  ])
})

test('the person changes the columns and the order of day and month', async () => {
  const places: string[] = []
  const sink: Sink = {
    place: ({ place, start }) => places.push(`${named(place)} ${at(start)}`),
    ride: () => undefined,
    trip: () => undefined,
    problem: () => undefined,
    question: () => undefined,
    point: () => undefined,
    picture: () => undefined,
  }
  const answers: Answers = { columns: ['skip', 'name', 'start'], dayOrder: 'monthFirst' }
  const text = 'city,hotel,date\nRome,Ostia,5/3/2019'
  await csv.read(blobSource(new Blob([text]), 'a.csv'), sink, new AbortController().signal, answers)
  expect(places).toEqual(['Ostia 2019-05-03'])
})

test('a quotation without an end affects only its own line', () => {
  const [, broken, next] = [...cellRows('a,b\n"x,1\ny,2\n', ',')]
  expect(broken).toMatchObject({ line: 2, cells: ['"x', '1'], isBroken: true })
  expect(next).toMatchObject({ line: 3, cells: ['y', '2'], isBroken: false })
})

test('line numbers are right with all line ends and with quotations over several lines', () => {
  const rows = [...cellRows('a,b\r\n"x\r\ny",1\r\rz,"2"" q"', ',')]
  expect(rows.map(({ line, cells }) => [line, ...cells])).toEqual([
    [1, 'a', 'b'],
    [2, 'x\r\ny', '1'],
    [5, 'z', '2" q'],
  ])
})

test.each([
  ['48.14', 48.14],
  ['48,14', 48.14],
  ['-33.87', -33.87],
  ['33.87 S', -33.87],
  ['W 122.4', -122.4],
  ['48°8\'14"N', 48.137_222],
  ['481400000', 48.14],
  ['north', undefined],
  ['48.14.2', undefined],
])('degrees of "%s"', (text, expected) => {
  const degrees = degreesOf(text)
  if (expected === undefined) expect(degrees).toBeUndefined()
  else expect(degrees).toBeCloseTo(expected, 5)
})

test.each([
  ['48.14, 11.58'],
  ['48.14,11.58'],
  ['48,14; 11,58'],
  ['48.14 11.58'],
  ['geo:48.14,11.58'],
  ['POINT(11.58 48.14)'],
])('the position "%s"', (text) => {
  expect(positionOfCell(text)).toEqual({ latitude: 48.14, longitude: 11.58 })
})

test.each([
  ['Germany', 'DE'],
  ['Deutschland', 'DE'],
  ['ألمانيا', 'DE'],
  ['Österreich', 'AT'],
  ['日本', 'JP'],
  ['USA', 'US'],
  ['U.K.', 'GB'],
  ['Munich', undefined],
])('the country "%s" is %s', (text, code) => {
  expect(countryCodeOf(text)).toBe(code)
})

test('"State/Country" is a country, and "arrive" and "leave" are days', async () => {
  const { places, questions } = await read(
    'Town,State/Country,Arrive,Leave\nParis,TX,5/20/2022,5/21/2022\nLeeds,UK,4/3/2023,4/5/2023',
  )
  expect(places).toEqual([
    'stay Paris, TX | 2022-05-20 | 2022-05-21 | 2',
    'stay Leeds, UK | 2023-04-03 | 2023-04-05 | 3',
  ])
  expect(questions.map(({ asks }) => asks)).toEqual(['columns'])
})

test('a state and a country are read together, and a column of kinds is not a state', async () => {
  expect((await read('City,State,Country\nParis,TX,USA\nRome,,Italy')).places).toEqual([
    'listed Paris, TX, USA | 2',
    'listed Rome, Italy | 3',
  ])
  expect((await read('City,State\nParis,visited\nKyoto,wishlist')).places).toEqual([
    'listed Paris | 2',
    'wish Kyoto | 3',
  ])
})

test.each([
  ['Cidade\tPaís\tMês\nRecife\tBrasil\tmarço de 2014', 'stay Recife, Brasil | 2014-03 | 2'],
  ['Ciudad;Fecha\nLima;12 de abril de 2016', 'stay Lima | 2016-04-12 | 2'],
  ['Ville;Mois\nLyon;août 2017', 'stay Lyon | 2017-08 | 2'],
  ['都市,日付\nローマ,2017年9月2日', 'stay ローマ | 2017-09-02 | 2'],
  ['도시,날짜\n로마,2017년 9월', 'stay 로마 | 2017-09 | 2'],
  ['City,Date(s)\nDublin,March 17, 2012\nOslo,2013', 'stay Dublin | 2012-03-17 | 2'],
])('dates in words of a table: %s', async (text, expected) => {
  expect((await read(text)).places[0]).toBe(expected)
})

test('an address book is refused, and a table of unknown columns is a question', async () => {
  const people = await readOne(
    'First Name,Last Name,Birthday\nFlorence,Lisbon,1981-02-17\nBern,Riga,1990-01-02',
  )
  expect(people.report.unreadable).toBe('addressBook')
  expect(people.places).toEqual([])
  const unknown = await read('Vessel,Launched\nFlorence,1981-02-17\nParis,1990-01-02')
  expect(unknown.places).toEqual([])
  expect(unknown.questions).toMatchObject([{ asks: 'columns', guess: ['skip', 'start'] }])
})

test('cells between tabs are a table, also without known headings', async () => {
  expect(
    (await read('Where\t\tWhen\nBath\tEngland\tAug 2010\nCork\tIreland\tMarch 17, 2012')).places,
  ).toEqual(['stay Bath, England | 2010-08 | 2', 'stay Cork, Ireland | 2012-03-17 | 3'])
  const { format, places } = await read('Bath\tEngland\nCork\tIreland')
  expect([format, ...places]).toEqual(['csv', 'listed Bath, England | 1', 'listed Cork, Ireland | 2'])
})

test('all places of a sentence get its year', async () => {
  const { format, places } = await read('Paris, Rome, then New York in 2019')
  expect(format).toBe('list')
  expect(places).toEqual(['stay Paris, Rome | 2019 | 1', 'stay New York | 2019 | 1'])
})

test.each([
  ['Paris', ['listed Paris']],
  ['- Washington, DC', ['listed Washington, DC']],
  ['3. São Paulo (2014)', ['stay São Paulo | 2014']],
  ['2019: Paris, Rome', ['stay Paris, Rome | 2019']],
  ['Paris 2018, Rome 2019', ['stay Paris | 2018', 'stay Rome | 2019']],
  ['Rome, May 2019', ['stay Rome | 2019-05']],
  ['Rome – 3–7 May 2019', ['stay Rome | 2019-05-03 | 2019-05-07']],
  ['Berlin → Praha → Wien', ['listed Berlin', 'listed Praha', 'listed Wien']],
  ['den Haag & Las Palmas', ['listed den Haag', 'listed Las Palmas']],
  ['باريس ثم روما في 2019', ['stay باريس | 2019', 'stay روما | 2019']],
  ['東京、京都、大阪', ['listed 東京', 'listed 京都', 'listed 大阪']],
  ['Port of Spain, Trinidad and Tobago', ['listed Port of Spain, Trinidad and Tobago']],
  ['Paris, 2011', ['stay Paris | 2011']],
  ['paris', ['listed paris']],
  ['🇫🇷 Paris', ['listed Paris, France']],
  ['✅ Lima – 18 June 2019', ['stay Lima | 2019-06-18']],
  ['☑️ Oslo, 3-6 Sep 2020', ['stay Oslo | 2020-09-03 | 2020-09-06']],
  ['Kuala Lumpur - Malaysia', ['listed Kuala Lumpur, Malaysia']],
  ['Berlin – Luxembourg – Paris', ['listed Berlin', 'listed Luxembourg', 'listed Paris']],
  ['- [x] Bath', ['listed Bath']],
  ['1. ☐ Bath', ['listed Bath']],
  ['3️⃣ Bath', ['listed Bath']],
  ['Dublin, March 17, 2012', ['stay Dublin | 2012-03-17']],
  ['Nueva York – abril de 2016', ['stay Nueva York | 2016-04']],
  ['ローマ（2018年）', ['stay ローマ | 2018']],
  ['北京 2017年9月2日', ['stay 北京 | 2017-09-02']],
])('"%s"', async (text, expected) => {
  expect((await read(text)).places.map((place) => place.replace(/ \| 1$/, ''))).toEqual(expected)
})

test('a country without a city is reported, unless it shares its name with a city', async () => {
  const { places, problems } = await read('France\nLuxembourg\nItalien\nDE')
  expect(places).toEqual(['listed Luxembourg | 2'])
  expect(problems).toEqual(['countryOnly | 1 | France', 'countryOnly | 3 | Italien', 'countryOnly | 4 | DE'])
})

test('lines with commas are a list, not a table', async () => {
  expect((await read('Paris, France\nRome, Italy\n')).format).toBe('list')
})

test.each([
  'City,Country,First day,Last day',
  'Ort,Land,Erster Tag,Letzter Tag',
  'المدينة,الدولة,اليوم الأول,اليوم الأخير',
])('the words of the questions of the import are known as headings: %s', async (header) => {
  const { places } = await readOne(`${header}\nRome,Italy,2019-05-03,2019-05-06\n`)
  expect(places).toMatchObject([
    { place: { name: 'Rome' }, start: { day: '2019-05-03' }, end: { day: '2019-05-06' } },
  ])
})

test.each([
  [
    'French',
    'Ville;Pays;Jour où je suis venu;Jour du retour\nNantes;France;1er juin 2014;4 juin 2014\nTurin;Italie;août 2015;',
    ['stay Nantes, France | 2014-06-01 | 2014-06-04 | 2', 'stay Turin, Italie | 2015-08 | 3'],
  ],
  [
    'Spanish',
    'Ciudad,País,Día de entrada,Día de vuelta\nLima,Perú,9 de abril de 2016,12 de abril de 2016\nQuito,Ecuador,03/04/2017,30/04/2017',
    ['stay Lima, Perú | 2016-04-09 | 2016-04-12 | 2', 'stay Quito, Ecuador | 2017-04-03 | 2017-04-30 | 3'],
  ],
  [
    'Italian',
    'Città\tNazione\tDal\tAl\tTipo\nBari\tItalia\tsett 2008\tgiu 2009\tvissuto\nOslo\tNorvegia\t\t\tda visitare',
    ['lived Bari, Italia | 2008-09 | 2009-06 | 2', 'wish Oslo, Norvegia | 3'],
  ],
  [
    'Polish',
    'Miasto;Kraj;Od;Do\nGdynia;Polska;3 lipca 2012;październik 2012',
    ['stay Gdynia, Polska | 2012-07-03 | 2012-10 | 2'],
  ],
  [
    'Czech',
    'Místo;Země;Začátek cesty;Návrat\nBrno;Česko;2. 6. 2016;5. 6. 2016\nGraz;Rakousko;3. října 2017;',
    ['stay Brno, Česko | 2016-06-02 | 2016-06-05 | 2', 'stay Graz, Rakousko | 2017-10-03 | 3'],
  ],
  [
    'Russian',
    'Город;Страна;Заезд;Выезд\nКазань;Россия;5 июня 2011 г.;9 июня 2011 г.',
    ['stay Казань, Россия | 2011-06-05 | 2011-06-09 | 2'],
  ],
  [
    'Japanese',
    '行った所,国,着いた日,帰った日\n奈良,日本,平成30年4月2日,平成30年4月4日\n仁川,韓国,2019/8/9,',
    ['stay 奈良, 日本 | 2018-04-02 | 2018-04-04 | 2', 'stay 仁川, 韓国 | 2019-08-09 | 3'],
  ],
  [
    'Korean',
    '도시\t국가\t간 날\t온 날\n대구\t대한민국\t2016. 8. 12.\t2016년 8월 14일',
    ['stay 대구, 대한민국 | 2016-08-12 | 2016-08-14 | 2'],
  ],
  [
    'Arabic',
    'المدينة,البلد,يوم القدوم,يوم الرحيل\nالرباط,المغرب,٢٠١٧/٠٣/١١,١٥ مارس ٢٠١٧',
    ['stay الرباط, المغرب | 2017-03-11 | 2017-03-15 | 2'],
  ],
  [
    'Swedish, with a range in a cell',
    'Stad,Land,Resdagar\nLund,Sverige,2016-07-02 – 2016-07-05\nBergen,Norge,juni 2014',
    ['stay Lund, Sverige | 2016-07-02 | 2016-07-05 | 2', 'stay Bergen, Norge | 2014-06 | 3'],
  ],
  [
    'Greek',
    'Πόλη;Χώρα;Άφιξη;Αναχώρηση\nΧανιά;Ελλάδα;5 Μαΐου 2015;9 Μαΐου 2015\nΠάτρα;Ελλάδα;Αύγουστος 2016;',
    ['stay Χανιά, Ελλάδα | 2015-05-05 | 2015-05-09 | 2', 'stay Πάτρα, Ελλάδα | 2016-08 | 3'],
  ],
  [
    'Croatian',
    'Mjesto;Zemlja;Dolazak;Odlazak\nZadar;Hrvatska;3. listopada 2016.;4. srpnja 2017.',
    ['stay Zadar, Hrvatska | 2016-10-03 | 2017-07-04 | 2'],
  ],
  [
    'Vietnamese',
    'Thành phố,Quốc gia,Đến,Đi\nHuế,Việt Nam,12 tháng 3 2016,15 tháng 3 năm 2016',
    ['stay Huế, Việt Nam | 2016-03-12 | 2016-03-15 | 2'],
  ],
  [
    'Hebrew',
    'מקום,ארץ,הגעה,עזיבה\nאילת,ישראל,5 במאי 2015,8 במאי 2015',
    ['stay אילת, ישראל | 2015-05-05 | 2015-05-08 | 2'],
  ],
  [
    'ranges of words',
    'Ville;Pays;Séjour\nLille;France;du 3 au 7 mai 2019\nBrest;France;3 mai 2018 au 7 juin 2018',
    ['stay Lille, France | 2019-05-03 | 2019-05-07 | 2', 'stay Brest, France | 2018-05-03 | 2018-06-07 | 3'],
  ],
  [
    'an earlier day in a later column',
    'Stad,Land,Dag A,Dag B\nLund,Sverige,2016-07-02,2016-05-05\nOslo,Norge,2017-07-02,2017-05-05',
    ['stay Lund, Sverige | 2016-07-02 | 2', 'stay Oslo, Norge | 2017-07-02 | 3'],
  ],
  [
    'kinds below a name that says nothing',
    'Stad,Land,När,Övrigt\nLund,Sverige,2012,bodde\nOslo,Norge,juni 2014,besökt\nTokyo,Japan,,vill åka',
    ['lived Lund, Sverige | 2012 | 2', 'stay Oslo, Norge | 2014-06 | 3', 'wish Tokyo, Japan | 4'],
  ],
])('days are found by what the columns hold: %s', async (_, text, places) => {
  expect(await read(text)).toMatchObject({ format: 'csv', places, problems: [] })
})

test('a place with a day that does not exist or a last day before the first is kept without a date', async () => {
  const { places, problems } = await read([
    'City,Country,Travelled on,Returned on',
    'Rome,Italy,28/02/2018,03/03/2018',
    'Bern,Switzerland,31/02/2018,04/03/2018',
    'Oslo,Norway,12/05/2018,08/05/2018',
    'Lima,Peru,2019,03/05/2019',
    'Quito,Ecuador,04/06/2019,06/06/2019',
  ])
  expect(places).toEqual([
    'stay Rome, Italy | 2018-02-28 | 2018-03-03 | 2',
    'listed Bern, Switzerland | 3 | no date: 31/02/2018 04/03/2018',
    'listed Oslo, Norway | 4 | no date: 12/05/2018 08/05/2018',
    'stay Lima, Peru | 2019 | 2019-05-03 | 5',
    'stay Quito, Ecuador | 2019-06-04 | 2019-06-06 | 6',
  ])
  expect(problems).toEqual([])
})

test('a ride on a day that does not exist is reported with its ends', async () => {
  const { rides, problems } = await read([
    'Date,From,To',
    '2018-02-28,Rome,Pisa',
    '2018-02-31,Pisa,Bern',
    '2018-03-04,Bern,Oslo',
  ])
  expect(rides).toHaveLength(2)
  expect(problems).toEqual(['badDate | 3 | Pisa – Bern: 2018-02-31'])
})

test('of a malformed date at most 80 characters are shown', async () => {
  const { places } = await read(['City,Date', 'Oslo,2018-02-28', `Bern,2018-99-99${'9'.repeat(500)}`])
  expect(places).toEqual([
    'stay Oslo | 2018-02-28 | 2',
    `listed Bern | 3 | no date: 2018-99-99${'9'.repeat(70)}`,
  ])
})

test('the day on which a row was written is not a day of a stay', async () => {
  const { places } = await read('City,Country,Created at\nRome,Italy,2019-05-03\nOslo,Norway,2019-05-03')
  expect(places).toEqual(['listed Rome, Italy | 2', 'listed Oslo, Norway | 3'])
})

test('lines of which only the first has a comma are not a table', async () => {
  const { format, places } = await read('1) Bari, 2010\n2) Pisa - 2011\n3) Torino 2016')
  expect(format).toBe('list')
  expect(places).toEqual(['stay Bari | 2010 | 1', 'stay Pisa | 2011 | 2', 'stay Torino | 2016 | 3'])
})

test('times with an offset and the name of a zone are instants, and the zero time of programs is ignored', async () => {
  const { places } = await read([
    'City,Begin Trip Time,Dropoff Time',
    'Mexico City,2022-11-04 15:27:31 +0000 UTC,2022-11-04 15:49:00 +0000 UTC',
    'Kyiv,1970-01-01 00:00:00 +0000 UTC,1970-01-01 00:00:00 +0000 UTC',
    'Warsaw,2019-09-05 17:27:31 +0200 CEST,',
  ])
  expect(places).toEqual([
    'stay Mexico City | 2022-11-04T15:27 | 2022-11-04T15:49 | 2',
    'listed Kyiv | 3',
    'stay Warsaw | 2019-09-05T15:27 | 4',
  ])
})
