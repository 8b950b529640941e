import { daysBetween } from '#shared/domain/day.ts'
import { formatsOf } from '#shared/domain/formats.ts'
import { perObject } from '#shared/domain/made-once.ts'
import { type CountryStatuses, isCounted } from '#shared/domain/ledger/counting.ts'
import { figuresOf, yearFiguresOf } from '#shared/domain/ledger/figures.ts'
import { boundsOf, precisionOf, yearsTouched } from '#shared/domain/ledger/partial-date.ts'
import { rankOfKind } from '#shared/domain/ledger/rank-of-kind.ts'
import type { CountingRules, Ledger, LedgerCity, LedgerStay } from '#shared/ledger.ts'
import type { Catalogue } from '#shared/messages/catalogue.gen.ts'
import type { PictureCity, PictureFigure, WorldContent, YearContent } from './content.ts'
import type { PinKind } from './map.ts'

/** A ledger as its reader may see it, with the functions that put it into words. */
export interface PicturedLedger {
  ledger: Ledger
  statuses: CountryStatuses
  /** The local day of the viewer. */
  today: string
  person: string
  language: string
  texts: Catalogue['pictures']
  /** A city's name in the language. */
  cityName: (city: { id: string; name: string }) => string
}

/** The figures that a poster can show. */
export const worldFigures = ['countries', 'regions', 'cities', 'continents', 'capitals', 'farthest'] as const
export type WorldFigure = (typeof worldFigures)[number]

/** The map of all of somebody's places. With `hasGlobe` it is a globe from home, if the ledger has one. */
export function worldContent(
  source: PicturedLedger,
  wanted: readonly WorldFigure[],
  hasGlobe: boolean,
): WorldContent {
  const { ledger, person, language, texts, cityName } = source
  const { counts, years, capitals, farthest, shares } = figuresIn(source)
  const { numberText } = formatsOf(language)
  const figure = (count: number, label: string): PictureFigure => ({ value: numberText(count), label })
  const figures: Record<WorldFigure, PictureFigure | null> = {
    countries: figure(counts.countries, texts.countriesOf({ count: counts.countries, of: counts.of })),
    regions: figure(counts.states, texts.regionsLabel({ count: counts.states })),
    cities: figure(counts.cities, texts.citiesLabel({ count: counts.cities })),
    continents: figure(
      shares.continents.visited,
      texts.continentsOf({ count: shares.continents.visited, of: shares.continents.of }),
    ),
    capitals: figure(capitals.visited, texts.capitalsLabel({ count: capitals.visited })),
    farthest: farthest
      ? figure(Math.round(farthest.kilometres), texts.farthestLabel({ city: cityName(farthest.city) }))
      : null,
  }
  const cities = citiesOf(source, ledger.stays)
  const [first, last] = [years.at(0)?.year, years.at(-1)?.year]
  const home = ledger.cities.find(({ id }) => id === ledger.home)
  return {
    person,
    period:
      first === undefined || last === undefined
        ? ''
        : first === last
          ? String(first)
          : texts.years({ first: String(first), last: String(last) }),
    cities,
    visited: placesOf(cities, ledger.rules),
    figures: wanted.flatMap((name) => figures[name] ?? []),
    years: years.map(({ year, cities: inYear, newCities }) => ({ year, cities: inYear, newCities })),
    home: hasGlobe && home ? { ...pictureCity(source, home), kind: 'lived' } : undefined,
  }
}

/** One year of somebody's places; null for a year without a stay. */
export function yearContent(source: PicturedLedger, year: number): YearContent | null {
  const { ledger, person, language, texts } = source
  const found = yearsIn(source).find((one) => one.year === year)
  if (!found || found.stays === 0) return null
  const stays = ledger.stays.filter(({ start, end }) => yearsTouched(start, end).includes(year))
  const cities = citiesOf(source, stays)
  const { numberText } = formatsOf(language)
  const { countries, newCountries, nights } = found
  const figure = (count: number, label: string): PictureFigure => ({ value: numberText(count), label })
  const countriesLabel =
    newCountries > 0
      ? texts.countriesNew({ count: countries, fresh: newCountries })
      : texts.countriesLabel({ count: countries })
  return {
    year,
    person,
    cities,
    visited: placesOf(cities, ledger.rules),
    figures: [
      figure(countries, countriesLabel),
      figure(found.cities, texts.citiesLabel({ count: found.cities })),
      ...(nights > 0 ? [figure(nights, texts.nightsLabel({ count: nights }))] : []),
    ],
    stays: stays
      .filter((stay) => stay.kind !== 'lived' && isShown(source, stay) && precisionOf(stay.start) !== 'year')
      .map(({ kind, start, end }) => {
        const { lo, hi } = boundsOf(start, end)
        const newYear = `${year}-01-01`
        return { kind, from: daysBetween(newYear, lo), to: daysBetween(newYear, hi) + 1 }
      }),
  }
}

/** The figures in a link to the profile. */
export const worldCounts = (source: PicturedLedger) => figuresIn(source).counts

/** The figures in a link to a year. */
export const yearCounts = (source: PicturedLedger, year: number) => {
  const found = yearsIn(source).find((one) => one.year === year)
  return { countries: found?.countries ?? 0, cities: found?.cities ?? 0 }
}

const figuresIn = perObject(({ ledger, statuses, today }: PicturedLedger) =>
  figuresOf(ledger, ledger.rules, statuses, today),
)

const yearsIn = perObject(
  ({ ledger, statuses, today }: PicturedLedger) => yearFiguresOf(ledger, ledger.rules, statuses, today).years,
)

/** Whether a stay is drawn: layovers are, although they do not count; stays that have not begun are not. */
const isShown = ({ today }: PicturedLedger, stay: LedgerStay) => isCounted(stay, { transit: true }, today)

/** The cities of these stays, each once, with its kind of the highest rank. */
function citiesOf(source: PicturedLedger, stays: readonly LedgerStay[]): PictureCity[] {
  const kinds = new Map<string, PinKind>()
  for (const stay of stays) {
    if (!isShown(source, stay)) continue
    const known = kinds.get(stay.city)
    if (known === undefined || rankOfKind[stay.kind] > rankOfKind[known]) kinds.set(stay.city, stay.kind)
  }
  return source.ledger.cities.flatMap((city) => {
    const kind = kinds.get(city.id)
    return kind ? [{ ...pictureCity(source, city), kind }] : []
  })
}

function pictureCity({ language, cityName }: PicturedLedger, city: LedgerCity): Omit<PictureCity, 'kind'> {
  const { latitude, longitude, iso2, continent } = city
  const country = formatsOf(language).countryName(iso2, iso2)
  return { name: cityName(city), latitude, longitude, iso2, country, continent }
}

/** The countries and territories that are filled: those with a stay that counts. */
const placesOf = (
  cities: readonly PictureCity[],
  { transit }: Pick<CountingRules, 'transit'>,
): ReadonlySet<string> =>
  new Set(cities.filter(({ kind }) => kind !== 'transit' || transit).map(({ iso2 }) => iso2))
