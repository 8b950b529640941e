import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPasswords } from '#server/auth/passwords/passwords.ts'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import { inPlaceOf, newSuperuser } from '#server/test/superusers.ts'
import { superusers } from '#shared/collections/superusers.ts'
import { AdminError } from './admin-error.ts'
import { createSuperuser, listSuperusers, removeSuperuser, resetSuperuser } from './superusers.ts'

const passwords = createPasswords({ memoryCost: 8, timeCost: 1 })
let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const create = (email: string) => createSuperuser(app.database.db, email, passwords, app.clock)
const listed = async () => (await listSuperusers(app.database.db, app.clock)).split('\n')
const passwordIn = (printed: string) => printed.split('\n')[1] ?? ''
const signIn = async (identity: string, password: string) => {
  const path = `/api/collections/${superusers.name}/auth-with-password`
  const response = await app.request(path, { method: 'POST', body: { identity, password } })
  return (await response.json()) as { token: string }
}

test('the list has the superusers with their open sessions, and each password is printed only once', async () => {
  expect(await listed()).toEqual(['There is no superuser. Everything about superusers is off.'])
  expect(await create('root@example.org')).toMatch(
    /^root@example\.org is a superuser, who can read and change every record\. The password, which is shown only now:\n\S{10,}$/,
  )
  const since = 'since 2026-03-01'
  const zoe = await newSuperuser(app, 'zoe@example.org')
  await inPlaceOf(app, zoe, await app.people.register())
  app.clock.advance(600)
  await signIn(zoe.email, zoe.password)
  expect(await listed()).toEqual([
    `root@example.org; ${since}; open sessions: 0; in place of people: 0`,
    expect.stringMatching(
      /^zoe@example\.org; since 2026-03-01; open sessions: 2, last used 2026-03-01 10:10:00\.\d+Z; in place of people: 1$/,
    ),
  ])
  await expect(create('zoe@example.org')).rejects.toThrow(
    new AdminError(
      'zoe@example.org is already a superuser. For a new password run: reset-superuser zoe@example.org',
    ),
  )
  await expect(create('zoe')).rejects.toThrow(new AdminError('zoe is not an e-mail address.'))
})

test('a new password ends only the sessions of that superuser', async () => {
  const { db } = app.database
  const before = await db.selectFrom('_superusers').selectAll().orderBy('email').execute()
  app.clock.advance(60)
  const printed = await resetSuperuser(db, 'zoe@example.org', passwords, app.clock)
  expect(printed).toMatch(
    /^All sessions of zoe@example\.org are ended\. The new password, which is shown only now:\n\S{10,}$/,
  )
  expect((await listed())[1]).toBe(
    'zoe@example.org; since 2026-03-01; open sessions: 0; in place of people: 0',
  )
  const [root, zoe] = await db.selectFrom('_superusers').selectAll().orderBy('email').execute()
  expect(root).toEqual(before[0])
  expect([zoe?.token_key === before[1]?.token_key, zoe?.updated === before[1]?.updated]).toEqual([
    false,
    false,
  ])
  expect((await signIn('zoe@example.org', passwordIn(printed))).token).toBeTruthy()
})

test('a removed superuser has no access, and an unknown one is an error with the address', async () => {
  const { db } = app.database
  expect(await removeSuperuser(db, 'zoe@example.org')).toBe('zoe@example.org is no superuser any more.')
  expect(await listed()).toEqual([expect.stringMatching(/^root@example\.org;/)])
  expect(await db.selectFrom('superuser_session').selectAll().execute()).toEqual([])
  await expect(removeSuperuser(db, 'zoe@example.org')).rejects.toThrow(
    new AdminError('There is no superuser with the address zoe@example.org.'),
  )
})
