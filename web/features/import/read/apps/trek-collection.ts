import { placeOfLocation } from '#web/features/import/read/calendar/journeys.ts'
import type { Format, Place, Sink } from '#web/features/import/read/found.ts'
import { eachJsonItem } from '#web/features/import/read/json-items.ts'
import { membersOf, plainText, positionOf } from '#web/features/import/read/values.ts'

type Members = Readonly<Record<string, unknown>>

/** A list of places of TREK (.trekcollection.json). Its places have a status and no dates; some have no position. */
export const trekCollection: Format = {
  id: 'trek',
  fits: ({ json, text }) =>
    (json?.keys.includes('format') &&
      json.keys.includes('places') &&
      /"format"\s*:\s*"trek\.collection"/.test(text)) ??
    false,
  async read(file, sink, signal) {
    const places: { item: Members; row: number }[] = []
    let list = ''
    await eachJsonItem(
      file,
      sink,
      signal,
      (key) => key === 'name' || key === 'places',
      ({ key, value, row }) => {
        if (key === 'places') places.push({ item: membersOf(value), row })
        else list = plainText(value).slice(0, 200)
      },
    )
    for (const { item, row } of places) tellPlace(item, row, list, sink)
  },
}

const tellPlace = (item: Members, row: number, list: string, sink: Sink) => {
  const name = plainText(item['name']).slice(0, 200)
  const place = placeOf(item, name)
  const isVisited = plainText(item['status']).toLowerCase() === 'visited'
  if (place === undefined) sink.problem({ code: 'noPlace', row, text: list.slice(0, 80) })
  else
    sink.place({
      is: isVisited ? 'listed' : 'wish',
      place,
      sure: isVisited ? 0.8 : 0,
      why: { by: 'list', ...(name !== '' && { text: name.slice(0, 80) }) },
      row,
      ...(list !== '' && { list }),
    })
}

const placeOf = (item: Members, name: string): Place | undefined => {
  const position = positionOf(item['lat'], item['lng'])
  if (position !== undefined) return { ...position, ...(name !== '' && { name }) }
  return placeOfLocation(plainText(item['address'])) ?? (name === '' ? undefined : { name })
}
