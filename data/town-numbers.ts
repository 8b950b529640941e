/**
 * Writes the GeoNames numbers of towns into the planner's tables (server/planner/knowledge/), so that the planner never has
 * to find a town by its name. "Rome,IT" becomes "Rome,IT#3169070"; a town can also have a state, as in "Portland,US.OR". A
 * town with a number keeps it. Fails when a town is not found.
 *
 *     node town-numbers.ts [folder]
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { nameKey } from '../server/planner/names/name-key.ts'

const dist = new URL('dist/', import.meta.url)
const folder = process.argv[2]
const tables =
  folder === undefined
    ? new URL('../server/planner/knowledge/', import.meta.url)
    : pathToFileURL(`${folder}/`)

interface Row {
  geonameid: string
  state: string
  population: number
}

/** The cities by a key of name and country: those with this main name, this other name, and this alias. */
const byName = new Map<string, { own: Row[]; other: Row[]; alias: Row[] }>()
const rows = new Map<string, { row: Row; country: string }>()

const add = (name: string, country: string, row: Row, kind: 'own' | 'other' | 'alias') => {
  const key = `${nameKey(name)},${country}`
  const known = byName.get(key) ?? { own: [], other: [], alias: [] }
  byName.set(key, known)
  if (!known[kind].includes(row)) known[kind].push(row)
}

for (const line of readFileSync(new URL('cities.tsv', dist), 'utf8').trimEnd().split('\n').slice(1)) {
  const [geonameid = '', name = '', folded = '', , , country = '', state = '', population, , local = ''] =
    line.split('\t')
  const row = { geonameid, state, population: Number(population) }
  rows.set(geonameid, { row, country })
  for (const own of [name, folded]) add(own, country, row, 'own')
  if (local !== '') add(local, country, row, 'other')
}
const otherNames = brotliDecompressSync(readFileSync(new URL('names.tsv.br', dist))).toString('utf8')
for (const line of otherNames.trimEnd().split('\n').slice(1)) {
  const [geonameid = '', names = ''] = line.split('\t')
  const found = rows.get(geonameid)
  if (found)
    for (const name of names.split('|')) add(name.split('~')[0] ?? '', found.country, found.row, 'other')
}
for (const line of readFileSync(new URL('aliases.tsv', dist), 'utf8').trimEnd().split('\n').slice(1)) {
  const [geonameid = '', kind = '', name = ''] = line.split('\t')
  const found = rows.get(geonameid)
  if (found && !kind.startsWith('district')) add(name, found.country, found.row, 'alias')
}

/** The number of a town: the largest city with this main name, or else with this other name, or else with this alias. */
function numberOf(name: string, where: string): string | undefined {
  const found = byName.get(`${nameKey(name)},${where.slice(0, 2)}`)
  const isThere = ({ state }: Row) => where.length === 2 || state === where
  const largest = (list: Row[] = []) => list.filter(isThere).sort((a, b) => b.population - a.population)[0]
  return (largest(found?.own) ?? largest(found?.other) ?? largest(found?.alias))?.geonameid
}

const missing = new Set<string>()
/** A town without a number, at the start of a value or of a part of a value. */
const town = /(?<=^|[\t|])([^\t|\n#]+?),([A-Z]{2}(?:\.[A-Z0-9]+)?)(?=[\t|:\n]|$)/gm
for (const file of readdirSync(tables).filter((name) => name.endsWith('.tsv'))) {
  const text = readFileSync(new URL(file, tables), 'utf8')
  const numbered = text.replaceAll(town, (whole, name: string, where: string) => {
    const number = numberOf(name, where)
    if (number === undefined) missing.add(`${file}: ${whole}`)
    return number === undefined ? whole : `${whole}#${number}`
  })
  if (numbered !== text) writeFileSync(new URL(file, tables), numbered)
}
for (const text of missing) console.error(`${text} is not found.`)
process.exitCode = missing.size > 0 ? 1 : 0
