import { type Clock, secondsAfter, timestampOf } from '#server/clock.ts'
import { type Notifier, type Notification, silentNotifier } from '#server/db/notifier.ts'
import type { Db } from '#server/db/connect.ts'
import { newId } from '#server/db/new-id.ts'
import type { Caller } from '#server/http/context.ts'
import { type TokenOwner, type Tokens, tokenSeconds } from './tokens.ts'

/** Where a session was opened, for the list of devices and for the limits on guessing. */
export interface Device {
  agent: string
  /** A keyed hash of the network. */
  network: string
}

export interface Sessions {
  /** Opens a session and returns its id. */
  open(db: Db, userId: string, device: Device): Promise<string>
  /** Notes that a session goes on. */
  refresh(db: Db, sessionId: string): Promise<void>
  /** A fresh token for an open session. Not to be awaited in a transaction: it is signed by another thread. */
  tokenFor(owner: TokenOwner, sessionId: string): Promise<string>
  /** Who a token belongs to: null for any token that is not, or no longer, good. */
  callerOf(db: Db, token: string): Promise<Caller>
  /** Ends one session, in this process at once and in others as soon as they hear of it, within seconds at worst. */
  end(db: Db, sessionId: string): Promise<void>
  /** Forgets what was read about a user's sessions; call it after the commit of a change to them. */
  forget(userId: string): void
  /** Forgets what another process says has changed; everything when it is not known what that was. */
  hear(call?: Notification): void
  /** Removes sessions whose last token has run out. */
  purge(db: Db): Promise<void>
}

/** A token that was found good, and when. */
interface Known {
  caller: NonNullable<Caller>
  expiresAt: number
  readAt: number
}

const trustedMs = 5000
const mostKnown = 20_000
/** A session is noted as used at most this often: a write at every refresh would tell nobody more. */
const usedGranularitySeconds = 60

/** Whether there is still a session of this id, asked of the database. */
export async function isOpen(db: Db, sessionId: string): Promise<boolean> {
  const session = db.selectFrom('session').select('id').where('id', '=', sessionId)
  return (await session.executeTakeFirst()) !== undefined
}

/** Sessions as rows. A token that was found good is believed for a few seconds without looking again. */
export function createSessions(
  tokens: Tokens,
  clock: Clock,
  notifier: Pick<Notifier, 'notify'> = silentNotifier,
): Sessions {
  const known = new Map<string, Known>()
  let forgotten = 0

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

  function remember(token: string, entry: Known) {
    known.delete(token)
    known.set(token, entry)
    const [oldest] = known.keys()
    if (known.size > mostKnown && oldest !== undefined) known.delete(oldest)
  }

  function forgetWhere(isMeant: (caller: NonNullable<Caller>) => boolean) {
    forgotten += 1
    for (const [token, { caller }] of known) if (isMeant(caller)) known.delete(token)
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
      const cached = known.get(token)
      const age = cached ? now - cached.readAt : trustedMs
      if (cached && age >= 0 && age < trustedMs && now < cached.expiresAt) return cached.caller
      known.delete(token)
      const generation = forgotten
      const claimed = tokens.peek(token)
      if (claimed?.type !== 'auth' || claimed.sid === undefined) return null
      const owner = await ownerOf(db, claimed.sid)
      if (owner?.id !== claimed.id) return null
      const claims = await tokens.verify('auth', token, owner)
      if (!claims?.sid) return null
      const caller = { userId: claims.id, sessionId: claims.sid }
      // What was read before something was forgotten may be what had to be forgotten.
      if (generation === forgotten) remember(token, { caller, expiresAt: claims.exp * 1000, readAt: now })
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

    hear(call) {
      const [kind, id] = call?.split(' ') ?? []
      if (kind === undefined) forgetWhere(() => true)
      else if (kind === 'session') forgetWhere((caller) => caller.sessionId === id)
      else if (kind === 'user') forgetWhere((caller) => caller.userId === id)
    },

    async purge(db) {
      await db.deleteFrom('session').where('expires', '<', timestampOf(clock())).execute()
    },
  }
}
