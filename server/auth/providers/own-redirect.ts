const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Where providers send people back to. */
export const redirectPath = '/api/oauth2-redirect'

/** Whether an address is this server's own to be sent back to, under any name of this machine if it has one. */
export function isOwnRedirect(publicUrl: string, address: string): boolean {
  if (!URL.canParse(address)) return false
  const own = new URL(publicUrl + redirectPath)
  const given = new URL(address)
  const isHere = loopback.has(own.hostname) && loopback.has(given.hostname)
  if (isHere) given.hostname = own.hostname
  return given.href === own.href
}
