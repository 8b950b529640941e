import type { Db } from '#server/db/connect.ts'
import type { SqlValue } from '#server/db/dialect.ts'
import type { Caller } from '#server/http/context.ts'
import type { FieldError } from '#shared/field-errors.ts'

/** A stored row: column name to value. */
export type Row = Record<string, SqlValue>

interface FieldOptions {
  /** The type's empty value is refused. */
  required?: boolean
  /** The field is never sent, and clients can neither filter nor sort by it nor write it. */
  hidden?: boolean
  /**
   * The field belongs to one person: the account itself, or in other collections the person in the record's field
   * `user`. An account is sent to other callers without the field; other records are sent to them with the type's empty
   * value. In a client's filter or subscription no comparison with the field is true for other callers, and in a sort
   * it counts as a missing value. No field is private to a superuser.
   */
  private?: boolean
  /** The server sets the field. It is sent and can be filtered; a value from a client is ignored. */
  serverSet?: boolean
}

/**
 * The definition of a field: how it is stored, read from a request, compared in a filter and sent. Columns are
 * never NULL. A missing value is stored as the type's empty value ('', 0, [], false; null for JSON).
 */
export type Field = FieldOptions &
  (
    | {
        type: 'text'
        min?: number
        max?: number
        pattern?: RegExp
        /**
         * The column holds folded text (lower-case ASCII). Filter operands are folded too, and a prefix pattern
         * becomes a range condition that an index can serve.
         */
        folded?: boolean
      }
    | { type: 'email' }
    | { type: 'number'; min?: number; max?: number; integer?: boolean }
    | { type: 'bool' }
    | { type: 'date' }
    /** A timestamp that the server sets on create, and with `onUpdate` on every update. */
    | { type: 'autodate'; onUpdate: boolean }
    | { type: 'select'; values: readonly string[]; maxSelect: number }
    | {
        type: 'relation'
        to: string
        maxSelect: number
        cascadeDelete: boolean
        /**
         * For a list of records that refer back to this row. When such a record is deleted, its id is searched only in the
         * row that it refers to and in the rows that `strays` names, instead of in every row of the table.
         */
        members?: {
          /** The relation field of the records that names this row. */
          field: string
          /** The table of the records that are in another row's list, with the columns of the record and of that row. */
          strays: { table: string; member: string; list: string }
        }
      }
    | { type: 'file'; maxSelect: number; maxSizeBytes: number; mimeTypes: readonly string[] }
    | { type: 'json' }
  )

export type FieldOf<Type extends Field['type']> = Extract<Field, { type: Type }>

/**
 * The access rule of each action. `null` refuses everybody, '' allows everybody, and any other text is a filter
 * that is added to the query. The update rule must hold for the row both before and after the change, so that no
 * caller can give a row to another user or take one.
 *
 * Besides fields a rule may name `@request.auth.<field>`, `@request.body.<key>`, `@request.query.<key>`,
 * `@request.method`, `@request.context`, and `@request.filter.<field>`: the value that the client's own filter
 * requires that field to equal. A guest's `@request.auth`, and `@request.filter` for a field without such a
 * value, equal no field, not even an empty one.
 */
export interface Rules {
  list: string | null
  view: string | null
  create: string | null
  update: string | null
  delete: string | null
}

/** A create or update request while it is checked and stored. */
export interface Write {
  action: 'create' | 'update'
  caller: Caller
  /** The request's body as received, unknown keys included. */
  body: Readonly<Record<string, unknown>>
  /** The row before an update; null for a create. */
  stored: Row | null
  /** The row that will be stored, without the columns that hooks add. */
  row: Row
  /** The value of this write's timestamps. */
  now: string
  /** The tags of the request's Accept-Language, for mails. */
  languages: readonly string[]
}

export interface HookResult {
  /** Columns to store in addition to those of the fields, or in place of them. */
  columns?: Row
  /** Errors by field. Any error ends the write before anything is stored. */
  errors?: Record<string, FieldError>
}

/** A file that a request uploads for a field. */
export interface Upload {
  field: string
  /** The name that the field will hold, unless `receive` returns another. */
  name: string
  /** Detected from the file's content; the client's declaration is ignored. */
  mimeType: string
  content: Blob
}

