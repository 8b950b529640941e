import type { PackedPoints } from '#web/features/import/points/packed-points.ts'
import type { FoundPlace } from './found.ts'
import { toldAt, withTold } from './plain/told-in-text.ts'
import { readFiles } from './read-files.ts'
import { blobSource } from './sources.ts'

/** A file of a test: its text, its bytes, or a value that is written as JSON. */
export type TestFile = string | Uint8Array<ArrayBuffer> | { json: unknown }

const bytesOf = (file: TestFile): BlobPart =>
  typeof file === 'object' && 'json' in file ? JSON.stringify(file.json) : file

const pointsOf = (points: PackedPoints) =>
  Array.from({ length: points.length }, (_, index) => ({
    time: new Date(points.time(index) * 1000).toISOString().slice(0, 19),
    latitude: points.latitude(index),
    longitude: points.longitude(index),
    accuracy: points.accuracy(index),
    device: points.devices[points.device(index)],
  }))

const withoutFile = <Found extends object>(found: Found & { file?: number }): Found => {
  const copy = { ...found }
  delete copy.file
  return copy
}

/** Reads files by name and returns what was found. */
export const readInTest = async (files: Record<string, TestFile>) => {
  const sources = Object.entries(files).map(([name, file]) => blobSource(new Blob([bytesOf(file)]), name))
  const { signal } = new AbortController()
  const collector = await readFiles(sources, { signal })
  return {
    reports: collector.reports,
    places: collector.places.map(withoutFile),
    rides: collector.rides.map(withoutFile),
    trips: collector.trips.map(withoutFile),
    points: pointsOf(collector.points),
    pictures: pointsOf(collector.pictures),
  }
}

/** Reads one file. Its name gives no hint of its format. */
export const readOne = async (file: TestFile) => {
  const found = await readInTest({ data: file })
  const [report] = found.reports
  if (report === undefined) throw new Error('No report')
  return { ...found, report, problems: report.problems }
}

/** The found places, with each sentence replaced by the given names in it. */
export const withNamed = (places: readonly FoundPlace[], names: readonly string[]): FoundPlace[] =>
  places.flatMap((found) => {
    const { place, said } = found
    if (said === undefined || !('name' in place)) return [found]
    const text = place.name ?? ''
    const spans = names
      .map((name): [number, number] => [text.indexOf(name), text.indexOf(name) + name.length])
      .filter(([start]) => start !== -1)
      .toSorted(([one], [other]) => one - other)
    const told = toldAt(text, said, spans)
    return spans.flatMap(([start, end], index) =>
      withTold({ ...found, place: { name: text.slice(start, end) } }, told[index] ?? { dates: [] }),
    )
  })
