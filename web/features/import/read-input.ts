import type { Answers, FormatId } from './read/found.ts'
import { type FileReport, problemsOf } from './read/report.ts'
import type { FoundInFile } from './propose/evidence.ts'
import type { Unresolved } from './propose/proposal.ts'
import type { ImportInput } from './drop/picked-files.ts'
import { placeKey } from './resolve/resolution.ts'
import { startReading } from './reading.ts'
import type { Reading, ReadingProgress } from './reading-messages.ts'
import type { FileProgress, ReadingState } from './reading/file-progress.ts'

/** The content of the files, before their places are looked up. */
export interface ReadResult {
  reports: readonly FileReport[]
  /** By the index of their reports. */
  files: readonly FoundInFile[]
  /** The code of the country that an exact position lies in, or "". */
  countryOf: (latitude: number, longitude: number) => string
}

type ReadOptions = {
  signal: AbortSignal
  answers: Readonly<Record<string, Answers>>
  /** The state before anything is read. */
  first: ReadingState
  textName: string
  onProgress: (reading: ReadingState) => void
}

/** The maximum number of dots on the map of the reading; more would hide it. */
const mostDots = 3000

/** Reads in a worker, so that the page stays responsive. Rejects when the worker fails, or when `signal` stops it. */
export const readInput = ({ files, text }: ImportInput, options: ReadOptions): Promise<ReadResult> => {
  const { signal, answers, first, textName, onProgress } = options
  let dots = first.dots
  const elapsed = () => ({ elapsedMs: performance.now() - first.since })
  return new Promise((resolve, reject) => {
    const reading = startReading(
      text === '' ? files : [{ text, name: textName }],
      {
        progress: (progress) => {
          dots = withDots(dots, progress.dots)
          onProgress({
            ...first,
            ...elapsed(),
            ...figuresOf(progress),
            dots,
            files: filesOf(first.files, progress),
          })
        },
        read: (found) => {
          reading.cancel()
          onProgress({ ...first, ...elapsed(), dots, ...lastState(found) })
          const countryOf = (latitude: number, longitude: number) =>
            found.countries.get(placeKey({ latitude, longitude })) ?? ''
          // The following runs as a separate task, so that the page can respond in between.
          setTimeout(() => resolve({ reports: found.reports, files: byFile(found), countryOf }))
        },
        failed: (message) => {
          reading.cancel()
          reject(new Error(message))
        },
      },
      { ...answers },
    )
    signal.addEventListener('abort', () => {
      reading.cancel()
      reject(new DOMException('The reading was stopped.', 'AbortError'))
    })
  })
}

type Dots = ReadingState['dots']

const withDots = (known: Dots, fresh: readonly number[]): Dots => {
  if (fresh.length === 0 || known.length >= mostDots) return known
  const dots = new Map(known.map((dot) => [`${dot.latitude} ${dot.longitude}`, dot]))
  for (let at = 0; at + 1 < fresh.length; at += 2) {
    const [latitude = 0, longitude = 0] = [fresh[at], fresh[at + 1]]
    dots.set(`${latitude} ${longitude}`, { latitude, longitude })
  }
  return [...dots.values()].slice(0, mostDots)
}

type Counted = Pick<FileReport, 'points' | 'places' | 'rides' | 'trips' | 'pictures'>

const sum = (reports: readonly Counted[], key: keyof Counted) =>
  reports.reduce((total, report) => total + report[key], 0)

const figuresOf = ({ reports }: { reports: readonly Counted[] }) => ({
  figures: {
    points: sum(reports, 'points'),
    stays: sum(reports, 'places'),
    rides: sum(reports, 'rides'),
    pictures: sum(reports, 'pictures'),
  },
})

type ReportSoFar = ReadingProgress['reports'][number]

