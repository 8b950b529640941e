import { expect, test } from 'vitest'
import { lastState, unknownFilesOf } from './read-input.ts'
import { readInTest } from './read/read-in-test.ts'
import { zipOf } from './read/zip-in-test.ts'

const placemark = (name: string) =>
  `<kml><Placemark><name>${name}</name><Point><coordinates>11.5,48.1</coordinates></Point></Placemark></kml>`

test('each file, archive or folder that was chosen has one row, with all its places and problems', async () => {
  const inner = await zipOf({ 'c.kml': placemark('C'), 'd.kml': '<kml><Placemark><Point/></Placemark>' })
  const { reports } = await readInTest({
    'maps.zip': await zipOf({ 'a.kml': placemark('A'), 'b.kml': placemark('B'), 'inner.zip': inner }),
    // Rome's day is asked about, so it is found.
    'list.csv': 'city,date\nRome,2019-99-99\nParis,2019\n,2020\n',
    'empty.json': '{}',
  })
  expect(
    lastState({ reports }).files.map(({ name, found, problems, state }) => [name, found, problems, state]),
  ).toEqual([
    ['maps.zip', 3, 1, 'read'],
    ['list.csv', 2, 1, 'read'],
    ['empty.json', 0, 0, 'unreadable'],
  ])
})

test('a folder of pictures is one row of pictures', async () => {
  const sidecar = JSON.stringify({
    title: 'a.jpg',
    photoTakenTime: { timestamp: '1400000000' },
    geoData: { latitude: 48.1, longitude: 11.5 },
  })
  const nowhere = sidecar.replace('48.1', '0').replace('11.5', '0')
  const { reports } = await readInTest({
    'Trip/a.jpg.json': sidecar,
    'Trip/b.jpg.json': sidecar,
    'Trip/c.jpg.json': nowhere,
    'other.json': sidecar,
  })
  expect(
    lastState({ reports }).files.map(({ name, unit, size, withoutPlace, problems }) => [
      name,
      unit,
      unit === 'bytes' ? 0 : size,
      withoutPlace,
      problems,
    ]),
  ).toEqual([
    ['Trip', 'pictures', 3, 1, 0],
    ['other.json', 'bytes', 0, 0, 0],
  ])
})

test('files of no known format in an archive are a line with their number and the name of the first', async () => {
  const { reports } = await readInTest({
    'a.kml': placemark('A'),
    'maps.zip': await zipOf({ 'b.kml': placemark('B'), 'README.txt': 'Hello', 'x.json': '{"x": 1}' }),
  })
  expect(
    unknownFilesOf(reports).map(({ source, code, text, count }) => [source.file, code, text, count]),
  ).toEqual([[2, 'unknownFile', 'README.txt', 2]])
})
