import { type Clock, secondsAfter, timestampOf } from '#server/clock.ts'
import { type Notifier, type Notification, silentNotifier } from '#server/db/notifier.ts'
import type { Db } from '#server/db/connect.ts'
import { newId } from '#server/db/new-id.ts'
import type { Caller } from '#server/http/context.ts'
import { type TokenOwner, type Tokens, tokenSeconds } from './tokens.ts'

/** The device that opened a session, for the list of devices and for the sign-in limits. */
export interface Device {
  agent: string
  /** A keyed hash of the client's network. */
  network: string
}

export interface Sessions {
  /** Opens a session and returns its id. */
  open(db: Db, userId: string, device: Device): Promise<string>
  /** Extends a session: records that it was used now. */
  refresh(db: Db, sessionId: string): Promise<void>
  /** A new token for an open session. Do not await it in a transaction: another thread signs it. */
  tokenFor(owner: TokenOwner, sessionId: string): Promise<string>
  /** The caller to whom a token belongs; null for an invalid or expired token. */
  callerOf(db: Db, token: string): Promise<Caller>
  /** Ends a session: at once in this process, and within seconds in other processes. */
  end(db: Db, sessionId: string): Promise<void>
  /** Removes a user's sessions from the cache. Call it after the commit of a change to the user or the sessions. */
  forget(userId: string): void
  /** Removes from the cache what another process has changed; everything when notifications may be lost. */
  handleNotification(notification?: Notification): void
  /** Deletes sessions whose last token has expired. */
  purge(db: Db): Promise<void>
}

/** A verified token in the cache. */
interface CachedToken {
  caller: NonNullable<Caller>
  expiresAt: number
  readAt: number
}

/** How long a verified token is accepted without reading the database. */
const cacheMs = 5000
const maxCached = 20_000
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
  const cachedTokens = new Map<string, CachedToken>()
  let invalidations = 0

  const expiry = (now: Date) => timestampOf(secondsAfter(now, tokenSeconds.auth + usedGranularitySeconds))

  async function ownerOf(db: Db, sessionId: string): Promise<TokenOwner | null> {
    const row = await db
      .selectFrom('session')
      .innerJoin('users', 'users.id', 'session.user')
      .select(['users.id', 'users.token_key'])
      .where('session.id', '=', sessionId)
      .executeTakeFirst()
    return row ? { id: row.id, tokenKey: row.token_key } : null
  }

  function remember(token: string, entry: CachedToken) {
    cachedTokens.delete(token)
    cachedTokens.set(token, entry)
    const [oldest] = cachedTokens.keys()
    if (cachedTokens.size > maxCached && oldest !== undefined) cachedTokens.delete(oldest)
  }

  function forgetWhere(isMeant: (caller: NonNullable<Caller>) => boolean) {
    invalidations += 1
    for (const [token, { caller }] of cachedTokens) if (isMeant(caller)) cachedTokens.delete(token)
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
          expires: expiry(now),
          agent,
          network: device.network,
        })
        .execute()
      return id
    },

    async refresh(db, sessionId) {
      const now = clock()
      await db
        .updateTable('session')
        .set({ used: timestampOf(now), expires: expiry(now) })
        .where('id', '=', sessionId)
        .where('used', '<', timestampOf(secondsAfter(now, -usedGranularitySeconds)))
        .execute()
    },

    tokenFor: (owner, sid) => tokens.sign('auth', owner, { sid, refreshable: true }),

    async callerOf(db, token) {
      const now = clock().getTime()
      const cached = cachedTokens.get(token)
      const age = cached ? now - cached.readAt : cacheMs
      if (cached && age >= 0 && age < cacheMs && now < cached.expiresAt) return cached.caller
      cachedTokens.delete(token)
      const invalidationsBefore = invalidations
      const claimed = tokens.peek(token)
      if (claimed?.type !== 'auth' || claimed.sid === undefined) return null
      const owner = await ownerOf(db, claimed.sid)
      if (owner?.id !== claimed.id) return null
      const claims = await tokens.verify('auth', token, owner)
      if (!claims?.sid) return null
      const caller = { userId: claims.id, sessionId: claims.sid }
      // Do not cache the token when the cache was invalidated during the reads above: they may be outdated.
      if (invalidationsBefore === invalidations)
        remember(token, { caller, expiresAt: claims.exp * 1000, readAt: now })
      return caller
    },

    async end(db, sessionId) {
      await db.deleteFrom('session').where('id', '=', sessionId).execute()
      forgetWhere((caller) => caller.sessionId === sessionId)
      notifier.notify(`session ${sessionId}`)
    },

    forget(userId) {
      forgetWhere((caller) => caller.userId === userId)
      notifier.notify(`user ${userId}`)
    },

    handleNotification(notification) {
      const [kind, id] = notification?.split(' ') ?? []
      if (kind === undefined) forgetWhere(() => true)
      else if (kind === 'session') forgetWhere((caller) => caller.sessionId === id)
      else if (kind === 'user') forgetWhere((caller) => caller.userId === id)
    },

    async purge(db) {
      await db.deleteFrom('session').where('expires', '<', timestampOf(clock())).execute()
    },
  }
}
