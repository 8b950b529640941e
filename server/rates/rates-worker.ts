import { type Clock, secondsAfter, timestampOf } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import { errorFields, type Log } from '#server/http/log.ts'
import type { FetchLimits } from './fetch-rates.ts'
import { refreshRates } from './refresh-rates.ts'

const daySeconds = 86_400
const retrySeconds = 3600
const checkEveryMs = 600_000

interface Options {
  db: Db
  /** The URL of the service; "" disables the refresh. */
  url: string
  clock: Clock
  log: Log
  fetchLimits?: FetchLimits
}

/**
 * Refreshes the rates if a refresh is due: a day after a successful one, an hour after a failed one. Of several
 * processes on one database, the one that claims the refresh does it. A failure is logged and changes no rates.
 */
export async function refreshWhenDue({ db, url, clock, log, fetchLimits = {} }: Options): Promise<void> {
  if (url === '' || !(await claimRefresh(db, clock))) return
  try {
    const date = await refreshRates(db, { url, clock, fetchLimits })
    await scheduleNext(db, clock)
    log.info('The exchange rates were refreshed.', { date })
  } catch (error) {
    log.warn('The exchange rates were not refreshed; the old rates stay.', errorFields(error))
  }
}

/** Checks now and every ten minutes whether a refresh is due. stop() waits for a refresh in progress. */
export function startRatesWorker(options: Options): { stop(): Promise<void> } {
  let refreshed = Promise.resolve()
  const check = () => {
    refreshed = refreshWhenDue(options).catch((error: unknown) => {
      options.log.error('The schedule of the exchange rates cannot be read.', errorFields(error))
    })
  }
  const timer = setInterval(check, checkEveryMs)
  timer.unref()
  check()
  return {
    async stop() {
      clearInterval(timer)
      await refreshed
    },
  }
}

/** Schedules the next refresh in a day. Call it after a successful refresh. */
export async function scheduleNext(db: Db, clock: Clock): Promise<void> {
  const due = timestampOf(secondsAfter(clock(), daySeconds))
  await db.updateTable('rates_refresh').set({ due }).execute()
}

// Sets a later due time before the refresh starts, so that no other process starts a refresh in the meantime.
async function claimRefresh(db: Db, clock: Clock): Promise<boolean> {
  const now = clock()
  const claimed = await db
    .updateTable('rates_refresh')
    .set({ due: timestampOf(secondsAfter(now, retrySeconds)) })
    .where('due', '<=', timestampOf(now))
    .executeTakeFirst()
  return claimed.numUpdatedRows > 0n
}
