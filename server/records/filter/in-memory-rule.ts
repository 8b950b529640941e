import type { Caller } from '#server/http/context.ts'
import type { Collection, Row } from '#server/records/collection.ts'
import type { Comparison, Expression, Term } from './parse.ts'
import { fieldOf } from '#server/records/registry.ts'

/** The properties of a request that can be evaluated without the database. */
export interface Requester {
  caller: Caller
  /** By field, the value that the requester's filter requires it to equal: see requiredValuesOf(). */
  requiredValues: ReadonlyMap<string, string>
}

/** A signed-in requester whose id is in no row. */
export const stranger: Requester = { caller: { userId: '\0', sessionId: '' }, requiredValues: new Map() }

const absent = Symbol('absent')

/**
 * Evaluates a rule for a row without the database; undefined when a query is needed. A defined result equals the
 * result of the query.
 */
export function evaluateInMemory(
  expression: Expression,
  collection: Collection,
  row: Row,
  requester: Requester,
): boolean | undefined {
  if (expression.type === 'comparison') return compared(expression, collection, row, requester)
  const decisive = expression.type === 'or'
  let answer: boolean | undefined = !decisive
  for (const part of expression.parts) {
    const found = evaluateInMemory(part, collection, row, requester)
    if (found === decisive) return decisive
    if (found === undefined) answer = undefined
  }
  return answer
}

function compared(
  { operator, left, right }: Comparison,
  collection: Collection,
  row: Row,
  requester: Requester,
) {
  if (operator !== '=') return undefined
  const a = valueOf(left, collection, row, requester)
  const b = valueOf(right, collection, row, requester)
  if (a === absent || b === absent) {
    const other = a === absent ? right : left
    return other.type === 'name' && fieldOf(collection, other.path[0] ?? '') ? false : undefined
  }
  if (a === undefined || typeof a !== typeof b) return undefined
  return a === b
}

function valueOf(term: Term, collection: Collection, row: Row, { caller, requiredValues }: Requester) {
  if (term.type === 'text') return term.value
  if (term.type !== 'name' || term.modifier !== null) return undefined
  const [first = '', second, third] = term.path
  if (first === '@request') {
    if (term.path.length !== 3 || third === undefined) return undefined
    if (second === 'auth' && (caller?.userId === undefined || third === 'id')) return caller?.userId ?? absent
    if (second === 'filter') return requiredValues.get(third) ?? absent
    return undefined
  }
  if (second !== undefined) return undefined
  const field = fieldOf(collection, first)
  if (!field) return first === 'true' ? 1 : first === 'false' ? 0 : undefined
  const value = row[first]
  if (field.type === 'bool') return typeof value === 'number' ? value : undefined
  const isPlain = field.type === 'text' ? field.folded !== true : field.type === 'relation'
  const isSingle = !('maxSelect' in field) || field.maxSelect === 1
  return isPlain && isSingle && typeof value === 'string' ? value : undefined
}
