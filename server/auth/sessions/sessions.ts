import { type Clock, momentOf, secondsAfter, timestampOf } from '#server/clock.ts'
import { type Notifier, type Notification, silentNotifier } from '#server/db/notifier.ts'
import type { Db } from '#server/db/connect.ts'
import { newId } from '#server/db/new-id.ts'
import type { UserCaller } from '#server/http/context.ts'
import { createTokenCache, type VerifiedCaller } from './token-cache.ts'
import { type TokenOwner, type Tokens, tokenSeconds } from './tokens.ts'

/** The device that opened a session, for the list of devices and for the sign-in limits. */
interface Device {
  agent: string
  /** A keyed hash of the client's network. */
  network: string
}

export interface Sessions {
  /** Opens a session and returns its id. */
  open(db: Db, userId: string, device: Device): Promise<string>
  /**
   * Extends a session: records that it was used now. Returns how many seconds a new token may be valid, at most until
   * the end of the session. When that end has passed, it ends the session and returns null.
   */
  refresh(db: Db, sessionId: string): Promise<number | null>
  /** A new token for an open session, valid for `seconds`: for the usual time when absent. */
  tokenFor(owner: TokenOwner, sessionId: string, seconds?: number): string
  /** The caller to whom a token belongs; null for an invalid or expired token. */
  callerOf(db: Db, token: string): Promise<UserCaller | null>
  /** Ends a session: at once in this process, and within seconds in other processes. */
  end(db: Db, sessionId: string): Promise<void>
  /** Removes a user's sessions from the cache. Call it after the commit of a change to the user or the sessions. */
  forget(userId: string): void
  /** Removes from the cache what another process has changed; everything when notifications may be lost. */
  handleNotification(notification?: Notification): void
  /**
   * Ends the sessions of a user that were not used for the longest time, except the 50 that were used last. Those of
   * superusers in the person's place do not count.
   */
  endSurplus(db: Db, userId: string): Promise<void>
  /** Deletes sessions whose last token has expired. */
  purge(db: Db): Promise<void>
}

/** A session ends this long after it was opened, however often it is refreshed: 90 days. */
const longestSeconds = 90 * 86_400
/** The most sessions that a user can have at a time. */
const mostSessions = 50
/** The minimum interval between two updates of a session's `used`, which saves a write at every refresh. */
const usedGranularitySeconds = 60

/** Whether a session exists, read from the database without the cache. */
export async function isOpen(db: Db, sessionId: string): Promise<boolean> {
  const session = db.selectFrom('session').select('id').where('id', '=', sessionId)
  return (await session.executeTakeFirst()) !== undefined
}

/** Sessions, stored as rows. A verified token is cached for five seconds. */
export function createSessions(
  tokens: Tokens,
  clock: Clock,
  notifier: Pick<Notifier, 'notify'> = silentNotifier,
): Sessions {
  const cache = createTokenCache()

  async function verifiedCaller(db: Db, token: string): Promise<VerifiedCaller | null> {
    const claimed = tokens.peek(token)
    if (claimed?.type !== 'auth' || claimed.sid === undefined) return null
    const owner = await ownerOf(db, clock, claimed.sid)
    if (owner?.id !== claimed.id) return null
    const claims = tokens.verify('auth', token, owner)
    if (!claims?.sid) return null
    const { impersonator } = owner
    const caller = { userId: claims.id, sessionId: claims.sid, ...(impersonator !== '' && { impersonator }) }
    return { caller, expiresAt: claims.exp * 1000 }
  }

  async function end(db: Db, sessionId: string) {
    await db.deleteFrom('session').where('id', '=', sessionId).execute()
    cache.forgetWhere((caller) => caller.sessionId === sessionId)
    notifier.notify(`session ${sessionId}`)
  }

  return {
    async open(db, userId, device) {
      const id = newId()
      const now = clock()
      const created = timestampOf(now)
      const agent = device.agent.slice(0, 300)
      await db
        .insertInto('session')
        .values({
          id,
          user: userId,
          created,
          used: created,
          expires: expiry(now, now),
          agent,
          network: device.network,
          proven_at: created,
        })
        .execute()
      return id
    },

    async refresh(db, sessionId) {
      const now = clock()
      const session = db.selectFrom('session').select(['created', 'used']).where('id', '=', sessionId)
      const opened = await session.executeTakeFirst()
      if (!opened) return null
      const created = momentOf(opened.created)
      const left = Math.floor((secondsAfter(created, longestSeconds).getTime() - now.getTime()) / 1000)
      // Earlier versions opened sessions without an end.
      if (left <= 0) {
        await end(db, sessionId)
        return null
      }
      if (opened.used < timestampOf(secondsAfter(now, -usedGranularitySeconds))) {
        await db
          .updateTable('session')
          .set({ used: timestampOf(now), expires: expiry(created, now) })
          .where('id', '=', sessionId)
          .execute()
      }
      return Math.min(left, tokenSeconds.auth)
    },

    tokenFor: (owner, sid, seconds) => tokens.sign('auth', owner, { sid, refreshable: true }, seconds),

    callerOf: (db, token) => cache.callerOf(token, clock().getTime(), () => verifiedCaller(db, token)),

    end,

    forget(userId) {
      cache.forgetWhere((caller) => caller.userId === userId)
      notifier.notify(`user ${userId}`)
    },

    handleNotification(notification) {
      const [kind, id] = notification?.split(' ') ?? []
      if (kind === undefined) cache.forgetWhere(() => true)
      else if (kind === 'session') cache.forgetWhere((caller) => caller.sessionId === id)
      else if (kind === 'user') cache.forgetWhere((caller) => caller.userId === id)
    },

    async endSurplus(db, userId) {
      const surplus = await surplusOf(db, userId)
      for (const { id } of surplus) await end(db, id)
    },

    async purge(db) {
      await db.deleteFrom('session').where('expires', '<', timestampOf(clock())).execute()
    },
  }
}

/** When a session that was opened at `created` expires unless it is refreshed after now. */
function expiry(created: Date, now: Date): string {
  const end = secondsAfter(created, longestSeconds)
  const lastToken = secondsAfter(now, tokenSeconds.auth + usedGranularitySeconds)
  return timestampOf(end < lastToken ? end : lastToken)
}

/** The user of an open session, and the superuser who has opened it in the user's place. */
async function ownerOf(db: Db, clock: Clock, sessionId: string) {
  const row = await db
    .selectFrom('session')
    .innerJoin('users', 'users.id', 'session.user')
    .leftJoin('_superusers', '_superusers.id', 'session.impersonator')
    .select(['users.id', 'users.token_key', 'session.impersonator', '_superusers.id as superuser'])
    .where('session.id', '=', sessionId)
    .where('session.expires', '>', timestampOf(clock()))
    .executeTakeFirst()
  // A session that a superuser has opened needs its superuser.
  if (!row || (row.impersonator !== '' && row.superuser === null)) return null
  return { id: row.id, tokenKey: row.token_key, impersonator: row.impersonator }
}

/** The sessions of a user beyond the 50 that were used last, without those of superusers in the person's place. */
const surplusOf = (db: Db, userId: string) =>
  db
    .selectFrom('session')
    .select('id')
    .where('user', '=', userId)
    .where('impersonator', '=', '')
    .orderBy('used', 'desc')
    .orderBy('created', 'desc')
    .orderBy('id')
    .limit(1000)
    .offset(mostSessions)
    .execute()
