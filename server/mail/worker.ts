import { setTimeout as waited } from 'node:timers/promises'
import { type Clock, momentOf, secondsAfter, timestampOf } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import type { MailTable } from '#server/db/tables.ts'
import { errorFields, type Log } from '#server/http/log.ts'
import type { Deliver } from './delivery.ts'

export interface MailWorker {
  /** Looks into the outbox now; call it after a commit that put something there. */
  kick(): void
  /** Resolves when nothing that is due is left. */
  idle(): Promise<void>
  /** Finishes the mail in hand and stops. */
  stop(): Promise<void>
}

interface Options {
  db: Db
  deliver: Deliver
  clock: Clock
  log: Log
  /** How often to look without being told, for what is to be tried again and for mails of other processes. */
  pollMs?: number
}

/** How long after each failed attempt the next one comes, in seconds; the last repeats. */
const backOffSeconds = [15, 60, 300, 900, 3600, 4 * 3600]
const mostAttempts = 16
/** For so long a mail belongs to the process that has it in hand; slow mail servers take a minute. */
const inHandSeconds = 120
/** How long, and how often, it is tried to write down that a mail has gone out. */
const noteForMs = 60_000
const noteAgainMs = 250

/** Delivers what is in the outbox, oldest first, and tries again what failed. */
export function startMailWorker({ db, deliver, clock, log, pollMs = 10_000 }: Options): MailWorker {
  const state: { stopped: boolean; again: boolean; running: Promise<void> | null } = {
    stopped: false,
    again: false,
    running: null,
  }

  async function run() {
    state.again = false
    try {
      while (!state.stopped && (await deliverNext())) continue
    } catch (error) {
      log.error('The outbox cannot be read.', errorFields(error))
    }
  }

  async function deliverNext(): Promise<boolean> {
    const now = clock()
    const mail = await db
      .selectFrom('mail')
      .selectAll()
      .where('due', '!=', '')
      .where('due', '<=', timestampOf(now))
      .orderBy('due')
      .limit(1)
      .executeTakeFirst()
    if (!mail) return false
    if (await claimed(mail, now)) await attempt(mail)
    return true
  }

  // That it will be tried again is written down before the attempt: a process that dies meanwhile sends a mail late,
  // not over and over, and of two processes only one gets it.
  async function claimed(mail: MailTable, now: Date) {
    const due = mail.attempts + 1 >= mostAttempts ? '' : timestampOf(secondsAfter(now, inHandSeconds))
    const { numUpdatedRows } = await db
      .updateTable('mail')
      .set({ due, attempts: mail.attempts + 1 })
      .where('id', '=', mail.id)
      .where('attempts', '=', mail.attempts)
      .where('due', '=', mail.due)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  async function attempt(mail: MailTable) {
    try {
      await deliver(mail)
    } catch (error) {
      const final = isFinal(error) || mail.attempts + 1 >= mostAttempts
      log.warn(final ? 'A mail was given up.' : 'A mail could not be sent yet.', {
        mail: mail.id,
        purpose: mail.purpose,
        attempts: mail.attempts + 1,
        waitingSeconds: Math.round((clock().getTime() - momentOf(mail.created).getTime()) / 1000),
        ...errorFields(error),
      })
      await (final ? finish(mail, '') : postpone(mail))
      return
    }
    await finish(mail, timestampOf(clock()))
    log.info('A mail was sent.', { mail: mail.id, purpose: mail.purpose, attempts: mail.attempts + 1 })
  }

  async function postpone(mail: MailTable) {
    const wait = backOffSeconds[Math.min(mail.attempts, backOffSeconds.length - 1)] ?? 3600
    await db
      .updateTable('mail')
      .set({ due: timestampOf(secondsAfter(clock(), wait)) })
      .where('id', '=', mail.id)
      .where('attempts', '=', mail.attempts + 1)
      .execute()
  }

  async function finish(mail: MailTable, sent: string) {
    const done = { due: '', sent, body_text: '', body_html: '', link: '' }
    const deadline = performance.now() + noteForMs
    for (;;) {
      try {
        await db.updateTable('mail').set(done).where('id', '=', mail.id).execute()
        return
      } catch (error) {
        // A database that is away for a moment must not make a mail that has gone out go out again.
        if (state.stopped || performance.now() > deadline) throw error
        await waited(noteAgainMs)
      }
    }
  }

  function kick() {
    state.again = true
    if (state.stopped || state.running) return
    state.running = run().finally(() => {
      state.running = null
      if (state.again) kick()
    })
  }

  const timer = setInterval(kick, pollMs)
  timer.unref()
  kick()
  return {
    kick,
    async idle() {
      while (state.running) await state.running
    },
    async stop() {
      state.stopped = true
      clearInterval(timer)
      await state.running
    },
  }
}

/** The mail server has refused this recipient or text for good. */
function isFinal(error: unknown) {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false
  const { responseCode, command } = error
  return Number(responseCode) >= 550 && Number(responseCode) < 560 && /RCPT|DATA/.test(String(command))
}
