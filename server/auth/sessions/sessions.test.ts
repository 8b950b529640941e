import { beforeEach, describe, expect, test } from 'vitest'
import { accountById } from '#server/auth/accounts.ts'
import { secondsAfter, timestampOf } from '#server/clock.ts'
import { type Notification, silentNotifier } from '#server/db/notifier.ts'
import { appForEachTest } from '#server/test/app-for-each-test.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import { createSessions, isOpen, type Sessions } from './sessions.ts'
import { createTokens, tokenSeconds, type Tokens } from './tokens.ts'

let app: TestApp
let anna: Person
let tokens: Tokens
let sessions: Sessions
let notified: string[]

appForEachTest((opened) => {
  ;({ app, anna } = opened)
})
beforeEach(async () => {
  notified = []
  tokens = createTokens('a key', app.clock)
  sessions = createSessions(tokens, app.clock, {
    ...silentNotifier,
    notify: (notification) => void notified.push(notification),
  })
  // The session from her registration would disturb these tests.
  await app.database.db.deleteFrom('session').execute()
})

const ownerWith = async (id: string) => {
  const account = await accountById(app.database.db, id)
  if (!account) throw new Error(`There is no account ${id}.`)
  return account
}
/** Opens a session and returns its id and a token. */
async function open(id = anna.id, seconds?: number) {
  const sid = await sessions.open(app.database.db, id, { agent: 'a browser', network: 'home' })
  return { sid, token: sessions.tokenFor(await ownerWith(id), sid, seconds) }
}
const callerOf = async (token: string) => (await sessions.callerOf(app.database.db, token))?.sessionId
const rowOf = (sid: string) =>
  app.database.db.selectFrom('session').selectAll().where('id', '=', sid).executeTakeFirstOrThrow()
/** Ends a session behind the server's back, as another process does. */
const remove = (sid: string) => app.database.db.deleteFrom('session').where('id', '=', sid).execute()
const at = (seconds: number) => timestampOf(secondsAfter(app.clock(), seconds))

describe('a token that was verified', () => {
  test('is accepted for five seconds without the database', async () => {
    const { sid, token } = await open()
    expect(await callerOf(token)).toBe(sid)
    await remove(sid)
    app.clock.advance(4.999)
    expect(await callerOf(token)).toBe(sid)
    app.clock.advance(0.001)
    expect(await callerOf(token)).toBeUndefined()
    app.clock.advance(-1)
    expect(await callerOf(token)).toBeUndefined()
  })

  test('is read from the database again after the clock was set back', async () => {
    const { sid, token } = await open()
    expect(await callerOf(token)).toBe(sid)
    await remove(sid)
    app.clock.advance(-0.001)
    expect(await callerOf(token)).toBeUndefined()
  })

  test('is refused once it has expired', async () => {
    const { sid, token } = await open(anna.id, 3)
    app.clock.advance(2.5)
    expect(await callerOf(token)).toBe(sid)
    app.clock.advance(0.499)
    expect(await callerOf(token)).toBe(sid)
    app.clock.advance(0.001)
    expect(await callerOf(token)).toBeUndefined()
  })

  test('is not cached when its session ends while it is read', async () => {
    const { sid, token } = await open()
    const reading = callerOf(token)
    sessions.forget('another person0')
    expect(await reading).toBe(sid)
    await remove(sid)
    expect(await callerOf(token)).toBeUndefined()
  })

  test.each<[string, boolean, (sid: string) => Notification | undefined]>([
    ['of its session', false, (sid) => `session ${sid}`],
    ['of another session', true, () => 'session another0000000'],
    ['of its person', false, () => `user ${anna.id}`],
    ['of another person', true, () => 'user another0000000'],
    ['of a session with the id of its person', true, () => `session ${anna.id}`],
    ['of a person with the id of its session', true, (sid) => `user ${sid}`],
    ['of new events', true, () => 'events'],
    ['that may have been lost', false, () => undefined],
  ])('after a notification %s is cached: %s', async (_which, isKept, notificationOf) => {
    const { sid, token } = await open()
    expect(await callerOf(token)).toBe(sid)
    await remove(sid)
    sessions.handleNotification(notificationOf(sid))
    expect(await callerOf(token)).toBe(isKept ? sid : undefined)
  })

  test('is forgotten when its session ends here, and other processes are told', async () => {
    const ben = await app.people.register()
    const [one, other, bens] = [await open(), await open(), await open(ben.id)]
    for (const { sid, token } of [one, other, bens]) expect(await callerOf(token)).toBe(sid)
    await sessions.end(app.database.db, one.sid)
    expect(notified).toEqual([`session ${one.sid}`])
    for (const { sid } of [other, bens]) await remove(sid)
    expect(await callerOf(one.token)).toBeUndefined()
    expect(await callerOf(other.token)).toBe(other.sid)
    sessions.forget(anna.id)
    expect(notified).toEqual([`session ${one.sid}`, `user ${anna.id}`])
    expect(await callerOf(other.token)).toBeUndefined()
    expect(await callerOf(bens.token)).toBe(bens.sid)
  })
})

