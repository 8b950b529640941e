import { mkdtempSync, readFileSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { momentOf } from '#server/clock.ts'
import type { Database } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { createLog, silentLog } from '#server/http/log.ts'
import { type MailServer, startMailServer } from '#server/test/mail-server.ts'
import { openEmptyDatabase } from '#server/test/test-database.ts'
import { fileDelivery, smtpDelivery } from './delivery.ts'
import { enqueueMail, purgeMails } from './outbox.ts'
import { verificationLetter } from './templates.ts'
import { startMailWorker } from './worker.ts'

const from = 'Waymark <waymark@example.org>'
const letter = verificationLetter({
  to: { id: 'anna00000000000', email: 'anna@example.org', language: '' },
  languages: [],
  publicUrl: 'https://waymark.example',
  token: 'aa.bb.cc',
  seconds: 86_400,
})
let now: Date
const clock = () => now
let database: Database
let server: MailServer

beforeEach(async () => {
  now = new Date('2026-03-01T10:00:00Z')
  database = await openEmptyDatabase()
  await migrate(database, { clock })
  server = await startMailServer()
})

afterEach(async () => {
  await server.close()
  await database.close()
})

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}
const start = (log = silentLog) =>
  startMailWorker({ db: database.db, deliver: smtpDelivery(server.url, from), clock, log, pollMs: 1e6 })

