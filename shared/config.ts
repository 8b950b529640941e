import * as z from 'zod/mini'

/** The kinds of providers to sign in with; `oidc` is any OpenID provider without a mark of its own. */
export const providerKinds = ['google', 'apple', 'microsoft', 'github', 'oidc'] as const

export type ProviderKind = (typeof providerKinds)[number]

/** A provider with which people can sign in. */
const signInProvider = z.object({
  /** The name by which the server knows it. */
  name: z.string(),
  /** Its name for people. */
  title: z.string(),
  kind: z.enum(providerKinds),
})

export type SignInProvider = z.infer<typeof signInProvider>

/** The response of `/api/config`: the settings from the operator's environment that the browser needs. */
export const appConfig = z.object({
  version: z.string(),
  /** The gazetteer's version, which is part of the cache keys of its responses. */
  gazetteerVersion: z.string(),
  tileUrl: z.string(),
  tileAttribution: z.string(),
  /** The lowest zoom at which tiles are drawn over the built-in basemap. */
  tileMinZoom: z.number(),
  /** A URL template with {iso2}, the lower-case country code. */
  flagUrl: z.string(),
  bookingUrl: z.string(),
  bookingName: z.string(),
  /** The URL of this server's source code; "" when not configured. */
  sourceUrl: z.string(),
  /** Whether there is a provider named "google". */
  googleSignIn: z.boolean(),
  /** In the order in which they are offered. */
  signInProviders: z.array(signInProvider),
  /** Whether browsers support passkeys at the address that the operator has configured. */
  passkeys: z.boolean(),
  /** Who can create an account: everybody, only people with an invitation, or nobody. */
  registration: z.enum(['open', 'invite', 'closed']),
  /** False when the operator has disabled the assistant. */
  plannerEnabled: z.boolean(),
  /** Null when not configured. */
  analytics: z.nullable(z.object({ host: z.string(), domain: z.string() })),
})

export type AppConfig = z.infer<typeof appConfig>
