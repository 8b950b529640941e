/** Languages in which names of countries are recognised. */
const languages =
  'en de ar fr es it pt nl pl tr ru ja zh sv cs ko zh-Hant uk da nb fi hu ro el hr sk bg he fa hi th vi'.split(
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

let names: Map<string, string> | undefined
const codes = new Set<string>()

const countryNames = (): ReadonlyMap<string, string> => {
  if (names !== undefined) return names
  names = new Map(Object.entries(others))
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
  for (const language of languages) {
    const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (const first of letters) {
      for (const second of letters) {
        const code = first + second
        // Groups of countries, names for unknown ones, and codes of former states, which have the names of today's.
        if (notCountries.has(code) || new Intl.Locale(`und-${code}`).region !== code) continue
        const name = display.of(code)
        if (name === undefined) continue
        codes.add(code)
        if (!names.has(fold(name))) names.set(fold(name), code)
      }
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
  return names.get(fold(text)) ?? (codes.has(text.trim()) ? text.trim() : undefined)
}
