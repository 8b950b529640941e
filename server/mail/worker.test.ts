import { mkdtempSync, readFileSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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

  test('logs what became of each attempt', async () => {
    const lines: string[] = []
    await enqueueMail(database.db, letter, clock)
    const { id } = await database.db.selectFrom('mail').select('id').executeTakeFirstOrThrow()
    later(5)
    server.refusal = '450 mailbox busy'
    const worker = start(createLog('info', (line) => lines.push(line)))
    await worker.idle()
    server.refusal = ''
    later(15)
    worker.kick()
    await worker.idle()
    await worker.stop()
    const entries = lines.map((line): unknown => JSON.parse(line))
    expect(entries).toEqual([
      expect.objectContaining({
        level: 'warn',
        message: 'A mail could not be sent yet.',
        mail: id,
        purpose: 'verification',
        attempts: 1,
        waitingSeconds: 5,
        error: expect.stringContaining('mailbox busy'),
      }),
      expect.objectContaining({
        level: 'info',
        message: 'A mail was sent.',
        mail: id,
        purpose: 'verification',
        attempts: 2,
      }),
    ])
  })

  test.each([
    ['549 no', 'RCPT TO', false],
    ['550 no', 'RCPT TO', true],
    ['559 no', 'DATA', true],
    ['560 no', 'DATA', false],
    // Such a refusal concerns the server's own login or sender.
    ['550 no', 'MAIL FROM', false],
    ['no reply', 'RCPT TO', false],
  ])('after %s to %s a mail is given up: %s', async (reply, command, isGivenUp) => {
    await enqueueMail(database.db, letter, clock)
    const lines: string[] = []
    const worker = startMailWorker({
      db: database.db,
      deliver: () =>
        Promise.reject(
          Object.assign(new Error(reply), { responseCode: Number.parseInt(reply, 10) || undefined, command }),
        ),
      clock,
      log: createLog('info', (line) => lines.push(line)),
      pollMs: 1e6,
    })
    await worker.idle()
    await worker.stop()
    expect(await waiting()).toBe(isGivenUp ? 0 : 1)
    expect(lines.join('')).toContain(isGivenUp ? 'A mail was given up.' : 'A mail could not be sent yet.')
  })

  test.each([{ responseCode: 550 }, { command: 'RCPT TO' }, 'no error'])(
    'an error that does not say what was refused is not permanent: %j',
    async (failure) => {
      await enqueueMail(database.db, letter, clock)
      const worker = startMailWorker({
        db: database.db,
        deliver: () =>
          Promise.reject(typeof failure === 'string' ? failure : Object.assign(new Error('no'), failure)),
        clock,
        log: silentLog,
        pollMs: 1e6,
      })
      await worker.idle()
      await worker.stop()
      expect(await waiting()).toBe(1)
    },
  )

  test('does not send again a mail whose sixteenth attempt ended with the process', async () => {
    await enqueueMail(database.db, letter, clock)
    await database.db.updateTable('mail').set({ attempts: 14 }).execute()
    const crashed = Promise.withResolvers<void>()
    const crashing = () =>
      startMailWorker({
        db: database.db,
        deliver: () => crashed.promise,
        clock,
        log: silentLog,
        pollMs: 1e6,
      })
    const dueText = async () =>
      (await database.db.selectFrom('mail').select('due').executeTakeFirstOrThrow()).due
    const fifteenth = crashing()
    // The claim lasts as long as two attempts can.
    await expect.poll(dueText).toBe('2026-03-01 10:02:00.000Z')
    later(120)
    const sixteenth = crashing()
    await expect.poll(dueText).toBe('')
    crashed.resolve()
    await Promise.all([fifteenth.stop(), sixteenth.stop()])
  })

  test('sends the mail that is due first, and four at the same time', async () => {
    for (let i = 0; i < 6; i++) {
      await enqueueMail(database.db, { ...letter, recipient: `person${i}@example.org` }, clock)
      later(1)
    }
    // Its next attempt is the last one.
    await database.db
      .updateTable('mail')
      .set({ due: '2026-03-01 10:00:05.500Z' })
      .where('recipient', '=', 'person0@example.org')
      .execute()
    const slow = Promise.withResolvers<void>()
    const sending: string[] = []
    const worker = startMailWorker({
      db: database.db,
      async deliver({ recipient }) {
        sending.push(recipient.replace('@example.org', ''))
        await slow.promise
      },
      clock,
      log: silentLog,
      pollMs: 1e6,
    })
    await expect.poll(() => sending).toEqual(['person1', 'person2', 'person3', 'person4'])
    worker.kick()
    expect(await waiting()).toBe(6)
    expect(sending).toHaveLength(4)
    slow.resolve()
    await worker.idle()
    await worker.stop()
    expect(sending.slice(4)).toEqual(['person5', 'person0'])
  })

  test('continues with the next mail when another process takes the first', async () => {
    for (let i = 0; i < 8; i++) {
      await enqueueMail(database.db, { ...letter, recipient: `person${i}@example.org` }, clock)
    }
    const slow = Promise.withResolvers<void>()
    const sending: string[] = []
    const workers = ['first', 'second'].map((name) =>
      startMailWorker({
        db: database.db,
        async deliver() {
          sending.push(name)
          await slow.promise
        },
        clock,
        log: silentLog,
        pollMs: 1e6,
      }),
    )
    await expect
      .poll(() => sending.toSorted().join(' '))
      .toBe(`${'first '.repeat(4)}${'second '.repeat(4)}`.trim())
    slow.resolve()
    await Promise.all(workers.map((worker) => worker.stop()))
    expect(await waiting()).toBe(0)
  })

  test('leaves no timer running', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const worker = start()
      expect(vi.getTimerCount()).toBe(1)
      await worker.stop()
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  test('finds the mails of other processes by itself, until it is stopped', async () => {
    const sent: string[] = []
    const worker = startMailWorker({
      db: database.db,
      async deliver({ recipient }) {
        sent.push(recipient)
      },
      clock,
      log: silentLog,
      pollMs: 20,
    })
    await worker.idle()
    await enqueueMail(database.db, letter, clock)
    await expect.poll(() => sent).toEqual([letter.recipient])
    await worker.stop()
    await enqueueMail(database.db, { ...letter, recipient: 'ben@example.org' }, clock)
    worker.kick()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(sent).toEqual([letter.recipient])
  })

  test('marks a mail as sent when the database is back, and does not send it again', async () => {
    const lines: string[] = []
    let sent = 0
    await enqueueMail(database.db, letter, clock)
    const worker = startMailWorker({
      db: database.db,
      async deliver() {
        sent += 1
        await sql`alter table mail rename to away`.execute(database.db)
      },
      clock,
      log: createLog('info', (line) => lines.push(line)),
      pollMs: 1e6,
    })
    await expect.poll(() => sent).toBe(1)
    worker.kick()
    await expect.poll(() => lines.join('')).toContain('The outbox cannot be read.')
    expect(lines.join('')).not.toContain('A mail was sent.')
    await sql`alter table away rename to mail`.execute(database.db)
    await worker.idle()
    expect(lines.join('')).toContain('A mail was sent.')
    later(3600)
    worker.kick()
    await worker.idle()
    await worker.stop()
    expect(sent).toBe(1)
    expect(await waiting()).toBe(0)
  })

  test('does not wait for an unreachable database when it is stopped', async () => {
    const lines: string[] = []
    const sent = Promise.withResolvers<void>()
    await enqueueMail(database.db, letter, clock)
    const worker = startMailWorker({
      db: database.db,
      async deliver() {
        await sql`alter table mail rename to away`.execute(database.db)
        sent.resolve()
      },
      clock,
      log: createLog('info', (line) => lines.push(line)),
      pollMs: 1e6,
    })
    await sent.promise
    const before = performance.now()
    await worker.stop()
    expect(performance.now() - before).toBeLessThan(5000)
    expect(lines.join('')).not.toContain('A mail was sent.')
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
