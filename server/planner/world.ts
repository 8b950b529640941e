import { Cities } from '#server/gazetteer/cities.ts'
import { type LocalCityNames, readLocalCityNames } from '#server/gazetteer/local-city-names.ts'
import { Areas } from './knowledge/areas.ts'
import { type Country, readBorders } from './knowledge/countries.ts'
import { type Events, readEvents } from './knowledge/events.ts'
import { Limits } from './knowledge/limits.ts'
import { type Line, readLines } from './knowledge/lines.ts'
import { readRoutes, type Routes } from './knowledge/routes.ts'
import { Shapes } from './knowledge/shapes.ts'
import { Travel } from './knowledge/travel.ts'
import { Land } from './land/land.ts'
import { LanguageWords } from './languages/language-words.ts'
import { NameTexts } from './names/name-texts.ts'
import { PlaceNames } from './names/place-names.ts'
import { buildWorld, codesOf } from './world-build.ts'
import { cachedWorld } from './world-file.ts'

/** All that the planner knows: read once, never changed. */
export interface World {
  readonly cities: Cities
  readonly names: PlaceNames
  /** The names of cities in the languages of the app. */
  readonly localNames: LocalCityNames
  readonly countries: ReadonlyMap<string, Country>
  readonly areas: Areas
  readonly travel: Travel
  readonly routes: Routes
  readonly events: Events
  readonly lines: readonly Line[]
  readonly limits: Limits
  readonly land: Land
  /** The words of the planner's languages. */
  readonly words: LanguageWords
}

/**
 * Reads the gazetteer in `folder` (data/dist) and the planner's tables: in a few tenths of a second once the folder `cache`
 * has the file that is made at the first use, in some seconds and with 500 MB of memory without a `cache`.
 */
export async function loadWorld(folder: URL, cache?: string): Promise<World> {
  const borders = await readBorders(folder)
  const arrays = await (cache === undefined ? buildWorld(folder) : cachedWorld(folder, cache))
  const cities = new Cities(arrays.cities, ...codesOf(borders))
  const travel = new Travel(cities)
  const areas = new Areas(borders, { cities, travel, shapes: new Shapes() })
  const { names, near, weights } = arrays
  return {
    cities,
    names: new PlaceNames({ names, near, texts: new NameTexts(arrays.texts) }, { cities, areas, weights }),
    localNames: await readLocalCityNames(folder),
    countries: borders.countries,
    areas,
    travel,
    routes: readRoutes(cities),
    events: readEvents(cities),
    lines: readLines(cities),
    limits: new Limits(),
    land: new Land(arrays.land),
    words: new LanguageWords(arrays.words),
  }
}
