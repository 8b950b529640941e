import { expect, test } from 'vitest'
import { addDays } from '#shared/domain/day.ts'
import { type FileFormat, fileParts } from '#shared/domain/file-format.ts'
import { type ExportedPlace, mapFormats } from '#shared/domain/map-export.ts'
import { tripsFormats } from '#shared/domain/trips-export.ts'
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
/** Texts before which this app's tables put an apostrophe, which is not part of the text. */
const formulas = ["'=SUM(A1)", "' + 1", '＝1', '- one\n- two', '\u200B@x']

interface Row {
  city: (typeof cities)[number]
  kind: 'visited' | 'lived' | 'transit' | 'wish'
  start: string
  end: string
  note: string
}

const ledger = (seed: number, texts: readonly string[] = notes): Row[] => {
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
      note: pick(texts),
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
    const { places, rides, trips, problems, report } = await readOne({ json: archiveOf(rows) })
    expect(report.format).toBe('waymark')
    expect(problems).toEqual([])
    const [stays, wishes] = [
      rows.filter(({ kind }) => kind !== 'wish'),
      rows.filter(({ kind }) => kind === 'wish'),
    ]
    expect(places.map(rowOf)).toEqual([...stays, ...wishes].map(expected))
    expect(rides).toEqual([])
    expect(trips).toMatchObject([{ name: 'Italy', legs: [{ type: 'plane', depart: { day: '2019-05-03' } }] }])
  }
})

const exported = (rows: readonly Row[]): ExportedPlace[] =>
  rows.map(({ city, ...row }, index) => ({
    ...city,
    ...row,
    id: `row${index}`,
    city: city.id,
    state: '',
    iso2: '',
    trip: '',
  }))
const title = { name: 'Map', description: '' }
const madeAt = '2026-01-01 00:00:00.000Z'
const [mapFiles, tripFiles] = [mapFormats(title, madeAt), tripsFormats(title, madeAt)]

/** A whole file, whose items come in pages of seven. */
async function fileOf<Item>(format: FileFormat<Item>, items: readonly Item[]): Promise<string> {
  async function* pages() {
    for (let from = 0; from < items.length; from += 7) yield items.slice(from, from + 7)
  }
  let text = ''
  for await (const part of fileParts(format, pages)) text += part
  return text
}
const inOrder = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).sort()

test.each(['csv', 'geojson', 'kml', 'gpx'] as const)(
  'random ledgers that this app exports as %s are read back',
  async (format) => {
    for (let seed = 1; seed <= 15; seed += 1) {
      // The other formats trim white space at the ends of a note.
      const rows = ledger(seed, [...notes, ...formulas, ...(format === 'csv' ? [' =1'] : [])])
      const { places, problems, report } = await readOne(await fileOf(mapFiles[format], exported(rows)))
      expect(report.format).toBe(format)
      expect(problems).toEqual([])
      expect(inOrder(places.map(rowOf))).toEqual(inOrder(rows.map(expected)))
    }
  },
)

/** A calendar has only events on known days, without “about”. */
const inCalendar = (rows: readonly Row[]) =>
  rows
    .filter(({ kind, start }) => kind !== 'wish' && start.length === 10)
    .map((row) => ({ ...row, end: row.end === row.start ? '' : row.end }))

test('the dated stays of random ledgers that this app exports as a calendar are read back', async () => {
  for (let seed = 1; seed <= 15; seed += 1) {
    const rows = ledger(seed, [...notes, 'Flight LH 123 from FRA to JFK', 'back\\slash \\n, \\;'])
    const { places, rides, problems, report } = await readOne(await fileOf(mapFiles.ics, exported(rows)))
    expect([report.format, rides, problems]).toEqual(['ics', [], []])
    expect(inCalendar(rows).length).toBeGreaterThan(0)
    expect(inOrder(places.map(rowOf))).toEqual(inOrder(inCalendar(rows).map(expected)))
  }
})

test('trips that this app exports as a table are read back with their names, days and positions', async () => {
  const end = ({ id, name, country, latitude, longitude }: (typeof cities)[number]) => ({
    id,
    name,
    country,
    latitude,
    longitude,
  })
  const leg = { id: 'l', type: 'train', departs: '2019-05-03', arrives: '' } as const
  const trip = { id: 't', description: '', starts: '2019-05-03', ends: '', legs: [] }
  const { report, rides, trips } = await readOne(
    await fileOf(tripFiles.csv, [
      {
        ...trip,
        name: "'＝Spring",
        description: '-\nfive days',
        legs: [{ ...leg, from: end(cities[0]), to: end(cities[2]) }],
      },
      { ...trip, name: 'Empty' },
      { ...trip, name: 'Open', legs: [{ ...leg, from: end(cities[0]), to: undefined }] },
    ]),
  )
  expect(report.format).toBe('waymark')
  expect(rides).toEqual([
    {
      type: 'train',
      from: { name: 'Rome', latitude: 41.892_39, longitude: 12.511_33 },
      to: { name: 'Washington, D.C.', latitude: 38.895_11, longitude: -77.036_37 },
      depart: { day: '2019-05-03' },
      row: 2,
      trip: '2',
    },
  ])
  expect(trips).toMatchObject([
    {
      key: '2',
      name: "'＝Spring",
      description: '-\nfive days',
      starts: '2019-05-03',
      legs: [{ type: 'train' }],
    },
    { name: 'Empty', legs: [] },
    { name: 'Open', legs: [{ from: { name: 'Rome' } }] },
  ])
})
