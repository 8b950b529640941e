import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { storePasskey } from '#server/auth/passkeys/stored-passkeys.ts'
import { link } from '#server/auth/providers/external-accounts.ts'
import { awaitSecondStep } from '#server/auth/security/second-step.ts'
import { stepAt, totpCode } from '#server/auth/security/totp.ts'
import { undatedStay } from '#shared/collections/stays.ts'
import { totpSetup } from '#shared/account-security.ts'
import { createTokens } from '#server/auth/sessions/tokens.ts'
import { signingKey } from '#server/auth/sessions/signing-key.ts'
import { addSuperuser } from '#server/auth/superusers/superuser-accounts.ts'
import { type Database, openDatabase } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { migrations } from '#server/db/migrations.ts'
import { isEmpty, stepsTaken } from '#server/db/whole-tables.ts'
import { readEnv } from '#server/env.ts'
import { silentLog } from '#server/http/log.ts'
import { enqueueMail } from '#server/mail/outbox.ts'
import { verificationLetter } from '#server/mail/templates.ts'
import { picturesInProcess } from '#server/pictures/picture-source.ts'
import { plannerInProcess } from '#server/planner/planner-source.ts'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import { gazetteerSlice, slicePlannerCache } from '#server/test/gazetteer-slice.ts'
import type { Person } from '#server/test/people.ts'
import {
  onPostgres,
  openEmptyDatabase,
  createEmptyDatabase,
  type TestDatabaseLocation,
  run,
  testCityNames,
} from '#server/test/test-database.ts'
import { tinyPng } from '#server/test/tiny-png.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { removeLostSecondStep, resetPassword, signOut, verifyEmail } from './accounts.ts'
import { AdminError } from './admin-error.ts'
import { readArchive } from './archive.ts'
import { settingsFor, startOpenIdProvider } from '#server/test/openid-provider.ts'
import { backup } from './backup.ts'
import { demo } from './demo.ts'
import { doctor } from './doctor.ts'
import { restore } from './restore.ts'

let app: TestApp
let folder: string

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

  test('creates a link for choosing a new password', async () => {
    const anna = await app.people.register()
    const tokens = createTokens(await signingKey(app.database.db, app.clock), app.clock)
    const told = await resetPassword(app.database.db, anna.email, {
      tokens,
      publicUrl: 'https://waymark.example',
      clock: app.clock,
    })
    const token = /https:\/\/waymark\.example\/auth\/reset-password\?token=(\S+)/.exec(told)?.[1]
    const body = { token, password: 'another horse', passwordConfirm: 'another horse' }
    const path = '/api/collections/users/confirm-password-reset'
    expect((await app.request(path, { method: 'POST', body })).status).toBe(204)
    await app.people.signIn(anna.email, 'another horse')
  })

  test('signs a person out everywhere, and ends mailed links and codes', async () => {
    const anna = await app.people.register()
    const ben = await app.people.register()
    const body = { email: anna.email }
    await app.request('/api/collections/users/request-password-reset', { method: 'POST', body })
    await app.request('/api/collections/users/request-otp', { method: 'POST', body })
    await signOut(app.database, anna.email.toUpperCase())
    // In a database in memory no notification arrives, so the token stays cached for five seconds.
    app.clock.advance(5)
    const statusOf = async ({ token }: Person) => (await app.request('/api/auth/sessions', { token })).status
    expect([await statusOf(anna), await statusOf(ben)]).toEqual([401, 200])
    for (const table of ['mailed_token', 'one_time_code'] as const)
      expect(await app.database.db.selectFrom(table).selectAll().execute()).toEqual([])
    await app.people.signIn(anna.email, anna.password)
    await expect(signOut(app.database, 'nobody@example.org')).rejects.toThrow(AdminError)
  })

  test('removes the second step of a person who has lost it', async () => {
    const anna = await app.people.register()
    const own = { method: 'POST', token: anna.token }
    const { secret } = totpSetup.parse(await (await app.request('/api/account/totp', own)).json())
    const body = { code: totpCode(secret, stepAt(app.clock())) }
    await app.request('/api/account/totp/confirm', { ...own, body })
    await expect(app.people.signIn(anna.email, anna.password)).rejects.toThrow('answered 401')
    await removeLostSecondStep(app.database.db, anna.email)
    await app.people.signIn(anna.email, anna.password)
  })

  test('creates a demo user who has visited 30 countries, and can repeat it', async () => {
    const options = {
      database: app.database,
      env: readEnv({}),
      clock: app.clock,
      log: silentLog,
      notifyOutbox: () => {},
      readiness: { ready: true },
      cityNames: testCityNames,
      planner: plannerInProcess(gazetteerSlice(), slicePlannerCache),
      pictures: picturesInProcess(gazetteerSlice()),
      dataFolder: gazetteerSlice(),
      webFolder: folder,
    }
    const visits: number[] = []
    const stays: number[] = []
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
      stays.push(await count('stay'))
      expect(await count('wish')).toBeGreaterThan(2)
      expect(await count('trip')).toBe(3)
      expect(await count('travel_item')).toBe(9)
    }
    // The gazetteer slice has fewer than four cities of some countries.
    expect(visits[0]).toBeGreaterThan(60)
    expect(visits[1]).toBe(visits[0])
    expect(stays[0]).toBeGreaterThan(visits[0] ?? 0)
    expect(stays[1]).toBe(stays[0])
  })
})

