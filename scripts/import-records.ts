/**
 * Writes a Records.json of a made-up person, or reads one and prints time and memory:
 *
 * npm run import:records -- --write FILE --megabytes 200
 * npm run import:records -- --read FILE
 */
import { createWriteStream, openAsBlob } from 'node:fs'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { staysOfPoints } from '#web/features/import/points/stays-of-points.ts'
import { randomFrom } from '#web/features/import/fuzz/mutations.ts'
import { readFiles } from '#web/features/import/read/read-files.ts'
import { blobSource } from '#web/features/import/read/sources.ts'
import { loadZones } from '#web/features/import/read/zones.ts'

const home = [48.1371, 11.5754] as const
const away = [
  [41.8933, 12.4829],
  [38.7223, -9.1393],
  [59.3293, 18.0686],
  [35.6762, 139.6503],
  [40.7128, -74.006],
  [-33.8688, 151.2093],
  [47.8095, 13.055],
  [52.52, 13.405],
] as const

/** A cycle of four weeks: three at home, one in another city. */
const placeOn = (day: number) => (day % 28 < 21 ? home : (away[Math.floor(day / 28) % away.length] ?? home))

/** Positions every two minutes since 2013, each with activity guesses like those of real files. */
function* locations(random: () => number): Generator<object> {
  for (let time = Date.UTC(2013, 0, 1); ; time += 120_000) {
    const [latitude, longitude] = placeOn(Math.floor(time / 86_400_000))
    const timestamp = new Date(time).toISOString()
    yield {
      latitudeE7: Math.round((latitude + (random() - 0.5) * 0.02) * 1e7),
      longitudeE7: Math.round((longitude + (random() - 0.5) * 0.02) * 1e7),
      accuracy: 10 + Math.floor(random() * 40),
      activity: [
        {
          activity: [
            { type: 'STILL', confidence: 85 },
            { type: 'IN_VEHICLE', confidence: 10 },
          ],
          timestamp,
        },
      ],
      source: 'WIFI',
      deviceTag: 1_234_567_890,
      timestamp,
    }
  }
}

const write = async (path: string, megabytes: number) => {
  const file = createWriteStream(path)
  let bytes = 0
  let part = '{\n  "locations": ['
  for (const location of locations(randomFrom(1))) {
    part += `${bytes === 0 && part.length < 100 ? '' : ','} ${JSON.stringify(location, undefined, 2)}`
    if (part.length < 1_000_000) continue
    bytes += part.length
    if (!file.write(part)) await once(file, 'drain')
    part = ''
    if (bytes >= megabytes * 1e6) break
  }
  file.end('\n  ]\n}\n')
  await once(file, 'finish')
}

const read = async (path: string) => {
  const blob = await openAsBlob(path)
  let most = 0
  const note = () => {
    most = Math.max(most, process.memoryUsage.rss())
  }
  const started = performance.now()
  let longest = 0
  let last = started
  const collector = await readFiles([blobSource(blob, path)], {
    signal: new AbortController().signal,
    progress: () => {
      const now = performance.now()
      longest = Math.max(longest, now - last)
      last = now
      note()
    },
  })
  const readAt = performance.now()
  const stays = staysOfPoints(collector.points, await loadZones(), { leastMinutes: 60 })
  note()
  const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`
  console.log(
    [
      `${(blob.size / 1e6).toFixed(0)} MB`,
      `read in ${seconds(started, readAt)}`,
      `longest step ${longest.toFixed(0)} ms`,
      `${collector.points.told} points, ${collector.points.length} kept`,
      `${stays.length} stays in ${seconds(readAt, performance.now())}`,
      `most memory ${(most / 1e6).toFixed(0)} MB`,
    ].join('\n'),
  )
}

const { values } = parseArgs({
  options: {
    write: { type: 'string' },
    read: { type: 'string' },
    megabytes: { type: 'string', default: '200' },
  },
})
if (values.write !== undefined) await write(values.write, Number(values.megabytes))
if (values.read !== undefined) await read(values.read)
