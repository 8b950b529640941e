import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { gazetteerFiles } from '#server/gazetteer/files.ts'
import { type TsvRow, tsvRows } from '#server/gazetteer/tsv.ts'

const { city, names, placeNames } = gazetteerFiles

/** The folder of the complete, committed gazetteer. */
export const wholeGazetteer = fileURLToPath(new URL('../../data/dist', import.meta.url))

/** The folder of the planner's prebuilt index of the slice. */
export const slicePlannerCache = fileURLToPath(
  new URL('../../node_modules/.cache/planner-slice', import.meta.url),
)

const smallestPopulation = 300_000
/** GeoNames ids of small cities that tests rely on. */
const smallCities = { hallstatt: 2776943, giethoorn: 2755517, colmar: 3024297, reine: 3142127 }

/** A part of the folder's name. Change it when the selection changes. */
const edition = 'large-cities-5'

/**
 * A folder in the gazetteer's format with all countries, states and currencies, the cities with 300,000 people or more,
 * and a few small ones. It is created once on a machine for each version of the gazetteer.
 */
export function gazetteerSlice(): string {
  const described = JSON.parse(readFileSync(join(wholeGazetteer, 'version.json'), 'utf8')) as Described
  const folder = join(tmpdir(), `waymark-${edition}-${described.version}`)
  if (existsSync(folder)) return folder
  const making = mkdtempSync(join(tmpdir(), 'waymark-slice-'))
  const { country, state, currency, geo_json, alias } = gazetteerFiles
  for (const file of [
    country.file,
    state.file,
    currency.file,
    geo_json.file,
    alias.file,
    'geo',
    'city-names',
  ]) {
    cpSync(join(wholeGazetteer, file), join(making, file), { recursive: true })
  }
  const kept = new Set<string>()
  const cities = selected(readFileSync(join(wholeGazetteer, city.file)), city.columns, (row) => {
    if (isKept(row)) kept.add(row.geonameid)
    return kept.has(row.geonameid)
  })
  const otherNames = brotliDecompressSync(readFileSync(join(wholeGazetteer, names.file)))
  const keptNames = selected(otherNames, names.columns, ({ geonameid }) => kept.has(geonameid))
  const otherPlaceNames = brotliDecompressSync(readFileSync(join(wholeGazetteer, placeNames.file)))
  // The ids of countries and states are codes; those of cities are numbers.
  const keptPlaceNames = selected(
    otherPlaceNames,
    placeNames.columns,
    ({ id }) => !/^\d+$/.test(id) || kept.has(id),
  )
  const counts = { ...described.counts, city: kept.size }
  writeFileSync(join(making, city.file), cities)
  writeFileSync(join(making, names.file), brotliCompressSync(keptNames, quick))
  writeFileSync(join(making, placeNames.file), brotliCompressSync(keptPlaceNames, quick))
  writeFileSync(join(making, 'version.json'), JSON.stringify({ ...described, counts }))
  try {
    renameSync(making, folder)
  } catch {
    // Another process has created the folder in the meantime.
    rmSync(making, { recursive: true })
  }
  return folder
}

interface Described {
  version: string
  counts: Record<string, number>
}

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** The file with only the selected rows. */
function selected<Column extends string>(
  file: Buffer,
  columns: readonly Column[],
  isWanted: (row: TsvRow<Column>) => boolean,
): string {
  const lines = [...tsvRows(file, columns)]
    .filter(isWanted)
    .map((row) => columns.map((column) => row[column]))
  return [columns, ...lines].map((line) => `${line.join('\t')}\n`).join('')
}

const isKept = ({ geonameid, population }: TsvRow<'geonameid' | 'population'>) =>
  Number(population) >= smallestPopulation || Object.values(smallCities).includes(Number(geonameid))
