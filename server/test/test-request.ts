/** A request that a test sends. */
export interface TestRequest {
  method?: string
  /** Sent as JSON, unless it is a form or a text. */
  body?: unknown
  token?: string | undefined
  headers?: Record<string, string>
  /** The network address that the request comes from. */
  address?: string | undefined
}
