import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signingKey } from '#server/auth/sessions/signing-key.ts'
import { createTokens } from '#server/auth/sessions/tokens.ts'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import { removeLostSecondStep, resetPassword, signOut, verifyEmail } from './accounts.ts'
import { AdminError } from './admin-error.ts'

let app: TestApp
let anna: Person
let ben: Person

beforeAll(async () => {
  app = await createTestApp()
  anna = await app.people.register()
  ben = await app.people.register()
})
afterAll(() => app.close())

const userOf = ({ id }: Person) =>
  app.database.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('the printed text', () => {
  test('says that an address is verified, and the second time that it already was', async () => {
    const before = await userOf(ben)
    app.clock.advance(60)
    expect(await verifyEmail(app.database.db, anna.email, app.clock)).toBe(`${anna.email} is verified.`)
    const { verified, updated } = await userOf(anna)
    expect([verified, updated > before.updated]).toEqual([1, true])
    app.clock.advance(60)
    expect(await verifyEmail(app.database.db, anna.email, app.clock)).toBe(
      `${anna.email} is verified already.`,
    )
    expect((await userOf(anna)).updated).toBe(updated)
    expect(await userOf(ben)).toEqual(before)
  })

  test('says for how long and for whom a link for a password is valid', async () => {
    const tokens = createTokens(await signingKey(app.database.db, app.clock), app.clock)
    const options = { tokens, publicUrl: 'https://waymark.example', clock: app.clock }
    const told = await resetPassword(app.database.db, anna.email.toUpperCase(), options)
    expect(told).toMatch(
      /^Within 30 minutes \S+ can choose a new password at\nhttps:\/\/waymark\.example\/auth\/reset-password\?token=\S+$/,
    )
    expect(told).toContain(` ${anna.email} can`)
  })

  test('says what was ended for an account, and nobody else is signed out', async () => {
    const before = await userOf(ben)
    expect(await signOut(app.database, anna.email)).toBe(
      `${anna.email} is signed out everywhere. Links and codes that were mailed before are no longer valid.`,
    )
    expect(await userOf(ben)).toEqual(before)
    expect((await userOf(anna)).token_key).not.toBe('')
  })

  test('says what remains when the second step is removed', async () => {
    expect(await removeLostSecondStep(app.database.db, anna.email)).toBe(
      `${anna.email} signs in without a second step. Passkeys and linked accounts are unchanged.`,
    )
  })

  test('names the address that has no account', async () => {
    for (const command of [verifyEmail, removeLostSecondStep]) {
      const failed = command(app.database.db, 'nobody@example.org', app.clock)
      await expect(failed).rejects.toThrow(
        new AdminError('There is no account with the address nobody@example.org.'),
      )
    }
  })
})
