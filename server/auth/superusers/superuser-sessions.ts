import { type Clock, momentOf, secondsAfter, timestampOf } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import { newId } from '#server/db/new-id.ts'
import type { SuperuserCaller } from '#server/http/context.ts'
import type { Client } from '#server/auth/sessions/client.ts'
import type { TokenOwner, Tokens } from '#server/auth/sessions/tokens.ts'
import { superusers } from '#shared/collections/superusers.ts'

/** Seconds that a superuser's token is valid, as in the protocol. */
const tokenSeconds = 86_400
/** Seconds after which a superuser signs in again, however often the token was refreshed. */
const longestSeconds = 30 * 86_400

export interface SuperuserSessions {
  /** Opens a session and returns its id. */
  open(db: Db, superuserId: string, client: Client): Promise<string>
  /** Extends a session by the lifetime of a token. */
  refresh(db: Db, sessionId: string): Promise<void>
  /** A new token for an open session. */
  tokenFor(owner: TokenOwner, sessionId: string): string
  /** The superuser to whom a token belongs; null for any other token. */
  callerOf(db: Db, token: string): Promise<SuperuserCaller | null>
  /** Ends a session at once, in every process. */
  end(db: Db, sessionId: string): Promise<void>
  /** Deletes expired sessions. */
  purge(db: Db): Promise<void>
}

/** Sessions of superusers, stored as rows. Every request reads its row, so that a session ends everywhere at once. */
export function createSuperuserSessions(tokens: Tokens, clock: Clock): SuperuserSessions {
  const expiry = (created: Date) => {
    const next = secondsAfter(clock(), tokenSeconds)
    const last = secondsAfter(created, longestSeconds)
    return timestampOf(next < last ? next : last)
  }

  return {
    async open(db, superuserId, { agent, network }) {
      const id = newId()
      const now = timestampOf(clock())
      const times = { created: now, used: now, expires: expiry(clock()) }
      const values = { id, superuser: superuserId, ...times, agent: agent.slice(0, 300), network }
      await db.insertInto('superuser_session').values(values).execute()
      return id
    },

    async refresh(db, sessionId) {
      const sessions = db.selectFrom('superuser_session').select('created')
      const session = await sessions.where('id', '=', sessionId).executeTakeFirst()
      if (!session) return
      await db
        .updateTable('superuser_session')
        .set({ used: timestampOf(clock()), expires: expiry(momentOf(session.created)) })
        .where('id', '=', sessionId)
        .execute()
    },

    tokenFor: (owner, sid) => tokens.sign('auth', owner, { sid, refreshable: true }, tokenSeconds),

    async callerOf(db, token) {
      const claimed = tokens.peek(token)
      if (claimed?.collectionId !== superusers.id || claimed.sid === undefined) return null
      const row = await db
        .selectFrom('superuser_session')
        .innerJoin('_superusers', '_superusers.id', 'superuser_session.superuser')
        .select(['_superusers.id', '_superusers.token_key'])
        .where('superuser_session.id', '=', claimed.sid)
        .where('superuser_session.expires', '>', timestampOf(clock()))
        .executeTakeFirst()
      if (!row) return null
      const owner = { id: row.id, collectionId: superusers.id, tokenKey: row.token_key }
      const claims = tokens.verify('auth', token, owner)
      return claims?.sid === undefined ? null : { superuserId: claims.id, sessionId: claims.sid }
    },

    async end(db, sessionId) {
      await db.deleteFrom('superuser_session').where('id', '=', sessionId).execute()
    },

    async purge(db) {
      await db.deleteFrom('superuser_session').where('expires', '<', timestampOf(clock())).execute()
    },
  }
}
