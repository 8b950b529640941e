import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTokens } from '#server/auth/tokens.ts'
import { signingKey } from '#server/auth/signing-key.ts'
import { openDatabase } from '#server/db/connect.ts'
import { readEnv } from '#server/env.ts'
import { silentLog } from '#server/http/log.ts'
import { plannerInProcess } from '#server/planner/planner-source.ts'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import { gazetteerSlice } from '#server/test/gazetteer-slice.ts'
import { testCityNames } from '#server/test/test-database.ts'
import { resetPassword, verifyEmail } from './accounts.ts'
import { AdminError } from './admin-error.ts'
import { backup } from './backup.ts'
import { demo } from './demo.ts'
import { restore } from './restore.ts'

let app: TestApp
let folder: string
const now = new Date('2026-03-01T10:00:00Z')

beforeEach(async () => {
  app = await createTestApp()
  folder = mkdtempSync(join(tmpdir(), 'waymark-admin-'))
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

describe('an operator', () => {
  test('verifies an address', async () => {
    const anna = await app.people.register()
    await verifyEmail(app.database.db, anna.email.toUpperCase(), app.clock)
    const { record } = await app.people.signIn(anna.email, anna.password)
    expect(record['verified']).toBe(true)
    await expect(verifyEmail(app.database.db, 'nobody@example.org', app.clock)).rejects.toThrow(AdminError)
  })

  test('makes a link to a new password', async () => {
    const anna = await app.people.register()
    const tokens = createTokens(await signingKey(app.database.db, app.clock), app.clock)
    const told = await resetPassword(app.database.db, anna.email, tokens, 'https://waymark.example')
    const token = /https:\/\/waymark\.example\/auth\/reset-password\?token=(\S+)/.exec(told)?.[1]
    const body = { token, password: 'another horse', passwordConfirm: 'another horse' }
    const path = '/api/collections/users/confirm-password-reset'
    expect((await app.request(path, { method: 'POST', body })).status).toBe(204)
    await app.people.signIn(anna.email, 'another horse')
  })

  test('makes a person who has been to 30 countries, and may do so again', async () => {
    const options = {
      database: app.database,
      env: readEnv({}),
      clock: app.clock,
      log: silentLog,
      mailWaits: () => {},
      readiness: { ready: true },
      cityNames: testCityNames,
      planner: plannerInProcess(gazetteerSlice()),
      dataFolder: gazetteerSlice(),
      webFolder: folder,
      version: '',
    }
    const visits: number[] = []
    for (let run = 0; run < 2; run++) {
      const [, email = '', password = ''] = /as (\S+) with the password (\S+)/.exec(await demo(options)) ?? []
      const { token, record } = await app.people.signIn(email, password)
      expect(record['verified']).toBe(true)
      const count = async (collection: string) => {
        const path = `/api/collections/${collection}/records?perPage=1&filter=user='${String(record['id'])}'`
        const answer = (await (await app.request(path, { token })).json()) as { totalItems: number }
        return answer.totalItems
      }
      expect(await count('distinct_visited_countries')).toBe(30)
      visits.push(await count('visited_city'))
      expect(await count('trip')).toBe(3)
      expect(await count('travel_item')).toBe(9)
    }
    // This part of the world has fewer than four cities of some countries.
    expect(visits[0]).toBeGreaterThan(60)
    expect(visits[1]).toBe(visits[0])
  })
})

describe('a backup', () => {
  const saved = () => join(folder, 'saved.db')
  const live = () => join(folder, 'waymark.db')

  test('has what was there, and is put back with what is there kept aside', async () => {
    const anna = await app.people.register()
    expect(await backup(app.database, saved())).toContain(saved())
    await expect(backup(app.database, saved())).rejects.toThrow('exists already')

    writeFileSync(live(), 'a damaged database')
    expect(restore(saved(), live(), now)).toContain(`${live()}.before-20260301T100000Z`)
    const restored = openDatabase(live())
    const rows = await restored.db.selectFrom('users').select('email').execute()
    await restored.close()
    expect(rows).toEqual([{ email: anna.email }])
    expect(existsSync(`${live()}.before-20260301T100000Z`)).toBe(true)
  })

  test('is not put back while a server uses the database', async () => {
    await backup(app.database, saved())
    await backup(app.database, live())
    const inUse = openDatabase(live())
    await inUse.db.selectFrom('users').select('id').execute()
    expect(() => restore(saved(), live(), now)).toThrow('Stop the server first')
    await inUse.close()
    restore(saved(), live(), now)
  })

  test('of a newer version, or that is none, changes nothing', async () => {
    await backup(app.database, live())
    await backup(app.database, saved())
    const newer = new SQLite(saved())
    newer.prepare("insert into migration values ('9999-from-the-future', '')").run()
    newer.close()
    expect(() => restore(saved(), live(), now)).toThrow('newer version')
    writeFileSync(saved(), 'x'.repeat(5000))
    expect(() => restore(saved(), live(), now)).toThrow('not a backup')
    expect(() => restore(join(folder, 'absent'), live(), now)).toThrow('no file')
    expect(readdirSync(folder).sort()).toEqual(['saved.db', 'waymark.db'])
  })
})
