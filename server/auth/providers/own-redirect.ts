const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The path to which providers redirect the browser. */
export const redirectPath = '/api/oauth2-redirect'

/**
 * Whether a URL is this server's own redirect URL. When the public URL is a loopback address, every loopback name
 * is accepted in its place.
 */
export function isOwnRedirect(publicUrl: string, address: string): boolean {
  if (!URL.canParse(address)) return false
  const own = new URL(publicUrl + redirectPath)
  const given = new URL(address)
  const areLoopback = loopback.has(own.hostname) && loopback.has(given.hostname)
  if (areLoopback) given.hostname = own.hostname
  return given.href === own.href
}
