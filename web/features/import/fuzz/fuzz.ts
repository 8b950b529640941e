import { staysOfPictures, staysOfPoints } from '#web/features/import/points/stays-of-points.ts'
import { readFiles } from '#web/features/import/read/read-files.ts'
import { blobSource } from '#web/features/import/read/sources.ts'
import { loadZones } from '#web/features/import/read/zones.ts'
import { mutated, randomFrom } from './mutations.ts'

/** A file on which a reader failed: the seed generates it again. */
interface Failure {
  sample: string
  seed: number
  what: string
}

/** The results of one sample's mutations. */
export interface Fuzzed {
  failures: Failure[]
  /** The longest that one file took, in ms of CPU time. */
  longestMs: number
}

/** The longest that one small file may take, in ms of CPU time. */
const longest = 1000

/** Reads a file and derives its stays. Returns the error; undefined when there is none. */
const tryFile = async (file: Uint8Array<ArrayBuffer>): Promise<string | undefined> => {
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
    return undefined
  } catch (error) {
    return `threw ${String(error)}`
  }
}

/**
 * Tries a number of mutations of each sample, with seeds from `firstSeed`. `clock` returns the CPU
 * time of this thread in ms, which excludes other processes of the machine. `tried` is called after each file.
 */
export const fuzz = async (
  samples: Readonly<Record<string, Uint8Array>>,
  count: number,
  firstSeed: number,
  clock: () => number,
  tried: (sample: string, seed: number) => void = () => undefined,
): Promise<Fuzzed> => {
  const failures: Failure[] = []
  let longestMs = 0
  for (const [sample, bytes] of Object.entries(samples)) {
    for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
      const file = new Uint8Array(mutated(bytes, randomFrom(seed)))
      const started = clock()
      const what = await tryFile(file)
      const tookMs = clock() - started
      longestMs = Math.max(longestMs, tookMs)
      if (what !== undefined) failures.push({ sample, seed, what })
      else if (tookMs > longest) failures.push({ sample, seed, what: `took ${Math.round(tookMs)} ms` })
      tried(sample, seed)
    }
  }
  return { failures, longestMs }
}