/** Stores and deletes a collection's files. A collection without these hooks refuses uploads. */
export interface FileHooks {
  /** Runs before the transaction. Decodes and encodes the file. Resolves to an error, or to the file to store. */
  receive: (upload: Upload) => Promise<{ error: FieldError } | { name: string; content: Uint8Array }>
  /** Stores the file. Runs in the write's transaction, after the row is stored. Await queries only. */
  keep: (db: Db, row: Row, name: string, content: Uint8Array) => Promise<void>
  /** Deletes the file. Runs in the transaction that removes its name from the row. Await queries only. */
  drop: (db: Db, row: Row, name: string) => Promise<void>
}

/**
 * Changes records of other collections in the transaction of a hook, with timestamps and events for subscribers. It checks
 * no rule and validates no field. Of the hooks of these collections, `beforeDelete` and `afterCommit` run, and files of
 * removed rows are dropped.
 */
export interface OtherRecords {
  /** The time of the change, in the format of timestamps. */
  now: string
  /** Stores a row. Columns that are not given get their empty values. */
  create: (collection: string, columns: Row) => Promise<void>
  /** Changes the given columns of a stored row. */
  update: (collection: string, stored: Row, columns: Row) => Promise<void>
  /** Deletes stored rows, and the rows that are deleted with them. */
  remove: (collection: string, rows: readonly Row[]) => Promise<void>
}

/** Functions of a collection that run while its records are written, deleted and sent. */
export interface Hooks {
  /**
   * Checks the row of a new record without other rows, beyond the checks of its fields, and returns the columns that are
   * computed from the others. The collection's own `beforeStore` and the restoration of an archive call it. `now` is a
   * timestamp.
   */
  check?: (row: Row, now: string) => HookResult
  /** For auth collections: compares a password with the stored row's. Runs before the other hooks of an update. */
  checkPassword?: (stored: Row, password: string) => Promise<boolean>
  /**
   * Runs before the transaction, after the whole request has been validated. It is for slow work such as hashing a
   * password. In an auth collection `body.password` is the new password, which was compared with its confirmation; the
   * hook returns the columns that store it.
   */
  beforeTransaction?: (db: Db, write: Write) => Promise<HookResult>
  /**
   * Runs in the write's transaction, after validation and before the row is stored. It is for columns that depend on
   * the rows stored at that moment, such as a revision counter. Await queries only.
   */
  beforeStore?: (db: Db, write: Write) => Promise<HookResult>
  /** Runs in the write's transaction, after the row is stored. Await queries only. */
  afterStore?: (db: Db, write: Write, row: Row, records: OtherRecords) => Promise<void>
  /**
   * Runs in the delete's transaction, before the row is deleted, also for rows that are deleted with another one.
   * `caller` has sent the request. Await queries only. An error that it throws ends the transaction and is the response.
   */
  beforeDelete?: (db: Db, row: Row, caller: Caller) => Promise<void>
  /**
   * Runs in the delete's transaction, after the row that a request names was deleted. It does not run for the rows that
   * are deleted with it. Await queries only.
   */
  afterDelete?: (db: Db, row: Row, records: OtherRecords) => Promise<void>
  /** Runs after the commit of each create, update and delete; `row` is the last state. */
  afterCommit?: (action: 'create' | 'update' | 'delete', row: Row) => void
  files?: FileHooks
}

/** A unique constraint over a set of columns. */
interface Unique {
  columns: readonly string[]
  /** Texts that differ only in the case of ASCII letters count as equal. */
  ignoreCase?: boolean
}

export interface Collection {
  name: string
  id: string
  type: 'base' | 'auth' | 'view'
  /** Fields by name; the order has no meaning. `id` (15 characters of a-z and 0-9) is implied. */
  fields: Readonly<Record<string, Field>>
  rules: Rules
  hooks?: Hooks
  /** Unique constraints. When one is violated, each of its columns carries the error. */
  unique?: readonly Unique[]
  /** For auth collections: the allowed length of a password, in characters. */
  password?: { min: number; max: number }
  /**
   * The records are the same for every caller until the gazetteer changes. Responses have an ETag, and shared caches
   * may store them.
   */
  gazetteer?: boolean
  /** Only the server creates and deletes the records, together with those that they belong to. A superuser cannot. */
  madeByServer?: true
  /** The maximum number of comparisons in a filter; 200, as in the protocol, when absent. */
  maxComparisons?: number
}
