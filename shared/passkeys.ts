/** The most passkeys that one account can have. */
export const maxPasskeys = 20

/** In characters. A name has at least one. */
export const passkeyNameMaxLength = 60
