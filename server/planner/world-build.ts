import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { CityColumns } from '#server/gazetteer/cities.ts'
import { gazetteerFiles } from '#server/gazetteer/files.ts'
import { loadCities } from '#server/gazetteer/load-cities.ts'
import { tsvRows } from '#server/gazetteer/tsv.ts'
import { Areas } from './knowledge/areas.ts'
import { type Borders, readBorders } from './knowledge/countries.ts'
import { Shapes } from './knowledge/shapes.ts'
import { Travel } from './knowledge/travel.ts'
import { type LandColumns, landColumns } from './land/land.ts'
import { languages } from './languages/all.ts'
import { type WordColumns, wordColumns } from './languages/language-words.ts'
import { buildNames } from './names/build-names.ts'
import type { NameArrays } from './names/name-table.ts'
import type { TextColumns } from './names/name-texts.ts'
import type { NearArrays } from './names/near-names.ts'
import { weightsOf } from './names/weights.ts'
import { wordsOf } from './read/lexicon.ts'

/** What takes long to make of the gazetteer, as flat arrays. */
export interface WorldArrays {
  readonly cities: CityColumns
  readonly names: NameArrays
  readonly near: NearArrays
  readonly texts: TextColumns
  readonly weights: Float32Array
  readonly land: LandColumns
  readonly words: WordColumns
}

const decompress = promisify(brotliDecompress)
/** The bonus of a capital to the fame of a city. */
const capitalFame = 0.5

/** The codes by which Cities numbers countries and states. */
export const codesOf = ({ countries, stateNames }: Borders) =>
  [[...countries.keys()], ['', ...stateNames.keys()]] as const

/** Makes the arrays from the gazetteer's files in `folder` (data/dist). Takes some seconds and 500 MB. */
export async function buildWorld(folder: URL): Promise<WorldArrays> {
  const read = ({ file }: { file: string }) => readFile(new URL(file, folder))
  const { city, alias, names, placeNames, geo_json: geoJson } = gazetteerFiles
  const borders = await readBorders(folder)
  const cityFile = await read(city)
  const nameFile = await decompress(await read(names))
  const cities = loadCities(cityFile, nameFile, ...codesOf(borders))
  for (const { capital } of borders.countries.values()) {
    const index = capital === undefined ? undefined : cities.indexOf(capital)
    if (index !== undefined) cities.fames[index] = (cities.fames[index] ?? 0) + capitalFame
  }
  const travel = new Travel(cities)
  const areas = new Areas(borders, { cities, travel, shapes: new Shapes() })
  const files = {
    city: cityFile,
    names: nameFile,
    alias: await read(alias),
    placeNames: await decompress(await read(placeNames)),
  }
  const { countries } = borders
  const world = [...tsvRows(await read(geoJson), geoJson.columns)].find(({ type }) => type === 'World')
  if (!world) throw new Error('geo.tsv has no line of type World.')
  const outlines = await decompress(await readFile(new URL(`geo/${world.file}.br`, folder)))
  return {
    cities: cities.columns,
    ...buildNames(files, { cities, areas, travel, countries }),
    weights: weightsOf(cities, areas, travel),
    land: landColumns(outlines.toString('utf8')),
    words: wordColumns(languages.map(wordsOf)),
  }
}
