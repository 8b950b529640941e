import { isoDate, writtenDay } from '#web/features/import/read/dates.ts'
import type { Format, When } from '#web/features/import/read/found.ts'
import { eachJsonItem } from '#web/features/import/read/json-items.ts'
import { membersOf, plainText } from '#web/features/import/read/values.ts'
import { endOf, flightNumber } from './airport-code.ts'
import { tellPlaneRide } from './plane-ride.ts'

const key = 'SegmentListResponses'

/** The account statement of Miles & More, in JSON. Its times are in UTC. */
export const milesAndMore: Format = {
  id: 'miles-and-more',
  fits: ({ json }) => json?.keys.includes(key) ?? false,
  read: (file, sink, signal) =>
    eachJsonItem(
      file,
      sink,
      signal,
      (name) => name === key,
      ({ value, row }) => {
        const segment = membersOf(value)
        const codes = [plainText(segment['OriginAirportCode']), plainText(segment['DestinationAirportCode'])]
        const [from, to] = codes.map((code) => endOf(code))
        const day = plainText(segment['DepartureDate'])
        const depart = inUtc(day, plainText(segment['DepartureTime']))
        const arrive = inUtc(plainText(segment['ArrivalDate']), plainText(segment['ArrivalTime']))
        if (from === undefined || to === undefined)
          sink.problem({ code: 'noAirport', row, text: codes.join(' – ').slice(0, 80) })
        else if (depart === undefined)
          sink.problem({ code: day === '' ? 'noDate' : 'badDate', row, text: day.slice(0, 80) })
        else {
          const number = flightNumber(
            plainText(segment['AirlineDesignatorCode']),
            plainText(segment['FlightNumber']),
          )
          tellPlaneRide(sink, { from, to, depart, arrive, number, row })
        }
      },
    ),
}

/** A time such as "08:30+0000" or "2019-05-03T08:30:00+0000" of a day such as "2019-05-03" or "2019-05-03T00:00:00". */
const inUtc = (day: string, time: string): When | undefined => {
  const whole = isoDate(time)
  if (whole !== undefined) return whole
  const date = day.slice(0, 10)
  return isoDate(`${date}T${time}`) ?? (writtenDay(isoDate(date)) === undefined ? undefined : { day: date })
}
