/** The letters of transliteration that English leaves out: those for ayn, hamza, soft signs and glottal stops. */
const signs = /[‘’ʻʼʹ`´]/g

/** Countries where an apostrophe stands for such a sign, too. */
const withApostrophes = new Set(['AM', 'BY', 'ER', 'ET', 'GE', 'KG', 'KP', 'KR', 'RU', 'TJ', 'UA'])

const french = new Set(['DJ', 'DZ', 'KM', 'MA', 'MR', 'TD', 'TN'])
const southSlavic = new Set(['MK', 'RS'])

/** The script in which a country mostly writes, by CLDR. */
const scriptOf = (country: string) => new Intl.Locale(`und-${country}`).maximize().script

/**
 * Whether names in the country are transliterated, so that marks on Latin letters do not belong to the names. French
 * names in Africa, and the Latin letters of Serbian and Macedonian, have their own accents.
 */
export const isTransliterated = (country: string) =>
  scriptOf(country) !== 'Latn' && !french.has(country) && !southSlavic.has(country)

const withoutMarks = (name: string, kept: RegExp) =>
  Array.from(name, (letter) =>
    kept.test(letter) ? letter : letter.normalize('NFD').replaceAll(/\p{M}/gu, ''),
  )
    .join('')
    .normalize('NFC')

/** Exceptions from the general rule, by country: letters that are kept, and spellings that English uses. */
const spellings: Record<string, { kept?: RegExp; replaced: readonly (readonly [RegExp, string])[] }> = {
  BG: { replaced: [[/ŭ/g, 'a']] },
  BY: {
    replaced: [
      [/č/g, 'ch'],
      [/Č/g, 'Ch'],
      [/š/g, 'sh'],
      [/Š/g, 'Sh'],
      [/ž/g, 'zh'],
      [/Ž/g, 'Zh'],
      [/ŭ/g, 'w'],
      [/ł/g, 'l'],
    ],
  },
  CN: { kept: /[üÜ]/, replaced: [[/(?<=\p{L})’(?=\p{Ll})/gu, "'"]] },
  IQ: { replaced: [[/ł/g, 'l']] },
  JP: { replaced: [[/-shi$/, '']] },
  KH: { replaced: [[/œ/g, 'oe']] },
  KG: { replaced: [[/ë/g, 'o']] },
  KP: { replaced: [[/-(?:si|ŭp|ni)$/, '']] },
  KR: { replaced: [[/-si$/, '']] },
  KZ: {
    replaced: [
      [/ı/g, 'i'],
      [/ë/g, 'yo'],
    ],
  },
  MN: { kept: /[öüÖÜ]/, replaced: [] },
  RU: {
    replaced: [
      [/Ë/g, 'Yo'],
      [/ë/g, 'yo'],
      [/(?:iy|yy)(?=$|[ -])/g, 'y'],
      [/yye(?=$|[ -])/g, 'ye'],
    ],
  },
  UA: {
    replaced: [
      [/ë/g, 'o'],
      [/yy(?=$|[ -])/g, 'yi'],
    ],
  },
}

/** Additions to some names in the source: a larger place, or a word for a village or its centre. */
const notOfTheName = /^Brgy\. |,.*$| Chengguanzhen$/g

const romanian: Record<string, string> = { ş: 'ș', Ş: 'Ș', ţ: 'ț', Ţ: 'Ț' }

/** Words for a commune, a hamlet, a township, a ward or a district before a Vietnamese name, but not before a number. */
const vietnameseKind = /^(?:Thị Trấn|Xã|Ấp|Xóm|Thôn|Huyện|Phường) (?!Một|Mười)/iu

/** Countries of which GeoNames' names of towns and villages end with the word for them. */
const withVillages = new Set(['FM', 'GU', 'KI', 'MP', 'PW'])

/** Countries that write đ, for which older data has the letter eth of Icelandic. */
const withStroke = new Set(['BA', 'HR', 'ME', 'RS', 'XK'])

/**
 * The name with the letters of the country's language where older data has others that look like them: Romanian letters
 * have a comma below and no cedilla, which is Turkish; đ is not the letter eth; Russian does not mark stress.
 */
export const withNativeLetters = (name: string, country: string) => {
  if (country === 'RO' || country === 'MD')
    return name.replaceAll(/[şŞţŢ]/g, (letter) => romanian[letter] ?? letter)
  if (country === 'VN') return name.replaceAll('Ð', 'Đ').replace(vietnameseKind, '')
  if (withStroke.has(country)) return name.replaceAll('Ð', 'Đ').replaceAll('ð', 'đ')
  return name.replaceAll(/(?<=\p{Script=Cyrillic})\u0301/gu, '')
}

/**
 * The name in plain English spelling, for a city without an English name of its own. Marks of transliteration are
 * removed where the country does not write in Latin letters, and in Viet Nam, whose English texts omit them. Other
 * countries keep their letters: São Paulo, Malmö, Łódź.
 */
export function plainSpelling(given: string, country: string): string {
  const name = given.replace(notOfTheName, '').replace(withVillages.has(country) ? / Village$/ : /(?!)/, '')
  // English has no capital letter I with a dot: Izmir, like Istanbul.
  if (country === 'TR') return name.replaceAll('İ', 'I')
  if (country === 'UZ') return name.replaceAll(signs, '').replaceAll('ŭ', 'o').replaceAll('Ŭ', 'O')
  if (country === 'VN')
    return withoutMarks(withNativeLetters(name, country), /(?!)/).replaceAll('Đ', 'D').replaceAll('đ', 'd')
  if (french.has(country))
    return withoutMarks(name, /[^\u0100-\u0151\u0154-\u016B\u1E00-\u1EFF\p{M}]/u).replaceAll(/[‘ʻʼ]/g, '')
  if (!isTransliterated(country)) return withNativeLetters(name, country)
  const { kept = /(?!)/, replaced = [] } = spellings[country] ?? {}
  const respelt = replaced.reduce(
    (text, [from, to]) => text.replaceAll(new RegExp(from, `${from.flags.replace('g', '')}g`), to),
    name,
  )
  const possessive = respelt.replaceAll(/’(?=s\b)/g, "'")
  const plain = withoutMarks(possessive, kept)
    .replaceAll(signs, '')
    .replaceAll(withApostrophes.has(country) ? "'" : '\0', '')
  return plain.charAt(0).toLocaleUpperCase('en') + plain.slice(1)
}
