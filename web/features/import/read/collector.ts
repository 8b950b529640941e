import { PackedPoints } from '#web/features/import/points/packed-points.ts'
import { Unreadable } from './found.ts'
import type { Problem, Sink, When } from './found.ts'
import { limits } from './limits.ts'
import type { FileReport, PlaceOfFile, RideOfFile, TripOfFile } from './report.ts'

/** The most positions that are shown on the map while files are read. */
const mostDots = 5_000

/** Rounded positions, each once, for the map of the progress. */
class Dots {
  private readonly cells = new Set<number>()
  private last = -1
  /** Latitude and longitude in turns, to 0.1 degrees. */
  readonly list: number[] = []

  add(latitude: number, longitude: number) {
    const [y, x] = [Math.round(latitude * 10), Math.round(longitude * 10)]
    const cell = y * 4000 + x
    if (cell === this.last) return
    this.last = cell
    if (this.cells.size >= mostDots || this.cells.has(cell)) return
    this.cells.add(cell)
    this.list.push(y / 10, x / 10)
  }
}

/** The report of each point, by the numbers of the first points of the reports in the order of reading. */
class Origins {
  private readonly firsts: number[] = []
  private readonly files: number[] = []

  begin(first: number, file: number) {
    if (this.files.at(-1) === file) return
    this.firsts.push(first)
    this.files.push(file)
  }

  fileOf(point: number): number {
    return this.files[this.firsts.findLastIndex((first) => first <= point)] ?? 0
  }
}

/** Everything that was found in the files. */
export class Collector {
  readonly reports: FileReport[] = []
  readonly places: PlaceOfFile[] = []
  readonly rides: RideOfFile[] = []
  readonly trips: TripOfFile[] = []
  readonly points = new PackedPoints(limits.points)
  readonly pictures = new PackedPoints(limits.points)
  private readonly pointOrigins = new Origins()
  private readonly pictureOrigins = new Origins()
  readonly dots = new Dots()

  /** The number of what was found, for the progress. */
  get found(): number {
    return this.places.length + this.rides.length + this.trips.length + this.points.told + this.pictures.told
  }

  /** The number of the report that has a point. */
  fileOfPoint(point: number): number {
    return this.pointOrigins.fileOf(point)
  }

  /** The number of the report that has a picture. */
  fileOfPicture(picture: number): number {
    return this.pictureOrigins.fileOf(picture)
  }

  /** The sink for one file, whose report is in `reports`. */
  sinkFor(report: FileReport): Sink {
    const file = this.reports.lastIndexOf(report)
    const requireRoom = () => {
      if (this.places.length + this.rides.length + this.trips.length >= limits.found)
        throw new Unreadable('tooMany')
    }
    return {
      place: (found) => {
        requireRoom()
        report.places += 1
        if ('latitude' in found.place) this.dots.add(found.place.latitude, found.place.longitude)
        noteWhen(report, found.start)
        noteWhen(report, found.end)
        this.places.push({ ...found, file })
      },
      ride: (found) => {
        requireRoom()
        report.rides += 1
        noteWhen(report, found.depart)
        noteWhen(report, found.arrive)
        this.rides.push({ ...found, file })
      },
      trip: (found) => {
        requireRoom()
        report.trips += 1
        this.trips.push({ ...found, file })
      },
      problem: (problem) => addProblem(report, problem),
      question: (question) => {
        if (report.questions.length < 10) report.questions.push(question)
      },
      point: (time, latitude, longitude, accuracy, device) => {
        this.pointOrigins.begin(this.points.length, file)
        const { malformed } = this.points
        if (this.points.add(time, latitude, longitude, accuracy, device)) {
          report.points += 1
          noteTime(report, time)
          this.dots.add(latitude, longitude)
        } else if (this.points.malformed > malformed) addProblem(report, { code: 'badPosition', count: 1 })
        else throw new Unreadable('tooMany')
      },
      picture: (time, latitude, longitude) => {
        this.pictureOrigins.begin(this.pictures.length, file)
        const { malformed } = this.pictures
        if (this.pictures.add(time, latitude, longitude, 0, 'picture')) {
          report.pictures += 1
          noteTime(report, time)
          this.dots.add(latitude, longitude)
        } else if (this.pictures.malformed > malformed) addProblem(report, { code: 'badPosition', count: 1 })
        else throw new Unreadable('tooMany')
      },
    }
  }
}

const noteTime = (report: FileReport, time: number) => {
  if (report.from === undefined || time < report.from) report.from = time
  if (report.to === undefined || time > report.to) report.to = time
}

const noteWhen = (report: FileReport, when: When | undefined) => {
  if (when === undefined) return
  const time = 'instant' in when ? when.instant : Date.parse(when.day.replace('~', ''))
  if (!Number.isNaN(time)) noteTime(report, time)
}

/** Problems without a row of their own, and those beyond the limit, are counted: one for each code. */
const addProblem = (report: FileReport, problem: Problem) => {
  const { problems } = report
  const { code, text, count } = problem
  if (count === undefined && problems.length < limits.problems) {
    problems.push(problem)
    return
  }
  const same = problems.find((known) => known.code === code && known.count !== undefined)
  if (same?.count === undefined)
    problems.push({ code, count: count ?? 1, ...(text !== undefined && { text }) })
  else same.count += count ?? 1
}
