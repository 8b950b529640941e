import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { AuthContext } from '#server/auth/auth-context.ts'
import { securityOf } from './second-step.ts'

/** RFC 6238 with the parameters that every authenticator app supports. */
const stepSeconds = 30
const digits = 6
/** RFC 4226 recommends 160 bits. */
const secretBytes = 20

const base32Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new secret in base32. */
export const newTotpSecret = () => base32(randomBytes(secretBytes))

function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{5}/g) ?? []
  return groups.map((group) => base32Alphabet[Number.parseInt(group, 2)]).join('')
}

function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret, (letter) =>
    base32Alphabet.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The URI that an authenticator app reads from a QR code. */
export function totpUri(secret: string, email: string): string {
  const label = encodeURIComponent(`Waymark:${email}`)
  return `otpauth://totp/${label}?secret=${secret}&issuer=Waymark`
}

export const stepAt = (moment: Date) => Math.floor(moment.getTime() / 1000 / stepSeconds)

/** The code of a time step: RFC 4226, section 5.3. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 15
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/**
 * The step whose code this is: the current one or one next to it, for clocks that differ by half a minute; null for a
 * wrong code. Spaces in the code are ignored.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const given = Buffer.from(code.replaceAll(/\s/g, ''))
  const current = stepAt(now)
  const steps = [current - 1, current, current + 1]
  const matching = steps.filter((step) => {
    const expected = Buffer.from(totpCode(secret, step))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  return matching[0] ?? null
}

/** Uses a code of a user's app, once: a code of the same or an earlier step is refused afterwards. */
export async function redeemTotp({ db, clock }: AuthContext, user: string, code: string): Promise<boolean> {
  const { totp_secret, totp_since } = await securityOf(db, user)
  if (totp_since === '') return false
  const step = stepOfCode(totp_secret, code, clock())
  if (step === null) return false
  const { numUpdatedRows } = await db
    .updateTable('account_security')
    .set({ totp_step: step })
    .where('user', '=', user)
    .where('totp_secret', '=', totp_secret)
    .where('totp_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
