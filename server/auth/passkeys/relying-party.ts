/** The site to which passkeys belong. Browsers offer a passkey only on the site for which it was made. */
export interface RelyingParty {
  /** The RP ID: the host name. */
  id: string
  /** The origin that browsers sign, such as "https://waymark.example.org". */
  origin: string
}

/** A host name whose labels are ASCII and whose last label is not a number. It is the rule of @simplewebauthn/browser. */
const domain = /^((xn--[a-z0-9-]+|[a-z0-9]+(-[a-z0-9]+)*)\.)+([a-z]{2,}|xn--[a-z0-9-]+)$/

/**
 * The relying party of PUBLIC_URL. Null when browsers support no passkeys at this address: they require a domain name,
 * not an IP address, and https except for localhost.
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(publicUrl)
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  const isDomain = hostname === 'localhost' || domain.test(hostname)
  return isDomain && (protocol === 'https:' || isLocal) ? { id: hostname, origin } : null
}
