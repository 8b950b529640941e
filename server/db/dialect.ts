/**
 * All differences between the SQL of SQLite and of PostgreSQL, except the column types, which are in migrations/:
 * expressions with a different syntax or meaning. All other SQL of the server works on both. Connections are in sqlite.ts
 * and postgres.ts.
 */
import SQLite from 'better-sqlite3'
import { DatabaseError } from 'pg'
import { type IsolationLevel, type RawBuilder, sql, type SqlBool } from 'kysely'

/** A value as both databases store it: booleans are 0 and 1, JSON and dates are text. */
export type SqlValue = string | number | null

type Operand = RawBuilder<unknown>

export interface Dialect {
  readonly name: 'sqlite' | 'postgres'
  /** The operand cast to text that is compared byte by byte. */
  text(operand: Operand): Operand
  /** `operand LIKE pattern` that ignores the case of ASCII letters, with `\` as the escape character. */
  like(operand: Operand, pattern: Operand): RawBuilder<SqlBool>
  /** A random number, to sort by. */
  random(): Operand
  /** A JSON array of strings as a table to select or join from, named `alias`, with one column `value`. */
  jsonTexts(array: Operand, alias: string): Operand
  /**
   * Whether a text is one of the given texts. Use it instead of a JSON array, for which PostgreSQL estimates a hundred rows
   * and reads whole tables instead of an index.
   */
  isOneOf(operand: Operand, texts: readonly string[]): RawBuilder<SqlBool>
  /** The number of elements of a JSON array. */
  jsonLength(array: Operand): RawBuilder<number>
  /**
   * The value at a path in a JSON text; NULL when the path leads nowhere. Compare it only with results of
   * jsonValue(), jsonFrom() and jsonConstant(). Numbers sort before strings.
   */
  jsonValue(json: Operand, path: readonly string[]): Operand
  /** The value at a path in a JSON text, as text; NULL when the path leads nowhere. */
  jsonText(json: Operand, path: readonly string[]): Operand
  /** A column in the form that is comparable with jsonValue(). */
  jsonFrom(column: Operand, type: 'text' | 'number'): Operand
  /** A constant in the form that is comparable with jsonValue(). */
  jsonConstant(value: string | number): string | number
  /**
   * A query for the foreign keys of the server's tables. One row for each foreign key: `name` of the table, and
   * `parent`, the table referred to. A table without foreign keys has one row with `parent` "".
   */
  readonly references: RawBuilder<unknown>
  /** A query of the columns of the database's tables, in their order: `table` and `name`. */
  readonly columns: RawBuilder<unknown>
  /** A statement that disables all timeouts of queries for the rest of the transaction; null if there are no timeouts. */
  readonly disableTimeout: RawBuilder<unknown> | null
  /**
   * A statement that takes the lock of this name until the transaction ends. Null on SQLite, where only one
   * transaction runs at a time.
   */
  lock(name: string): RawBuilder<unknown> | null
  /** True when a unique index or primary key refused a row. */
  isUniqueViolation(error: unknown): boolean
  /** True when the same transaction can succeed if it is repeated. */
  isTransient(error: unknown): boolean
}

const jsonPath = (path: readonly string[]) =>
  `$${path.map((key) => (/^\d+$/.test(key) ? `[${key}]` : `."${key}"`)).join('')}`

