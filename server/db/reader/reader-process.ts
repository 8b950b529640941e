/**
 * A child process that reads from a SQLite file. It runs the queries that its parent sends, one at a time. SQLite queries
 * are synchronous, so only ending the process stops a query.
 */
import { Worker } from 'node:worker_threads'
import SQLite from 'better-sqlite3'
import { addFunctions } from '#server/db/sqlite-functions.ts'
import type { ReaderReply, ReaderRequest } from './reader.ts'

const [, , file, parent] = process.argv
if (file === undefined) throw new Error('Give the path of the SQLite file.')
const raw = new SQLite(file, { readonly: true, timeout: 500 })
raw.pragma('temp_store = MEMORY')
addFunctions(raw)

process.send?.('ready')
const watch = new Worker(new URL('parent-watch.ts', import.meta.url), { workerData: Number(parent) })
watch.unref()
process.on('disconnect', () => process.exit(0))
process.on('message', (request: ReaderRequest) => process.send?.(answer(request)))

function answer({ text, parameters }: ReaderRequest): ReaderReply {
  try {
    return { rows: raw.prepare(text).all(...parameters) }
  } catch (error) {
    const code = error instanceof SQLite.SqliteError ? error.code : ''
    return { error: error instanceof Error ? error.message : String(error), code }
  }
}
