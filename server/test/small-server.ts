/**
 * The app of createTestApp() as a process. It is ready sooner than the complete server. It creates the SQLite file in
 * DATA_DIR when the file is missing.
 */
import { join } from 'node:path'
import { openDatabase } from '#server/db/connect.ts'
import { listen } from '#server/http/listen.ts'
import { createTestApp } from './create-test-app.ts'
import { fillTestDatabase } from './fill-test-database.ts'

const database = openDatabase(join(process.env['DATA_DIR'] ?? '.', 'waymark.db'))
await fillTestDatabase(database)
const app = await createTestApp({}, { database })
const listener = await listen('127.0.0.1', 0)
listener.serve((request) => app.fetch(request))
process.stdout.write(`Waymark is ready at http://127.0.0.1:${listener.port}\n`)
