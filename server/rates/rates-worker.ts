import { type Clock, secondsAfter, timestampOf } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import { errorFields, type Log } from '#server/http/log.ts'
import type { FetchLimits } from './fetch-rates.ts'
import { refreshRates } from './refresh-rates.ts'

const daySeconds = 86_400
const retrySeconds = 3600
const lookEveryMs = 600_000

interface Options {
  db: Db
  /** Where rates come from; "" refreshes nothing. */
  url: string
  clock: Clock
  log: Log
  limits?: FetchLimits
}

/**
 * Refreshes the rates when that is due: once a day, an hour later after a failure. Of several processes on one
 * database only the one that claims the turn does it. A failure is logged and leaves the rates as they were.
 */
export async function refreshWhenDue({ db, url, clock, log, limits = {} }: Options): Promise<void> {
  if (url === '' || !(await claimTurn(db, clock))) return
  try {
    const date = await refreshRates(db, { url, clock, limits })
    await scheduleNext(db, clock)
    log.info('The exchange rates were refreshed.', { date })
  } catch (error) {
    log.warn('The exchange rates were not refreshed; the former ones stay.', errorFields(error))
  }
}

/** Looks now and every ten minutes whether rates are due; what is under way ends before stop() does. */
export function startRatesWorker(options: Options): { stop(): Promise<void> } {
  let looked = Promise.resolve()
  const look = () => {
    looked = refreshWhenDue(options).catch((error: unknown) => {
      options.log.error('The turn for the exchange rates cannot be read.', errorFields(error))
    })
  }
  const looking = setInterval(look, lookEveryMs)
  looking.unref()
  look()
  return {
    async stop() {
      clearInterval(looking)
      await looked
    },
  }
}

/** Puts the next refresh a day off, after one that went well. */
export async function scheduleNext(db: Db, clock: Clock): Promise<void> {
  const due = timestampOf(secondsAfter(clock(), daySeconds))
  await db.updateTable('rates_refresh').set({ due }).execute()
}

// The turn is pushed back before the attempt: whoever else looks meanwhile finds nothing due.
async function claimTurn(db: Db, clock: Clock): Promise<boolean> {
  const now = clock()
  const claimed = await db
    .updateTable('rates_refresh')
    .set({ due: timestampOf(secondsAfter(now, retrySeconds)) })
    .where('due', '<=', timestampOf(now))
    .executeTakeFirst()
  return claimed.numUpdatedRows > 0n
}