describe('the outbox', () => {
  test('sends a mail once, as text and as HTML, and deletes its link', async () => {
    await enqueueMail(database.db, letter, clock)
    const worker = start()
    await worker.idle()
    later(3600)
    worker.kick()
    await worker.idle()
    expect(server.received).toHaveLength(1)
    const [mail] = server.received
    expect(mail).toMatchObject({ from: 'waymark@example.org', to: ['anna@example.org'] })
    expect(mail?.content).toContain('https://waymark.example/auth/verify-email?token=')
    expect(mail?.content).toContain('text/html')
    const row = await database.db.selectFrom('mail').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ sent: '2026-03-01 10:00:00.000Z', due: '', link: '', body_text: '' })
    await worker.stop()
  })

  test('keeps a mail while the mail server is down, and sends it when the server is up again', async () => {
    const { url } = server
    await server.close()
    await enqueueMail(database.db, letter, clock)
    const lines: string[] = []
    const down = startMailWorker({
      db: database.db,
      deliver: smtpDelivery(url, from),
      clock,
      log: createLog('info', (line) => lines.push(line)),
      pollMs: 1e6,
    })
    await down.idle()
    await down.stop()
    expect(lines.join('')).toContain('A mail could not be sent yet.')
    expect(lines.join('')).not.toContain('anna')
    expect(lines.join('')).not.toContain('aa.bb.cc')

    server = await startMailServer()
    const back = start()
    await back.idle()
    expect(server.received).toHaveLength(0)
    later(20)
    back.kick()
    await back.idle()
    expect(server.received).toHaveLength(1)
    await back.stop()
  })

  test('does not send a mail that another process is sending to a slow mail server', async () => {
    await enqueueMail(database.db, letter, clock)
    const sent: string[] = []
    const slow = Promise.withResolvers<void>()
    const worker = (name: string, takes?: Promise<void>) =>
      startMailWorker({
        db: database.db,
        async deliver() {
          sent.push(name)
          await takes
        },
        clock,
        log: silentLog,
        pollMs: 1e6,
      })
    const first = worker('first', slow.promise)
    await expect.poll(() => sent).toEqual(['first'])
    later(60)
    const second = worker('second')
    await second.idle()
    slow.resolve()
    await first.idle()
    later(3600)
    second.kick()
    await second.idle()
    expect(sent).toEqual(['first'])
    await Promise.all([first.stop(), second.stop()])
  })

  test('sends other mails while the mail server does not answer for one of them', async () => {
    await enqueueMail(database.db, { ...letter, recipient: 'slow@example.org' }, clock)
    later(1)
    for (let i = 0; i < 6; i++) {
      await enqueueMail(database.db, { ...letter, recipient: `person${i}@example.org` }, clock)
    }
    const slow = Promise.withResolvers<void>()
    const send = smtpDelivery(server.url, from)
    const worker = startMailWorker({
      db: database.db,
      deliver: (mail) => (mail.recipient === 'slow@example.org' ? slow.promise : send(mail)),
      clock,
      log: silentLog,
      pollMs: 1e6,
    })
    await expect.poll(() => server.received.length).toBe(6)
    await enqueueMail(database.db, { ...letter, recipient: 'later@example.org' }, clock)
    worker.kick()
    await expect.poll(() => server.received.length).toBe(7)
    slow.reject(new Error('The mail server is slow.'))
    await worker.stop()
    expect(await waiting()).toBe(1)
  })

  test('retries after a temporary refusal and gives up after a permanent one', async () => {
    server.refusal = '450 mailbox busy'
    await enqueueMail(database.db, letter, clock)
    const worker = start()
    await worker.idle()
    expect(await waiting()).toBe(1)
    server.refusal = '550 no such user'
    later(20)
    worker.kick()
    await worker.idle()
    expect(await waiting()).toBe(0)
    expect(server.received).toHaveLength(0)
    await worker.stop()
  })

  test('retries with the same Message-ID after the server accepted a mail but answered with an error', async () => {
    server.afterthought = '451 try later'
    await enqueueMail(database.db, letter, clock)
    const worker = start()
    await worker.idle()
    later(20)
    worker.kick()
    await worker.idle()
    await worker.stop()
    const ids = server.received.map(({ content }) => /^Message-ID: (\S+)$/im.exec(content)?.[1])
    expect(ids).toHaveLength(2)
    expect(ids[0]).toMatch(/^<[a-z0-9]{15}@example\.org>$/)
    expect(ids[1]).toBe(ids[0])
  })

  test('waits longer after each failure, and gives up after the sixteenth', async () => {
    server.refusal = '450 mailbox busy'
    await enqueueMail(database.db, letter, clock)
    const worker = start()
    await worker.idle()
    const waits: number[] = []
    while ((await waiting()) > 0) {
      const { due } = await database.db.selectFrom('mail').select('due').executeTakeFirstOrThrow()
      const seconds = (momentOf(due).getTime() - now.getTime()) / 1000
      waits.push(seconds)
      later(seconds)
      worker.kick()
      await worker.idle()
    }
    await worker.stop()
    expect(waits).toHaveLength(15)
    expect(waits.slice(0, 6)).toEqual([15, 60, 300, 900, 3600, 14_400])
    expect(waits).toEqual(waits.toSorted((a, b) => a - b))
    const row = await database.db.selectFrom('mail').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ sent: '', link: '', body_text: '', body_html: '' })
  })

  test('signs in to a mail server that requires it', async () => {
    await server.close()
    server = await startMailServer({ login: { user: 'way mark', password: 'p@ss/word' } })
    await enqueueMail(database.db, letter, clock)
    const withWrongPassword = startMailWorker({
      db: database.db,
      deliver: smtpDelivery(server.url.replace('p%40ss', 'guess'), from),
      clock,
      log: silentLog,
      pollMs: 1e6,
    })
    await withWrongPassword.idle()
    await withWrongPassword.stop()
    expect(server.received).toHaveLength(0)
    later(20)
    const worker = start()
    await worker.idle()
    await worker.stop()
    expect(server.received).toHaveLength(1)
  })

  test('special characters in an address add no other recipients', async () => {
    for (const recipient of [
      'a@example.org, b@example.org',
      '"x" <c@example.org>',
      'd@example.org\r\nBcc: e@f.org',
    ]) {
      await enqueueMail(database.db, { ...letter, recipient }, clock)
    }
    const worker = start()
    await worker.idle()
    await worker.stop()
    const others = ['b@example.org', 'c@example.org', 'e@f.org']
    expect(server.received.flatMap(({ to }) => to).filter((address) => others.includes(address))).toEqual([])
    for (const { content } of server.received) expect(content).not.toMatch(/^Bcc:/im)
  })

  test('does not queue the same mail again within 55 seconds', async () => {
    expect(await enqueueMail(database.db, letter, clock)).toBe(true)
    later(54)
    expect(await enqueueMail(database.db, { ...letter, recipient: 'Anna@Example.org' }, clock)).toBe(false)
    later(2)
    expect(await enqueueMail(database.db, letter, clock)).toBe(true)
  })

  test('keeps mails that are not sent yet, and those of the last week', async () => {
    const { db } = database
    const queue = (recipient: string) => enqueueMail(db, { ...letter, recipient }, clock)
    const kept = async () => {
      const mails = await db.selectFrom('mail').select('recipient').orderBy('recipient').execute()
      return mails.map(({ recipient }) => recipient)
    }
    await queue('sent@example.org')
    const worker = start()
    await worker.idle()
    server.refusal = '550 no such person'
    await queue('given-up@example.org')
    worker.kick()
    await worker.idle()
    server.refusal = '450 mailbox busy'
    await queue('waiting@example.org')
    worker.kick()
    await worker.idle()
    await worker.stop()
    expect(await waiting()).toBe(1)
    later(7 * 86_400)
    await purgeMails(db, clock)
    expect(await kept()).toEqual(['given-up@example.org', 'sent@example.org', 'waiting@example.org'])
    later(1)
    await purgeMails(db, clock)
    expect(await kept()).toEqual(['waiting@example.org'])
  })

  test('two processes send each mail once', async () => {
    for (let i = 0; i < 20; i++) {
      await enqueueMail(database.db, { ...letter, recipient: `person${i}@example.org` }, clock)
    }
    const workers = [start(), start()]
    await Promise.all(workers.map((worker) => worker.idle()))
    await Promise.all(workers.map((worker) => worker.stop()))
    expect(new Set(server.received.flatMap(({ to }) => to)).size).toBe(20)
    expect(server.received).toHaveLength(20)
  })
})

describe('without a mail server', () => {
  test('each mail is written to a file, and its path and link are printed', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'waymark-mail-')), 'outbox')
    const printed: string[] = []
    const deliver = fileDelivery(folder, from, (line) => printed.push(line))
    await enqueueMail(database.db, letter, clock)
    const worker = startMailWorker({ db: database.db, deliver, clock, log: silentLog, pollMs: 1e6 })
    await worker.idle()
    await worker.stop()
    const [file = ''] = readdirSync(folder)
    expect(file).toMatch(/^20260301100000-verification-[a-z0-9]{15}\.eml$/)
    expect(readFileSync(join(folder, file), 'utf8')).toContain('To: anna@example.org')
    expect(printed.join('\n')).toContain(join(folder, file))
    expect(printed.join('\n')).toContain('https://waymark.example/auth/verify-email?token=aa.bb.cc')
  })
})

async function waiting() {
  const rows = await database.db.selectFrom('mail').select('id').where('due', '!=', '').execute()
  return rows.length
}
