import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import type { Env } from '#server/env.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import type { Engine } from '#server/records/engine.ts'
import type { OAuth } from './providers/oauth.ts'
import type { Passkeys } from './passkeys/passkeys.ts'
import type { Passwords } from './passwords/passwords.ts'
import type { Sessions } from './sessions/sessions.ts'
import type { SignInLimits } from './sessions/sign-in-limits.ts'
import type { SuperuserSessions } from './superusers/superuser-sessions.ts'
import type { Tokens } from './sessions/tokens.ts'

/** The dependencies of the auth routes. */
export interface AuthContext {
  db: Db
  engine: Engine
  env: Pick<Env, 'publicUrl' | 'passwordRule'>
  clock: Clock
  tokens: Tokens
  sessions: Sessions
  superuserSessions: SuperuserSessions
  passwords: Passwords
  oauth: OAuth
  passkeys: Passkeys
  signInLimits: SignInLimits
  limiter: RateLimiter
  /** The shortest time in which a request for a mail to an address is answered, in milliseconds. */
  leastMailRequestMs: number
  /** Tells the mail worker that the outbox has a new mail. */
  notifyOutbox: () => void
}
