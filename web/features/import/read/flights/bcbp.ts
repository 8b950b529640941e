import type { Format } from '#web/features/import/read/found.ts'
import { limits } from '#web/features/import/read/limits.ts'
import { airportOf, flightNumber } from './airport-code.ts'
import { bcbpLegs, dayNear } from './boarding-pass.ts'

/** How certain a boarding pass is: people miss flights, and the year is a guess. */
const sure = 0.4

/** Texts of the bar codes of boarding passes, one a line. The year is that of the file. */
export const bcbp: Format = {
  id: 'bcbp',
  fits: ({ is, text }) => is === 'text' && bcbpLegs(text.split(/[\r\n]/, 1)[0] ?? '') !== undefined,
  async read(file, sink) {
    const known = new Date(file.modified || Date.now()).toISOString().slice(0, 10)
    for (const [index, line] of (await file.text(limits.wholeTextBytes)).split(/\r\n|\r|\n/).entries()) {
      const row = index + 1
      const legs = bcbpLegs(line)
      if (legs === undefined) {
        if (line.trim() !== '') sink.problem({ code: 'badRow', row, text: line.slice(0, 80) })
        continue
      }
      for (const leg of legs) {
        const [from, to] = [airportOf(leg.from), airportOf(leg.to)]
        const number = flightNumber(leg.airline, leg.number)
        if (from && to)
          sink.ride({
            type: 'plane',
            from,
            to,
            depart: { day: dayNear(leg.dayOfYear, known) },
            sure,
            ...(number !== undefined && { number }),
            row,
          })
      }
    }
  },
}
