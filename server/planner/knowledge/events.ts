import type { Cities } from '#server/gazetteer/cities.ts'
import { type Named, NamedRows } from './named.ts'
import { tableRows, townIndexes } from './towns.ts'

/** Days, each end included, as "YYYY-MM-DD". */
export interface Window {
  readonly from: string
  readonly to: string
}

/** A festival or a season, such as Oktoberfest or the cherry blossom. */
export interface Event extends Named {
  /** ISO codes; with no cities it is everywhere there, and without countries, too, it is everywhere. */
  readonly countries: readonly string[]
  /** Where it is best, by index. */
  readonly cities: readonly number[]
  /** Windows of days with a year, or of each year ("03-20"). */
  readonly dates: readonly Window[]
}

export type Events = NamedRows<Event>

export function readEvents(cities: Cities): Events {
  const rows = [...tableRows('events.tsv', ['id', 'where', 'dates', 'names'])].map(
    ({ id, where, dates, names }): Event => {
      const places = where.split('|').filter(Boolean)
      return {
        id,
        countries: places.filter((place) => /^[A-Z]{2}$/.test(place)),
        cities: townIndexes(cities, places.filter((place) => place.includes('#')).join('|')),
        dates: dates.split('|').map((window) => {
          const [from = '', to = from] = window.split('..')
          return { from, to }
        }),
        names: names.split('|'),
      }
    },
  )
  return new NamedRows(rows)
}

/**
 * The next dates of an event: the first window that has not ended on the day `today` ("YYYY-MM-DD"). When the table has
 * no future window, it is the last known window, moved to a later year and marked as a guess.
 */
export function nextDates({ dates }: Event, today: string): (Window & { isGuess: boolean }) | undefined {
  const year = Number(today.slice(0, 4))
  const known = dates
    .flatMap(({ from, to }) => {
      if (from.length > 5) return [{ from, to }]
      // A yearly window can begin in the previous year: "12-29..01-01".
      return [year - 1, year, year + 1].map((first) => ({
        from: `${first}-${from}`,
        to: `${to < from ? first + 1 : first}-${to}`,
      }))
    })
    .sort((a, b) => (a.from < b.from ? -1 : 1))
  const next = known.find(({ to }) => to >= today)
  if (next) return { ...next, isGuess: false }
  const last = known.at(-1)
  if (!last) return undefined
  const years = year - Number(last.to.slice(0, 4))
  const guess = later(last, years)
  return { ...(guess.to >= today ? guess : later(last, years + 1)), isGuess: true }
}

const later = ({ from, to }: Window, years: number): Window => ({
  from: `${Number(from.slice(0, 4)) + years}${from.slice(4)}`,
  to: `${Number(to.slice(0, 4)) + years}${to.slice(4)}`,
})
