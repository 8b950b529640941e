import { setTimeout as waited } from 'node:timers/promises'
import { type Clock, momentOf, secondsAfter, timestampOf } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import { asWork } from '#server/db/work.ts'
import type { MailTable } from '#server/db/tables.ts'
import { errorFields, type Log } from '#server/http/log.ts'
import { type Deliver, longestAttemptMs } from './delivery.ts'

export interface MailWorker {
  /** Checks the outbox now. Call it after a commit that queued a mail. */
  kick(): void
  /** Resolves when no mail is due. */
  idle(): Promise<void>
  /** Stops after the mails that are being sent. */
  stop(): Promise<void>
}

interface Options {
  db: Db
  deliver: Deliver
  clock: Clock
  log: Log
  /** The polling interval, for retries and for mails that other processes have queued. */
  pollMs?: number
}

/** The waits after the first failed attempts, and after each later one. */
const backOffSeconds = [15, 60, 300, 900, 3600]
const longestWaitSeconds = 4 * 3600
const mostAttempts = 16
/** After this time another process may send a claimed mail. */
const claimSeconds = (2 * longestAttemptMs) / 1000
/** The number of mails that are sent at the same time, because a mail server can be slow for only one recipient. */
const mostSending = 4
/** If the database fails after an attempt, storing the outcome is retried for this time, at this interval. */
const finishForMs = 60_000
const finishAgainMs = 250

/** Delivers the mails in the outbox in the order of their due times, several at a time, and retries failed ones. */
export function startMailWorker({ db, deliver, clock, log, pollMs = 10_000 }: Options): MailWorker {
  const state = { stopped: false, again: false }
  const running = new Set<Promise<void>>()

  async function run() {
    try {
      while (!state.stopped && (await deliverNext())) continue
    } catch (error) {
      log.error('The outbox cannot be read.', errorFields(error))
    }
  }

  async function deliverNext(): Promise<boolean> {
    state.again = false
    const now = clock()
    const mail = await dueMail(db, now)
    if (!mail) return false
    if (!(await claim(db, mail, now))) return true
    kick()
    await attempt(mail)
    return true
  }

  async function attempt(mail: MailTable) {
    try {
      await deliver(mail)
    } catch (error) {
      const final = isPermanent(error) || mail.attempts + 1 >= mostAttempts
      log.warn(final ? 'A mail was given up.' : 'A mail could not be sent yet.', {
        mail: mail.id,
        purpose: mail.purpose,
        attempts: mail.attempts + 1,
        waitingSeconds: Math.round((clock().getTime() - momentOf(mail.created).getTime()) / 1000),
        ...errorFields(error),
      })
      await (final ? finish(mail, '') : postpone(db, mail, clock()))
      return
    }
    await finish(mail, timestampOf(clock()))
    log.info('A mail was sent.', { mail: mail.id, purpose: mail.purpose, attempts: mail.attempts + 1 })
  }

  async function finish(mail: MailTable, sent: string) {
    const done = { due: '', sent, body_text: '', body_html: '', link: '' }
    const deadline = performance.now() + finishForMs
    for (;;) {
      try {
        await db.updateTable('mail').set(done).where('id', '=', mail.id).execute()
        return
      } catch (error) {
        // Without a retry, the mail would be sent twice if a short outage of the database prevented marking it as sent.
        if (state.stopped || performance.now() > deadline) throw error
        await waited(finishAgainMs)
      }
    }
  }

  function kick() {
    state.again = true
    if (state.stopped || running.size >= mostSending) return
    const sending = asWork('mail', run).finally(() => {
      running.delete(sending)
      // A mail may have been queued after this run read the outbox for the last time.
      if (state.again) kick()
    })
    running.add(sending)
  }

  async function ended() {
    while (running.size > 0) await Promise.all(running)
  }

  const timer = setInterval(kick, pollMs)
  timer.unref()
  kick()
  return {
    kick,
    idle: ended,
    async stop() {
      state.stopped = true
      clearInterval(timer)
      await ended()
    },
  }
}

/** The mail that has been due for the longest time. */
const dueMail = (db: Db, now: Date) =>
  db
    .selectFrom('mail')
    .selectAll()
    .where('due', '!=', '')
    .where('due', '<=', timestampOf(now))
    .orderBy('due')
    .limit(1)
    .executeTakeFirst()

/**
 * Stores the time of the next attempt before this one starts. Only one of several processes can update the row; returns
 * whether it was this process. A mail whose process dies is sent again after `claimSeconds`.
 */
async function claim(db: Db, mail: MailTable, now: Date): Promise<boolean> {
  const due = mail.attempts + 1 >= mostAttempts ? '' : timestampOf(secondsAfter(now, claimSeconds))
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set({ due, attempts: mail.attempts + 1 })
    .where('id', '=', mail.id)
    .where('attempts', '=', mail.attempts)
    .where('due', '=', mail.due)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Stores the time of the next attempt for a mail whose attempt has failed. */
async function postpone(db: Db, mail: MailTable, now: Date): Promise<void> {
  const wait = backOffSeconds[mail.attempts] ?? longestWaitSeconds
  await db
    .updateTable('mail')
    .set({ due: timestampOf(secondsAfter(now, wait)) })
    .where('id', '=', mail.id)
    .where('attempts', '=', mail.attempts + 1)
    .execute()
}

/** True when the mail server has refused the recipient or the content with a permanent error (55x). */
function isPermanent(error: unknown) {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false
  const { responseCode, command } = error
  return Number(responseCode) >= 550 && Number(responseCode) < 560 && /RCPT|DATA/.test(String(command))
}
