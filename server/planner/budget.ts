import { sql } from 'kysely'
import { type Clock, momentOf, secondsAfter, timestampOf } from '#server/clock.ts'
import { type Db, lockedTransaction } from '#server/db/connect.ts'
import { newId } from '#server/db/new-id.ts'
import { errorInLanguage, type PlannerTexts } from './texts.ts'

const daySeconds = 86_400
/**
 * A running generation is stored with an end this much later, and its process extends that end in time. When the
 * process was killed, the end passes, and the person can start another generation.
 */
const leaseSeconds = 10
const renewEveryMs = 2000

export interface Budget {
  /** Starts a generation. Throws a 429 by `texts` when the user's daily limit is reached or one is running. */
  begin(db: Db, user: string, texts: PlannerTexts): Promise<Generation>
  /** Deletes generations that no longer count. */
  purge(db: Db): Promise<void>
}

interface Generation {
  /** Ends the generation. With `counts` false it does not count towards the daily limit. */
  end(db: Db, counts: boolean): Promise<void>
}

/** The daily limit of generations for each user. It is stored as rows, so it holds across processes and restarts. */
export function createBudget(dailyLimit: number, clock: Clock): Budget {
  const dayAgo = () => timestampOf(secondsAfter(clock(), -daySeconds))
  const leaseEnd = () => timestampOf(secondsAfter(clock(), leaseSeconds))
  const secondsUntil = (moment: Date) => (moment.getTime() - clock().getTime()) / 1000

  async function check(db: Db, user: string, texts: PlannerTexts) {
    const now = timestampOf(clock())
    const own = db
      .selectFrom('planner_generation')
      .where('user', '=', user)
      .where('begun', '>', dayAgo())
      // Ignore rows in the future: after the clock was set back, they would lock people out until then.
      .where('begun', '<=', now)
    const running = await own
      .select('ended')
      .where('ended', '>', now)
      // No lease ends later than this, except when the clock was ahead for a while.
      .where('ended', '<=', leaseEnd())
      .orderBy('ended', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (running) throw refusal(texts, texts.oneAtATime, secondsUntil(momentOf(running.ended)))
    const used = await own
      .select([sql<number>`count(*)`.as('count'), sql<string>`min(begun)`.as('first')])
      .executeTakeFirstOrThrow()
    if (used.count < dailyLimit) return
    const free = secondsUntil(secondsAfter(momentOf(used.first), daySeconds))
    throw refusal(texts, texts.dailyLimit({ limit: dailyLimit }), free)
  }

  return {
    async begin(db, user, texts) {
      const id = newId()
      await lockedTransaction(db, [`budget of ${user}`], async (db) => {
        await check(db, user, texts)
        await db
          .insertInto('planner_generation')
          .values({ id, user, begun: timestampOf(clock()), ended: leaseEnd() })
          .execute()
      })
      let renewed: Promise<unknown> = Promise.resolve()
      const renewing = setInterval(() => {
        renewed = renewed
          .then(() =>
            db.updateTable('planner_generation').set({ ended: leaseEnd() }).where('id', '=', id).execute(),
          )
          // A failed renewal is repeated by the next one.
          .catch(() => {})
      }, renewEveryMs).unref()
      return {
        async end(db, counts) {
          clearInterval(renewing)
          await renewed
          const own = db.updateTable('planner_generation').where('id', '=', id)
          if (counts) await own.set({ ended: timestampOf(clock()) }).execute()
          else await db.deleteFrom('planner_generation').where('id', '=', id).execute()
        },
      }
    },
    async purge(db) {
      await db.deleteFrom('planner_generation').where('begun', '<=', dayAgo()).execute()
    },
  }
}

const refusal = (texts: PlannerTexts, message: string, retryAfterSeconds: number) =>
  errorInLanguage(texts, 429, message, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
  })
