/**
 * Translates a comparison of two operands to SQL. SQLite and PostgreSQL differ in two cases, which this file decides for
 * both. A text that is not a number is never compared with a numeric column. NULL (a path that leads to no row) equals
 * the empty text and differs from every other value.
 */
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { fold } from '#shared/domain/unaccent.ts'
import type { Dialect } from '#server/db/dialect.ts'
import { badRequest } from '#server/http/errors.ts'
import type { Operator } from './tokens.ts'
import { likePattern, rangeOf } from './like-pattern.ts'

export type Condition = RawBuilder<SqlBool>

export interface Constant {
  kind: 'constant'
  value: string | number | null
  /** A value that does not exist, such as a guest's id. No column equals it, not even an empty one. */
  absent?: boolean
}

export interface Column {
  kind: 'column'
  type: 'text' | 'number' | 'json'
  sql: RawBuilder<unknown>
  /** For a JSON column: the value as text. `sql` is then the form that is compared with other JSON values. */
  text?: RawBuilder<unknown>
  /** The expression is NULL when a path leads to no row. */
  nullable: boolean
  /** The column holds folded text. A constant that is compared with it is folded too. */
  folded?: boolean
}

export type Operand = Constant | Column

export const always: Condition = sql`1 = 1`
export const never: Condition = sql`1 = 0`

/** A constant operand. Throws the contract's 400 for a text with a NUL character, which PostgreSQL cannot store. */
export function constant(value: string | number | null, absent = false): Constant {
  if (typeof value === 'string' && value.includes('\0')) throw badRequest()
  return { kind: 'constant', value: typeof value === 'string' ? value.toWellFormed() : value, absent }
}

/** The SQL condition for `left operator right`. */
export function compare(dialect: Dialect, operator: Operator, left: Operand, right: Operand): Condition {
  if ((isAbsent(left) && right.kind === 'column') || (isAbsent(right) && left.kind === 'column')) {
    return operator === '!=' || operator === '!~' ? always : never
  }
  if (operator === '~' || operator === '!~') {
    const condition = like(dialect, left, right)
    return operator === '~' || condition === never ? condition : sql`not (${condition})`
  }
  if (right.kind === 'constant') return withConstant(dialect, operator, asColumn(dialect, left), right.value)
  if (left.kind === 'constant') return withConstant(dialect, mirrored[operator], right, left.value)
  return betweenColumns(dialect, operator, left, right)
}

const isAbsent = (operand: Operand) => operand.kind === 'constant' && operand.absent === true

type Ordering = Exclude<Operator, '~' | '!~'>

const mirrored = { '=': '=', '!=': '!=', '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const

function asColumn(dialect: Dialect, operand: Operand): Column {
  if (operand.kind === 'column') return operand
  const { value } = operand
  return typeof value === 'number'
    ? { kind: 'column', type: 'number', sql: sql`cast(${value} as double precision)`, nullable: false }
    : { kind: 'column', type: 'text', sql: dialect.text(sql`${value ?? ''}`), nullable: false }
}

function withConstant(
  dialect: Dialect,
  operator: Ordering,
  column: Column,
  value: string | number | null,
): Condition {
  if (operator === '=' || operator === '!=') {
    if (value === null || value === '') return emptiness(operator, column)
  } else if (value === null) {
    return never
  }
  if (column.type === 'json') return ordered(operator, column, dialect.jsonConstant(value))
  if (column.type === 'text') {
    // The reference implementation binds 123 as a real number, whose text is "123.0": it never equals "123".
    const text = typeof value === 'number' ? realText(value) : value
    return ordered(operator, column, column.folded ? fold(text) : text)
  }
  const number = typeof value === 'number' ? value : numberIn(value)
  if (number !== null) return ordered(operator, column, number)
  // SQLite sorts every text after every number. These conditions give the same result on PostgreSQL.
  return operator === '=' || operator === '>' || operator === '>='
    ? never
    : operator === '!=' || !column.nullable
      ? always
      : sql`${column.sql} is not null`
}

const realText = (value: number) => (Number.isInteger(value) ? `${value}.0` : String(value))

function numberIn(text: string): number | null {
  const number = /^\s*[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?\s*$/i.test(text) ? Number(text) : Number.NaN
  return Number.isFinite(number) ? number : null
}

function ordered(operator: Ordering, { sql: column, nullable }: Column, value: unknown): Condition {
  if (operator === '!=' && nullable) return sql`${column} is distinct from ${value}`
  return sql`${column} ${sign[operator]} ${value}`
}

const sign = {
  '=': sql`=`,
  '!=': sql`<>`,
  '<': sql`<`,
  '<=': sql`<=`,
  '>': sql`>`,
  '>=': sql`>=`,
} as const satisfies Record<Ordering, RawBuilder<unknown>>

function emptiness(
  operator: '=' | '!=',
  { type, sql: value, text: column = value, nullable }: Column,
): Condition {
  if (type === 'number' && !nullable) return operator === '=' ? never : always
  if (type === 'number') return operator === '=' ? sql`${column} is null` : sql`${column} is not null`
  if (operator === '!=') return sql`${column} <> ''`
  return nullable ? sql`(${column} = '' or ${column} is null)` : sql`${column} = ''`
}

function betweenColumns(dialect: Dialect, operator: Ordering, left: Column, right: Column): Condition {
  const common = left.type === 'json' || right.type === 'json' ? asJson : asText
  const [a, b] = left.type === right.type ? [left, right] : [common(dialect, left), common(dialect, right)]
  const plain: Condition = sql`${a.sql} ${sign[operator]} ${b.sql}`
  if ((operator !== '=' && operator !== '!=') || !(a.nullable || b.nullable)) return plain
  const bothEmpty = sql`(${emptiness('=', a)} and ${emptiness('=', b)})`
  return operator === '='
    ? sql`(${plain} or ${bothEmpty})`
    : sql`(${a.sql} is distinct from ${b.sql} and (${bothEmpty}) is not true)`
}

function asText(dialect: Dialect, column: Column): Column {
  if (column.type === 'text') return column
  const text = column.text ?? dialect.text(column.sql)
  return { kind: 'column', type: 'text', sql: text, nullable: column.nullable }
}

function asJson(dialect: Dialect, column: Column): Column {
  if (column.type === 'json') return column
  const { sql: text } = asText(dialect, column)
  const value = dialect.jsonFrom(column.sql, column.type)
  return { kind: 'column', type: 'json', sql: value, text, nullable: column.nullable }
}

function like(dialect: Dialect, left: Operand, right: Operand): Condition {
  const named = left.kind === 'constant' && typeof left.value === 'number' ? realText(left.value) : null
  const column = asText(dialect, asColumn(dialect, named === null ? left : constant(named)))
  if (right.kind === 'column') {
    return dialect.like(column.sql, sql`'%' || ${asText(dialect, right).sql} || '%'`)
  }
  if (right.value === null) return never
  const text = String(right.value)
  const pattern = likePattern(column.folded ? fold(text) : text)
  const range = column.folded ? rangeOf(pattern) : null
  if (range) return sql`(${column.sql} >= ${range.from} and ${column.sql} < ${range.below})`
  return dialect.like(column.sql, sql`${pattern}`)
}
