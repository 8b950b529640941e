/** Encodings from before Unicode in which spreadsheets still save tables. Windows-1252 contains Latin-1. */
export type LegacyEncoding =
  | 'windows-1252'
  | 'windows-1250'
  | 'windows-1251'
  | 'shift_jis'
  | 'gb18030'
  | 'euc-kr'

const tried = ['windows-1252', 'windows-1250', 'windows-1251', 'shift_jis', 'euc-kr', 'gb18030'] as const
const mostBytes = 16_384
/** Another encoding than the usual one has to be this much more plausible. */
const lead = 0.2

/** The encoding with which a text that is not UTF-8 has the most plausible words; Windows-1252 in doubt. */
export const legacyEncodingOf = (bytes: Uint8Array): LegacyEncoding => {
  const head = headWithLetters(bytes)
  let best: { encoding: LegacyEncoding; score: number } = { encoding: 'windows-1252', score: -1 }
  for (const encoding of tried) {
    const score = plausibility(head, encoding)
    if (best.score === -1 || score > best.score + lead) best = { encoding, score }
  }
  return best.encoding
}

/** Some bytes around the first one that is not ASCII. */
const headWithLetters = (bytes: Uint8Array): Uint8Array => {
  const first = bytes.findIndex((byte) => byte >= 0x80)
  const start = Math.max(0, bytes.lastIndexOf(0x0a, first) + 1)
  return bytes.subarray(start, start + mostBytes)
}

/** The share, from 0 to 1, of the characters outside of ASCII that fit those around them. */
const plausibility = (bytes: Uint8Array, encoding: LegacyEncoding): number => {
  if (encoding === 'gb18030') return shareOfFrequentHan(bytes)
  let text: string
  try {
    // The beginning may end within a character.
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return 0
  }
  let [good, all] = [0, 0]
  for (const run of text.match(/[\p{L}\p{M}\p{S}\p{Co}\u0080-\u00BF]+/gu) ?? []) {
    const others = run.match(/[^\0-\x7F]/gu)?.length ?? 0
    if (others === 0) continue
    all += others
    if (isPlausible(run, others, encoding)) good += others
  }
  return all === 0 ? 0 : good / all
}

const latinWord = /^(?:\p{Lu}?[\p{Ll}]+|\p{Lu}+|(?:\p{Lu}\p{Ll}+){2,3})$/u
const cyrillicWord = /^(?:[А-ЯЁІЇЄҐЎ]?[а-яёіїєґў]+|[А-ЯЁІЇЄҐЎ]+)$/u
/** Signs that stand alone. */
const sign = /^[€£©®°·«»–—“”„‘’…•§±²³¡¿]+$/u

/** Words of Latin letters have few with accents, and the rest of ASCII. */
const isLatin = (run: string, others: number, encoding: 'windows-1252' | 'windows-1250'): boolean => {
  if (sign.test(run)) return true
  if (run.length === others) return run.length <= 2 && /^\p{L}+$/u.test(run)
  return latinWord.test(run) && others * 2 <= run.length + 2 && !isOddIn(run, encoding)
}

/** Katakana of half the width are what other encodings become. */
const japanese = /^[\p{Script=Hiragana}\u30A0-\u30FF\p{Script=Han}]+$/u

const isPlausible = (run: string, others: number, encoding: Exclude<LegacyEncoding, 'gb18030'>): boolean => {
  if (encoding === 'windows-1251') return cyrillicWord.test(run)
  if (encoding === 'shift_jis') return japanese.test(run)
  if (encoding === 'euc-kr') return /^[가-힣]+$/u.test(run)
  return isLatin(run, others, encoding)
}

/** Letters that are rare in one encoding and stand for frequent ones of the other. */
const isOddIn = (run: string, encoding: 'windows-1252' | 'windows-1250') =>
  encoding === 'windows-1252'
    ? /[Ÿÿ]|þ[ai]$|[ìòø][a-z]*[èìùý]|[a-z]ì[a-z]|[a-z]ò$/u.test(run)
    : /[ăţşŢŞĂ]/u.test(run)

/** The share of pairs of bytes that are frequent characters: the first level of GB 2312 is B0 to D7. */
const shareOfFrequentHan = (bytes: Uint8Array): number => {
  let [good, all] = [0, 0]
  for (let at = 0; at < bytes.length; at += 1) {
    const [first = 0, second = 0] = [bytes[at], bytes[at + 1]]
    if (first < 0x80) continue
    at += 1
    // Punctuation.
    if (first >= 0xa1 && first <= 0xa9 && second >= 0xa1) continue
    all += 1
    if (first >= 0xb0 && first <= 0xd7 && second >= 0xa1) good += 1
  }
  return all === 0 ? 0 : good / all
}
