import { staysOfPictures, staysOfPoints } from '#web/features/import/points/stays-of-points.ts'
import { readFiles } from '#web/features/import/read/read-files.ts'
import { blobSource } from '#web/features/import/read/sources.ts'
import { loadZones } from '#web/features/import/read/zones.ts'
import { mutated, randomFrom } from './mutations.ts'

/** A file on which a reader failed: the seed makes it again. */
export interface Failure {
  sample: string
  seed: number
  what: string
}

/** The longest that one small file may take, in ms. */
const longest = 1000

/** Reads one mutated file and derives its stays. Returns what went wrong; undefined when nothing did. */
const tryMutation = async (bytes: Uint8Array, seed: number): Promise<string | undefined> => {
  const file = new Uint8Array(mutated(bytes, randomFrom(seed)))
  const started = performance.now()
  try {
    const { signal } = new AbortController()
    const collector = await readFiles([blobSource(new Blob([file]), 'file')], { signal })
    const zones = await loadZones()
    const settings = { leastMinutes: 60 }
    const stays = [
      ...staysOfPoints(collector.points, zones, settings),
      ...staysOfPictures(collector.pictures, zones, settings),
    ].map(({ place }) => place)
    for (const report of collector.reports)
      if (report.unreadable === 'unreadable') return `threw in ${report.format ?? 'no format'}`
    for (const { place, sure } of [...collector.places, ...stays]) {
      if (!(sure >= 0 && sure <= 1)) return `is ${sure} sure`
      if ('latitude' in place && !(Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180))
        return `is at ${place.latitude}, ${place.longitude}`
    }
  } catch (error) {
    return `threw ${String(error)}`
  }
  const took = performance.now() - started
  return took > longest ? `took ${Math.round(took)} ms` : undefined
}

/** Tries a number of mutations of each sample, with seeds from `firstSeed`. */
export const fuzz = async (
  samples: Readonly<Record<string, Uint8Array>>,
  count: number,
  firstSeed: number,
  tried: (sample: string) => void = () => undefined,
): Promise<Failure[]> => {
  const failures: Failure[] = []
  for (const [sample, bytes] of Object.entries(samples)) {
    for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
      const what = await tryMutation(bytes, seed)
      if (what !== undefined) failures.push({ sample, seed, what })
    }
    tried(sample)
  }
  return failures
}
