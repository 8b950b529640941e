import type { Collection, Row } from '#server/records/collection.ts'

/** Rows of the gazetteer in memory: the same object for a row until the gazetteer changes. */
export interface KeptRows {
  /**
   * The rows with these ids, in no order. `read` reads those that are not in memory. Only for collections whose records
   * everybody may view.
   */
  find(
    collection: Collection,
    ids: ReadonlySet<string>,
    read: (missing: ReadonlySet<string>) => Promise<Row[]>,
  ): Promise<Row[]>
}

/** Of each collection. All countries and states are fewer; a city takes about two kilobytes. */
const mostRows = 5000

/** Keeps the rows that were read, up to a number for each collection; the oldest ones leave first. */
export function createKeptRows(gazetteerVersion: () => string): KeptRows {
  const kept = new Map<Collection, Map<string, Row>>()
  let version = ''

  const rowsOf = (collection: Collection) => {
    if (version !== gazetteerVersion()) {
      kept.clear()
      version = gazetteerVersion()
    }
    const rows = kept.get(collection) ?? new Map<string, Row>()
    kept.set(collection, rows)
    return rows
  }

  return {
    async find(collection, ids, read) {
      const known = rowsOf(collection)
      const found: Row[] = []
      const missing = new Set<string>()
      for (const id of ids) {
        const row = known.get(id)
        if (row) found.push(row)
        else missing.add(id)
      }
      if (missing.size === 0) return found
      const before = version
      const rows = await read(missing)
      // Rows that were read before a change can be outdated.
      if (gazetteerVersion() === before) {
        for (const row of rows) known.set(String(row['id']), row)
        for (const oldest of known.keys()) {
          if (known.size <= mostRows) break
          known.delete(oldest)
        }
      }
      return [...found, ...rows]
    },
  }
}
