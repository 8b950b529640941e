import assert from 'node:assert/strict'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as waited } from 'node:timers/promises'
import SQLite from 'better-sqlite3'
import { newId } from '#server/db/new-id.ts'
import type { Fault } from './world/fault.ts'

const [people, citiesEach] = [800, 1000]
const commitsPerSecond = 100
/** The limit for the backup, on a busy machine. */
const longestSeconds = 60

/** Makes the database five times as large as the gazetteer alone. */
function enlarge(db: SQLite.Database) {
  const cities = db.prepare('select id from city limit ?').pluck().all(citiesEach)
  const user = db.prepare(`insert into users (id, email, "emailVisibility", verified, name, avatar, public,
    password_hash, token_key, created, updated) values (?, ?, 0, 1, '', '', 0, '', '', '', '')`)
  const visit = db.prepare(
    `insert into visited_city (id, "user", city, created, updated) values (?, ?, ?, '', '')`,
  )
  db.transaction(() => {
    for (let person = 0; person < people; person += 1) {
      const id = newId()
      user.run(id, `visitor${person}@example.org`)
      for (const city of cities) visit.run(newId(), id, city)
    }
  })()
}

export const faults: Fault[] = [
  {
    name: 'large-backup',
    what: 'A SQLite database of about 240 MB is saved while another process commits 100 times a second.',
    databases: ['sqlite'],
    seconds: 60,
    async run(world) {
      const db = new SQLite(world.source, { timeout: 5000 })
      world.afterwards(() => db.close())
      db.pragma('journal_mode = WAL')
      db.pragma('synchronous = FULL')
      enlarge(db)
      db.pragma('wal_checkpoint(TRUNCATE)')
      const megabytes = Math.round(statSync(world.source).size / 1_000_000)
      const touch = db.prepare(`update users set updated = ? where email = 'visitor0@example.org'`)
      const state = { saving: true }
      const latenciesMs: number[] = []
      async function write() {
        const started = performance.now()
        while (state.saving) {
          const asked = performance.now()
          touch.run(String(asked))
          latenciesMs.push(performance.now() - asked)
          const due = started + (latenciesMs.length * 1000) / commitsPerSecond
          await waited(Math.max(1, due - performance.now()))
        }
      }
      const writing = write()
      const started = performance.now()
      const saved = await world.admin('backup', join(world.folder, 'large.gz'))
      const seconds = (performance.now() - started) / 1000
      state.saving = false
      await writing
      assert.equal(saved.code, 0, saved.errors)
      assert.ok(seconds < longestSeconds, `The backup took ${seconds} s.`)
      latenciesMs.sort((a, b) => a - b)
      const at = (part: number) => (latenciesMs[Math.floor(latenciesMs.length * part)] ?? 0).toFixed(1)
      const seen = `${megabytes} MB in ${seconds.toFixed(1)} s beside ${latenciesMs.length} commits, of which half took less than ${at(0.5)} ms and 99 % less than ${at(0.99)} ms`
      return { times: 1, seen }
    },
  },
]
