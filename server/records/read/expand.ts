import { sql } from 'kysely'
import type { Caller } from '#server/http/context.ts'
import { badRequest } from '#server/http/errors.ts'
import type { Collection, FieldOf, Row } from '#server/records/collection.ts'
import type { Engine } from '#server/records/engine.ts'
import { presentRecord, type SentRecord } from './present.ts'
import { fieldOf } from '#server/records/registry.ts'
import { contextOf } from '#server/records/rule-context.ts'
import { Selection } from '#server/records/filter/selection.ts'
import { isMultiple, textsOf } from '#server/records/values.ts'

/** The relations to follow from a collection, each with those to follow from there. */
type Tree = Map<string, Tree>

const maxDepth = 6

/** What may be put beside the rows of one answer, in characters or so. */
export interface Room {
  left: number
}

/** Room for 100,000 cities. */
export const roomForAnswer = (): Room => ({ left: 50_000_000 })

/**
 * What `expand` puts beside each row: for every path the related records that the caller may view, undefined
 * when no path leads anywhere. One query for each relation, however many rows there are. Throws the contract's
 * 400 when there is no room for all of it.
 */
export async function expandRows(
  engine: Engine,
  collection: Collection,
  rows: readonly Row[],
  paths: string | undefined,
  caller: Caller,
  room: Room = roomForAnswer(),
): Promise<(SentRecord | undefined)[]> {
  const tree = treeOf(engine, collection, paths)
  if (tree.size === 0) return rows.map(() => undefined)
  if (room.left === 0) throw badRequest()
  const expanded = await expandTree(engine, collection, rows, tree, caller)
  // Paths that go round in circles multiply: a trip's legs' trip's legs… would be millions of records.
  const size = expanded.reduce((sum, entry) => sum + entry.size, 0)
  if (size > room.left) {
    // What comes later need not even be looked for.
    room.left = 0
    throw badRequest()
  }
  room.left -= size
  return expanded.map(({ records }) => records)
}

/** What is put beside one row, and how long it is about when all of it is written out, in characters. */
interface Expanded {
  records: SentRecord
  size: number
}

const sizeOf = (row: Row) =>
  Object.values(row).reduce<number>(
    (sum, value) => sum + 25 + (typeof value === 'string' ? value.length : 0),
    0,
  )

async function expandTree(
  engine: Engine,
  collection: Collection,
  rows: readonly Row[],
  tree: Tree,
  caller: Caller,
): Promise<Expanded[]> {
  const expanded: Expanded[] = rows.map(() => ({ records: {}, size: 0 }))
  for (const [name, branch] of tree) {
    const step = stepOf(engine, collection, name)
    if (!step) continue
    const { target, key, field } = step
    const ids = rows.map((row) => (field ? textsOf(field, row[name]) : [String(row['id'])]))
    const related = await viewable(engine, step, new Set(ids.flat()), caller)
    const below = branch.size > 0 ? await expandTree(engine, target, related, branch, caller) : []
    const byId = new Map(
      related.map((row, index) => {
        const { records: expand, size = 0 } = below[index] ?? {}
        const record = presentRecord(engine, target, row, caller, { expand })
        return [row[key], { record, size: size + sizeOf(row) }]
      }),
    )
    for (const [index, entry] of expanded.entries()) {
      const found = (ids[index] ?? []).flatMap((id) => byId.get(id) ?? [])
      const records = found.map(({ record }) => record)
      if (records.length > 0) entry.records[name] = field && isMultiple(field) ? records : records[0]
      for (const { size } of found) entry.size += size
    }
  }
  return expanded
}

/** Where a segment of a path leads. */
interface Step {
  target: Collection
  /** The column of the target that the ids are compared with. */
  key: string
  /** The relation to the target; undefined where the target's relation leads here. */
  field?: FieldOf<'relation'>
}

/**
 * Follows one segment: a relation, or a collection of which each record here has at most one, as a user has
 * settings, by the name "settings" or "settings_via_user". Null when it leads nowhere, or to what nobody may view.
 * Back-relations to many records are not followed.
 */
function stepOf({ registry }: Engine, from: Collection, name: string): Step | null {
  const field = fieldOf(from, name)
  if (field) {
    if (field.type !== 'relation' || field.hidden) return null
    const target = registry.get(field.to)
    return target.rules.view === null ? null : { target, key: 'id', field }
  }
  const referrer = registry
    .referrersOf(from)
    .find(
      ({ collection, name: key, field }) =>
        (name === collection.name || name === `${collection.name}_via_${key}`) &&
        !isMultiple(field) &&
        collection.unique?.some(({ columns }) => columns.length === 1 && columns[0] === key) === true,
    )
  if (!referrer || referrer.field.hidden || referrer.collection.rules.view === null) return null
  return { target: referrer.collection, key: referrer.name }
}

async function viewable(
  engine: Engine,
  { target: collection, key }: Step,
  ids: ReadonlySet<string>,
  caller: Caller,
): Promise<Row[]> {
  const rule = collection.rules.view
  if (ids.size === 0 || rule === null) return []
  const selection = new Selection(engine, collection, contextOf(caller, 'expand'))
  selection.restrictTo(rule)
  const { rows } = await sql<Row>`
    select ${sql.id(selection.alias)}.* from ${selection.from()}
    where ${sql.id(selection.alias, key)} in (
      select value from ${engine.dialect.jsonTexts(sql`${JSON.stringify([...ids])}`, 'ids')}
    ) and ${selection.where()}`.execute(engine.db)
  return rows
}

/** The paths of an `expand` as a tree. A path with a segment that leads nowhere is dropped. */
function treeOf(engine: Engine, collection: Collection, paths = ''): Tree {
  const tree: Tree = new Map()
  for (const path of paths.replaceAll(/\s/g, '').split(',').sort()) {
    const names = path.split('.')
    const isValid = () => {
      let from = collection
      return names.every((name) => {
        const step = stepOf(engine, from, name)
        if (step) from = step.target
        return step !== null
      })
    }
    if (names.length > maxDepth || !isValid()) continue
    let branch = tree
    for (const name of names) {
      const next: Tree = branch.get(name) ?? new Map()
      branch.set(name, next)
      branch = next
    }
  }
  return tree
}