describe('the doctor', () => {
  const folders = () => ({ data: gazetteerSlice(), web: folder })

  const letter = (name: string | number) =>
    verificationLetter({
      to: { id: 'a', email: `${name}@example.org`, language: '' },
      languages: [],
      publicUrl: 'http://x',
      token: 'a',
      seconds: 60,
    })
  /** The report without the numbers and folders of this machine. */
  const linesOf = (report: string) =>
    report
      .replaceAll(folder, 'FOLDER')
      .replaceAll(/\d+ MB/g, 'N MB')
      .replaceAll(/\d\d\d\d-\d\d-\d\d([T ][\d:.]+Z)?/g, (_, time) => (time ? 'TIME' : 'DAY'))
      .replaceAll(/(Node|SQLite|PostgreSQL) \d[\d.]*( \(.*?\))?/g, '$1 V')
      .replaceAll(/(edition|gazetteer) [\da-f]{8,}/g, '$1 V')
      .replaceAll(/\d+\.\d s/g, 'N s')
      .split('\n')
  const store = onPostgres ? 'PostgreSQL' : 'SQLite'
  const clockLine = onPostgres ? 'clock TIME, N s from PostgreSQL’s' : 'clock TIME'

  test('reports no problem when there is none', async () => {
    writeFileSync(join(folder, 'index.html'), '')
    await app.people.register()
    await app.database.db.deleteFrom('mail').execute()
    const clock = onPostgres ? () => new Date() : app.clock
    const { report, healthy } = await doctor(app.database, readEnv({ DATA_DIR: folder }), folders(), clock)
    expect(linesOf(report)).toEqual([
      'ok     Node V',
      `ok     ${store} V, N MB`,
      'ok     the database is of this version',
      `ok     ${clockLine}`,
      'ok     gazetteer V, exchange rates of DAY',
      'ok     mail goes to files in FOLDER/outbox; 0 waiting',
      'ok     1 accounts, 1 sessions',
      'ok     N MB free in FOLDER',
      'ok     web app in FOLDER',
      'ok     the public address is http://localhost:8090',
      'ok     mails are sent, or written to files on this machine',
      'ok     rate limits are on',
      'ok     client addresses come from the connection',
    ])
    expect(healthy).toBe(true)
  })

  test('says what to do about each problem', async () => {
    await enqueueMail(app.database.db, letter('anna'), app.clock)
    await app.database.db.updateTable('gazetteer').set({ version: 'older', rates_date: '' }).execute()
    app.clock.advance(7200)
    const env = readEnv({ DATA_DIR: folder, PUBLIC_URL: 'http://waymark.example', RATE_LIMITS: 'off' })
    const { report, healthy } = await doctor(app.database, env, folders(), app.clock)
    expect(linesOf(report)).toEqual([
      'ok     Node V',
      `ok     ${store} V, N MB`,
      'ok     the database is of this version',
      ...(onPostgres
        ? [`CHECK  ${clockLine}`, '       → Synchronise the clocks of both machines with NTP.']
        : [`ok     ${clockLine}`]),
      'CHECK  gazetteer older, exchange rates of ',
      '       → This version has edition V: start the server, which stores it.',
      'CHECK  mail goes to files in FOLDER/outbox; 1 waiting since TIME',
      '       → Look for "could not be sent" in the log, and check SMTP_URL and MAIL_FROM.',
      'ok     0 accounts, 0 sessions',
      'ok     N MB free in FOLDER',
      'CHECK  web app in FOLDER',
      '       → Build it: npm run build.',
      'CHECK  the public address is http://waymark.example',
      '       → Serve it by https and set PUBLIC_URL to that address.',
      'CHECK  people get no mails',
      '       → Set SMTP_URL and MAIL_FROM.',
      'CHECK  rate limits are off',
      '       → Unset RATE_LIMITS.',
      'CHECK  client addresses come from the connection',
      '       → Behind a proxy set TRUST_PROXY=on; otherwise all people share one limit on wrong passwords.',
    ])
    expect(healthy).toBe(false)
  })

  test('reports damage, twenty waiting mails, and a mail that has waited for more than an hour', async () => {
    writeFileSync(join(folder, 'index.html'), '')
    const reportOf = async (database: Database) =>
      linesOf((await doctor(database, readEnv({ DATA_DIR: folder }), folders(), app.clock)).report)
    const damaged: Database = {
      ...app.database,
      inspect: async () => ({ version: 'SQLite 3', sizeBytes: 1, problems: ['Page 7 is damaged.'] }),
    }
    expect((await reportOf(damaged)).slice(1, 3)).toEqual([
      'CHECK  SQLite V, N MB. Page 7 is damaged.',
      '       → Stop the server and restore the last backup into a new database: npm run admin -- restore FILE.',
    ])
    for (let count = 0; count < 19; count += 1) await enqueueMail(app.database.db, letter(count), app.clock)
    const mailLine = async () => (await reportOf(app.database)).find((line) => line.includes('mail goes'))
    app.clock.advance(3600)
    expect(await mailLine()).toBe('ok     mail goes to files in FOLDER/outbox; 19 waiting since TIME')
    app.clock.advance(1)
    expect(await mailLine()).toBe('CHECK  mail goes to files in FOLDER/outbox; 19 waiting since TIME')
    app.clock.advance(-3601)
    await enqueueMail(app.database.db, letter('ben'), app.clock)
    expect(await mailLine()).toBe('CHECK  mail goes to files in FOLDER/outbox; 20 waiting since TIME')
    await app.database.db.updateTable('mail').set({ due: '' }).execute()
    expect(await mailLine()).toBe('ok     mail goes to files in FOLDER/outbox; 0 waiting')
  })

  test('reports no problem behind a proxy with https and SMTP', async () => {
    const env = readEnv({
      DATA_DIR: folder,
      PUBLIC_URL: 'https://waymark.example',
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: 'waymark@example.org',
      TRUST_PROXY: 'on',
    })
    const { report } = await doctor(app.database, env, folders(), app.clock)
    expect(linesOf(report).slice(-4)).toEqual([
      'ok     the public address is https://waymark.example',
      'ok     mails are sent, or written to files on this machine',
      'ok     rate limits are on',
      'ok     client addresses come from the proxy',
    ])
    expect(report).toContain('ok     mail goes by SMTP; 0 waiting')
  })

  test('asks each sign-in provider, and names the variable of a provider that does not answer', async () => {
    const provider = await startOpenIdProvider()
    const family = settingsFor(provider, { name: 'family', kind: 'oidc' })
    const signInProviders = [
      family,
      { ...family, name: 'my-home', title: 'my-home', issuer: `${provider.issuer}/elsewhere` },
      settingsFor(provider, { name: 'apple', kind: 'apple' }),
    ]
    const env = { ...readEnv({ DATA_DIR: folder }), signInProviders }
    const { report, healthy } = await doctor(app.database, env, folders(), app.clock)
    await provider.close()
    expect(report).toContain(`ok     sign-in with family (family) at ${provider.issuer}`)
    expect(report).toMatch(/CHECK {2}sign-in with my-home.*\n.*check OIDC_MY_HOME_ISSUER,/)
    expect(report).toMatch(/CHECK {2}sign-in with apple.*\n.*set PUBLIC_URL/)
    expect(report).not.toContain(provider.clientSecret)
    expect(healthy).toBe(false)
  })

  test('reports a new, older or newer database and does not change it', async () => {
    // Tables with the same names in another schema of the same server.
    const neighbour = await openEmptyDatabase()
    await migrate(neighbour)
    const database = await openEmptyDatabase()
    const reportOf = async () =>
      (await doctor(database, readEnv({ DATA_DIR: folder }), folders(), app.clock)).report
    expect(await reportOf()).toContain('never used')
    expect(await stepsTaken(database)).toEqual([])
    await migrate(database, { steps: migrations.slice(0, 3) })
    expect(await reportOf()).toContain('older version')
    expect(await stepsTaken(database)).toHaveLength(3)
    await migrate(database)
    expect(await reportOf()).toContain('gazetteer missing')
    await run(database, "insert into migration values ('9999-future', '')")
    expect(await reportOf()).toContain('newer version')
    await database.close()
    await neighbour.close()
  })
})

