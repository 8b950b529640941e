import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { Collection, Row } from '#server/records/collection.ts'
import type { Engine } from '#server/records/engine.ts'
import type { Expression } from '#server/records/filter/parse.ts'
import { fieldOf } from '#server/records/registry.ts'
import type { RuleContext } from '#server/records/rule-context.ts'
import { evaluateInMemory } from '#server/records/filter/in-memory-rule.ts'
import { parsedRule, Selection, type Source } from '#server/records/filter/selection.ts'

/** The row with an id when it exists and the rule holds for it, else null. */
export async function findRow(
  db: Db,
  engine: Engine,
  collection: Collection,
  id: string,
  rule: string,
  context: RuleContext,
): Promise<Row | null> {
  if (id.includes('\0')) return null
  const selection = new Selection(engine, collection, context)
  selection.restrictTo(rule)
  const { rows } = await sql<Row>`
    select ${sql.id(selection.alias)}.* from ${selection.from()}
    where ${sql.id(selection.alias, 'id')} = ${id} and ${selection.where()}`.execute(db)
  return rows[0] ?? null
}

/**
 * Whether a rule, and a client's filter if given, hold for a row. The row need not be stored: it can be a new row or a
 * deleted one. The rows that it refers to are read from the database.
 */
export async function ruleHolds(
  db: Db,
  engine: Engine,
  collection: Collection,
  row: Row,
  rule: string,
  context: RuleContext,
  filter: Expression | null = null,
): Promise<boolean> {
  const known = rule === '' || evaluateInMemory(parsedRule(rule), collection, row, context)
  if (known === false) return false
  if (known && !filter) return true
  const source: Source = (fields) => tableOf(engine, collection, row, fields)
  const selection = new Selection(engine, collection, context, { source })
  if (!known) selection.restrictTo(rule)
  if (filter) selection.filterBy(filter)
  const { rows } = await sql`select 1 from ${selection.from()} where ${selection.where()}`.execute(db)
  return rows.length > 0
}

/** A table of one row, with the row's id and these fields. */
function tableOf({ dialect }: Engine, collection: Collection, row: Row, fields: ReadonlySet<string>) {
  const columns = [...new Set(['id', ...fields])].map((name) => {
    const type = fieldOf(collection, name)?.type
    const value = sql`${row[name] ?? null}`
    const isNumber = type === 'number' || type === 'bool'
    return sql`${isNumber ? sql`cast(${value} as double precision)` : dialect.text(value)} as ${sql.id(name)}`
  })
  return sql`(select ${sql.join(columns)})`
}
