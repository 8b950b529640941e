import type { Context } from 'hono'

/** A person whose session a request uses. */
export interface UserCaller {
  userId: string
  sessionId: string
  /** The superuser who opened this session in place of the person. */
  impersonator?: string
  superuserId?: undefined
}

/**
 * A superuser, to whom the rules of collections do not apply. A superuser has no `userId`, so that code for people never
 * treats it as a user.
 */
export interface SuperuserCaller {
  superuserId: string
  sessionId: string
  userId?: undefined
  impersonator?: undefined
}

/** The authenticated caller of a request; null for a guest. */
export type Caller = UserCaller | SuperuserCaller | null

export const isSuperuser = (caller: Caller): caller is SuperuserCaller => caller?.superuserId !== undefined

/** The variables that middleware sets for the routes. */
export interface RequestEnv {
  Variables: {
    caller: Caller
    /** The id of the user that this request has signed in. */
    account?: string
    requestId: string
    /** The client's IP address. X-Forwarded-For is read only with TRUST_PROXY. */
    clientAddress: string
  }
}

/** Node's data about a request. */
interface NodeRequest {
  incoming?: { errored?: Error | null; socket?: { remoteAddress?: string } }
  outgoing?: { destroy(): void }
}

/** Node's data about a request; empty in tests that call the app without a server. */
export const nodeRequest = ({ env }: Context<RequestEnv>): NodeRequest => ({
  ...(env as NodeRequest | undefined),
})
