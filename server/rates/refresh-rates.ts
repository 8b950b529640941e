import { sql } from 'kysely'
import { type Clock, timestampOf } from '#server/clock.ts'
import { type Db, transaction } from '#server/db/connect.ts'
import { type HeldRates, problemsOf } from './check-rates.ts'
import { fetchRates, type FetchLimits } from './fetch-rates.ts'

/** The error for refused rates; the stored rates are unchanged. The message tells the operator the reasons. */
class RatesRefused extends Error {
  override readonly name = 'RatesRefused'
}

interface Options {
  url: string
  clock: Clock
  /** Accepts rates that differ by more than half from the stored ones. */
  acceptsJumps?: boolean
  fetchLimits?: FetchLimits
}

/**
 * Fetches rates, checks all of them, and stores them in one transaction. Returns their day. Throws RatesRefused when a
 * check fails, and the error of fetchRates() when fetching fails.
 */
export async function refreshRates(
  outer: Db,
  { url, clock, acceptsJumps = false, fetchLimits = {} }: Options,
): Promise<string> {
  const offered = await fetchRates(url, fetchLimits)
  await transaction(outer, async (db) => {
    const held = await heldRates(db)
    const problems = problemsOf(held, offered, clock(), { acceptsJumps })
    if (problems.length > 0) throw new RatesRefused(listed(problems))
    const now = timestampOf(clock())
    for (const { id, code } of held.currencies) {
      const rate = offered.perEuro.get(code) ?? 0
      await sql`update currency set rate = ${rate}, updated = ${now} where id = ${id} and rate <> ${rate}`.execute(
        db,
      )
    }
    await db.updateTable('gazetteer').set({ rates_date: offered.date }).execute()
  })
  return offered.date
}

/** The day of the rates in the database. */
export async function ratesDate(db: Db): Promise<string> {
  const held = await db.selectFrom('gazetteer').select('rates_date').executeTakeFirstOrThrow()
  return held.rates_date
}

async function heldRates(db: Db): Promise<HeldRates> {
  const { rows } = await sql<HeldRates['currencies'][number]>`
    select id, code, name, rate from currency order by code`.execute(db)
  return { date: await ratesDate(db), currencies: rows }
}

const mostListed = 10

const listed = (problems: readonly string[]) => {
  const more = problems.length - mostListed
  return [...problems.slice(0, mostListed), ...(more > 0 ? [`And ${more} more.`] : [])].join(' ')
}