// Each test writes and reads some thousands of rows several times.
describe('a backup', () => {
  const saved = () => join(folder, 'saved.gz')
  const locations: TestDatabaseLocation[] = []

  /** An empty database, by default on the database system that the tests run on. */
  async function empty(kind: 'sqlite' | 'postgres' = onPostgres ? 'postgres' : 'sqlite') {
    const location = await createEmptyDatabase(kind)
    locations.push(location)
    return openDatabase(location.source)
  }

  afterEach(async () => {
    for (const location of locations.splice(0)) await location.remove()
  })

  test('contains everything, pictures included, and can be restored into an empty database', async () => {
    const anna = await app.people.register()
    await addVisitAndPicture(anna)
    await addWaysIn(anna)
    await beginSignIns(anna)
    const reported = await backup(app.database, saved(), app.clock)
    const { tables, sha256 } = await readArchive(saved())
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const megabytes = (statSync(saved()).size / 1_000_000).toFixed(1)
    const counted = `${tables.length} tables, ${rows} rows`
    expect(reported).toBe(`Saved ${saved()}: ${counted}, ${megabytes} MB.\nChecksum ${sha256}`)
    expect(statSync(saved()).mode & 0o077).toBe(0)
    await expect(backup(app.database, saved(), app.clock)).rejects.toThrow(
      new AdminError(`${saved()} exists already. Choose another name.`),
    )

    const database = await empty()
    expect(await restore(saved(), database)).toBe(
      `Restored ${saved()} of 2026-03-01 10:00:00.000Z: ${counted}.\nChecksum ${sha256}`,
    )
    for (const query of [
      'select id, email, password_hash, seq from users',
      'select id, seq from visited_city',
      'select name, content from avatar',
      'select count(*) as cities from city',
      'select * from "_externalAuths"',
      'select * from _superusers',
      'select * from passkey',
    ]) {
      const rows = await run(database, query)
      expect(rows).not.toEqual([])
      expect(rows).toEqual(await run(app.database, query))
    }
    // Rows that are valid only for minutes are left out.
    for (const table of ['one_time_code', 'mfa'] as const) {
      expect(await app.database.db.selectFrom(table).select('id').execute()).toHaveLength(1)
      expect(await database.db.selectFrom(table).select('id').execute()).toEqual([])
    }
    // New rows get a `seq` after the restored ones.
    await run(database, `update visited_city set id = 'old'`)
    await run(
      database,
      `insert into visited_city (id, "user", city, created, updated)
        select 'new', "user", (select max(id) from city), created, updated from visited_city limit 1`,
    )
    expect(await run(database, 'select id from visited_city order by seq desc limit 1')).toEqual([
      { id: 'new' },
    ])
    await database.close()
  })

  test('is equal after a restore into the other database system and back', async () => {
    const anna = await app.people.register()
    await addVisitAndPicture(anna)
    await app.people.createRecord(anna, 'wish', { city: cityId(2988507), note: 'In spring' })
    await addWaysIn(anna)
    const [first, second, third] = ['1', '2', '3'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ]
    await backup(app.database, first, app.clock)
    const other = await empty('sqlite')
    await restore(first, other)
    await backup(other, second, app.clock)
    const back = await empty()
    await restore(second, back)
    await backup(back, third, app.clock)
    const [a, b, c] = await Promise.all([first, second, third].map((file) => readArchive(file)))
    expect(b?.tables).toEqual(a?.tables)
    expect(c).toEqual(a)
    for (const table of ['visited_city', 'stay', 'wish', '_externalAuths', '_superusers', 'passkey'])
      expect([table, a?.tables.find(({ name }) => name === table)?.rows]).toEqual([table, 1])
    await other.close()
    await back.close()
  })

  test('of a version without stays gives each mark one stay with its id', async () => {
    const older = await empty()
    await migrate(older, { steps: migrations.filter(({ name }) => name < '0027') })
    const made = '2024-05-06 07:08:09.000Z'
    const cities = ['city00000000001', 'city00000000002']
    for (const id of cities) {
      await sql`insert into city
        (id, name, unaccented_name, latitude, longitude, country, state, "wikiDataId", population, timezone, retired, created, updated)
        values (${id}, 'Oslo', 'oslo', 60, 10, '', '', '', 1, '', 0, ${made}, ${made})`.execute(older.db)
    }
    for (const id of ['anna00000000000', 'ben000000000000']) {
      await sql`insert into users
        (id, email, "emailVisibility", verified, name, avatar, public, password_hash, token_key, created, updated)
        values (${id}, ${`${id}@example.org`}, 1, 1, 'Name', '', 1, '', '', ${made}, ${made})`.execute(
        older.db,
      )
      await sql`insert into settings (id, "user", "authWithPasswordAvailable", created, updated)
        values (${id}, ${id}, 1, ${made}, ${made})`.execute(older.db)
    }
    for (const [id, user, city] of [
      ['mark00000000001', 'anna00000000000', cities[1]],
      ['mark00000000002', 'anna00000000000', cities[0]],
      ['mark00000000003', 'ben000000000000', cities[0]],
    ]) {
      await sql`insert into visited_city (id, "user", city, created, updated)
        values (${id}, ${user}, ${city}, ${made}, ${made})`.execute(older.db)
    }
    const marksOf = (database: Database) => run(database, 'select * from visited_city order by seq')
    const marks = await marksOf(older)
    await backup(older, saved(), app.clock)
    await migrate(older)
    const restored = await empty()
    await restore(saved(), restored)
    const inFile = await empty('sqlite')
    await restore(saved(), inFile)
    for (const database of [older, restored, inFile]) {
      expect(await marksOf(database)).toMatchObject(marks)
      expect(await run(database, 'select * from stay order by seq')).toEqual(
        marks.map((mark) => ({ ...undatedStay, ...mark, lo: '', hi: '', source_key: '', import: '' })),
      )
      expect(await run(database, 'select * from settings order by id')).toMatchObject(
        ['anna00000000000', 'ben000000000000'].map((id) => ({
          id,
          count_rule: 'places',
          count_territories: 1,
          count_transit: 0,
          home: '',
          hide_recent_days: 1,
        })),
      )
      await database.close()
    }
  })

  test('contains the state at one moment while people write', async () => {
    const anna = await app.people.register()
    let writing = true
    const writer = (async () => {
      for (const city of await run<{ id: string }>(app.database, 'select id from city limit 300')) {
        if (!writing) break
        await mark(anna, city.id)
      }
    })()
    await backup(app.database, saved(), app.clock)
    writing = false
    await writer
    const database = await empty()
    await restore(saved(), database)
    const kept = await run(database, 'select seq from visited_city order by seq')
    const all = await run(app.database, 'select seq from visited_city order by seq')
    expect(kept).toEqual(all.slice(0, kept.length))
    await database.close()
  })

  test('is refused for an unused database and for a folder that is not writable', async () => {
    const database = await empty()
    await expect(backup(database, saved(), app.clock)).rejects.toThrow(
      new AdminError(
        'There is nothing to save: this database was never used. Check DATA_DIR and DATABASE_URL.',
      ),
    )
    await expect(backup(app.database, join(folder, 'absent/a.gz'), app.clock)).rejects.toThrow(
      new AdminError(`There is no folder ${folder}/absent.`),
    )
    writeFileSync(join(folder, 'file'), '')
    await expect(backup(app.database, join(folder, 'file/a.gz'), app.clock)).rejects.toThrow(
      new AdminError(`This user may not write to ${folder}/file.`),
    )
    expect(readdirSync(folder)).toEqual(['file'])
    await database.close()
  })

  test('is refused with the cause when the database is damaged or the disk fails', async () => {
    const inspect = () => Promise.resolve({ version: '', sizeBytes: 1, problems: ['Page 7.', 'Page 9.'] })
    const saving = (changed: Partial<Database>) => backup({ ...app.database, ...changed }, saved(), app.clock)
    await expect(saving({ inspect })).rejects.toThrow(
      new AdminError('The database cannot be saved. Page 7. Page 9.'),
    )
    const failing = (error: Error) =>
      saving({
        async snapshot() {
          throw error
        },
      })
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
    await expect(failing(full)).rejects.toThrow(
      new AdminError(
        `The disk of ${folder} is full or failing: no space left. Free disk space, or choose another folder.`,
      ),
    )
    for (const code of ['EACCES', 'EPERM', 'EROFS'])
      await expect(failing(Object.assign(new Error('no'), { code }))).rejects.toThrow(
        new AdminError(`This user may not write to ${folder}.`),
      )
    const other = new Error('Something else.')
    await expect(failing(other)).rejects.toBe(other)
    expect(readdirSync(folder)).toEqual([])
  })

  test('cannot be restored into a database that is not empty', async () => {
    await backup(app.database, saved(), app.clock)
    await expect(restore(saved(), app.database)).rejects.toThrow(
      new AdminError(
        'The database is not empty. Restore into a new one: move waymark.db with its -wal and -shm files away, or create another PostgreSQL database.',
      ),
    )
  })

  test('can also be restored from the unpacked file', async () => {
    await backup(app.database, saved(), app.clock)
    writeFileSync(saved(), gunzipSync(readFileSync(saved())))
    const database = await empty()
    expect(await restore(saved(), database)).toContain('Checksum')
    await database.close()
  })

  // Reading one of them to its end takes minutes.
  test('that is a compression bomb is refused', async () => {
    const lines = (...values: unknown[]) => values.map((value) => `${JSON.stringify(value)}\n`).join('')
    const head = { archive: 'waymark', format: 1, made: 'x', steps: [] }
    const table = lines(head, { table: 'users', columns: ['id', 'name'] })
    const zeros = gzipSync(Buffer.alloc(2 ** 24))
    const rows = gzipSync(lines(['a', 'b']).repeat(2 ** 20))
    const longRows = gzipSync(lines(['a', 'x'.repeat(2 ** 20)]).repeat(16))
    const database = await empty()
    const bombs = [
      // 16 GB of zeros, and up to 16 GB of rows.
      ...[zeros, rows, longRows].map((member) => ({
        content: Buffer.concat([gzipSync(table), ...Array.from({ length: 1000 }, () => member)]),
        message: 'unpacks to more than 200 times its size',
      })),
      { content: Buffer.alloc(2 ** 26), message: 'not a complete archive' },
    ]
    for (const { content, message } of bombs) {
      writeFileSync(saved(), content)
      await expect(restore(saved(), database)).rejects.toThrow(message)
    }
    expect(await stepsTaken(database)).toEqual([])
    await database.close()
  })

  test('that is damaged, incomplete or of a newer version changes nothing', async () => {
    await backup(app.database, saved(), app.clock)
    const database = await empty()
    const text = gunzipSync(readFileSync(saved())).toString()
    const restored = (content: string | Buffer) => {
      writeFileSync(saved(), content)
      return restore(saved(), database)
    }
    await expect(restored(gzipSync(text.replace('"steps":[', '"steps":["9999-future",')))).rejects.toThrow(
      new AdminError(`${saved()} was made by a newer version of Waymark. Update this one first.`),
    )
    await expect(restored(gzipSync(text.replace('"format":1', '"format":2')))).rejects.toThrow(
      'newer version',
    )
    await expect(restored(gzipSync(text.replace('Paris', 'Pairs')))).rejects.toThrow('damaged')
    await expect(restored(gzipSync(text.slice(0, text.length / 2)))).rejects.toThrow('not')
    await expect(restored(gzipSync(text).subarray(0, 50_000))).rejects.toThrow('not')
    await expect(restored('x'.repeat(5000))).rejects.toThrow('not a complete archive')
    const absent = join(folder, 'absent')
    await expect(restore(absent, database)).rejects.toThrow(
      new AdminError(`This user cannot read the file ${absent}, or it does not exist.`),
    )
    expect(await isEmpty(database)).toBe(true)
    expect(readdirSync(folder)).toEqual(['saved.gz'])
    await restored(gzipSync(text))
    await database.close()
  })
})

