import type { Caller } from '#server/http/context.ts'
import type { Collection, Row } from '#server/records/collection.ts'
import type { Comparison, Expression, Term } from './parse.ts'
import { fieldOf } from '#server/records/registry.ts'

/** Whoever a rule is asked about, as far as it can be told without the database. */
export interface Asker {
  caller: Caller
  /** What the asker's own filter holds fields to: see pinsOf(). */
  pins: ReadonlyMap<string, string>
}

/** Somebody signed in whose id stands in no row. */
export const stranger: Asker = { caller: { userId: '\0', sessionId: '' }, pins: new Map() }

const absent = Symbol('absent')

/**
 * Whether a rule holds of a row, told from the row alone; undefined when that takes a look into the database.
 * Where it answers, it answers what the query would.
 */
export function evaluateInMemory(
  expression: Expression,
  collection: Collection,
  row: Row,
  asker: Asker,
): boolean | undefined {
  if (expression.type === 'comparison') return compared(expression, collection, row, asker)
  const decisive = expression.type === 'or'
  let answer: boolean | undefined = !decisive
  for (const part of expression.parts) {
    const found = evaluateInMemory(part, collection, row, asker)
    if (found === decisive) return decisive
    if (found === undefined) answer = undefined
  }
  return answer
}

function compared({ operator, left, right }: Comparison, collection: Collection, row: Row, asker: Asker) {
  if (operator !== '=') return undefined
  const a = valueOf(left, collection, row, asker)
  const b = valueOf(right, collection, row, asker)
  if (a === absent || b === absent) {
    const other = a === absent ? right : left
    return other.type === 'name' && fieldOf(collection, other.path[0] ?? '') ? false : undefined
  }
  if (a === undefined || b === undefined || typeof a !== typeof b) return undefined
  return a === b
}

function valueOf(term: Term, collection: Collection, row: Row, { caller, pins }: Asker) {
  if (term.type === 'text') return term.value
  if (term.type === 'number' || term.modifier !== null) return undefined
  const [first = '', second, third] = term.path
  if (first === '@request') {
    if (term.path.length !== 3 || third === undefined) return undefined
    if (second === 'auth' && (caller === null || third === 'id')) return caller?.userId ?? absent
    if (second === 'filter') return pins.get(third) ?? absent
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
