import type SQLite from 'better-sqlite3'
import type { CompiledQuery, QueryResult } from 'kysely'
import { longestCachedStatement } from './backend.ts'

const cacheSize = 500

/** A statement with what better-sqlite3 says about it. */
interface PreparedStatement {
  statement: SQLite.Statement
  returnsRows: boolean
  readsOnly: boolean
}

/** Prepares statements and runs them. It caches the statements that were used last: between 250 and 500 of them. */
export class SqliteStatements {
  readonly #raw: SQLite.Database
  #recent = new Map<string, PreparedStatement>()
  #older: ReadonlyMap<string, PreparedStatement> = new Map()

  constructor(raw: SQLite.Database) {
    this.#raw = raw
  }

  readsOnly = ({ sql: text }: CompiledQuery): boolean => this.#prepare(text).readsOnly

  run<Row>({ sql: text, parameters }: CompiledQuery): QueryResult<Row> {
    const { statement, returnsRows } = this.#prepare(text)
    // `Row` is the type that Kysely derived from the query; better-sqlite3 does not know it.
    return returnsRows
      ? { rows: statement.all(...parameters) as Row[] }
      : { rows: [], numAffectedRows: BigInt(statement.run(...parameters).changes) }
  }

  #prepare(text: string): PreparedStatement {
    const recent = this.#recent.get(text)
    if (recent) return recent
    const prepared = this.#older.get(text) ?? this.#prepared(text)
    if (text.length > longestCachedStatement) return prepared
    if (this.#recent.size >= cacheSize / 2) {
      this.#older = this.#recent
      this.#recent = new Map()
    }
    this.#recent.set(text, prepared)
    return prepared
  }

  #prepared(text: string): PreparedStatement {
    const statement = this.#raw.prepare(text)
    return { statement, returnsRows: statement.reader, readsOnly: statement.readonly }
  }
}
