import type { Db } from '#server/db/connect.ts'
import type { Caller } from '#server/http/context.ts'
import type { OtherRecords, Row } from '#server/records/collection.ts'
import type { Change, Engine } from '#server/records/engine.ts'
import { timestampOf } from '#server/clock.ts'
import { timestampAfter } from './authorize-write.ts'
import { deleteRows } from './delete-rows.ts'
import { emptyRow } from './row-from-body.ts'
import { store } from './store-row.ts'

/** Changes records for a hook, in the hook's transaction. Each change is appended to `changes`. */
export function otherRecords(db: Db, engine: Engine, changes: Change[], caller: Caller): OtherRecords {
  const timesOf = (name: string, stored: Row | null): Row => {
    const now = timestampAfter(engine.now(), stored)
    const { fields } = engine.registry.get(name)
    const times = Object.entries(fields).filter(
      ([, field]) => field.type === 'autodate' && (!stored || field.onUpdate),
    )
    return Object.fromEntries(times.map(([field]) => [field, now]))
  }
  return {
    now: timestampOf(engine.now()),
    async create(name, columns) {
      const collection = engine.registry.get(name)
      const row = { ...emptyRow(collection), ...timesOf(name, null), ...columns }
      await store(db, collection, null, row)
      changes.push({ action: 'create', collection, row, stored: null })
    },
    async update(name, stored, columns) {
      const collection = engine.registry.get(name)
      const row = { ...stored, ...timesOf(name, stored), ...columns }
      await store(db, collection, stored, row)
      changes.push({ action: 'update', collection, row, stored })
    },
    async remove(name, rows) {
      await deleteRows(db, engine, engine.registry.get(name), rows, caller, new Set(), changes)
    },
  }
}
