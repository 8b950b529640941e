import { sql } from 'kysely'
import type { Caller } from '#server/http/context.ts'
import { badRequest } from '#server/http/errors.ts'
import type { Collection, FieldOf, Row } from '#server/records/collection.ts'
import type { Engine } from '#server/records/engine.ts'
import { presentRecord, type ResponseRecord } from './present.ts'
import { sharedRecord, withExpand } from './record-json.ts'
import { fieldOf } from '#server/records/registry.ts'
import { ruleFor } from '#server/records/rule-for.ts'
import { contextOf } from '#server/records/rule-context.ts'
import { Selection } from '#server/records/filter/selection.ts'
import { isMultiple, textsOf } from '#server/records/values.ts'

/** The relations to expand, by name, each with the relations to expand in its records. */
type Tree = Map<string, Tree>

const maxDepth = 6

/** The estimated characters of JSON that a response may still expand. Each expansion reduces the number. */
export interface ExpandBudget {
  charactersLeft: number
}

/**
 * The expand budget of a response. With an account it suffices for 100,000 cities. A guest needs at most 1000 cities or
 * one trip, which are 3,000,000 characters. Sending 50,000,000 characters blocks other requests for half a second.
 */
export const expandBudgetOf = (caller: Caller): ExpandBudget => ({
  charactersLeft: caller ? 50_000_000 : 10_000_000,
})

/**
 * The `expand` object of each row: for every path the related records that the caller may view; undefined when no
 * path is valid. Runs one query for each relation, whatever the number of rows. Throws the contract's 400 when
 * the result exceeds the budget.
 */
export async function expandRows(
  engine: Engine,
  collection: Collection,
  rows: readonly Row[],
  paths: string | undefined,
  caller: Caller,
  budget: ExpandBudget = expandBudgetOf(caller),
): Promise<(ResponseRecord | undefined)[]> {
  const tree = treeOf(engine, collection, caller, paths)
  if (tree.size === 0) return rows.map(() => undefined)
  if (budget.charactersLeft === 0) throw badRequest()
  const expanded = await expandTree(engine, collection, rows, tree, caller)
  // A cyclic path, such as the legs of the trip of the legs of a trip, could lead to millions of records.
  const size = expanded.reduce((sum, entry) => sum + entry.size, 0)
  if (size > budget.charactersLeft) {
    // With an empty budget, later expansions of the same response fail without a query.
    budget.charactersLeft = 0
    throw badRequest()
  }
  budget.charactersLeft -= size
  return expanded.map(({ records }) => records)
}

/** The `expand` object of one row, and its estimated size in characters of JSON. */
interface Expanded {
  records: ResponseRecord
  size: number
}

/** The estimated sizes of cached rows of the gazetteer. */
const keptSizes = new WeakMap<Row, number>()

function sizeOf({ gazetteer }: Collection, row: Row): number {
  const kept = gazetteer ? keptSizes.get(row) : undefined
  if (kept !== undefined) return kept
  let size = 0
  for (const value of Object.values(row)) size += 25 + (typeof value === 'string' ? value.length : 0)
  if (gazetteer) keptSizes.set(row, size)
  return size
}

async function expandTree(
  engine: Engine,
  collection: Collection,
  rows: readonly Row[],
  tree: Tree,
  caller: Caller,
): Promise<Expanded[]> {
  const expanded: Expanded[] = rows.map(() => ({ records: {}, size: 0 }))
  for (const [name, branch] of tree) {
    const step = stepOf(engine, collection, name, caller)
    if (!step) continue
    const { target, key, field } = step
    const ids = rows.map((row) => (field ? textsOf(field, row[name]) : [String(row['id'])]))
    const related = await viewable(engine, step, new Set(ids.flat()), caller)
    const below = branch.size > 0 ? await expandTree(engine, target, related, branch, caller) : []
    const byId = new Map(
      related.map((row, index) => {
        const { records: expand, size = 0 } = below[index] ?? {}
        const record = recordOf(engine, target, row, caller, expand)
        return [row[key], { record, size: size + sizeOf(target, row) }]
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

function recordOf(
  engine: Engine,
  collection: Collection,
  row: Row,
  caller: Caller,
  expand: ResponseRecord | undefined,
): ResponseRecord {
  if (!collection.gazetteer) return presentRecord(engine, collection, row, caller, { expand })
  const shared = sharedRecord(row, () => presentRecord(engine, collection, row, caller))
  return expand ? withExpand(shared, expand) : shared.record
}

/** The relation that a segment of a path names. */
interface Step {
  target: Collection
  /** The target's column that is compared with the ids. */
  key: string
  /** The relation field to the target; undefined for a back-relation, where the target has the field. */
  field?: FieldOf<'relation'>
}

/**
 * Resolves one segment of a path: a relation field, or a back-relation from a collection with at most one record
 * for each record of `from`. For example, "settings" or "settings_via_user" names the settings of a user. Null when the
 * segment names neither, or a collection whose records the caller may never view. Back-relations to many records are not
 * followed.
 */
function stepOf({ registry }: Engine, from: Collection, name: string, caller: Caller): Step | null {
  const field = fieldOf(from, name)
  if (field) {
    if (field.type !== 'relation' || field.hidden) return null
    const target = registry.get(field.to)
    return ruleFor(target, 'view', caller) === null ? null : { target, key: 'id', field }
  }
  const referrer = registry
    .referrersOf(from)
    .find(
      ({ collection, name: key, field }) =>
        (name === collection.name || name === `${collection.name}_via_${key}`) &&
        !isMultiple(field) &&
        collection.unique?.some(({ columns }) => columns.length === 1 && columns[0] === key) === true,
    )
  if (!referrer || referrer.field.hidden) return null
  if (ruleFor(referrer.collection, 'view', caller) === null) return null
  return { target: referrer.collection, key: referrer.name }
}

async function viewable(
  engine: Engine,
  { target: collection, key }: Step,
  ids: ReadonlySet<string>,
  caller: Caller,
): Promise<Row[]> {
  const rule = ruleFor(collection, 'view', caller)
  if (ids.size === 0 || rule === null) return []
  const read = (ids: ReadonlySet<string>) => rowsWhere(engine, collection, key, ids, caller, rule)
  return collection.gazetteer && rule === '' && key === 'id'
    ? engine.keptRows.find(collection, ids, read)
    : read(ids)
}

/** The rows whose column `key` has one of the ids, among those for which the rule holds. */
async function rowsWhere(
  engine: Engine,
  collection: Collection,
  key: string,
  ids: ReadonlySet<string>,
  caller: Caller,
  rule: string,
): Promise<Row[]> {
  const selection = new Selection(engine, collection, contextOf(caller, 'expand'))
  selection.restrictTo(rule)
  const { rows } = await sql<Row>`
    select ${sql.id(selection.alias)}.* from ${selection.from()}
    where ${engine.dialect.isOneOf(sql.id(selection.alias, key), [...ids])} and ${selection.where()}`.execute(
    engine.db,
  )
  return rows
}

/** The paths of an `expand` parameter as a tree. A path with an invalid segment is ignored. */
function treeOf(engine: Engine, collection: Collection, caller: Caller, paths = ''): Tree {
  const tree: Tree = new Map()
  for (const path of paths.replaceAll(/\s/g, '').split(',').sort()) {
    const names = path.split('.')
    const isValid = () => {
      let from = collection
      return names.every((name) => {
        const step = stepOf(engine, from, name, caller)
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
