/**
 * Writes dist/ from the sources in node_modules. The same sources give the same bytes.
 *
 *     npm ci && cd data && npm ci && node build.ts
 *
 * Fails when a check of check.ts fails. With --retire, records that the sources no longer have are retired; first check
 * which records have vanished.
 */
import { writeFileSync } from 'node:fs'
import { gazetteerFiles } from '../server/gazetteer/files.ts'
import { cityId } from '../shared/domain/gazetteer-ids.ts'
import { checks, figures, recordIds } from './check.ts'
import { readGazetteer } from './gazetteer.ts'
import { sourceAges } from './pipeline/ages.ts'
import { largeCities, makeCities, withoutTwins } from './pipeline/cities.ts'
import { labelNames, type NamesFile, namesIn } from './pipeline/city-names.ts'
import { makeCountries, nameCapitals } from './pipeline/countries.ts'
import { makeCurrencies } from './pipeline/currencies.ts'
import { aliasesText } from './pipeline/aliases.ts'
import { readGone, readSections } from './pipeline/decisions.ts'
import { newDist } from './pipeline/dist.ts'
import { withNames } from './pipeline/local-names.ts'
import { makeLabels } from './pipeline/labels.ts'
import { keepLedger } from './pipeline/ledger.ts'
import { otherNamesText } from './pipeline/names.ts'
import { placeNamesText } from './pipeline/place-names.ts'
import { americasPlate } from './pipeline/plates/choropleth.ts'
import { heroPlate } from './pipeline/plates/hero.ts'
import { europePlate, loginPlate } from './pipeline/plates/regions.ts'
import { countryShapes, makeOutlines } from './pipeline/polygons.ts'
import { joinUnits, makeStates, placeCities, renameStates, settleStates } from './pipeline/states.ts'
import { readLanguages } from './pipeline/sources.ts'
import { withSupplement } from './pipeline/supplement.ts'
import { toTsv } from './pipeline/tsv.ts'
import { makeUnits } from './pipeline/units.ts'
import { credits } from './pipeline/credits.ts'

const started = performance.now()
const dist = newDist()

const countries = makeCountries().sort((a, b) => (a.iso2 < b.iso2 ? -1 : 1))
const states = makeStates()
const units = makeUnits()
const found = withSupplement(makeCities(new Set(countries.map((country) => country.iso2))))
placeCities(found, units)
const unitStates = joinUnits(units, found, states)
settleStates(found, states, unitStates)
renameStates(states)
const cities = withNames(withoutTwins(found))
nameCapitals(countries, cities)
const { ratesDate, currencies } = makeCurrencies(countries)

const { country, state, currency, city: ofCity } = gazetteerFiles
dist.add(country.file, toTsv(country.columns, countries))
dist.add(state.file, toTsv(state.columns, states))
dist.add(currency.file, toTsv(currency.columns, currencies))
dist.add(
  ofCity.file,
  toTsv(
    ofCity.columns,
    cities.map((city) => ({
      ...city,
      latitude: String(city.latitude),
      longitude: String(city.longitude),
      population: String(city.population),
    })),
  ),
)
const translated = readLanguages().map((language) => ({ language, names: namesIn(language, cities) }))
dist.addBrotli(
  'names.tsv',
  otherNamesText(
    cities,
    translated.map(({ names }) => names),
  ),
)
dist.addBrotli('place-names.tsv', placeNamesText(cities, states))
dist.add(
  'aliases.tsv',
  aliasesText(
    cities,
    [...countries, ...states].map(({ name }) => name),
  ),
)

const shapes = countryShapes(countries, units)
const labels = makeLabels(shapes, cities)
dist.add('labels.json', `${JSON.stringify(labels)}\n`)
for (const { language, names } of translated) {
  const file: NamesFile = { cities: names, labels: labelNames(names, cities, labels.cities) }
  // One name in each line, so that a diff shows the changed names.
  dist.add(`city-names/${language}.json`, `${JSON.stringify(file, null, 0).replaceAll('","', '",\n"')}\n`)
}

dist.add('plates/hero.svg', heroPlate(shapes, cities))
dist.add('plates/login.svg', loginPlate(shapes, cities))
dist.add('plates/europe.svg', europePlate(shapes, cities))
dist.add('plates/americas.svg', americasPlate(shapes))

const outlines = makeOutlines(countries, shapes, units, cities, states, unitStates).map(
  ({ type, country, json }) => ({
    type,
    country,
    file: dist.addGeo([type, country].filter(Boolean).join('-').toLowerCase(), json),
  }),
)
dist.add('geo.tsv', toTsv(['type', 'country', 'file'], outlines))

dist.add(
  'version.json',
  `${JSON.stringify(
    {
      version: dist.version(),
      built: ratesDate,
      ratesDate,
      counts: {
        country: countries.length,
        state: states.length,
        city: cities.length,
        currency: currencies.length,
        geo_json: outlines.length,
      },
      sources: credits,
    },
    null,
    2,
  )}\n`,
)

const written = dist.write()
const columns = ['geonameid', 'name', 'country', 'before', 'today', 'state'] as const
writeFileSync(new URL('large-cities.tsv', import.meta.url), toTsv(columns, largeCities()))
const ids = recordIds({ countries, states, cities, currencies, geo: outlines })
const replaced = [...readSections(), ...readGone()].map(([geonameid, city]): [string, string] => [
  cityId(geonameid),
  city && cityId(city),
])
keepLedger(ids, new Map(replaced), process.argv.includes('--retire'), ratesDate)

for (const [name, size] of written) if (!name.startsWith('geo/')) console.log(`${name} ${size}`)
const bytes = written.reduce((sum, [, size]) => sum + size, 0)
console.log(
  `${written.length} files, ${bytes} bytes, ${Math.round((performance.now() - started) / 100) / 10} s`,
)

const ages = sourceAges()
for (const { source, says, found } of ages) console.log(`${source}: of ${says}; ${found}`)

const world = readGazetteer()
console.table(figures(world))
const faults = Object.entries(checks).flatMap(([name, check]) =>
  check(world).map((fault) => `${name}: ${fault}`),
)
const stale = ages
  .filter(({ isFresh }) => !isFresh)
  .map(({ source, says, found }) => `staleSource: ${source} is not of ${says}: ${found}.`)
for (const fault of [...stale, ...faults]) console.error(fault)
process.exitCode = stale.length + faults.length > 0 ? 1 : 0
