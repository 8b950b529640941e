import { expect, test } from 'vitest'
import { secondsAfter, timestampOf } from '#server/clock.ts'
import { appForEachTest } from '#server/test/app-for-each-test.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import { newSuperuser } from '#server/test/superusers.ts'
import { purgeCodes } from './codes/one-time-codes.ts'
import { purgeMailedTokens } from './mailed-links/mailed-tokens.ts'
import { purgeChallenges } from './passkeys/challenges.ts'
import { purgeInvitations } from './registration/invitations.ts'
import { purgeSecondSteps } from './security/second-step.ts'
import { createTokens } from './sessions/tokens.ts'
import { createSuperuserSessions } from './superusers/superuser-sessions.ts'

let app: TestApp
let anna: Person

appForEachTest((opened) => {
  ;({ app, anna } = opened)
})

const purges = {
  invitation: purgeInvitations,
  mailed_token: purgeMailedTokens,
  mfa: purgeSecondSteps,
  one_time_code: purgeCodes,
  webauthn_challenge: purgeChallenges,
}
const tables = Object.keys(purges) as (keyof typeof purges)[]

/** Stores a row that expires at a moment, in each of the tables. */
async function storeAll(id: string, expires: string) {
  const { db } = app.database
  const of = { user: anna.id, expires }
  const stored = { email: '', created: '' }
  await db
    .insertInto('invitation')
    .values({ id, token_hash: id, ...stored, expires })
    .execute()
  await db
    .insertInto('mailed_token')
    .values({ token: id, purpose: 'emailChange', ...of })
    .execute()
  await db
    .insertInto('mfa')
    .values({ id, method: 'password', tries: 0, ...of })
    .execute()
  const code = { purpose: 'proof', code_hash: '', network: '', tries: 0 }
  await db
    .insertInto('one_time_code')
    .values({ id, ...stored, ...code, ...of })
    .execute()
  await db
    .insertInto('webauthn_challenge')
    .values({ id, challenge: '', purpose: 'add', ...of })
    .execute()
}

test.each(tables)('rows of %s are deleted when they expire, and not before', async (table) => {
  const { db } = app.database
  const at = (seconds: number) => timestampOf(secondsAfter(app.clock(), seconds))
  for (const [id, seconds] of [
    ['past', -0.001],
    ['now', 0],
    ['future', 0.001],
  ] as const)
    await storeAll(id, at(seconds))
  await purges[table](db, app.clock)
  const left = await db.selectFrom(table).select('expires').execute()
  expect(left).toEqual([{ expires: at(0.001) }])
})

test('the session of a superuser is deleted after it has expired', async () => {
  const { db } = app.database
  const sessions = createSuperuserSessions(createTokens('a key', app.clock), app.clock)
  await newSuperuser(app)
  const left = async () => {
    await sessions.purge(db)
    return (await db.selectFrom('superuser_session').select('id').execute()).length
  }
  app.clock.advance(86_400)
  expect(await left()).toBe(1)
  app.clock.advance(0.001)
  expect(await left()).toBe(0)
})
