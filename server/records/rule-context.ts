import type { Caller } from '#server/http/context.ts'

/** The properties of a request that a rule can name. */
export interface RuleContext {
  caller: Caller
  method: string
  /** `@request.context`: "default", "expand", "realtime", "oauth2"… */
  context: string
  query: Readonly<Record<string, string>>
  body: Readonly<Record<string, unknown>>
  /** By field, the value that the client's filter requires it to equal: see requiredValuesOf(). */
  requiredValues: ReadonlyMap<string, string>
  /** The tags of the request's Accept-Language, for mails that the request causes. No rule can name them. */
  languages: readonly string[]
  /** The client's network, for which the time of costly reads is counted; "" where no time is counted. No rule can name it. */
  network: string
}

/** A context without query, body and filter. */
export const contextOf = (caller: Caller, context = 'default', method = 'GET'): RuleContext => ({
  caller,
  context,
  method,
  query: {},
  body: {},
  requiredValues: new Map(),
  languages: [],
  network: '',
})
