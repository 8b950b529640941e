import * as z from 'zod/mini'
import type { SkippedRecord } from '#shared/account-archive.ts'

const collections = ['import', 'trip', 'travel_item', 'stay', 'wish', 'visited_city'] as const

/** A record of an archive that the server left out. */
export interface LeftOut {
  collection: (typeof collections)[number]
  /** The name of its city, cities or trip; "" when the archive has none. */
  name: string
  /** Whether it is in a city that the server does not have. */
  isCityUnknown: boolean
}

const archive = z.object({
  records: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  places: z.optional(z.record(z.string(), z.object({ name: z.string() }))),
})

/** The records that were left out, with the names that the text of the archive has for them. */
export const leftOutOf = (text: string, skipped: readonly SkippedRecord[]): LeftOut[] => {
  // The server checks only the parts that it restores: other parts can have any form, and then no names are found.
  const { data } = archive.safeParse(JSON.parse(text))
  const { records = {}, places = {} } = data ?? {}
  const ids = new Map(
    Object.entries(records).flatMap(([name, list]) =>
      list.map((record) => [`${name} ${String(record['id'])}`, record] as const),
    ),
  )
  return skipped.flatMap(({ collection: given, id, field, code }) => {
    const collection = collections.find((one) => one === given)
    if (collection === undefined) return []
    const record = ids.get(`${collection} ${id}`) ?? {}
    const cities = [record['city'], record['from'], record['to']].flatMap(
      (city) => places[String(city)]?.name ?? [],
    )
    const own = typeof record['name'] === 'string' ? record['name'] : ''
    return {
      collection,
      name: cities.length > 0 ? cities.join(' – ') : own,
      isCityUnknown: field === 'city' && code === 'validation_missing_rel_records',
    }
  })
}
