/** The user and session that a request is authenticated as; null for a guest. */
export type Caller = { userId: string; sessionId: string } | null

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
