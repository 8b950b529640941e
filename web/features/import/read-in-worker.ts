import { staysOfPictures, staysOfPoints } from './points/stays-of-points.ts'
import type { DwellSettings } from './points/rules.ts'
import type { Collector } from './read/collector.ts'
import type { Place } from './read/found.ts'
import type { Progress } from './read/read-files.ts'
import { readFiles } from './read/read-files.ts'
import { problemsOf } from './read/report.ts'
import { blobSource } from './read/sources.ts'
import { loadZones } from './read/zones.ts'
import { loadCountries } from './resolve/country-of.ts'
import { placeKey, placesOfTrip } from './resolve/resolution.ts'
import type { FromWorker, Reading, ReportSoFar, ToWorker } from './reading-messages.ts'

/** The interval of progress messages, in ms. */
const progressEvery = 500
/** The maximum number of positions in one progress message. */
const dotsAtOnce = 500

const soFar = ({ reports }: Collector): ReportSoFar[] =>
  reports.map(({ problems, questions: _questions, ...report }) => ({
    ...report,
    problems: problemsOf({ problems }),
  }))

/** The stays that the collected points show, and everything else that was found. */
const readingOf = async (collector: Collector, settings: DwellSettings): Promise<Reading> => {
  const { reports, rides, trips, points, pictures } = collector
  const zones = await loadZones()
  const shown = [
    ...staysOfPoints(points, zones, settings).map(({ first, place }) => ({
      ...place,
      file: collector.fileOfPoint(first),
    })),
    ...staysOfPictures(pictures, zones, settings).map(({ first, place }) => ({
      ...place,
      file: collector.fileOfPicture(first),
    })),
  ]
  const places = [...collector.places, ...shown]
  const countries = await countriesOf([
    ...places.map(({ place }) => place),
    ...rides.flatMap(({ from, to }) => [from, to]),
    ...trips.flatMap(placesOfTrip),
  ])
  return { reports, places, rides, trips, countries, devices: points.devices }
}

/** The countries of the positions, by the keys of the places. Found here: the borders take the page too long. */
const countriesOf = async (places: readonly Place[]): Promise<ReadonlyMap<string, string>> => {
  const positions = places.filter((place) => 'latitude' in place)
  if (positions.length === 0) return new Map()
  const countryOf = await loadCountries()
  return new Map(
    positions.map(({ latitude, longitude }) => [
      placeKey({ latitude, longitude }),
      countryOf(latitude, longitude),
    ]),
  )
}

/** Handles the messages of the page. The points of the last reading are kept for other settings. */
export const answering = (post: (message: FromWorker) => void) => {
  let collector: Collector | undefined
  const tell = () => {
    let last = -Infinity
    let dots = 0
    return ({ collector, ...progress }: Progress) => {
      const now = performance.now()
      if (now - last < progressEvery) return
      last = now
      const fresh = collector.dots.list.slice(dots, dots + 2 * dotsAtOnce)
      dots += fresh.length
      post({ is: 'progress', progress: { ...progress, reports: soFar(collector), dots: fresh } })
    }
  }
  return async (message: ToWorker): Promise<void> => {
    try {
      if (message.is === 'read') {
        const sources = message.files.map(({ file, name, modified }) => blobSource(file, name, modified))
        const { signal } = new AbortController()
        collector = await readFiles(sources, { signal, answers: message.answers, progress: tell() })
      }
      if (collector !== undefined) post({ is: 'read', reading: await readingOf(collector, message.settings) })
    } catch (error) {
      post({ is: 'failed', message: String(error) })
    }
  }
}
