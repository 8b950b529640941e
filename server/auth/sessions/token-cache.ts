import type { UserCaller } from '#server/http/context.ts'

/** The caller to whom a verified token belongs. */
export interface VerifiedCaller {
  caller: UserCaller
  /** When the token expires, in milliseconds since 1970. */
  expiresAt: number
}

export interface TokenCache {
  /**
   * The caller of a token, from the cache when the token was verified less than five seconds before `now` (milliseconds
   * since 1970), otherwise from `verify`.
   */
  callerOf(
    token: string,
    now: number,
    verify: () => Promise<VerifiedCaller | null>,
  ): Promise<UserCaller | null>
  /** Removes the tokens of these callers, also those that are being verified at this moment. */
  forgetWhere(isMeant: (caller: UserCaller) => boolean): void
}

/** How long a verified token is accepted without reading the database. */
const cacheMs = 5000
const maxCached = 20_000

/** Verified tokens of this process. */
export function createTokenCache(): TokenCache {
  const cachedTokens = new Map<string, VerifiedCaller & { readAt: number }>()
  let invalidations = 0

  return {
    async callerOf(token, now, verify) {
      const cached = cachedTokens.get(token)
      const age = cached ? now - cached.readAt : cacheMs
      if (cached && age >= 0 && age < cacheMs && now < cached.expiresAt) return cached.caller
      cachedTokens.delete(token)
      const invalidationsBefore = invalidations
      const verified = await verify()
      if (!verified) return null
      // Do not cache the token when the cache was invalidated during the reads of verify(): they may be outdated.
      if (invalidationsBefore === invalidations) {
        cachedTokens.delete(token)
        cachedTokens.set(token, { ...verified, readAt: now })
        const [oldest] = cachedTokens.keys()
        if (cachedTokens.size > maxCached && oldest !== undefined) cachedTokens.delete(oldest)
      }
      return verified.caller
    },
    forgetWhere(isMeant) {
      invalidations += 1
      for (const [token, { caller }] of cachedTokens) if (isMeant(caller)) cachedTokens.delete(token)
    },
  }
}
