/** Encodings from before Unicode in which spreadsheets still save tables. Windows-1252 contains Latin-1. */
export type LegacyEncoding =
  | 'windows-1252'
  | 'windows-1250'
  | 'windows-1254'
  | AlphabeticEncoding
  | 'windows-1256'
  | 'macintosh'
  | 'shift_jis'
  | 'euc-jp'
  | 'gb18030'
  | 'big5'
  | 'euc-kr'

type AlphabeticEncoding =
  | 'windows-1251'
  | 'koi8-u'
  | 'ibm866'
  | 'iso-8859-5'
  | 'windows-1253'
  | 'windows-1255'
  | 'windows-874'

/** The encodings of Latin letters, which differ in few letters. */
const latin = ['windows-1252', 'windows-1250', 'windows-1254', 'macintosh'] as const
const alphabetic = [
  'windows-1251',
  'koi8-u',
  'ibm866',
  'iso-8859-5',
  'windows-1253',
  'windows-1255',
  'windows-874',
] as const
const tried = [
  ...latin,
  ...alphabetic,
  'windows-1256',
  'shift_jis',
  'euc-jp',
  'euc-kr',
  'gb18030',
  'big5',
] as const
type Latin = (typeof latin)[number]
const isLatinEncoding = (encoding: LegacyEncoding): encoding is Latin =>
  latin.some((other) => other === encoding)

const mostBytes = 16_384
/** Another encoding than the usual one must be this much more plausible. */
const lead = 0.2
const leadOfLatin = 0.05

/** The encoding with which a text that is not UTF-8 has the most plausible words; Windows-1252 in doubt. */
export const legacyEncodingOf = (bytes: Uint8Array): LegacyEncoding => {
  const head = headWithLetters(bytes)
  let best: { encoding: LegacyEncoding; score: number } = { encoding: 'windows-1252', score: -1 }
  for (const encoding of tried) {
    const score = plausibility(head, encoding)
    const least = isLatinEncoding(encoding) ? leadOfLatin : lead
    if (best.score === -1 || score > best.score + least) best = { encoding, score }
  }
  return best.encoding
}

/** Some bytes around the first one that is not ASCII. */
const headWithLetters = (bytes: Uint8Array): Uint8Array => {
  const first = bytes.findIndex((byte) => byte >= 0x80)
  const start = Math.max(0, bytes.lastIndexOf(0x0a, first) + 1)
  return bytes.subarray(start, start + mostBytes)
}

/** The share, from 0 to 1, of the non-ASCII characters that fit their neighbours. */
const plausibility = (bytes: Uint8Array, encoding: LegacyEncoding): number => {
  if (encoding === 'gb18030' && hasKana(bytes)) return 0
  if (encoding === 'gb18030' || encoding === 'big5') return shareOfFrequentHan(bytes, frequentHan[encoding])
  if (encoding === 'euc-jp' && !hasKana(bytes)) return 0
  let text: string
  try {
    // The sample may end within a character.
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return 0
  }
  // Quotation marks and dashes are evidence for the encoding in which they appear.
  const marks = text.match(/[‘’“”„–—…•]/gu)?.length ?? 0
  let [good, all] = [marks, marks]
  for (const run of text.match(/[\p{L}\p{M}\p{S}\p{Co}\u0080-\u009F\u00A1-\u00BF]+/gu) ?? []) {
    const others = run.match(/[^\0-\x7F]/gu)?.length ?? 0
    if (others === 0) continue
    all += others
    if (isPlausible(run, others, encoding)) good += others
  }
  const plausible = all === 0 ? 0 : good / all
  if (isLatinEncoding(encoding)) return plausible * shareOfAlphabet(text, encoding)
  return isAlphabetic(encoding) ? plausible * frequencyOf(text, scripts[encoding]) : plausible
}

const isAlphabetic = (encoding: LegacyEncoding): encoding is AlphabeticEncoding =>
  alphabetic.some((other) => other === encoding)

const latinWord = /^(?:\p{Lu}?[\p{Ll}]+|\p{Lu}+|(?:\p{Lu}\p{Ll}+){2,3})$/u

interface Script {
  word: RegExp
  /** The letters that make up at least this share of a text. */
  frequent: RegExp
  share: number
}
const cyrillic: Script = {
  word: /^(?:[А-ЯЁІЇЄҐЎ]?[а-яёіїєґў]+|[А-ЯЁІЇЄҐЎ]+)$/u,
  // Lower case only, because two Russian encodings have small and capital letters in each other's places.
  frequent: /[оеаинтсрвлкмі]/gu,
  share: 0.6,
}
/**
 * The typical words and letters of the texts in an encoding. Several encodings have the same letters in different
 * places.
 */
const scripts: Readonly<Record<AlphabeticEncoding, Script>> = {
  'windows-1251': cyrillic,
  'koi8-u': cyrillic,
  ibm866: cyrillic,
  'iso-8859-5': cyrillic,
  'windows-1253': {
    word: /^(?:\p{Lu}?\p{Ll}+|\p{Lu}+)$/u,
    frequent: /[αοιετσνρςάόίέήύώ]/gu,
    share: 0.6,
  },
  'windows-1255': { word: /^[א-ת\p{Mn}]+$/u, frequent: /[יוהלאתרמבנשדן]/gu, share: 0.6 },
  'windows-874': { word: /^[\p{Script=Thai}฿]+$/u, frequent: /[านรอกเงมยลวดทสตะปบคแจพไใ่้ี์ัิุู็]/gu, share: 0.6 },
}