/** The chosen files while they are read one after the other: what is done of all bytes is that of the first of them. */
const filesOf = (files: readonly FileProgress[], { done, reports }: ReadingProgress): FileProgress[] => {
  let before = 0
  return files.map((file) => {
    const read = Math.min(file.size, Math.max(0, done - before))
    before += file.size
    const own = reports.filter((report) => belongsTo(report, file))
    const isOver = done >= before && own.length > 0
    return {
      ...file,
      ...toldBy(own),
      done: read,
      state: isOver ? (isBad(own) ? 'unreadable' : 'read') : read > 0 ? 'reading' : 'waiting',
    }
  })
}

/** Whether a report belongs to a chosen file, archive or folder. */
const belongsTo = ({ chosen }: Pick<FileReport, 'chosen'>, file: FileProgress) =>
  chosen === file.name || file.name.startsWith(`${chosen}/`)

const isBad = (reports: readonly Pick<FileReport, 'unreadable'>[]) =>
  reports.length > 0 && reports.every(({ unreadable }) => unreadable !== undefined)

type Told = Counted &
  Pick<FileReport, 'from' | 'to'> & {
    format?: FormatId
    unreadable?: FileReport['unreadable']
    problems: number
  }

/** The combined content of the reports of a file. */
const toldBy = (reports: readonly Told[]) => {
  const from = Math.min(...reports.map(({ from: first = Infinity }) => first))
  const to = Math.max(...reports.map(({ to: last = -Infinity }) => last))
  return {
    format: reports.find(({ format }) => format !== undefined)?.format,
    found: (['points', 'places', 'rides', 'trips', 'pictures'] as const).reduce(
      (total, key) => total + sum(reports, key),
      0,
    ),
    problems: reports.reduce((total, { problems }) => total + problems, 0),
    years: from <= to ? { from: yearOf(from), to: yearOf(to) } : undefined,
    code: reports.find(({ unreadable }) => unreadable !== undefined)?.unreadable,
  }
}

const yearOf = (ms: number) => new Date(ms).getUTCFullYear()

/** The rows after the reading: one for each file, archive or folder that the person chose. */
export const lastState = ({ reports }: Pick<Reading, 'reports'>) => ({
  ...figuresOf({ reports }),
  files: [...Map.groupBy(reports, ({ chosen }) => chosen)].map(([name, own], index): FileProgress => {
    const arePictures = own.every(({ pictures, files }) => pictures > 0 && files > 1)
    const size = own.reduce((total, { files, bytes }) => total + (arePictures ? files : bytes), 0)
    const isUnreadable = isBad(own)
    return {
      id: String(index),
      name,
      size,
      done: size,
      unit: arePictures ? 'pictures' : 'bytes',
      withoutPlace: own
        .flatMap(({ problems }) => problems)
        .reduce((total, { code, count = 0 }) => total + (code === 'noPosition' ? count : 0), 0),
      ...toldBy(own.map((report): ReportSoFar => ({ ...report, problems: problemsOf(report) }))),
      state: isUnreadable ? 'unreadable' : 'read',
    }
  }),
})

/** A line for each archive or folder with files of no known format. */
export const unknownFilesOf = (reports: readonly FileReport[]): Unresolved[] =>
  reports.flatMap(({ unknownFiles }, file) =>
    unknownFiles === undefined
      ? []
      : {
          id: `${file}.unknown`,
          source: { file },
          code: 'unknownFile',
          text: unknownFiles.first,
          count: unknownFiles.count,
          needs: '',
          city: '',
          is: 'stay',
          kind: 'visited',
          start: '',
          end: '',
          why: [],
          others: [],
        },
  )

/** What was found, by the reports. Files without a known format have found nothing. */
const byFile = ({ reports, places, rides, trips }: Reading): FoundInFile[] => {
  const files = reports.map(({ format = 'list', problems }) => ({
    format,
    problems,
    places: [] as Reading['places'],
    rides: [] as Reading['rides'],
    trips: [] as Reading['trips'],
  }))
  for (const place of places) files[place.file]?.places.push(place)
  for (const ride of rides) files[ride.file]?.rides.push(ride)
  for (const trip of trips) files[trip.file]?.trips.push(trip)
  return files
}
