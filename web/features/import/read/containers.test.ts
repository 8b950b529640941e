import { expect, test } from 'vitest'
import { Collector } from './collector.ts'
import { Unreadable } from './found.ts'
import { limits } from './limits.ts'
import { readInTest, readOne } from './read-in-test.ts'
import { newReport } from './report.ts'
import { blobSource } from './sources.ts'
import { zipOf } from './zip-in-test.ts'
import { zipEntries } from './zip.ts'

const records = JSON.stringify({
  locations: [{ latitudeE7: 481371000, longitudeE7: 115754000, timestampMs: '1400000000000' }],
})

const gzipped = async (bytes: BlobPart) =>
  new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer(),
  )

test.each([
  ['packed', {}],
  ['stored', { stored: true }],
  ['with data descriptors', { descriptors: true }],
  ['with zip64 fields', { zip64: true }],
])('a zip %s is read, whatever its name', async (_kind, options) => {
  const { report, points } = await readOne(await zipOf({ 'Takeout/x/Datensätze.json': records }, options))
  expect(report).toMatchObject({
    name: 'Takeout/x/Datensätze.json',
    archive: 'data',
    format: 'google-records',
    points: 1,
  })
  expect(points).toHaveLength(1)
})

test('a zip in a zip, a gzip, and a gzip in a zip are read', async () => {
  const inner = await zipOf({ 'a.json': records })
  expect((await readOne(await zipOf({ 'inner.zip': inner }))).points).toHaveLength(1)
  expect((await readOne(await gzipped(records))).points).toHaveLength(1)
  expect((await readOne(await zipOf({ 'a.json.gz': await gzipped(records) }))).points).toHaveLength(1)
  expect((await readOne(await gzipped(inner))).points).toHaveLength(1)
})

test('archives in archives in archives in archives are not', async () => {
  let archive = await zipOf({ 'a.json': records })
  for (let level = 0; level < 3; level += 1) archive = await zipOf({ 'inner.zip': archive })
  const { reports, points } = await readInTest({ 'a.zip': archive })
  expect(points).toEqual([])
  expect(reports).toMatchObject([{ unreadable: 'tooDeep' }])
})

test('paths that lead out of the archive are only names', async () => {
  const { reports } = await readInTest({
    'a.zip': await zipOf({
      '../../etc/passwd': records,
      '/root.json': records,
      'C:\\x\\..\\y.json': records,
    }),
  })
  expect(reports.map(({ name }) => name)).toEqual(['etc/passwd', 'root.json', 'C:/x/y.json'])
})

test('a zip bomb is refused after some megabytes', async () => {
  const zeros = new Uint8Array(12 * 1024 ** 2).fill(0x20)
  zeros.set(new TextEncoder().encode('{"locations": ['))
  const bomb = await zipOf({ 'a.json': zeros, 'b.json': records })
  expect(bomb.length).toBeLessThan(20_000)
  const { reports, points } = await readInTest({ 'a.zip': bomb })
  expect(reports).toMatchObject([
    { name: 'a.json', unreadable: 'zipBomb' },
    { name: 'b.json', points: 1 },
  ])
  expect(points).toHaveLength(1)
  const { report } = await readOne(await gzipped(zeros))
  expect(report).toMatchObject({ unreadable: 'zipBomb' })
})

test('an archive of many small bombs, also in archives, ends after some megabytes', async () => {
  const zeros = new Uint8Array(8 * 1024 ** 2).fill(0x20)
  zeros.set(new TextEncoder().encode('{"locations": ['))
  const inner = await zipOf({ 'a.json': zeros, 'b.json': zeros, 'c.json': zeros })
  const names = Array.from({ length: 40 }, (_, index) => `${index}.zip`)
  const bomb = await zipOf(Object.fromEntries(names.map((name) => [name, inner])))
  const begun = process.cpuUsage()
  const { reports } = await readInTest({ 'bomb.zip': bomb, 'a.json': records })
  expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(2)
  expect(reports.length).toBeLessThan(15)
  expect(reports.slice(-2)).toMatchObject([
    { name: 'bomb.zip', unreadable: 'zipBomb' },
    { name: 'a.json', points: 1 },
  ])
})

test('all files of an archive together unpack to at most the limit', async () => {
  const archive = blobSource(new Blob([await zipOf({ 'a.json': records, 'b.json': records })]), 'a.zip')
  const budget = { bytes: records.length + 10, files: 2 }
  const [first, second] = await zipEntries(archive, budget)
  expect(await first?.source.text(1000)).toBe(records)
  await expect(second?.source.text(1000)).rejects.toEqual(new Unreadable('tooLarge'))
  await expect(zipEntries(archive, { bytes: 1000, files: 1 })).rejects.toEqual(new Unreadable('tooManyFiles'))
})

