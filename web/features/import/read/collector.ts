import { PackedPoints } from '#web/features/import/points/packed-points.ts'
import { Unreadable } from './found.ts'
import type { Problem, Sink } from './found.ts'
import { limits } from './limits.ts'
import type { FileReport, PlaceOfFile, RideOfFile } from './report.ts'

/** Everything that was found in the files. */
export class Collector {
  readonly reports: FileReport[] = []
  readonly places: PlaceOfFile[] = []
  readonly rides: RideOfFile[] = []
  readonly points = new PackedPoints(limits.points)
  readonly pictures = new PackedPoints(limits.points)

  /** The number of what was found, for the progress. */
  get found(): number {
    return this.places.length + this.rides.length + this.points.told + this.pictures.told
  }

  /** What a reader tells of one file, whose report is in `reports`. */
  sinkFor(report: FileReport): Sink {
    const file = this.reports.indexOf(report)
    const requireRoom = () => {
      if (this.places.length + this.rides.length >= limits.found) throw new Unreadable('tooMany')
    }
    return {
      place: (found) => {
        requireRoom()
        report.places += 1
        this.places.push({ ...found, file })
      },
      ride: (found) => {
        requireRoom()
        report.rides += 1
        this.rides.push({ ...found, file })
      },
      problem: (problem) => addProblem(report, problem),
      question: (question) => {
        if (report.questions.length < 10) report.questions.push(question)
      },
      point: (time, latitude, longitude, accuracy, device) => {
        const { malformed } = this.points
        if (this.points.add(time, latitude, longitude, accuracy, device)) report.points += 1
        else if (this.points.malformed > malformed) addProblem(report, { code: 'badPosition', count: 1 })
        else throw new Unreadable('tooMany')
      },
      picture: (time, latitude, longitude) => {
        const { malformed } = this.pictures
        if (this.pictures.add(time, latitude, longitude, 0, 'picture')) report.pictures += 1
        else if (this.pictures.malformed > malformed) addProblem(report, { code: 'badPosition', count: 1 })
        else throw new Unreadable('tooMany')
      },
    }
  }
}

/** Problems without a row of their own are counted in one. */
const addProblem = (report: FileReport, problem: Problem) => {
  const { problems } = report
  if (problem.count !== undefined) {
    const same = problems.find(({ code, count }) => code === problem.code && count !== undefined)
    if (same?.count === undefined) problems.push({ ...problem })
    else same.count += problem.count
  } else if (problems.length < limits.problems) problems.push(problem)
  else report.moreProblems += 1
}
