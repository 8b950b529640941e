import { randomBytes } from 'node:crypto'

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'
const length = 15

/** A record id by chance: 15 characters of a-z and 0-9, each as likely as any other. */
export function newId(): string {
  let id = ''
  while (id.length < length) {
    for (const byte of randomBytes(length)) {
      // 252 is the largest multiple of 36 in a byte; what lies above would favour the first letters.
      if (byte < 252 && id.length < length) id += alphabet[byte % alphabet.length]
    }
  }
  return id
}
