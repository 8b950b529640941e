import { isoDate } from '#web/features/import/read/dates.ts'
import type { Format, Place, Sink } from '#web/features/import/read/found.ts'
import { eachJsonItem } from '#web/features/import/read/json-items.ts'
import { listOf, membersOf, plainText, positionOf } from '#web/features/import/read/values.ts'

/** data.json of TRIP: places, visited or wished, and trips whose days can have dates. */
export const trip: Format = {
  id: 'trip',
  fits: ({ json }) => ['_', 'places', 'trips'].every((key) => json?.keys.includes(key) ?? false),
  async read(file, sink, signal) {
    const places = new Map<string, Place>()
    const trips: unknown[] = []
    await eachJsonItem(
      file,
      sink,
      signal,
      (key) => key === 'places' || key === 'trips',
      ({ key, value, row }) => {
        if (key === 'trips') trips.push(value)
        else {
          const item = membersOf(value)
          const place = placeOf(item)
          const name = plainText(item['name']).slice(0, 80)
          if (place === undefined) sink.problem({ code: 'noPlace', row, text: name })
          else {
            places.set(plainText(item['id']), place)
            const isVisited = item['visited'] === true
            sink.place({
              is: isVisited ? 'listed' : 'wish',
              place,
              sure: isVisited ? 0.8 : 0,
              why: { by: 'list', ...(name !== '' && { text: name }) },
              row,
            })
          }
        }
      },
    )
    for (const [index, value] of trips.entries()) tellTrip(membersOf(value), index + 1, places, sink)
  },
}

const placeOf = (item: Readonly<Record<string, unknown>>): Place | undefined => {
  const position = positionOf(item['lat'], item['lng'])
  const name = plainText(item['name']).slice(0, 200)
  return position && { ...position, ...(name !== '' && { name }) }
}

const tellTrip = (
  item: Readonly<Record<string, unknown>>,
  row: number,
  places: ReadonlyMap<string, Place>,
  sink: Sink,
) => {
  const list = plainText(item['name']).slice(0, 200)
  const days = listOf(item['days']).map(membersOf)
  const text = list.slice(0, 80)
  if (days.every((day) => listOf(day['items']).length === 0)) sink.problem({ code: 'leftOut', row, text })
  for (const day of days) {
    const start = isoDate(plainText(day['dt']).slice(0, 10))
    for (const entry of listOf(day['items']).map(membersOf)) {
      const named = entry['place']
      const place =
        placeOf(entry) ??
        (typeof named === 'object' ? placeOf(membersOf(named)) : places.get(plainText(named)))
      if (place === undefined) {
        sink.problem({ code: 'leftOut', count: 1, text: plainText(entry['text']).slice(0, 80) })
        continue
      }
      const text = (plainText(entry['text']) || list).slice(0, 80)
      sink.place({
        // A day without a date is a plan.
        ...(start === undefined ? { is: 'wish', sure: 0 } : { is: 'step', start, sure: 0.6 }),
        place,
        why: { by: 'step', ...(text !== '' && { text }) },
        row,
        ...(list !== '' && { list }),
      })
    }
  }
}
