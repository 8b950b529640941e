import { randomBytes } from 'node:crypto'

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'
const length = 15

/** A random record id: 15 characters of a-z and 0-9, uniformly distributed. */
export function newId(): string {
  let id = ''
  while (id.length < length) {
    for (const byte of randomBytes(length)) {
      // 252 is the largest multiple of 36 in a byte: bytes from 252 up would make the first letters more likely.
      if (byte < 252 && id.length < length) id += alphabet[byte % alphabet.length]
    }
  }
  return id
}