test('at most the limit of places and rides is read', () => {
  const collector = new Collector()
  const report = newReport('a')
  collector.reports.push(report)
  const sink = collector.sinkFor(report)
  const place = { is: 'wish', place: { name: 'Rome' }, sure: 0, why: { by: 'list' } } as const
  for (let count = 0; count < limits.found; count += 1) sink.place(place)
  expect(() => sink.place(place)).toThrow(new Unreadable('tooMany'))
  expect(collector.places).toHaveLength(limits.found)
})

test('wrong sizes in an archive do no harm', async () => {
  for (const claimedSize of [1, 2 ** 31, 0xfffffffe])
    expect((await readOne(await zipOf({ 'a.json': records }, { claimedSize }))).points).toHaveLength(1)
})

test('an encrypted zip is refused as such', async () => {
  const { reports } = await readInTest({ 'a.zip': await zipOf({ 'a.json': records }, { encrypted: true }) })
  expect(reports).toMatchObject([{ name: 'a.zip', unreadable: 'encrypted' }])
})

test('a truncated zip and a damaged file in one are reported, and the other files are read', async () => {
  const whole = await zipOf({ 'a.json': records, 'b.json': records })
  expect((await readOne(whole.slice(0, -30))).report.unreadable).toBe('damagedZip')
  const damaged = whole.slice()
  damaged.fill(0xff, 40, 60)
  const { reports, points } = await readInTest({ 'a.zip': damaged })
  expect(reports).toMatchObject([
    { name: 'a.json', unreadable: 'damagedZip' },
    { name: 'b.json', points: 1 },
  ])
  expect(points).toHaveLength(1)
})

