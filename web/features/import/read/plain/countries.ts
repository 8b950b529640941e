/** Languages in which names of countries are recognised. */
const languages =
  'en de ar fr es it pt nl pl tr ru ja zh sv cs ko zh-Hant uk da nb fi hu ro el hr sk bg he fa hi th vi ca et lv lt sl sr id gl sq mk is ka az'.split(
    ' ',
  )

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[.'’]/gu, '')
    .replaceAll('&', 'and')
    .trim()

const others: Readonly<Record<string, string>> = {
  usa: 'US',
  us: 'US',
  america: 'US',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  holland: 'NL',
  'czech republic': 'CZ',
  turkey: 'TR',
  burma: 'MM',
  uae: 'AE',
  'south korea': 'KR',
  'north korea': 'KP',
  macedonia: 'MK',
  swaziland: 'SZ',
  'hong kong': 'HK',
  macau: 'MO',
  macao: 'MO',
}

const notCountries = new Set(['EU', 'EZ', 'UN', 'ZZ', 'QO', 'XA', 'XB'])

/** Colloquial names, which Intl does not have. */
const ofPeople: Readonly<Record<string, string>> = {
  emirates: 'AE',
  emirats: 'AE',
  emirate: 'AE',
  emiraty: 'AE',
  emirados: 'AE',
  emiratos: 'AE',
  الإمارات: 'AE',
  بريطانيا: 'GB',
  إنجلترا: 'GB',
  britain: 'GB',
  großbritannien: 'GB',
  inglaterra: 'GB',
  angleterre: 'GB',
  inghilterra: 'GB',
  engeland: 'GB',
  anglia: 'GB',
  anglie: 'GB',
  англия: 'GB',
  англія: 'GB',
  ingiltere: 'GB',
  αγγλια: 'GB',
  イギリス: 'GB',
  英国: 'GB',
  英國: 'GB',
  영국: 'GB',
  schottland: 'GB',
  écosse: 'GB',
  escocia: 'GB',
  escócia: 'GB',
  scozia: 'GB',
  schotland: 'GB',
  skottland: 'GB',
  szkocja: 'GB',
  шотландия: 'GB',
  'pays de galles': 'GB',
  gales: 'GB',
  galles: 'GB',
  'república tcheca': 'CZ',
  'república checa': 'CZ',
  'république tchèque': 'CZ',
  'repubblica ceca': 'CZ',
  'tschechische republik': 'CZ',
  tschechei: 'CZ',
  'česká republika': 'CZ',
  eua: 'US',
  eeuu: 'US',
  сша: 'US',
  abd: 'US',
  アメリカ: 'US',
  美国: 'US',
  korea: 'KR',
  corea: 'KR',
  corée: 'KR',
  coreia: 'KR',
}

let names: Map<string, string> | undefined
const codes = new Set<string>()

/** The codes of current countries and territories with a name in Intl. */
const regionCodes = (): string[] => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
  const display = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter(
      (code) =>
        // Excludes groups of countries, unknown regions, and codes of former states, which have names of current ones.
        !notCountries.has(code) &&
        new Intl.Locale(`und-${code}`).region === code &&
        display.of(code) !== undefined,
    )
}

const countryNames = (): ReadonlyMap<string, string> => {
  if (names !== undefined) return names
  names = new Map(Object.entries({ ...others, ...ofPeople }).map(([name, code]) => [fold(name), code]))
  for (const code of regionCodes()) codes.add(code)
  for (const language of languages) {
    const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (const code of codes) {
      const name = display.of(code)
      if (name !== undefined && !names.has(fold(name))) names.set(fold(name), code)
    }
  }
  return names
}

/**
 * The ISO 3166-1 alpha-2 code of a country by its name in one of several languages, or by the code itself in capitals;
 * undefined for anything else.
 */
export const countryCodeOf = (text: string): string | undefined => {
  const names = countryNames()
  const flag = text.match(/\p{RI}\p{RI}/u)?.[0]
  const plain = fold(text.replaceAll(/\p{RI}/gu, ''))
  const found = names.get(plain) ?? names.get(plain.replace(articles, ''))
  if (found !== undefined) return found
  if (codes.has(text.trim())) return text.trim()
  return flag !== undefined && plain === '' ? codeOfFlag(flag) : undefined
}

/** Articles before the names of countries, folded: "les Pays-Bas", "l'Italie". */
const articles = /^(?:the|die|der|das|le|la|les|el|los|las|il|lo|gli|i|o|a|os|as|de|het)\s+|^l(?=[aeiou])/u

const codeOfFlag = (flag: string): string | undefined => {
  const code = Array.from(flag, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0x1f1a5)).join('')
  return codes.has(code) ? code : undefined
}

/** A country for other readers, which know only Intl's names: the code of a flag or a colloquial name, or else the text. */
export const knownCountry = (text: string): string => {
  const name = fold(text)
  const isListed = countryNames().has(name) && !Object.hasOwn(ofPeople, text.trim().toLowerCase())
  return (isListed ? undefined : countryCodeOf(text)) ?? text
}
