import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** The committed gazetteer. */
export const wholeGazetteer = fileURLToPath(new URL('../../data/dist', import.meta.url))

const smallestPopulation = 300_000
/** Small cities that tests may count on, by GeoNames number. */
export const smallCities = { hallstatt: 2776943, giethoorn: 2755517, colmar: 3024297, reine: 3142127 }

/** Part of the folder's name: change it when what is kept changes. */
const edition = 'large-cities-1'

/**
 * A folder like the gazetteer's, with all countries, states and currencies, but only the cities of 300,000
 * people and more, and a few small ones. It is made once on a machine for each edition of the gazetteer.
 */
export function gazetteerSlice(): string {
  const described = JSON.parse(readFileSync(join(wholeGazetteer, 'version.json'), 'utf8')) as Described
  const folder = join(tmpdir(), `waymark-${edition}-${described.version}`)
  if (existsSync(folder)) return folder
  const making = mkdtempSync(join(tmpdir(), 'waymark-slice-'))
  for (const file of ['countries.tsv', 'states.tsv', 'currencies.tsv', 'geo.tsv', 'geo']) {
    cpSync(join(wholeGazetteer, file), join(making, file), { recursive: true })
  }
  const [header = '', ...lines] = linesOf(readFileSync(join(wholeGazetteer, 'cities.tsv'), 'utf8'))
  const kept = lines.filter(isKept)
  const numbers = new Set(kept.map(numberOf))
  const names = linesOf(brotliDecompressSync(readFileSync(join(wholeGazetteer, 'names.tsv.br'))).toString())
  const keptNames = names.filter((line, index) => index === 0 || numbers.has(numberOf(line)))
  const counts = { ...described.counts, city: kept.length }
  writeFileSync(join(making, 'cities.tsv'), textOf([header, ...kept]))
  writeFileSync(join(making, 'names.tsv.br'), brotliCompressSync(textOf(keptNames), quick))
  writeFileSync(join(making, 'version.json'), JSON.stringify({ ...described, counts }))
  try {
    renameSync(making, folder)
  } catch {
    // Another process has made it meanwhile.
    rmSync(making, { recursive: true })
  }
  return folder
}

interface Described {
  version: string
  counts: Record<string, number>
}

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '')
const textOf = (lines: readonly string[]) => `${lines.join('\n')}\n`
const numberOf = (line: string) => Number(line.slice(0, line.indexOf('\t')))

function isKept(line: string) {
  const population = Number(line.split('\t')[7])
  return population >= smallestPopulation || Object.values(smallCities).includes(numberOf(line))
}
