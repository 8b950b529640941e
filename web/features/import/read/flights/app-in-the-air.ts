import { isoDate } from '#web/features/import/read/dates.ts'
import { type Format, Unreadable } from '#web/features/import/read/found.ts'
import { limits } from '#web/features/import/read/limits.ts'
import { endOf, flightNumber } from './airport-code.ts'
import { tellPlaneRide } from './plane-ride.ts'

const [airline, number, from, to, departUtc, arriveUtc, departLocal, arriveLocal] = [
  7, 8, 10, 11, 12, 13, 14, 15,
]
const fewest = arriveLocal + 1

/** data.txt of App in the Air, which was closed: trips with a block of flights, whose fields semicolons part. */
export const appInTheAir: Format = {
  id: 'app-in-the-air',
  fits: ({ is, text }) => is === 'text' && /^flights:\s*$/m.test(text) && text.split(';').length > fewest,
  async read(file, sink, signal) {
    const lines = (await file.text(limits.wholeTextBytes)).split(/\r\n|\r|\n/)
    let isFlight = false
    for (const [index, line] of lines.entries()) {
      const row = index + 1
      if (row % 1000 === 0) signal.throwIfAborted()
      if (line.length > limits.fieldLength) throw new Unreadable('tooLong')
      if (/^\w+:\s*$/.test(line.trim())) isFlight = line.trim().startsWith('flights:')
      else if (isFlight && line.includes(';')) {
        const fields = line.split(';').map((field) => field.trim())
        const text = line.slice(0, 80)
        const owner = fields.find((field) => field.startsWith('Ownership.'))
        const depart = isoDate(fields[departLocal] ?? '') ?? isoDate(asUtc(fields[departUtc]))
        const arrive = isoDate(fields[arriveLocal] ?? '') ?? isoDate(asUtc(fields[arriveUtc]))
        const [start, end] = [endOf(fields[from] ?? ''), endOf(fields[to] ?? '')]
        if (fields.length < fewest) sink.problem({ code: 'badRow', row, text })
        else if (owner !== undefined && owner !== 'Ownership.MINE')
          sink.problem({ code: 'otherPerson', row, text })
        else if (start === undefined || end === undefined)
          sink.problem({ code: 'noAirport', row, text: `${fields[from]} – ${fields[to]}`.slice(0, 80) })
        else if (depart === undefined) sink.problem({ code: 'badDate', row, text })
        else {
          const flight = flightNumber(fields[airline] ?? '', fields[number])
          tellPlaneRide(sink, { from: start, to: end, depart, arrive, number: flight, row })
        }
      }
    }
  },
}

const asUtc = (text: string | undefined) =>
  text === undefined || /Z|[+-]\d\d:?\d\d$/.test(text) ? (text ?? '') : `${text}Z`