const mark = (person: Person, city: string) =>
  app.request('/api/collections/visited_city/records', {
    method: 'POST',
    token: person.token,
    body: { user: person.id, city },
  })

async function addVisitAndPicture(person: Person) {
  expect((await mark(person, cityId(2988507))).status).toBe(200)
  const body = new FormData()
  body.set('avatar', new File([new Uint8Array(tinyPng)], 'me.png', { type: 'image/png' }))
  const path = `/api/collections/users/records/${person.id}`
  expect((await app.request(path, { method: 'PATCH', token: person.token, body })).status).toBe(200)
}

/** Links a provider's account to a person, adds a passkey, and creates a superuser. */
async function addWaysIn({ id: userId, email }: Person) {
  const { db } = app.database
  await link(db, app.clock, userId, {
    provider: 'google',
    providerId: '1',
    label: email,
    isConfirmed: true,
  })
  await storePasskey(db, app.clock, {
    userId,
    credentialId: 'a credential',
    publicKey: Uint8Array.of(0, 1, 254, 255),
    counter: 0,
    transports: ['internal'],
    name: 'Phone',
    isOwnerVerified: true,
  })
  await addSuperuser(db, app.clock, { email: 'root@example.org', passwordHash: 'a hash' })
}

/** Asks for a code by mail, and begins a sign-in that waits for its second step. */
async function beginSignIns({ id: user, email }: Person) {
  const body = { email }
  await app.request('/api/collections/users/request-otp', { method: 'POST', body })
  await awaitSecondStep(app.database.db, app.clock, user, 'password')
}
