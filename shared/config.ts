import * as z from 'zod/mini'

/** What the operator's environment decides for the browser: the answer of `/api/config`. */
export const appConfig = z.object({
  version: z.string(),
  /** The gazetteer's version; part of the keys under which its answers are cached. */
  gazetteerVersion: z.string(),
  tileUrl: z.string(),
  tileAttribution: z.string(),
  /** The zoom from which tiles lie above our own basemap. */
  tileMinZoom: z.number(),
  /** A template with {iso2}, the lower-case country code. */
  flagUrl: z.string(),
  bookingUrl: z.string(),
  bookingName: z.string(),
  /** Where the source of this server is published; "" when nobody has said so. */
  sourceUrl: z.string(),
  /** Whether one can sign in with Google, or the provider that the operator has put in its place. */
  googleSignIn: z.boolean(),
  /** False when the operator has switched the assistant off. */
  plannerEnabled: z.boolean(),
  /** Null when the operator has configured none. */
  analytics: z.nullable(z.object({ host: z.string(), domain: z.string() })),
})

export type AppConfig = z.infer<typeof appConfig>
