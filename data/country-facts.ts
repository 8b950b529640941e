/**
 * Updates the columns of dist/countries.tsv that come from the tables of this folder, and the version of the data, like
 * build.ts. It needs none of the sources:
 *
 *     npm run country-facts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { gazetteerFiles } from '../server/gazetteer/files.ts'
import { readCountryFacts } from './pipeline/country-facts.ts'
import { readDist, versionOf } from './pipeline/dist.ts'
import { fromTsv, toTsv } from './pipeline/tsv.ts'

const file = (name: string) => new URL(`dist/${name}`, import.meta.url)

const factsOf = readCountryFacts()
const countries = fromTsv(readFileSync(file('countries.tsv'), 'utf8'))
const withFacts = countries.map((country) => ({ ...country, ...factsOf(country['iso2'] ?? '') }))
writeFileSync(file('countries.tsv'), toTsv<string>(gazetteerFiles.country.columns, withFacts))

const described = JSON.parse(readFileSync(file('version.json'), 'utf8')) as object
const version = versionOf(readDist())
writeFileSync(file('version.json'), `${JSON.stringify({ ...described, version }, null, 2)}\n`)
