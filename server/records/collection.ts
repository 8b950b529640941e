import type { Db } from '#server/db/connect.ts'
import type { SqlValue } from '#server/db/dialect.ts'
import type { Caller } from '#server/http/context.ts'
import type { FieldError } from '#shared/records.ts'

/** A row as the database holds it, by column. */
export type Row = Record<string, SqlValue>

interface FieldOptions {
  /** Refuse the type's empty value. */
  required?: boolean
  /** Never sent, filtered, sorted or accepted. */
  hidden?: boolean
  /** Sent and filtered, but what a client says of it is ignored: the server sets it. */
  serverSet?: boolean
}

/**
 * How one field is stored, read from a request, compared in a filter and sent. Columns are never NULL: what
 * is missing is the type's empty value ('' , 0, [] or false).
 */
export type Field = FieldOptions &
  (
    | {
        type: 'text'
        min?: number
        max?: number
        pattern?: RegExp
        /** Holds folded text (lower-case ASCII): operands of filters are folded too, and prefixes are ranges. */
        folded?: boolean
      }
    | { type: 'email' }
    | { type: 'number'; min?: number; max?: number; integer?: boolean }
    | { type: 'bool' }
    | { type: 'date' }
    /** Set by the server: at creation, and with `onUpdate` at every change. */
    | { type: 'autodate'; onUpdate: boolean }
    | { type: 'select'; values: readonly string[]; maxSelect: number }
    | {
        type: 'relation'
        to: string
        maxSelect: number
        cascadeDelete: boolean
        /**
         * For a list whose members name its row themselves: their field that does. Deleting a member then looks
         * at that row only, instead of for its id in every row there is.
         */
        memberField?: string
      }
    | { type: 'file'; maxSelect: number; maxSizeBytes: number; mimeTypes: readonly string[] }
    | { type: 'json' }
  )

export type FieldOf<Type extends Field['type']> = Extract<Field, { type: Type }>

/**
 * Who may do what. Null: nobody; '': anyone; else a filter that is added to the query. An update's rule must
 * hold of the row as it was and as it becomes, so that nobody can give a row away or take one.
 *
 * Besides fields a rule may name `@request.auth.<field>`, `@request.body.<key>`, `@request.query.<key>`,
 * `@request.method`, `@request.context`, and `@request.filter.<field>`: the one value to which the client's
 * own filter holds that field. What a guest's `@request.auth` or an absent `@request.filter` stands for
 * equals no field.
 */
export interface Rules {
  list: string | null
  view: string | null
  create: string | null
  update: string | null
  delete: string | null
}

/** A create or an update on its way. */
export interface Write {
  action: 'create' | 'update'
  caller: Caller
  /** The request's body as it came, unknown keys and all. */
  body: Readonly<Record<string, unknown>>
  /** The row before an update; null when creating. */
  stored: Row | null
  /** The row as it will be stored, but for the columns that a hook adds. */
  row: Row
  /** The moment that this write's timestamps carry. */
  now: string
}

export interface Prepared {
  /** Columns to write besides those of the fields, or over them. */
  columns?: Row
  /** What is wrong, by field. Any of it ends the write before anything is stored. */
  errors?: Record<string, FieldError>
}

/** A file that a request brings for a field. */
export interface Upload {
  field: string
  /** The name that the field will hold unless the receiver chooses another. */
  name: string
  /** By the file's content, not by what the client said. */
  mimeType: string
  content: Blob
}

/** What becomes of a collection's files; without it, uploads are refused. */
export interface FileHooks {
  /** Before the transaction: the place to decode and encode. Resolves to a refusal, or to what is to be kept. */
  receive: (upload: Upload) => Promise<{ error: FieldError } | { name: string; content: Uint8Array }>
  /** In the write's transaction, after the row is stored. Await queries only. */
  keep: (db: Db, row: Row, name: string, content: Uint8Array) => Promise<void>
  /** In the transaction in which the row lets go of the file. Await queries only. */
  drop: (db: Db, row: Row, name: string) => Promise<void>
}

/** Who is sent a record. */
export interface Reader {
  caller: Caller
  /** The record is the caller's own account, or one that this request has just made. */
  isSelf: boolean
}

/** What a collection does beyond storing its fields. */
export interface Hooks {
  /** For auth collections, before anything else of an update: is this the stored row's password? */
  checkPassword?: (stored: Row, password: string) => Promise<boolean>
  /**
   * Before the transaction, when everything in the request has been found valid: the place for slow work such
   * as hashing a password. An auth collection finds a new password in `body.password`, already compared with
   * its confirmation, and returns the columns that hold it.
   */
  prepare?: (db: Db, write: Write) => Promise<Prepared>
  /**
   * In the write's transaction, when everything has been found valid: what depends on stored rows as they are at
   * that moment, such as a count of changes. Await queries only.
   */
  settle?: (db: Db, write: Write) => Promise<Prepared>
  /** In the write's transaction, after the row is stored. Await queries only. */
  written?: (db: Db, write: Write, row: Row) => Promise<void>
  /** In the delete's transaction, before the row goes. Await queries only. */
  deleting?: (db: Db, row: Row) => Promise<void>
  /** After the commit, whatever the action; `row` is the last state. */
  committed?: (action: 'create' | 'update' | 'delete', row: Row) => void
  /** The last word on what is sent of a record. */
  present?: (record: Record<string, unknown>, row: Row, reader: Reader) => Record<string, unknown>
  files?: FileHooks
}

/** Columns that are unique together. */
export interface Unique {
  columns: readonly string[]
  /** Texts that differ only in the case of ASCII letters are the same. */
  ignoreCase?: boolean
}

export interface Collection {
  name: string
  id: string
  type: 'base' | 'auth' | 'view'
  /** By name, in no order that matters; `id` is implied, with its 15 characters of a-z and 0-9. */
  fields: Readonly<Record<string, Field>>
  rules: Rules
  hooks?: Hooks
  /** Sets of columns that are unique together; each column of a set that is not carries the error. */
  unique?: readonly Unique[]
  /** For auth collections: the lengths that a password may have, in characters. */
  password?: { min: number; max: number }
  /** The same for everybody until the gazetteer changes: answers carry an ETag and may be cached by anyone. */
  gazetteer?: boolean
  /** How many comparisons a filter may hold; the protocol's 200 when absent. */
  maxComparisons?: number
}
