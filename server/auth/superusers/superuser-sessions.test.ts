import { beforeEach, describe, expect, test } from 'vitest'
import { createTokens, type Tokens } from '#server/auth/sessions/tokens.ts'
import { secondsAfter, timestampOf } from '#server/clock.ts'
import { appForEachTest } from '#server/test/app-for-each-test.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import { superusers } from '#shared/collections/superusers.ts'
import {
  addSuperuser,
  endSessionsOfSuperuser,
  newSuperuserPassword,
  type SuperuserAccount,
  superuserByEmail,
  superuserById,
  superusersExist,
} from './superuser-accounts.ts'
import { createSuperuserSessions, type SuperuserSessions } from './superuser-sessions.ts'

let app: TestApp
let tokens: Tokens
let sessions: SuperuserSessions
let root: SuperuserAccount

const superuserNamed = async (email: string) => {
  const account = await superuserByEmail(app.database.db, email)
  if (!account) throw new Error(`There is no superuser ${email}.`)
  return account
}

appForEachTest((opened) => {
  ;({ app } = opened)
})
beforeEach(async () => {
  tokens = createTokens('a key', app.clock)
  sessions = createSuperuserSessions(tokens, app.clock)
  await addSuperuser(app.database.db, app.clock, { email: 'Root@example.org', passwordHash: 'a hash' })
  root = await superuserNamed('root@EXAMPLE.org')
})

const day = 86_400
const at = (seconds: number) => timestampOf(secondsAfter(app.clock(), seconds))
const open = (agent = 'a browser') =>
  sessions.open(app.database.db, root.id, { agent, network: 'home', deviceSecret: '' })
const rowOf = (id: string) =>
  app.database.db.selectFrom('superuser_session').selectAll().where('id', '=', id).executeTakeFirst()
const callerOf = (token: string) => sessions.callerOf(app.database.db, token)

describe('the session of a superuser', () => {
  test('is stored with its browser and network, for a day', async () => {
    const id = await open('a'.repeat(301))
    expect(await rowOf(id)).toEqual({
      id,
      superuser: root.id,
      created: at(0),
      used: at(0),
      expires: at(day),
      agent: 'a'.repeat(300),
      network: 'home',
    })
  })

  test('lasts a day longer with each refresh, and thirty days at most', async () => {
    const id = await open()
    const end = at(30 * day)
    app.clock.advance(100)
    await sessions.refresh(app.database.db, id)
    expect(await rowOf(id)).toMatchObject({ created: at(-100), used: at(0), expires: at(day) })
    app.clock.advance(29 * day)
    await sessions.refresh(app.database.db, id)
    expect(await rowOf(id)).toMatchObject({ expires: end })
    await expect(sessions.refresh(app.database.db, 'another00000000')).resolves.toBeUndefined()
  })

  test('accepts its own token until it expires or ends', async () => {
    const { db } = app.database
    const [id, other] = [await open(), await open()]
    const token = sessions.tokenFor(root, id)
    expect(tokens.peek(token)).toMatchObject({
      id: root.id,
      collectionId: superusers.id,
      sid: id,
      refreshable: true,
      exp: app.clock().getTime() / 1000 + day,
    })
    expect(await callerOf(token)).toEqual({ superuserId: root.id, sessionId: id })
    const long = tokens.sign('auth', root, { sid: id }, 100 * day)
    app.clock.advance(day - 0.001)
    expect(await callerOf(long)).toEqual({ superuserId: root.id, sessionId: id })
    app.clock.advance(0.001)
    expect(await callerOf(long)).toBeNull()
    app.clock.advance(-1)
    await sessions.end(db, id)
    expect(await callerOf(token)).toBeNull()
    expect(await rowOf(other)).toBeDefined()
  })

  test('accepts no other token', async () => {
    const sid = await open()
    for (const refused of [
      '',
      'a.b.c',
      tokens.sign('auth', root),
      tokens.sign('file', root, { sid }),
      tokens.sign('auth', root, { sid: 'another00000000' }),
      tokens.sign('auth', { ...root, tokenKey: 'another' }, { sid }),
      tokens.sign('auth', { ...root, collectionId: undefined }, { sid }),
      tokens.sign('auth', { ...root, id: 'another00000000' }, { sid }),
    ])
      expect(await callerOf(refused)).toBeNull()
    expect(await callerOf(tokens.sign('auth', root, { sid }))).not.toBeNull()
  })
})

describe('a superuser', () => {
  test('is found by address in any case, and by id', async () => {
    const { db } = app.database
    expect(root).toMatchObject({
      email: 'Root@example.org',
      passwordHash: 'a hash',
      collectionId: superusers.id,
      tokenKey: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(await superuserById(db, root.id)).toEqual(root)
    expect(await superuserById(db, 'another00000000')).toBeNull()
    expect(await superuserByEmail(db, 'other@example.org')).toBeNull()
    expect(await superusersExist(db)).toBe(true)
    await db.deleteFrom('_superusers').execute()
    expect(await superusersExist(db)).toBe(false)
    expect(newSuperuserPassword()).toMatch(/^[\w-]{24}$/)
  })

  test('loses their own sessions and those in people’s place, and nobody else loses any', async () => {
    const { db } = app.database
    await addSuperuser(db, app.clock, { email: 'other@example.org', passwordHash: '' })
    const other = await superuserNamed('other@example.org')
    const client = { agent: '', network: '', deviceSecret: '' }
    const [own, others] = [await open(), await sessions.open(db, other.id, client)]
    const anna = await app.people.register()
    const ofPerson = await db.selectFrom('session').selectAll().where('user', '=', anna.id).executeTakeFirst()
    if (!ofPerson) throw new Error('Anna has no session.')
    for (const impersonator of [root.id, other.id])
      await db
        .insertInto('session')
        .values({ ...ofPerson, id: `in place ${impersonator}`, impersonator })
        .execute()
    await endSessionsOfSuperuser(db, root.id)
    expect([await rowOf(own), (await rowOf(others))?.id]).toEqual([undefined, others])
    const left = await db.selectFrom('session').select('impersonator').where('user', '=', anna.id).execute()
    expect(left.map(({ impersonator }) => impersonator).toSorted()).toEqual(['', other.id])
  })
})
