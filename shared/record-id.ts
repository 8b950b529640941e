const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'
const length = 15

/**
 * A random record id: 15 characters of a-z and 0-9, uniformly distributed. `randomBytes` returns this many random
 * bytes; the server and the browser have different functions for that.
 */
export function recordIdFrom(randomBytes: (count: number) => Iterable<number>): string {
  let id = ''
  while (id.length < length) {
    for (const byte of randomBytes(length - id.length)) {
      // 252 is the largest multiple of 36 in a byte: bytes from 252 up would make the first letters more likely.
      if (byte < 252) id += alphabet.charAt(byte % alphabet.length)
    }
  }
  return id
}
