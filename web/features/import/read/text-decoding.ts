import { type LegacyEncoding, legacyEncodingOf } from './legacy-encodings.ts'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | LegacyEncoding

const isUtf8 = (bytes: Uint8Array, isWhole: boolean): boolean => {
  try {
    // A stream may end within a character.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isWhole })
    return true
  } catch {
    return false
  }
}

/** The share of zero bytes at even or odd positions. Latin text in UTF-16 has one in nearly every pair. */
const zeroShare = (bytes: Uint8Array, first: 0 | 1): number => {
  let zeros = 0
  for (let index = first; index < bytes.length; index += 2) if (bytes[index] === 0) zeros += 1
  return bytes.length < 4 ? 0 : zeros / (bytes.length / 2)
}

/**
 * How the text is encoded: by its byte order mark, else by its content. Text that is not UTF-8 is in the older
 * encoding that gives plausible words.
 *
 * @param isWhole False when `bytes` is only the beginning.
 */
export const encodingOf = (bytes: Uint8Array, isWhole: boolean): Encoding => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const head = bytes.subarray(0, 4096)
  if (zeroShare(head, 1) > 0.4 && zeroShare(head, 0) < 0.1) return 'utf-16le'
  if (zeroShare(head, 0) > 0.4 && zeroShare(head, 1) < 0.1) return 'utf-16be'
  return isUtf8(bytes, isWhole) ? 'utf-8' : legacyEncodingOf(bytes)
}

/** The text without byte order mark. */
export const decode = (bytes: Uint8Array, isWhole = true): string =>
  new TextDecoder(encodingOf(bytes, isWhole)).decode(bytes, { stream: !isWhole })
