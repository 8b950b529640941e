import { expect, test } from 'vitest'
import { samplesOfApps } from '#web/features/import/fuzz/samples-of-apps.ts'
import { samples } from '#web/features/import/fuzz/samples.ts'
import { readOne } from './read-in-test.ts'
import { parsed } from './json-items.ts'

/** The number of places, rides, trips, points and pictures that a file yields, and of problems. */
const told = async (file: string) => {
  const { report } = await readOne(file)
  expect(report.unreadable).toBeUndefined()
  const { places, rides, trips, points, pictures, problems } = report
  return places + rides + trips + points + pictures + problems.reduce((sum, { count = 1 }) => sum + count, 0)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Variants of the value with each of its members missing or of another type, at every depth. */
function* variants(value: unknown): Generator {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      for (const other of variants(item)) yield value.with(index, other)
  } else if (isObject(value)) {
    for (const [key, member] of Object.entries(value)) {
      const { [key]: _, ...others } = value
      yield others
      yield { ...value, [key]: null }
      yield { ...value, [key]: 'x' }
      for (const other of variants(member)) yield { ...value, [key]: other }
    }
  } else yield 7
}

/** The lists at the top of a JSON file: the file with another list in the place of each. */
const listsOf = (value: unknown) =>
  Array.isArray(value)
    ? [{ name: '', items: value as unknown[], withItems: (items: unknown[]): unknown => items }]
    : isObject(value)
      ? Object.entries(value).flatMap(([name, items]) =>
          Array.isArray(items) && items.length > 0
            ? [
                {
                  name,
                  items: items as unknown[],
                  withItems: (other: unknown[]) => ({ ...value, [name]: other }),
                },
              ]
            : [],
        )
      : []

/** Lists of people and of bar codes, and visits inside of others, which are not entries of their own. */
const isNoEntry = (sample: string, name: string, item: string) =>
  name === 'users' ||
  name === 'barcodes' ||
  (sample.startsWith('timeline') && item.includes('"hierarchyLevel":7'))

test('each item of each list of JSON yields something, or a problem', async () => {
  const silent: string[] = []
  for (const [sample, bytes] of Object.entries({ ...(await samples()), ...samplesOfApps() })) {
    const text = new TextDecoder().decode(bytes)
    const file = /^[[{]/.test(text) ? parsed(text) : undefined
    for (const { name, items, withItems } of listsOf(file)) {
      const [first] = items
      for (const other of [null, {}, 'x', 7, [], ...variants(first)]) {
        const [one, two] = [
          await told(JSON.stringify(withItems([first]))),
          await told(JSON.stringify(withItems([first, other]))),
        ]
        const item = JSON.stringify(other)
        if (two <= one && !isNoEntry(sample, name, item)) silent.push(`${sample} ${name}: ${item}`)
      }
    }
  }
  expect(silent).toEqual([])
})

/** A file of each format that is no JSON, in which `{row}` is one more row, and such rows. */
const lines: readonly (readonly [name: string, file: string, rows: readonly string[]])[] = [
  [
    'csv',
    'City;Country;Date;From;To\nRome;Italy;2019;;\n{row}\n',
    [
      'x',
      ';;;;',
      'Paris;;99.99.2019;;',
      ';Italy;2019;;',
      ';;2019;Rome;',
      ';;2019;Rome;Paris',
      '"Paris;;2019',
      'Paris;;2019;;;;;',
    ],
  ],
  [
    'flighty',
    'Date,Airline,Flight,From,To,Canceled,Diverted To\n2024-05-03,DLH,1866,MUC,FCO,false,\n{row}\n',
    [
      ',,,,,,',
      '2024-05-03,DLH,1866,MUC,FCO,TRUE,',
      '2024-99-03,DLH,1866,MUC,FCO,false,',
      '2024-05-03,,,??,FCO,,',
      'x',
    ],
  ],
  [
    'gpx',
    '<gpx><wpt lat="1" lon="1"><name>A</name></wpt>{row}</gpx>',
    [
      '<wpt lat="x" lon="1"/>',
      '<wpt/>',
      '<wpt lat="2" lon="2"/>',
      '<trk><trkseg><trkpt lat="1" lon="1"/></trkseg></trk>',
      '<trk><trkseg><trkpt><time>2019-05-03T10:00:00Z</time></trkpt></trkseg></trk>',
      '<rte><rtept lat="1" lon="1"/></rte>',
      '<rte><rtept/></rte>',
    ],
  ],
  [
    'kml',
    '<kml><Placemark><Point><coordinates>11,48</coordinates></Point></Placemark>{row}</kml>',
    [
      '<Placemark><name>A</name></Placemark>',
      '<Placemark><Point/></Placemark>',
      '<Placemark><Point><coordinates>x</coordinates></Point></Placemark>',
      '<Placemark><LineString><coordinates>1,1 2,2</coordinates></LineString></Placemark>',
      '<Placemark><Track><when>x</when><coord>1 1</coord></Track></Placemark>',
    ],
  ],
  [
    'ics',
    'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:LH1 MUC to FCO\nDTSTART:20190503T100000Z\nEND:VEVENT\nBEGIN:VEVENT\n{row}\nEND:VEVENT\nEND:VCALENDAR\n',
    [
      '',
      'SUMMARY:Dinner',
      'SUMMARY:LH2 FCO to MUC',
      'SUMMARY:LH2 FCO to MUC\nDTSTART:x',
      'SUMMARY:Check-in: Hotel\nDTSTART:20190503',
      'RRULE:FREQ=DAILY',
    ],
  ],
  [
    'owntracks',
    '2019-05-03T10:00:00Z\t*\t{"_type":"location","lat":48,"lon":11,"tst":1556877600}\n{row}\n',
    [
      '2019-05-03T10:00:00Z\t*\t{"_type":"location"}',
      '2019-05-03T10:00:00Z\t*\t{"_type":"location","lat":48,"lon":11}',
      '2019-05-03T10:00:00Z\t*\t{"_type":"loca',
    ],
  ],
  ['list', 'Paris\n{row}\n', ['Italy', 'Rome 2019', '- [ ] Oslo', 'x'.repeat(3000), 'Lima and Quito']],
]

test.each(lines)('each row of %s yields something, or a problem', async (_, file, rows) => {
  const alone = await told(file.replace('{row}', ''))
  // A calendar has its second event already.
  const least = file.startsWith('BEGIN') ? alone - 1 : alone
  const silent: string[] = []
  for (const row of rows) if ((await told(file.replace('{row}', () => row))) <= least) silent.push(row)
  expect(silent.filter((row) => row !== ';;;;' && row !== ',,,,,,')).toEqual([])
})