test.each([
  ['office', { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' }],
  ['spreadsheet', { '[Content_Types].xml': '<Types/>', 'xl/workbook.bin': '<w/>' }],
  ['office', { mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<o/>' }],
  ['trekDatabase', { 'travel.db': 'SQLite format 3\0', 'uploads/a.jpg': 'x' }],
])('a zip that is a document of another program: %s', async (code, files) => {
  expect((await readOne(await zipOf(files))).report).toMatchObject({ name: 'data', unreadable: code })
})

test('unknown files of an archive or a folder are counted', async () => {
  const files = {
    'a.json': records,
    'b.pdf': '%PDF-1.7',
    'c.json': '{"x": 1}',
    'd.json': '{}',
    'e.txt': 'Hello',
  }
  const { reports } = await readInTest({ 'a.zip': await zipOf(files) })
  expect(reports.map(({ name, unknownFiles, points }) => ({ name, unknownFiles, points }))).toEqual([
    { name: 'a.json', unknownFiles: undefined, points: 1 },
    { name: 'a.zip', unknownFiles: { count: 4, first: 'b.pdf' }, points: 0 },
  ])
  const folder = Object.fromEntries(Object.entries(files).map(([name, text]) => [`Takeout/${name}`, text]))
  expect((await readInTest(folder)).reports.map(({ name, unknownFiles }) => [name, unknownFiles])).toEqual([
    ['Takeout/a.json', undefined],
    ['Takeout', { count: 4, first: 'Takeout/b.pdf' }],
  ])
})

test.each([
  ['empty', ''],
  ['empty', ' \n '],
  ['pdf', '%PDF-1.7\n'],
  ['office', '{\\rtf1 }'],
  ['database', 'SQLite format 3\0'],
  ['archiveOther', 'Rar!\u001a\u0007'],
  ['html', '<!DOCTYPE html><html><body>Hello</body></html>'],
  ['unknown', '{"hello": "world"}'],
  ['unknown', '<rss version="2.0"></rss>'],
  ['emptyJson', '{}'],
  ['emptyJson', ' [ ] '],
  ['truncated', '{"locations": [{"latitudeE7": 481371000, "longitu'],
  ['malformedJson', '{"timelineObjects": [}'],
])('%s: a file of the wrong kind is named', async (code, text) => {
  expect((await readOne(text)).report).toMatchObject({ unreadable: code })
})

test('a text in an archive is not read as a list of places, unlike a pasted one', async () => {
  const text = 'Paris\nRome\n'
  expect((await readOne(text)).report.format).toBe('list')
  const { reports, places } = await readInTest({
    'a.zip': await zipOf({ 'README.txt': text, 'b.json': records }),
  })
  expect(places).toEqual([])
  expect(reports.map(({ name, unknownFiles }) => [name, unknownFiles])).toEqual([
    ['a.zip', { count: 1, first: 'README.txt' }],
    ['b.json', undefined],
  ])
})

test.each([
  ['picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['office', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['archiveOther', [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
  ['video', [0, 0, 0, 0x18, 0x66, 0x74, 0x79, 0x70, 0x69, 0x73, 0x6f, 0x6d]],
  ['unknown', [1, 2, 3, 4, 5, 6, 0, 0, 0, 9]],
])('%s: a binary file is named by its first bytes', async (code, bytes) => {
  expect((await readOne(Uint8Array.from(bytes))).report).toMatchObject({ unreadable: code })
})

test('a million nested arrays and elements are refused at once', async () => {
  const started = performance.now()
  const json = `{"locations": ${'['.repeat(1_000_000)}`
  expect((await readOne(json)).report).toMatchObject({ unreadable: 'tooDeep' })
  const xml = `<gpx>${'<a>'.repeat(1_000_000)}`
  expect((await readOne(xml)).report).toMatchObject({ unreadable: 'tooDeep' })
  expect((await readOne('['.repeat(1_000_000))).report.unreadable).toBeDefined()
  expect(performance.now() - started).toBeLessThan(1000)
})

test('entities of XML are not expanded', async () => {
  const laughs = Array.from(
    { length: 9 },
    (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`,
  )
  const text = `<?xml version="1.0"?><!DOCTYPE gpx [<!ENTITY l0 "ha">${laughs.join('')}]><gpx><wpt lat="1" lon="1"><name>&l9;</name></wpt></gpx>`
  expect((await readOne(text)).report).toMatchObject({ unreadable: 'entities' })
  const outside =
    '<!DOCTYPE gpx SYSTEM "file:///etc/passwd"><gpx><wpt lat="1" lon="1"><name>&x;</name></wpt></gpx>'
  const { places } = await readOne(outside)
  expect(places.map(({ place }) => place)).toEqual([{ latitude: 1, longitude: 1, name: '&x;' }])
})

test('a text of an element or a line above a megabyte is refused', async () => {
  const long = 'x'.repeat(2 * 1024 ** 2)
  expect((await readOne(`<gpx><wpt lat="1" lon="1"><name>${long}`)).report).toMatchObject({
    unreadable: 'tooLong',
  })
  expect((await readOne(`<gpx a="${long}">`)).report).toMatchObject({ unreadable: 'tooLong' })
  const line = `2022-05-03T10:00:00Z\t*\t{"_type":"location"}\n${long}`
  expect((await readOne(line)).report).toMatchObject({ unreadable: 'tooLong' })
})

test('keys that tell the format may come after any number of others', async () => {
  const { report } = await readOne(
    `{"about": "${'x'.repeat(200_000)}", "more": {"a": [1]}, ${records.slice(1)}`,
  )
  expect(report).toMatchObject({ format: 'google-records', points: 1 })
})

test('a long list of unknown things is unknown, and cut off it is truncated', async () => {
  const text = JSON.stringify(Array.from({ length: 10_000 }, (_, index) => ({ unknown: index })))
  expect((await readOne(text)).report.unreadable).toBe('unknown')
  expect((await readOne('[{"a": 1}, {"b": ')).report.unreadable).toBe('truncated')
})

test('JSON in UTF-16, with a byte order mark, and with spaces before it is read', async () => {
  const utf16 = Uint8Array.from(Buffer.from(`\ufeff${records}`, 'utf16le'))
  expect((await readOne(utf16)).points).toHaveLength(1)
  expect((await readOne(`\ufeff \n${records}`)).points).toHaveLength(1)
})

test('a malformed item of a list is reported, and the others are read', async () => {
  const item = '{"latitudeE7": 481371000, "longitudeE7": 115754000, "timestampMs": "1400000000000"}'
  const { report, points } = await readOne(
    `{"locations": [${item}, {"latitudeE7": 48-1}, ${item.replace('14', '15')}]}`,
  )
  expect(points).toHaveLength(2)
  expect(report.problems).toEqual([{ code: 'damaged', row: 2, text: '{"latitudeE7": 48-1}' }])
})

test('pictures of a folder share one report', async () => {
  const picture = Uint8Array.from([0xff, 0xd8, 0xff, 0xd9])
  const { reports } = await readInTest({ 'Summer/a.jpg': picture, 'Summer/b.jpg': picture, 'c.jpg': picture })
  expect(reports.map(({ name, files, problems }) => ({ name, files, problems }))).toEqual([
    { name: 'Summer', files: 2, problems: [{ code: 'noPosition', count: 2 }] },
    { name: 'c.jpg', files: 1, problems: [{ code: 'noPosition', count: 1 }] },
  ])
})
