const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'
const length = 15

/**
 * A new record's id, made here so that a change can be shown, sent again and undone under one id. Random:
 * two people who make a billion of them will not meet.
 */
export const newRecordId = (): string => {
  let id = ''
  while (id.length < length) {
    // 252 is the last multiple of 36 in a byte: what lies above would make the first letters likelier.
    for (const byte of crypto.getRandomValues(new Uint8Array(length - id.length))) {
      if (byte < 252) id += letters.charAt(byte % letters.length)
    }
  }
  return id
}
