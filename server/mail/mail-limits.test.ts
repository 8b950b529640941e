import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { openEmptyDatabase } from '#server/test/test-database.ts'
import { countEmailChange, forgetRequests, purgeMailCounts } from './mail-limits.ts'
import { enqueueMail } from './outbox.ts'
import type { MailPurpose } from './templates.ts'

let now: Date
const clock = () => now
let database: Database

beforeEach(async () => {
  now = new Date('2026-03-01T10:00:00Z')
  database = await openEmptyDatabase()
  await migrate(database, { clock })
})

afterEach(() => database.close())

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}

const send = (purpose: MailPurpose, { recipient = 'anna@example.org', isKnown = false } = {}) =>
  enqueueMail(
    database.db,
    { userId: '', recipient, purpose, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>', link: '' },
    clock,
    { isKnown },
  )

/** The number of queued mails after `wanted` requests, one each minute by default. */
async function sentOf(purpose: MailPurpose, wanted: number, everySeconds = 60) {
  let sent = 0
  for (let i = 0; i < wanted; i++) {
    if (await send(purpose)) sent += 1
    later(everySeconds)
  }
  return sent
}

describe('mails that somebody requests', () => {
  test.each(['verification', 'emailChange', 'proofCode', 'passwordReset', 'signInCode'] as const)(
    'are at most six in an hour: %s',
    async (purpose) => {
      expect(await sentOf(purpose, 10)).toBe(6)
      later(50 * 60 - 1)
      expect(await send(purpose)).toBe(purpose === 'passwordReset' || purpose === 'signInCode')
    },
  )

  test('no longer count in the hour when they are an hour old', async () => {
    expect(await sentOf('verification', 6)).toBe(6)
    later(3600 - 6 * 60 - 1)
    expect(await send('verification')).toBe(false)
    later(1)
    expect(await send('verification')).toBe(true)
    expect(await send('emailChange')).toBe(false)
  })

  test('are at most 20 in a day', async () => {
    expect(await sentOf('verification', 21, 1000)).toBe(20)
    later(86_400 - 21 * 1000 - 1)
    expect(await send('verification')).toBe(false)
    later(1)
    expect(await send('verification')).toBe(true)
  })

  test('are sent again after 55 seconds, each purpose separately', async () => {
    expect(await send('verification')).toBe(true)
    later(54)
    expect(await send('verification')).toBe(false)
    expect(await send('passwordReset')).toBe(true)
    later(1)
    expect(await send('verification')).toBe(true)
  })

  test.each(['passwordReset', 'signInCode'] as const)(
    'beyond the limits are sent every half hour when they let the owner sign in: %s',
    async (purpose) => {
      for (let i = 0; i < 6; i++) {
        await send('verification')
        later(60)
      }
      // None yet.
      expect(await send(purpose)).toBe(true)
      later(1799)
      expect(await send(purpose)).toBe(false)
      later(1)
      expect(await send(purpose)).toBe(true)
    },
  )

  test('are counted separately for each recipient, without regard to the case of letters', async () => {
    expect(await sentOf('verification', 6)).toBe(6)
    expect(await send('verification', { recipient: 'ANNA@example.org' })).toBe(false)
    expect(await send('verification', { recipient: 'ben@example.org' })).toBe(true)
  })

  test('of a stranger do not count for a device that the owner knows, and the reverse', async () => {
    expect(await sentOf('verification', 6)).toBe(6)
    expect(await send('verification', { isKnown: true })).toBe(true)
    later(60)
    for (let i = 0; i < 5; i++) {
      expect(await send('emailChange', { isKnown: true })).toBe(true)
      later(60)
    }
    expect(await send('emailChange', { isKnown: true })).toBe(false)
  })

  test('from before the clock was set back do not count', async () => {
    later(3600)
    expect(await sentOf('verification', 6)).toBe(6)
    later(-7200)
    expect(await send('verification')).toBe(true)
  })

  test('of a purpose are forgotten when the recipient has used one, on a known device or not', async () => {
    const { db } = database
    await send('signInCode')
    await send('proofCode')
    await send('signInCode', { isKnown: true })
    await send('signInCode', { recipient: 'ben@example.org' })
    await forgetRequests(db, 'Anna@example.org', 'signInCode')
    expect(await send('signInCode')).toBe(true)
    expect(await send('signInCode', { isKnown: true })).toBe(true)
    expect(await send('proofCode')).toBe(false)
    expect(await send('signInCode', { recipient: 'ben@example.org' })).toBe(false)
  })
})

describe('notices', () => {
  const notices = ['emailChanged', 'invitation', 'passwordChanged', 'newSignIn', 'securityChanged'] as const

  test.each(notices)('are sent at once, 20 of them in an hour: %s', async (purpose) => {
    expect(await sentOf(purpose, 21, 1)).toBe(20)
    later(3600 - 21)
    expect(await send(purpose)).toBe(true)
  })

  test('are at most 60 in a day', async () => {
    expect(await sentOf('newSignIn', 61, 600)).toBe(60)
  })

  test('are not counted together with requests, also for a device that the owner knows', async () => {
    expect(await sentOf('verification', 6)).toBe(6)
    expect(await sentOf('newSignIn', 20, 1)).toBe(20)
    expect(await send('newSignIn', { isKnown: true })).toBe(false)
    later(3600)
    expect(await send('verification')).toBe(true)
  })
})

test('an account can request five changes of its e-mail address a day, and then gets the time of the next one', async () => {
  const { db } = database
  for (let i = 0; i < 5; i++) {
    await countEmailChange(db, 'anna00000000000', clock)
    later(600)
  }
  await countEmailChange(db, 'ben000000000000', clock)
  await expect(countEmailChange(db, 'anna00000000000', clock)).rejects.toMatchObject({
    status: 429,
    headers: { 'retry-after': String(86_400 - 3000) },
  })
  later(86_400 - 3000)
  await countEmailChange(db, 'anna00000000000', clock)
  await expect(countEmailChange(db, 'anna00000000000', clock)).rejects.toMatchObject({
    headers: { 'retry-after': '600' },
  })
})

test('counts are deleted when they are a day old', async () => {
  const { db } = database
  const counts = () => db.selectFrom('mail_count').select('purpose').execute()
  await send('verification')
  later(1)
  await send('newSignIn')
  later(86_400 - 2)
  await purgeMailCounts(db, clock)
  expect(await counts()).toHaveLength(2)
  later(1)
  await purgeMailCounts(db, clock)
  expect(await counts()).toEqual([{ purpose: 'newSignIn' }])
})
