import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { type Clock, momentOf, secondsAfter, timestampOf } from '#server/clock.ts'
import { type Db, lockedTransaction } from '#server/db/connect.ts'
import { lowerAscii } from '#server/db/lower-ascii.ts'
import { newId } from '#server/db/new-id.ts'
import { networkOf } from '#server/http/client-address.ts'
import { tooManyRequests } from '#server/http/errors.ts'

/** Failures that are let through within the window, by what they are counted under. */
export const signInLimits = {
  windowSeconds: 900,
  /** One network guessing at one account. */
  accountFromNetwork: 8,
  /** One network guessing at any accounts. */
  network: 40,
  /** All networks guessing at one account; those it was signed in from before may go on. */
  account: 60,
}

export interface SignInLimits {
  /**
   * Counts an attempt as failed before its password is looked at, so that many at once are counted too.
   * Throws a 429 with Retry-After when there were too many.
   */
  begin(db: Db, email: string, address: string): Promise<Attempt>
  /** The keyed hash under which a network is known. */
  networkHash(address: string): string
  /** Drops what lies outside the window. */
  purge(db: Db): Promise<void>
}

export interface Attempt {
  /** It was the right password: this network's failures at this account are forgotten. */
  succeeded(db: Db): Promise<void>
}

/** Limits on guessing passwords, kept as rows so that they hold across processes and restarts. */
export function createSignInLimits(signingKey: string, clock: Clock, enabled: boolean): SignInLimits {
  const hashOf = (kind: string, value: string) =>
    createHmac('sha256', signingKey).update(`${kind}\n${value}`).digest('base64url').slice(0, 22)
  const networkHash = (address: string) => hashOf('network', networkOf(address))
  const windowStart = () => timestampOf(secondsAfter(clock(), -signInLimits.windowSeconds))

  async function check(db: Db, account: string, network: string) {
    const failures = db
      .selectFrom('failed_sign_in')
      .where('at', '>', windowStart())
      // After a clock was set back, rows of the future would lock people out for as long.
      .where('at', '<=', timestampOf(clock()))
    const counted = failures.select([sql<number>`count(*)`.as('count'), sql<string>`min(at)`.as('first')])
    const fromNetwork = counted.where('network', '=', network)
    const atAccount = counted.where('account', '=', account)
    refuseAbove(signInLimits.network, await fromNetwork.executeTakeFirst())
    refuseAbove(
      signInLimits.accountFromNetwork,
      await fromNetwork.where('account', '=', account).executeTakeFirst(),
    )
    const total = await atAccount.executeTakeFirst()
    if ((total?.count ?? 0) < signInLimits.account) return
    if (!(await isKnownNetwork(db, account, network))) refuseAbove(signInLimits.account, total)
  }

  function refuseAbove(most: number, found: { count: number; first: string } | undefined) {
    if (!found || found.count < most) return
    const free = secondsAfter(momentOf(found.first), signInLimits.windowSeconds)
    throw tooManyRequests(Math.max(1, (free.getTime() - clock().getTime()) / 1000))
  }

  async function isKnownNetwork(db: Db, account: string, network: string) {
    const sessions = await db
      .selectFrom('session')
      .innerJoin('users', 'users.id', 'session.user')
      .select('users.email')
      .distinct()
      .where('session.network', '=', network)
      .limit(1000)
      .execute()
    return sessions.some(({ email }) => hashOf('account', lowerAscii(email)) === account)
  }

  return {
    networkHash,
    async begin(db, email, address) {
      const account = hashOf('account', lowerAscii(email))
      const network = networkHash(address)
      if (!enabled) return { succeeded: async () => {} }
      await lockedTransaction(db, [`guesses at ${account}`, `guesses from ${network}`], async (db) => {
        await check(db, account, network)
        const row = { id: newId(), account, network, at: timestampOf(clock()) }
        await db.insertInto('failed_sign_in').values(row).execute()
      })
      return {
        async succeeded(db) {
          const own = db.deleteFrom('failed_sign_in').where('account', '=', account)
          await own.where('network', '=', network).execute()
        },
      }
    },
    async purge(db) {
      await db.deleteFrom('failed_sign_in').where('at', '<=', windowStart()).execute()
    },
  }
}
