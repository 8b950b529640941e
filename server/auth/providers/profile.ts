/** What a provider says about a person. */
export interface Claims {
  /** The subject identifier: unique at the provider, and never reassigned. */
  id: string
  name: string
  /** The user name at the provider, or "". */
  username: string
  email: string
  /** The provider has verified that the e-mail address belongs to this person. */
  emailVerified: boolean
  picture: string
  raw: Record<string, unknown>
}

/** A person's profile at a provider, with the tokens that the provider has given out for it. */
export interface Profile extends Claims {
  accessToken: string
  refreshToken: string
  /** The time at which the access token expires, or "". */
  expiry: string
}

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
