import { expect, test } from 'vitest'
import { addDays } from '#shared/domain/day.ts'
import type { FoundPlace } from './found.ts'
import { readOne } from './read-in-test.ts'

/** Numbers from 0 to 1 that are the same in each run. */
const randomOf = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed / 2 ** 32
}

const cities = [
  { id: 'rome', name: 'Rome', country: 'Italy', latitude: 41.892_39, longitude: 12.511_33 },
  { id: 'saopaulo', name: 'São Paulo', country: 'Brazil', latitude: -23.547_5, longitude: -46.636_11 },
  {
    id: 'washington',
    name: 'Washington, D.C.',
    country: 'United States',
    latitude: 38.895_11,
    longitude: -77.036_37,
  },
  { id: 'quoted', name: '"Quoted" City; Town', country: 'Fiji', latitude: -16.5, longitude: 179.99 },
  { id: 'kyoto', name: '京都市', country: 'Japan', latitude: 35.021_07, longitude: 135.753_85 },
  { id: 'cairo', name: 'القاهرة', country: 'Egypt', latitude: 30.062_63, longitude: 31.249_67 },
] as const
const notes = [
  '',
  '',
  'with, comma',
  'two\nlines',
  'semicolon; "quotes"',
  'ünï 😀',
  "'apostrophe",
  '=SUM(A1)',
]

interface Row {
  city: (typeof cities)[number]
  kind: 'visited' | 'lived' | 'transit' | 'wish'
  start: string
  end: string
  note: string
}

const ledger = (seed: number): Row[] => {
  const random = randomOf(seed)
  const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }
  const dates = (): { start: string; end: string } => {
    const start = addDays('1990-01-01', Math.floor(random() * 12_000))
    const end = addDays(start, Math.floor(random() * 40))
    const precision = random()
    if (precision < 0.15) return { start: '', end: '' }
    if (precision < 0.3) return { start: start.slice(0, 4), end: '' }
    if (precision < 0.4) return { start: start.slice(0, 7), end: end.slice(0, 7) }
    if (precision < 0.45) return { start: `${start.slice(0, 4)}~`, end: '' }
    if (precision < 0.5) return { start: '', end }
    return { start, end: random() < 0.3 ? '' : end }
  }
  return Array.from({ length: 30 }, () => {
    const kind = pick(['visited', 'visited', 'lived', 'transit', 'wish'] as const)
    return {
      city: pick(cities),
      kind,
      note: pick(notes),
      ...(kind === 'wish' ? { start: '', end: '' } : dates()),
    }
  })
}

const kinds = { lived: 'lived', layover: 'transit', wish: 'wish' } as const

const rowOf = ({ is, place, start, end, note = '' }: FoundPlace) => ({
  city: 'name' in place ? place.name : '',
  at: 'latitude' in place ? [place.latitude, place.longitude] : [],
  kind: is === 'lived' || is === 'layover' || is === 'wish' ? kinds[is] : 'visited',
  start: start && 'day' in start ? start.day : '',
  end: end && 'day' in end ? end.day : '',
  note,
})

const expected = ({ city, kind, start, end, note }: Row) => ({
  city: city.name,
  at: [city.latitude, city.longitude],
  kind,
  start,
  end,
  note,
})

