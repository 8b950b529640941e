import type { FoundPlace, Sink } from '#web/features/import/read/found.ts'
import { optionsOf } from '#web/features/import/read/plain/columns.ts'
import { contextOf } from '#web/features/import/read/plain/shapes.ts'

/**
 * A sink for the list in a sheet with one column. The name of the sheet ("Wishes", "2016", "Italy") applies to all of
 * its entries that say nothing else. The header of the column is not read as a place.
 */
export const sinkOfSheet = (sheet: string, sink: Sink): Sink => {
  const { sense, year, country } = contextOf(sheet)
  const isWish = sense === 'wish'
  let isFirst = true
  const withName = (found: FoundPlace): FoundPlace => {
    const { place } = found
    const isBare = country !== undefined && !('latitude' in place) && !('airport' in place) && !place.country
    const inCountry = isBare ? { ...found, place: { ...place, country } } : found
    if (found.is !== 'listed' || found.start !== undefined) return inCountry
    return {
      ...inCountry,
      is: sense === undefined || sense === 'visited' ? 'listed' : sense,
      ...(isWish && { sure: 0 }),
      ...(year !== undefined && !isWish && { start: { day: year } }),
    }
  }
  return {
    ...sink,
    place(found) {
      const name = 'name' in found.place ? (found.place.name ?? '') : ''
      const isHeader = isFirst && optionsOf(name)[0] === 'name'
      isFirst = false
      if (!isHeader) sink.place(withName(found))
      else
        sink.problem({
          code: 'leftOut',
          ...(found.row !== undefined && { row: found.row }),
          text: name.slice(0, 80),
        })
    },
  }
}
