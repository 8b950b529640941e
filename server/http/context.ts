/** Who makes a request: a signed-in user by id and session, or a guest. */
export type Caller = { userId: string; sessionId: string } | null

/** What middleware has found out about a request before a route runs. */
export interface RequestEnv {
  Variables: {
    caller: Caller
    /** Whom this request has signed in. */
    account?: string
    requestId: string
    /** The address the request came from; a proxy's word is believed only when the operator says so. */
    clientAddress: string
  }
}
