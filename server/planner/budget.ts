import { sql } from 'kysely'
import { type Clock, momentOf, secondsAfter, timestampOf } from '#server/clock.ts'
import { type Db, lockedTransaction } from '#server/db/connect.ts'
import { newId } from '#server/db/new-id.ts'
import { errorInLanguage, type PlannerTexts } from './texts.ts'

const daySeconds = 86_400
/** A generation without an end after this time counts as interrupted: its server was stopped. */
const longestGenerationSeconds = 120

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

  async function check(db: Db, user: string, texts: PlannerTexts) {
    const now = timestampOf(clock())
    const own = db
      .selectFrom('planner_generation')
      .where('user', '=', user)
      .where('begun', '>', dayAgo())
      // Ignore rows in the future: after the clock was set back they would lock people out for that time.
      .where('begun', '<=', now)
    const stuck = timestampOf(secondsAfter(clock(), -longestGenerationSeconds))
    const running = own.select('begun').where('ended', '=', '').where('begun', '>', stuck)
    if (await running.executeTakeFirst()) throw refusal(texts, texts.oneAtATime, 5)
    const used = await own
      .select([sql<number>`count(*)`.as('count'), sql<string>`min(begun)`.as('first')])
      .executeTakeFirstOrThrow()
    if (used.count < dailyLimit) return
    const free = secondsAfter(momentOf(used.first), daySeconds).getTime() - clock().getTime()
    throw refusal(texts, texts.dailyLimit({ limit: dailyLimit }), free / 1000)
  }

  return {
    async begin(db, user, texts) {
      const id = newId()
      await lockedTransaction(db, [`budget of ${user}`], async (db) => {
        await check(db, user, texts)
        await db
          .insertInto('planner_generation')
          .values({ id, user, begun: timestampOf(clock()), ended: '' })
          .execute()
      })
      return {
        async end(db, counts) {
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