/** From 0 to 1: whether the letters outside of ASCII are the frequent ones of their language. */
const frequencyOf = (text: string, { frequent, share }: Script): number => {
  const letters = text.match(/(?=[^\0-\x7F])[\p{L}\p{M}]/gu)?.length ?? 0
  return letters === 0 ? 0 : Math.min(1, (text.match(frequent)?.length ?? 0) / letters / share)
}

/** The minimum share of kana in a Japanese text. Chinese texts have none, although the encoding contains them. */
const leastKana = 0.1
/** Whether a text in pairs of bytes above ASCII has the kana of EUC-JP. */
const hasKana = (bytes: Uint8Array): boolean => {
  let [kana, all] = [0, 0]
  for (let at = 0; at < bytes.length; at += 1) {
    if ((bytes[at] ?? 0) < 0x80) continue
    all += 1
    if (bytes[at] === 0xa4 || bytes[at] === 0xa5) kana += 1
    at += 1
  }
  return all > 0 && kana / all >= leastKana
}
/** Signs that stand alone. */
const sign = /^[€£©®°·«»–—“”„‘’…•§±²³¡¿]+$/u

/** Words of Latin letters have few accented letters, and otherwise ASCII. */
const isLatin = (run: string, others: number, encoding: Latin): boolean => {
  if (sign.test(run)) return true
  if (run.length === others) return run.length <= 2 && /^\p{L}+$/u.test(run)
  return latinWord.test(run) && others * 2 <= run.length + 2 && !odd[encoding].test(run)
}

/** Letters in positions where words do not have them, which indicate another encoding. */
const odd: Readonly<Record<Latin, RegExp>> = {
  'windows-1252': /[Ÿÿ]|þ(?:[ai]?$|[kmlt])|^ð|[ìòø][a-z]*[èìùý]|[a-z]ì[a-z]|ýn?[þð]/u,
  'windows-1250': /[ţşŢŞ]/u,
  'windows-1254': /[ÿŸ]/u,
  macintosh: /[ÿŸ]/u,
}

const western = [
  'äöüß',
  'àâæçéèêëîïôœùûüÿ',
  'áéíñóúü',
  'àèéìíîòóùú',
  'ãáàâçéêíóôõúü',
  'éëïöüèáíóúä',
  'åäöéü',
  'æøåéöä',
  'áðéíóúýþæö',
  'àçèéíïóòúü',
]
/** The letters outside of ASCII of the languages that are written in an encoding. */
const alphabets: Readonly<Record<Latin, readonly string[]>> = {
  'windows-1252': western,
  'windows-1250': [
    'áčďéěíňóřšťúůýž',
    'áäčďéíĺľňóôŕšťúýž',
    'ąćęłńóśźż',
    'áéíóöőúüű',
    'čćđšž',
    'ăâîşţ',
    'äöüß',
  ],
  'windows-1254': ['çğıöşüâîû'],
  macintosh: western,
}
/** Of a text in which several languages meet. */
const weightOfSeveral = 0.9

/**
 * The largest share of the non-ASCII letters that one language has: "Pøíjezd, Vídeò" fits no language of Western
 * Europe.
 */
const shareOfAlphabet = (text: string, encoding: Latin): number => {
  const letters = text
    .toLowerCase()
    .replaceAll('\u0307', '')
    .match(/(?=[^\0-\x7F])\p{L}/gu)
  if (letters === null) return 1
  const shareOf = (alphabet: string) =>
    letters.filter((letter) => alphabet.includes(letter)).length / letters.length
  const best = Math.max(...alphabets[encoding].map(shareOf))
  return encoding === 'windows-1252' ? Math.max(best, weightOfSeveral * shareOf(western.join(''))) : best
}

/** Half-width katakana are what other encodings turn into. */
const japanese = /^[\p{Script=Hiragana}\u30A0-\u30FF\p{Script=Han}]+$/u

const isPlausible = (
  run: string,
  others: number,
  encoding: Exclude<LegacyEncoding, 'gb18030' | 'big5'>,
): boolean => {
  if (isAlphabetic(encoding)) return scripts[encoding].word.test(run)
  if (encoding === 'windows-1256') return /^[\p{Script=Arabic}\p{Mn}]+$/u.test(run)
  if (encoding === 'shift_jis' || encoding === 'euc-jp') return japanese.test(run)
  if (encoding === 'euc-kr') return /^[가-힣]+$/u.test(run)
  return isLatin(run, others, encoding)
}

interface FrequentHan {
  /** The first bytes of frequent characters. */
  first: readonly [number, number]
  /** Whether their second byte can be one of ASCII. */
  hasAscii: boolean
}

/** The first level of GB 2312 and that of Big5. */
const frequentHan: Readonly<Record<'gb18030' | 'big5', FrequentHan>> = {
  gb18030: { first: [0xb0, 0xd7], hasAscii: false },
  big5: { first: [0xa4, 0xc6], hasAscii: true },
}

/** The share of pairs of bytes that are frequent characters. */
const shareOfFrequentHan = (bytes: Uint8Array, { first: [low, high], hasAscii }: FrequentHan): number => {
  let [good, all] = [0, 0]
  for (let at = 0; at < bytes.length; at += 1) {
    const [first = 0, second = 0] = [bytes[at], bytes[at + 1]]
    if (first < 0x80) continue
    at += 1
    // Punctuation.
    if (first >= 0xa1 && first <= (hasAscii ? 0xa3 : 0xa9) && second >= 0xa1) continue
    all += 1
    if (first >= low && first <= high && (second >= 0xa1 || (hasAscii && second >= 0x40 && second <= 0x7e)))
      good += 1
  }
  return all === 0 ? 0 : good / all
}
