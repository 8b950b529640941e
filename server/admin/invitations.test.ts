import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Env } from '#server/env.ts'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import { AdminError } from './admin-error.ts'
import { invite, listInvitations, revokeInvitation } from './invitations.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const link = /https:\/\/waymark\.example\/auth\/register\?token=[\w-]+/
const invited = async (email: string, registration: Env['registration'] = 'invite') =>
  (
    await invite(app.database.db, email, {
      env: { publicUrl: 'https://waymark.example', registration },
      clock: app.clock,
    })
  )
    .replace(link, 'LINK')
    .split('\n')

test('the text about an invitation says for how long it is valid, whether it is mailed, and whether it is needed', async () => {
  const first = ['Within 14 days one person can register at', 'LINK']
  expect(await invited('')).toEqual(first)
  expect(await invited('anna@example.org')).toEqual([...first, 'It is mailed to anna@example.org.'])
  expect(await invited('', 'open')).toEqual([
    ...first,
    'Registration is open, so that nobody needs an invitation.',
  ])
  expect(await invited('', 'closed')).toEqual([
    ...first,
    'Registration is closed: set REGISTRATION=invite first.',
  ])
})

test('an address with too many mails gets no further mail, but the link is printed', async () => {
  for (let times = 0; times < 30; times += 1) {
    const lines = await invited('ben@example.org')
    expect(lines.slice(0, 2)).toEqual(['Within 14 days one person can register at', 'LINK'])
    app.clock.advance(60)
  }
  expect((await invited('ben@example.org'))[2]).toBe(
    'It is not mailed: ben@example.org has got too many mails.',
  )
})

test('revoking an address ends all its invitations and no others', async () => {
  await invited('clara@example.org')
  app.clock.advance(60)
  await invited('clara@example.org')
  const before = (await listInvitations(app.database.db, app.clock)).split('\n')
  expect(before.filter((line) => line.endsWith('  clara@example.org'))).toHaveLength(2)
  expect(await revokeInvitation(app.database.db, 'clara@example.org')).toBe('2 invitations are invalid now.')
  const after = (await listInvitations(app.database.db, app.clock)).split('\n')
  expect(after).toEqual(before.filter((line) => !line.endsWith('  clara@example.org')))
  const [id = ''] = after[0]?.split('  ') ?? []
  expect(await revokeInvitation(app.database.db, id)).toBe('The invitation is invalid now.')
  await expect(revokeInvitation(app.database.db, id)).rejects.toThrow(
    new AdminError(`There is no invitation ${id}.`),
  )
})

test('without an invitation that can be used the list says so', async () => {
  app.clock.advance(15 * 86_400)
  expect(await listInvitations(app.database.db, app.clock)).toBe('There is no invitation that can be used.')
})
