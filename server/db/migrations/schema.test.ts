import { expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { migrations } from '#server/db/migrations.ts'
import { onPostgres, openEmptyDatabase, run } from '#server/test/test-database.ts'

/** The statements that created each table, index and view. */
const ofSqlite = `
  select type || ' ' || name || ': ' || sql as line from sqlite_master where sql is not null`

/** Columns with type, collation and default; constraints; indexes; views. */
const ofPostgres = `
  select 'column ' || class.relname || '.' || attname || ': ' || format_type(atttypid, atttypmod)
      || case when attnotnull then ' not null' else '' end
      || case when attidentity = '' then '' else ' identity' end
      || coalesce(' collate ' || collname, '')
      || coalesce(' default ' || pg_get_expr(adbin, adrelid), '') as line
    from pg_attribute
      join pg_class as class on class.oid = attrelid
      left join pg_collation on pg_collation.oid = attcollation
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'v') and attnum > 0 and not attisdropped
  union all
  select 'constraint ' || conrelid::regclass || ' ' || conname || ': ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = current_schema()::regnamespace
  union all
  select 'index ' || indexname || ': ' || replace(indexdef, current_schema() || '.', '')
    from pg_indexes where schemaname = current_schema()
  union all
  select 'view ' || viewname || ': ' || definition from pg_views where schemaname = current_schema()`

/** The last migration whose result is in the stored files. Each release sets it to the newest and updates them (vitest -u). */
const lastStored = '0018-languages'

// A released migration never changes. A new migration does not change these files.
test(`the migrations until ${lastStored} make the schema of the stored file`, async () => {
  const database = await openEmptyDatabase()
  const applied = await migrate(database, { steps: migrations.filter(({ name }) => name <= lastStored) })
  expect(applied.at(-1)).toBe(lastStored)
  const rows = await run<{ line: string }>(database, onPostgres ? ofPostgres : ofSqlite)
  const schema = rows.map(({ line }) => `${line.replaceAll(/\s+/g, ' ')}\n`).sort()
  await database.close()
  const file = `schema.${onPostgres ? 'postgres' : 'sqlite'}.txt`
  await expect(schema.join('')).toMatchFileSnapshot(file)
})
