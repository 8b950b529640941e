import type { Caller } from '#server/http/context.ts'

/** What a rule may know of the request that it judges. */
export interface RuleContext {
  caller: Caller
  method: string
  /** In which connection records are asked for: "default", "expand", "realtime", "oauth2"… */
  context: string
  query: Readonly<Record<string, string>>
  body: Readonly<Record<string, unknown>>
  /** The one value to which the client's filter holds a field, by field: see pinsOf(). */
  pins: ReadonlyMap<string, string>
}

/** A context in which only the caller is known. */
export const contextOf = (caller: Caller, context = 'default', method = 'GET'): RuleContext => ({
  caller,
  context,
  method,
  query: {},
  body: {},
  pins: new Map(),
})