export const sqliteDialect: Dialect = {
  name: 'sqlite',
  text: (operand) => sql`cast(${operand} as text)`,
  like: (operand, pattern) => sql`${operand} like ${pattern} escape '\\'`,
  random: () => sql`random()`,
  jsonTexts: (array, alias) => sql`json_each(${array}) as ${sql.id(alias)}`,
  isOneOf: (operand, texts) =>
    texts.length === 1
      ? sql`${operand} = ${texts[0]}`
      : sql`${operand} in (select value from json_each(${JSON.stringify(texts)}))`,
  jsonLength: (array) => sql`json_array_length(${array})`,
  jsonValue: (json, path) => sql`json_extract(${json}, ${jsonPath(path)})`,
  jsonText: (json, path) => sql`json_extract(${json}, ${jsonPath(path)})`,
  // Unary plus removes the column's type affinity. SQLite would otherwise convert the JSON value to the column's type.
  jsonFrom: (column) => sql`(+${column})`,
  jsonConstant: (value) => value,
  references: sql`select main.name as name, coalesce(key."table", '') as parent
    from sqlite_master as main left join pragma_foreign_key_list(main.name) as key
    where main.type = 'table' and main.name not like 'sqlite%'`,
  columns: sql`select main.name as "table", info.name as name
    from sqlite_master as main join pragma_table_info(main.name) as info
    where main.type = 'table' order by main.name, info.cid`,
  disableTimeout: null,
  lock: () => null,
  isUniqueViolation: (error) =>
    error instanceof SQLite.SqliteError &&
    (error.code === 'SQLITE_CONSTRAINT_UNIQUE' || error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY'),
  isTransient: () => false,
}

/** See Dialect.disableTimeout. The pool compares queries with it. */
export const withoutTimeouts =
  "select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)"

const codeOf = (error: unknown) => (error instanceof DatabaseError ? error.code : undefined)

export const postgresDialect: Dialect = {
  name: 'postgres',
  text: (operand) => sql`cast(${operand} as text) collate "C"`,
  like: (operand, pattern) => sql`${operand} collate "C" ilike ${pattern} escape '\\'`,
  random: () => sql`random()`,
  jsonTexts: (array, alias) => sql`lateral (
    select element collate "C" as value from json_array_elements_text(cast(${array} as json)) as element
  ) as ${sql.id(alias)}`,
  isOneOf: (operand, texts) => sql`${operand} = any(cast(${texts} as text[]))`,
  jsonLength: (array) => sql`cast(json_array_length(cast(${array} as json)) as double precision)`,
  jsonValue(json, path) {
    const value = sql`(cast(${json} as json) #> ${path})`
    const text = sql`(cast(${json} as json) #>> ${path})`
    return sql`case json_typeof${value}
      when 'null' then null
      when 'number' then ${sortKeyOfNumber(sql`cast(${text} as double precision)`)}
      when 'boolean' then ${sortKeyOfNumber(sql`cast(cast(cast(${text} as boolean) as integer) as double precision)`)}
      else '3' || ${text} end collate "C"`
  },
  jsonText: (json, path) => sql`(cast(${json} as json) #>> ${path}) collate "C"`,
  jsonFrom: (column, type) =>
    type === 'number' ? sql`${sortKeyOfNumber(column)} collate "C"` : sql`('3' || ${column}) collate "C"`,
  jsonConstant: (value) => (typeof value === 'number' ? sortKeyOfConstant(value) : `3${value}`),
  references: sql`select main.relname as name, coalesce(parent.relname, '') as parent
    from pg_class as main
      left join pg_constraint as key on key.conrelid = main.oid and key.contype = 'f'
      left join pg_class as parent on parent.oid = key.confrelid
    where main.relkind = 'r' and main.relnamespace = quote_ident(current_schema())::regnamespace
      -- Tables of an extension, such as PostGIS, are nobody's data.
      and not exists (
        select 1 from pg_depend where classid = 'pg_class'::regclass and objid = main.oid and deptype = 'e')`,
  columns: sql`select main.relname as "table", attname as name
    from pg_attribute join pg_class as main on main.oid = attrelid
    where main.relkind = 'r' and main.relnamespace = quote_ident(current_schema())::regnamespace
      and attnum > 0 and not attisdropped
    order by main.relname, attnum`,
  disableTimeout: sql.raw(withoutTimeouts),
  lock: (name) => sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`,
  isUniqueViolation: (error) => codeOf(error) === '23505',
  // Serialization failure; deadlock; "cached plan must not change result type": a prepared statement's table changed.
  isTransient: (error) => ['40001', '40P01', '0A000'].includes(codeOf(error) ?? ''),
}

const [digits, mirrored] = ['0123456789abcdef', 'fedcba9876543210']

// A JSON value is a number or a string, and PostgreSQL cannot compare the two. Each becomes a text that sorts as
// SQLite sorts the value: "1" and inverted bytes for a negative number, "2" and its bytes for any other number, "3" and
// the characters for a string.
const sortKeyOfNumber = (number: Operand) => sql`case when ${number} >= 0
  then '2' || encode(float8send(${number} + 0), 'hex')
  else '1' || translate(encode(float8send(${number}), 'hex'), ${digits}, ${mirrored}) end`

function sortKeyOfConstant(number: number): string {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(number + 0)
  const hex = bytes.toString('hex')
  if (number >= 0) return `2${hex}`
  return `1${hex.replaceAll(/[0-9a-f]/g, (digit) => mirrored[digits.indexOf(digit)] ?? digit)}`
}

/**
 * An ordinary transaction reads from one snapshot. A transaction with locks must also see what was committed while it
 * waited for a lock.
 */
export const isolation = { usual: 'repeatable read', locked: 'read committed' } as const satisfies Record<
  string,
  IsolationLevel
>
