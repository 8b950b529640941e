import Database from 'better-sqlite3'

interface Stay {
  readonly kind: 'visited' | 'lived' | 'transit'
  /** The first and the last day, as YYYY-MM-DD; no last day is ''. */
  readonly start: string
  readonly end: string
}

/**
 * Inserts stays of a person into an SQLite database, one in each of the `count` largest cities, and the marks of those
 * that count. `stayAt` gives each stay by its index.
 */
export function storeStays(file: string, user: string, count: number, stayAt: (index: number) => Stay): void {
  const db = new Database(file)
  db.pragma('busy_timeout = 5000')
  const cities = db.prepare('select id from city order by population desc limit ?').pluck().all(count)
  const now = '2026-03-01 10:00:00.000Z'
  const mark = db.prepare(
    'insert into visited_city (id, created, updated, "user", city) values (@id, @now, @now, @user, @city)',
  )
  const stay = db.prepare(
    `insert into stay (id, created, updated, "user", city, kind, start, "end", lo, hi, note, trip, source, source_key)
     values (@id, @now, @now, @user, @city, @kind, @start, @end, @start, @last, '', '', 'hand', '')`,
  )
  db.transaction(() => {
    for (const [index, city] of cities.entries()) {
      const id = `s${String(index).padStart(14, '0')}`
      const { kind, start, end } = stayAt(index)
      stay.run({ id, now, user, city, kind, start, end, last: end || start })
      if (kind !== 'transit') mark.run({ id, now, user, city })
    }
  })()
  db.close()
}
