import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { type Clock, momentOf, secondsAfter, timestampOf } from '#server/clock.ts'
import { type Db, lockedTransaction } from '#server/db/connect.ts'
import { lowerAscii } from '#server/db/lower-ascii.ts'
import { newId } from '#server/db/new-id.ts'
import { networkOf } from '#server/http/client-address.ts'
import { type ErrorData, tooManyRequests } from '#server/http/errors.ts'
import { accountByEmail } from '#server/auth/accounts.ts'
import { superuserByEmail } from '#server/auth/superusers/superuser-accounts.ts'
import type { Client } from './client.ts'
import { isKnown } from './known-devices.ts'

/** The number of failed attempts that are allowed within the window. */
const signInLimits = {
  windowSeconds: 900,
  /** From one network at one account. */
  accountFromNetwork: 8,
  /** From one network at all accounts. */
  network: 40,
  /** From all networks at one account. Networks and browsers with which its owner has signed in are exempt. */
  account: 60,
  /** The same for the second step, whose code has six digits. A person who guesses at it knows the password. */
  secondStep: 20,
}

/** Failed passwords and failed second steps of an account, and guesses at a superuser, have separate counts. */
type AttemptKind = 'password' | 'secondStep' | 'superuser'

export interface SignInLimits {
  /**
   * Counts an attempt as failed before its password is checked, so that concurrent attempts count too. Throws a
   * 429 with Retry-After when a limit is reached; it says that a mailed code still signs a person in.
   */
  begin(db: Db, email: string, client: Client, kind?: AttemptKind): Promise<Attempt>
  /** The keyed hash of a network, which is stored in place of the address. */
  networkHash(address: string): string
  /** Deletes attempts outside the window. */
  purge(db: Db): Promise<void>
}

interface Counted {
  count: number
  /** When the first of them was made. */
  first: string
}

interface Attempt {
  /** Call it for a correct password: deletes this network's failed attempts at this account. */
  succeeded(db: Db): Promise<void>
}

/** Limits on guessing passwords. They are stored as rows, so they hold across processes and restarts. */
export function createSignInLimits(signingKey: string, clock: Clock, enabled: boolean): SignInLimits {
  const hashOf = (kind: string, value: string) =>
    createHmac('sha256', signingKey).update(`${kind}\n${value}`).digest('base64url').slice(0, 22)
  const networkHash = (address: string) => hashOf('network', networkOf(address))
  const accountHash = (email: string, kind: AttemptKind) =>
    hashOf(kind === 'password' ? 'account' : kind, lowerAscii(email))
  const windowStart = () => timestampOf(secondsAfter(clock(), -signInLimits.windowSeconds))

  async function check(db: Db, email: string, client: Client, kind: AttemptKind) {
    const account = accountHash(email, kind)
    const { network } = client
    const refuse = (most: number, found: Counted | undefined) =>
      refuseAbove(most, found, kind === 'password' ? { otp: true } : {})
    const failures = db
      .selectFrom('failed_sign_in')
      .where('at', '>', windowStart())
      // Ignore rows in the future: after the clock was set back, they would lock people out until then.
      .where('at', '<=', timestampOf(clock()))
    const counted = failures.select([sql<number>`count(*)`.as('count'), sql<string>`min(at)`.as('first')])
    const fromNetwork = counted.where('network', '=', network)
    const atAccount = counted.where('account', '=', account)
    refuse(signInLimits.network, await fromNetwork.executeTakeFirst())
    refuse(
      signInLimits.accountFromNetwork,
      await fromNetwork.where('account', '=', account).executeTakeFirst(),
    )
    const total = await atAccount.executeTakeFirst()
    const most = kind === 'secondStep' ? signInLimits.secondStep : signInLimits.account
    if ((total?.count ?? 0) < most) return
    const isOwners =
      kind === 'superuser' ? isKnownToSuperuser(db, email, client) : isKnownToPerson(db, email, client)
    if (!(await isOwners)) refuse(most, total)
  }

  async function isKnownToPerson(db: Db, email: string, client: Client) {
    const owner = await accountByEmail(db, email)
    return owner !== null && (await isKnown(db, clock, owner.id, client))
  }

  /** Whether the superuser has an open session in this network. */
  async function isKnownToSuperuser(db: Db, email: string, { network }: Client) {
    const owner = await superuserByEmail(db, email)
    const sessions = db
      .selectFrom('superuser_session')
      .select('id')
      .where('superuser', '=', owner?.id ?? '')
    const known = sessions.where('network', '=', network).where('expires', '>', timestampOf(clock()))
    return (await known.executeTakeFirst()) !== undefined
  }

  function refuseAbove(most: number, found: Counted | undefined, data: ErrorData) {
    if (!found || found.count < most) return
    const free = secondsAfter(momentOf(found.first), signInLimits.windowSeconds)
    throw tooManyRequests(Math.max(1, (free.getTime() - clock().getTime()) / 1000), data)
  }

  return {
    networkHash,
    async begin(db, email, client, kind = 'password') {
      const account = accountHash(email, kind)
      const { network } = client
      if (!enabled) return { succeeded: async () => {} }
      await lockedTransaction(db, [`guesses at ${account}`, `guesses from ${network}`], async (db) => {
        await check(db, email, client, kind)
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
