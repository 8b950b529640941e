import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import { scheduleNext } from '#server/rates/rates-worker.ts'
import { refreshRates } from '#server/rates/refresh-rates.ts'
import { AdminError } from './admin-error.ts'

interface Options {
  url: string
  clock: Clock
  acceptsJumps: boolean
}

/** Refreshes the exchange rates now. Throws an AdminError with the reason when that fails. Returns the text to print. */
export async function refreshRatesNow(db: Db, options: Options): Promise<string> {
  if (options.url === '') {
    throw new AdminError('RATES_URL is not set. It is the address of a service for exchange rates.')
  }
  try {
    const date = await refreshRates(db, options)
    await scheduleNext(db, options.clock)
    return `The exchange rates are those of ${date}.`
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new AdminError(`The exchange rates were not refreshed; the old rates stay. ${why}`, { cause })
  }
}
