import { capitals, seats } from '../capitals.ts'
import { zonesOf } from './zones.ts'
import { getTimezonesForCountry } from 'countries-and-timezones'
import type { City } from './cities.ts'
import { type Country, type CountryFacts, readCountryFacts } from './country-facts.ts'
import { readCountries, readCountryZones, type SourceCountry, type SourceZone } from './sources.ts'

/** Corrections of the list, by country. */
const corrections: Record<string, Partial<Country>> = {
  // The list gives Congo-Brazzaville the franc of Congo-Kinshasa.
  CG: { currency: 'XAF', currency_name: 'Central African CFA franc', currency_symbol: 'FCFA' },
  // There is no "Antarctican dollar".
  AQ: { currency: '', currency_name: '', currency_symbol: '' },
  BQ: { tld: '.bq' },
  BV: { phone_code: '' },
  CV: { nationality: 'Cape Verdean' },
  FJ: { name: 'Fiji' },
  HK: { name: 'Hong Kong' },
  IM: { name: 'Isle of Man', capital: 'Douglas' },
  MF: { name: 'Saint Martin' },
  MO: { name: 'Macau', capital: 'Macau' },
  PN: { name: 'Pitcairn Islands', phone_code: '64' },
  PS: { name: 'Palestine' },
  SJ: { name: 'Svalbard and Jan Mayen' },
  SS: { subregion: 'Eastern Africa' },
  SX: { name: 'Sint Maarten', phone_code: '1' },
  SZ: { native: 'eSwatini' },
  // Vatican City uses the phone code of Italy. The code 379 is reserved for it.
  VA: { name: 'Vatican City', phone_code: '39' },
  VG: { name: 'British Virgin Islands' },
  VI: { name: 'US Virgin Islands' },
  WF: { name: 'Wallis and Futuna' },
  XK: { subregion: 'Southern Europe' },
  // The list has 0,0. This is the position of Wake Island.
  UM: { latitude: '19.3', longitude: '166.63' },
}

/**
 * Symbols of currencies, by code: the list has those of other countries, misprints ("ko" for kr), and Arabic letters in the
 * reverse order.
 */
const currencySymbols: Record<string, string> = {
  AED: 'د.إ',
  AZN: '₼',
  CHF: 'CHF',
  DKK: 'kr',
  ETB: 'Br',
  GEL: '₾',
  ISK: 'kr',
  JOD: 'د.ا',
  KGS: 'сом',
  KHR: '៛',
  KWD: 'د.ك',
  KZT: '₸',
  NOK: 'kr',
  OMR: 'ر.ع.',
  PEN: 'S/',
  QAR: 'ر.ق',
  SBD: 'SI$',
  SCR: 'SR',
  SDG: 'ج.س.',
  SEK: 'kr',
  TND: 'د.ت',
  UZS: 'soʻm',
  WST: 'WS$',
}

/** Codes that were replaced after the list was made. */
const superseded: Record<string, Partial<Country>> = {
  ZWL: { currency: 'ZWG', currency_name: 'Zimbabwe Gold', currency_symbol: 'ZiG' },
  SLL: { currency: 'SLE', currency_name: 'Sierra Leonean leone', currency_symbol: 'Le' },
  ANG: { currency: 'XCG', currency_name: 'Caribbean guilder', currency_symbol: 'Cg' },
}

/**
 * The time zones of a country that has none in the list. The library follows the zone database's links, which for
 * Antarctica lead to zones of other countries too: only its own zones are taken.
 */
const zonesElsewhere = (iso2: string): SourceZone[] =>
  (getTimezonesForCountry(iso2) ?? [])
    .filter((zone) => iso2 !== 'AQ' || zone.name.startsWith('Antarctica/'))
    .map((zone) => ({
      zoneName: zone.name,
      gmtOffset: zone.utcOffset * 60,
      gmtOffsetName: `UTC${zone.utcOffsetStr}`,
      abbreviation: `UTC${zone.utcOffsetStr}`,
      tzName: zone.name,
    }))

const toCountry = (
  source: SourceCountry,
  zones: Map<string, SourceZone[]>,
  facts: CountryFacts,
): Country => ({
  iso2: source.iso2,
  iso3: source.iso3,
  numeric_code: source.numeric_code,
  name: source.name,
  phone_code: source.phonecode,
  capital: source.capital ?? '',
  currency: source.currency ?? '',
  currency_name: source.currency_name ?? '',
  currency_symbol: currencySymbols[source.currency ?? ''] ?? source.currency_symbol ?? '',
  tld: source.tld ?? '',
  native: source.native ?? '',
  region: source.region ?? '',
  subregion: source.subregion ?? '',
  nationality: source.nationality ?? '',
  timezones: JSON.stringify(zonesOf(source.iso2, zones.get(source.iso2) ?? zonesElsewhere(source.iso2))),
  latitude: String(Number(source.latitude)),
  longitude: String(Number(source.longitude)),
  emoji: source.emoji,
  emojiU: source.emojiU,
  ...facts,
  ...superseded[source.currency ?? ''],
  ...corrections[source.iso2],
})

/** The 250 countries, with the corrections. */
export const makeCountries = () => {
  const zones = readCountryZones()
  const factsOf = readCountryFacts()
  return readCountries().map((source) => toCountry(source, zones, factsOf(source.iso2)))
}

/** Writes the name of each country's capital as the cities have it, so that a country and its capital agree. */
export const nameCapitals = (countries: readonly Country[], cities: readonly City[]) => {
  const byNumber = new Map(cities.map((city) => [city.geonameid, city]))
  const capitalOf = new Map(
    [...capitals, ...seats].map(({ country, geonameid }) => [country, byNumber.get(geonameid)]),
  )
  for (const country of countries) country.capital = capitalOf.get(country.iso2)?.name ?? country.capital
}