const quoted = (cell: string, delimiter: string) =>
  cell.includes(delimiter) || /["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

const tableOf = (rows: readonly Row[], delimiter: string, decimal: string, lineEnd: string) =>
  [
    ['city', 'country', 'latitude', 'longitude', 'kind', 'start', 'end', 'note'],
    ...rows.map(({ city, kind, start, end, note }) => [
      city.name,
      city.country,
      String(city.latitude).replace('.', decimal),
      String(city.longitude).replace('.', decimal),
      kind,
      start,
      end,
      note,
    ]),
  ]
    .map((cells) => cells.map((cell) => quoted(cell, delimiter)).join(delimiter) + lineEnd)
    .join('')

test.each([
  [',', '.', '\n'],
  [',', '.', '\r\n'],
  [';', ',', '\r\n'],
  ['\t', ',', '\n'],
])('random ledgers as a table with %j, %j and %j are read back', async (delimiter, decimal, lineEnd) => {
  for (let seed = 1; seed <= 15; seed += 1) {
    const rows = ledger(seed)
    const { places, problems, report } = await readOne(tableOf(rows, delimiter, decimal, lineEnd))
    expect(report.format).toBe('csv')
    expect(problems).toEqual([])
    expect(places.map(rowOf)).toEqual(rows.map(expected))
  }
})

const archiveOf = (rows: readonly Row[]) => ({
  product: 'waymark',
  version: 1,
  account: { email: 'secret@example.org' },
  records: {
    stay: rows
      .filter(({ kind }) => kind !== 'wish')
      .map(({ city, kind, start, end, note }) => ({ city: city.id, kind, start, end, note })),
    wish: rows.filter(({ kind }) => kind === 'wish').map(({ city, note }) => ({ city: city.id, note })),
    trip: [{ id: 't', name: 'Italy' }],
    travel_item: [
      {
        trip: 't',
        from: 'rome',
        to: 'cairo',
        type: 'plane',
        start_date: '2019-05-03 00:00:00.000Z',
        arrival_date: '',
      },
    ],
  },
  places: Object.fromEntries(cities.map((city) => [city.id, { ...city, state: '' }])),
})

test('random ledgers as an archive of the account are read back', async () => {
  for (let seed = 1; seed <= 15; seed += 1) {
    const rows = ledger(seed)
    const { places, rides, problems, report } = await readOne({ json: archiveOf(rows) })
    expect(report.format).toBe('waymark')
    expect(problems).toEqual([])
    const [stays, wishes] = [
      rows.filter(({ kind }) => kind !== 'wish'),
      rows.filter(({ kind }) => kind === 'wish'),
    ]
    expect(places.map(rowOf)).toEqual([...stays, ...wishes].map(expected))
    expect(rides).toMatchObject([{ type: 'plane', trip: 'Italy', depart: { day: '2019-05-03' } }])
  }
})

const ofMap = [
  {
    kind: 'visited',
    days: '2019-05-03/2019-05-06',
    start: '2019-05-03',
    end: '2019-05-06',
    note: 'two\nlines',
  },
  { kind: 'lived', days: '2011/2014-06~', start: '2011', end: '2014-06~', note: '' },
  { kind: 'transit', days: '../2015', start: '', end: '2015', note: '' },
  { kind: 'visited', days: '', start: '', end: '', note: 'a/b' },
  { kind: 'wish', days: '', start: '', end: '', note: 'Blossom' },
]
const mapExpected = ofMap.map(({ kind, start, end, note }) => ({
  city: 'Rome',
  at: [41.9, 12.5],
  kind,
  start,
  end,
  note,
}))
const described = ({ days, note }: (typeof ofMap)[number]) =>
  [days, note].filter((part) => part !== '').join('\n')

test('the exports of the map are read back: GeoJSON, KML and GPX', async () => {
  const geojson = {
    type: 'FeatureCollection',
    features: ofMap.map(({ kind, start, end, note }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [12.5, 41.9] },
      properties: { kind, start, end, note, name: 'Rome' },
    })),
  }
  const kml = ofMap.map(
    (stay) =>
      `<Folder><name>${stay.kind}</name><Placemark><name>Rome</name><description>${described(stay)}</description>` +
      '<Point><coordinates>12.5,41.9</coordinates></Point></Placemark></Folder>',
  )
  const gpx = ofMap.map(
    (stay) =>
      `<wpt lat="41.9" lon="12.5"><name>Rome</name><desc>${described(stay)}</desc><type>${stay.kind}</type></wpt>`,
  )
  for (const file of [
    { json: geojson },
    `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>${kml.join('')}</Document></kml>`,
    `<?xml version="1.0"?><gpx version="1.1" creator="Waymark">${gpx.join('')}</gpx>`,
  ]) {
    const { places, problems } = await readOne(file)
    expect(problems).toEqual([])
    expect(places.map(rowOf)).toEqual(mapExpected)
  }
})

test('exported trips are read back with their names, days and positions', async () => {
  const header =
    'trip,description,starts,ends,leg,type,from,from_country,from_latitude,from_longitude,to,to_country,to_latitude,to_longitude,departs,arrives'
  const { report, rides } = await readOne(
    [
      header,
      "'=Spring,,2019-05-03,,1,train,Rome,Italy,41.9,12.5,Pisa,Italy,43.7,10.4,2019-05-03,",
      'Empty,,,,,,,,,,,,,,,',
      'Open,,,,1,car,Rome,Italy,41.9,12.5,,,,,2019-05-03,',
    ].join('\r\n'),
  )
  expect(report.format).toBe('waymark')
  expect(rides).toEqual([
    {
      type: 'train',
      from: { name: 'Rome', latitude: 41.9, longitude: 12.5 },
      to: { name: 'Pisa', latitude: 43.7, longitude: 10.4 },
      depart: { day: '2019-05-03' },
      row: 2,
      trip: '=Spring',
    },
  ])
})
