import { existsSync, readFileSync } from 'node:fs'
import { mo } from 'gettext-parser'

const debian = new URL('../sources/usr/share/locale/', import.meta.url)

/**
 * GeoNames' names of cities in one language, by GeoNames number; empty for a language that it lacks. They come from a
 * Debian package, because no npm package has names with their languages. README.md says how to unpack it.
 */
export const readNamesIn = (language: string): ReadonlyMap<string, string> => {
  if (!existsSync(debian)) throw new Error('Unpack libgeonames-common into sources/ first, see README.md.')
  const file = new URL(`${language.replace('-', '_')}/LC_MESSAGES/geonames.mo`, debian)
  if (!existsSync(file)) return new Map()
  const entries = Object.entries(mo.parse(readFileSync(file)).translations[''] ?? {})
  return new Map(entries.map(([geonameid, { msgstr }]) => [geonameid, msgstr[0] ?? '']))
}