describe('a token', () => {
  test('needs its own session, of its own person, until the session expires', async () => {
    const ben = await app.people.register()
    const { sid } = await open()
    const [annas, bens] = [await ownerWith(anna.id), await ownerWith(ben.id)]
    expect(await callerOf(tokens.sign('auth', annas, { sid }))).toBe(sid)
    expect(await callerOf(tokens.sign('auth', bens, { sid }))).toBeUndefined()
    expect(await callerOf(tokens.sign('auth', annas))).toBeUndefined()
    expect(await callerOf(tokens.sign('file', annas, { sid }))).toBeUndefined()
    expect(await callerOf(tokens.sign('auth', { ...annas, tokenKey: 'x' }, { sid }))).toBeUndefined()
    expect(await callerOf('')).toBeUndefined()
    const long = tokens.sign('auth', annas, { sid }, 100 * 86_400)
    app.clock.advance(tokenSeconds.auth + 59)
    expect(await callerOf(long)).toBe(sid)
    sessions.handleNotification()
    app.clock.advance(1)
    expect(await callerOf(long)).toBeUndefined()
  })

  test('of an impersonation names the superuser, and needs one that exists', async () => {
    const { db } = app.database
    const { sid, token } = await open()
    await db.updateTable('session').set({ impersonator: 'root00000000000' }).where('id', '=', sid).execute()
    expect(await sessions.callerOf(db, token)).toBeNull()
    const superuser = {
      email: 'root@x.org',
      emailVisibility: 0,
      verified: 1,
      password_hash: '',
      token_key: 'k',
    }
    const times = { created: at(0), updated: at(0) }
    await db
      .insertInto('_superusers')
      .values({ id: 'root00000000000', ...superuser, ...times })
      .execute()
    expect(await sessions.callerOf(db, token)).toEqual({
      userId: anna.id,
      sessionId: sid,
      impersonator: 'root00000000000',
    })
  })
})

describe('a session', () => {
  test('is stored with its browser and network, and expires a minute after its last token', async () => {
    const { db } = app.database
    const sid = await sessions.open(db, anna.id, { agent: 'a'.repeat(301), network: 'home' })
    expect(await rowOf(sid)).toMatchObject({
      user: anna.id,
      agent: 'a'.repeat(300),
      network: 'home',
      created: at(0),
      used: at(0),
      proven_at: at(0),
      expires: at(tokenSeconds.auth + 60),
    })
    expect(await isOpen(db, sid)).toBe(true)
    expect(await isOpen(db, 'another00000000')).toBe(false)
  })

  test('that is refreshed is stored as used once a minute', async () => {
    const { sid } = await open()
    const opened = at(0)
    app.clock.advance(60)
    expect(await sessions.refresh(app.database.db, sid)).toBe(tokenSeconds.auth)
    expect(await rowOf(sid)).toMatchObject({ used: opened })
    app.clock.advance(0.001)
    await sessions.refresh(app.database.db, sid)
    expect(await rowOf(sid)).toMatchObject({ used: at(0), expires: at(tokenSeconds.auth + 60) })
  })

  test('that is refreshed near its end expires at the end, and its token before', async () => {
    const { db } = app.database
    const { sid } = await open()
    app.clock.advance(90 * 86_400 - 0.5)
    expect(await sessions.refresh(db, sid)).toBeNull()
    expect(await isOpen(db, sid)).toBe(false)
    const again = await open()
    expect(again.sid).not.toBe(sid)
    await db
      .updateTable('session')
      .set({ created: at(-90 * 86_400 + 1.5), used: at(-61) })
      .execute()
    expect(await sessions.refresh(db, again.sid)).toBe(1)
    expect(await rowOf(again.sid)).toMatchObject({ expires: at(1.5) })
    expect(await sessions.refresh(db, 'another00000000')).toBeNull()
  })

  test('that has expired is deleted, and no other', async () => {
    const { db } = app.database
    const { sid } = await open()
    app.clock.advance(1)
    const { sid: later } = await open()
    app.clock.advance(tokenSeconds.auth + 59)
    await sessions.purge(db)
    expect(await isOpen(db, sid)).toBe(true)
    app.clock.advance(0.001)
    await sessions.purge(db)
    expect(await isOpen(db, sid)).toBe(false)
    expect(await isOpen(db, later)).toBe(true)
  })

  test('that was used longest ago ends when there are more than 50, without those of superusers', async () => {
    const { db } = app.database
    const opened: string[] = []
    for (let index = 0; index < 53; index += 1) {
      opened.push((await open()).sid)
      app.clock.advance(1)
    }
    const [first = '', second = '', third = ''] = opened
    await db.updateTable('session').set({ impersonator: 'root00000000000' }).where('id', '=', first).execute()
    await db
      .updateTable('session')
      .set({ used: at(0) })
      .where('id', '=', second)
      .execute()
    await sessions.endSurplus(db, anna.id)
    const left = await db.selectFrom('session').select('id').execute()
    const ended = opened.filter((id) => !left.some((row) => row.id === id))
    expect(ended).toEqual([third, opened[3]])
    expect(notified.toSorted()).toEqual(ended.map((id) => `session ${id}`).toSorted())
  })
})
