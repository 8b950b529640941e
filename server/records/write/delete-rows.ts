import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { Caller } from '#server/http/context.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Collection, FieldOf, Row } from '#server/records/collection.ts'
import type { Change, Engine } from '#server/records/engine.ts'
import type { Referrer } from '#server/records/registry.ts'
import { isMultiple, textsOf } from '#server/records/values.ts'
import { timestampAfter } from './authorize-write.ts'
import { columnOf } from './coerce.ts'
import { dropFiles } from './store-row.ts'

/**
 * Deletes rows in the given transaction, as performDelete() describes. `deleted` holds the keys of the rows that this
 * deletion has reached, so that no row is visited twice or updated before it is deleted.
 */
export async function deleteRows(
  db: Db,
  engine: Engine,
  collection: Collection,
  rows: readonly Row[],
  caller: Caller,
  deleted: Set<string>,
  changes: Change[],
): Promise<void> {
  if (rows.length === 0) return
  const ids = new Set(rows.map((row) => String(row['id'])))
  for (const id of ids) deleted.add(`${collection.name} ${id}`)
  const deletions = rows.map((row): Change => ({ action: 'delete', collection, row, stored: null }))
  await engine.beforeDelete?.(db, deletions, changes)
  for (const row of rows) await collection.hooks?.beforeDelete?.(db, row, caller)
  for (const referrer of engine.registry.referrersOf(collection)) {
    const referring = await rowsReferring(db, engine, referrer, ids)
    const staying = referring.filter((row) => !deleted.has(`${referrer.collection.name} ${row['id']}`))
    if (referrer.field.cascadeDelete) {
      await deleteRows(db, engine, referrer.collection, staying, caller, deleted, changes)
    } else {
      for (const row of staying) await unlink(db, engine, referrer, row, ids, changes)
    }
  }
  const isDeleted = engine.dialect.isOneOf(sql.id('id'), [...ids])
  await sql`delete from ${sql.table(collection.name)} where ${isDeleted}`.execute(db)
  for (const row of rows) await dropFiles(db, collection, row, null)
  changes.push(...deletions)
}

async function rowsReferring(
  db: Db,
  engine: Engine,
  { collection, name, field }: Referrer,
  ids: ReadonlySet<string>,
): Promise<Row[]> {
  const table = sql.table(collection.name)
  const column = sql.id(collection.name, name)
  const { dialect } = engine
  const refers = isMultiple(field)
    ? sql`${mayContainIds(engine, collection, name, field, ids)} and exists (
        select 1 from ${dialect.jsonTexts(column, 'listed')} where ${dialect.isOneOf(sql.ref('listed.value'), [...ids])})`
    : dialect.isOneOf(column, [...ids])
  const { rows } = await sql<Row>`select * from ${table} where ${refers}`.execute(db)
  return rows
}

/**
 * A cheap condition that is true for every row whose list contains one of the ids, and may be true for others. It comes
 * before the exact condition, because no index maps an id to the lists that contain it.
 */
function mayContainIds(
  engine: Engine,
  collection: Collection,
  name: string,
  { to, members }: FieldOf<'relation'>,
  ids: ReadonlySet<string>,
) {
  const [only] = ids
  if (members) {
    const { table, member, list } = members.strays
    return sql`${sql.id(collection.name, 'id')} in (
      select ${sql.id(to, members.field)} from ${sql.table(to)}
      where ${engine.dialect.isOneOf(sql.id(to, 'id'), [...ids])}
      union all
      select ${sql.id(table, list)} from ${sql.table(table)}
      where ${engine.dialect.isOneOf(sql.id(table, member), [...ids])})`
  }
  // For a single id, a LIKE on the stored text is faster than parsing each JSON array.
  return ids.size === 1 ? engine.dialect.like(sql.id(collection.name, name), sql`${`%${only}%`}`) : sql`1 = 1`
}

async function unlink(
  db: Db,
  engine: Engine,
  { collection, name, field }: Referrer,
  row: Row,
  ids: ReadonlySet<string>,
  changes: Change[],
): Promise<void> {
  const left = textsOf(field, row[name]).filter((id) => !ids.has(id))
  if (field.required && left.length === 0) {
    throw new ApiError(
      400,
      'Failed to delete record. Make sure that the record is not part of a required relation reference.',
    )
  }
  const after: Row = { ...row, [name]: columnOf(field, left) }
  const now = timestampAfter(engine.now(), row)
  for (const [key, other] of Object.entries(collection.fields)) {
    if (other.type === 'autodate' && other.onUpdate) after[key] = now
  }
  const changed = Object.keys(after).filter((key) => after[key] !== row[key])
  await sql`
    update ${sql.table(collection.name)}
    set ${sql.join(changed.map((key) => sql`${sql.id(key)} = ${after[key]}`))}
    where id = ${row['id']}`.execute(db)
  changes.push({ action: 'update', collection, row: after, stored: row })
}
