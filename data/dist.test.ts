import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { countryId } from '../shared/domain/gazetteer-ids.ts'
import { fold } from '../shared/domain/unaccent.ts'
import { readGazetteer } from './gazetteer.ts'

const dist = new URL('dist/', import.meta.url)
const bytes = (name: string) => readFileSync(new URL(name, dist))
const json = (name: string): unknown => JSON.parse(bytes(name).toString())
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.slice(dist.pathname.length).replace(/^\//, ''))
  .sort()

const world = readGazetteer()

describe('version.json', () => {
  const version = json('version.json') as { version: string; counts: Record<string, number> }

  it('changes with every byte of the other files', () => {
    const all = createHash('sha256')
    for (const name of files.filter((file) => file !== 'version.json')) all.update(name).update(bytes(name))
    expect(version.version).toBe(all.digest('hex').slice(0, 16))
  })

  it('counts the rows', () => {
    expect(version.counts).toEqual({
      country: world.countries.length,
      state: world.states.length,
      city: world.cities.length,
      currency: world.currencies.length,
      geo_json: world.geo.length,
    })
  })
})

describe('the outlines', () => {
  const names = world.geo.map(({ file = '' }) => file)

  it('are the files of geo.tsv and no others', () => {
    expect(files.filter((file) => file.startsWith('geo/'))).toEqual(
      names.map((name) => `geo/${name}.br`).sort(),
    )
  })

  it('are named by their content', () => {
    const wrong = names.filter(
      (name) => !name.includes(`-${sha256(brotliDecompressSync(bytes(`geo/${name}.br`))).slice(0, 10)}.`),
    )
    expect(wrong).toEqual([])
  })

  it('of the world contain each country with its record id, in at most 150 KB', () => {
    const file = `geo/${world.geo.find(({ type }) => type === 'World')?.['file'] ?? ''}.br`
    const { features } = JSON.parse(brotliDecompressSync(bytes(file)).toString()) as {
      features: { properties: { id: string }; geometry: { coordinates: unknown[] } }[]
    }
    expect(features.map(({ properties }) => properties.id)).toEqual(
      world.countries.map(({ iso2 = '' }) => countryId(iso2)),
    )
    expect(features.filter(({ geometry }) => geometry.coordinates.length === 0)).toEqual([])
    expect(bytes(file).length).toBeLessThanOrEqual(150_000)
  })
})

describe('the names of cities in a language', () => {
  const cities = new Map(world.cities.map((city) => [city['geonameid'], city]))
  const languages = files.filter((file) => file.startsWith('city-names/'))
  type Names = { cities: Record<string, string>; labels: Record<string, string> }

  it('are there in German and Arabic', () => {
    const { cities: german, labels } = json('city-names/de.json') as Names
    expect([german['2867714'], german['3173435'], labels['Rome']]).toEqual(['München', 'Mailand', 'Rom'])
    const { cities: arabic } = json('city-names/ar.json') as Names
    expect([arabic['360630'], arabic['2988507']]).toEqual(['القاهرة', 'باريس'])
  })

  it.each(languages)(
    '%s has names that differ from the stored ones, and the search finds the city by them',
    (file) => {
      const { cities: names, labels } = json(file) as Names
      const wrong = Object.entries(names).filter(([id, name]) => {
        const city = cities.get(id)
        const known = [city?.['unaccented_name'], ...(world.names.get(id) ?? [])]
        // A search needs at least two letters; an Arabic name without its vowels can have fewer.
        const isFound = known.includes(fold(name)) || fold(name).length < 2
        return city === undefined || name === city['name'] || !isFound
      })
      expect(wrong).toEqual([])
      expect(Object.keys(names).length).toBeGreaterThan(1000)
      expect(Object.entries(labels).filter(([stored, name]) => stored === name)).toEqual([])
      // The file is small, because the page waits for it.
      expect(brotliCompressSync(bytes(file)).length).toBeLessThan(72_000)
    },
  )
})

describe('the labels', () => {
  const labels = json('labels.json') as {
    countries: { iso2: string; lat: number; lng: number }[]
    seas: { lat: number; lng: number }[]
    cities: { lat: number; lng: number; capital?: true }[]
  }

  it('name every country and every capital once', () => {
    expect(labels.countries.map(({ iso2 }) => iso2)).toEqual(world.countries.map(({ iso2 }) => iso2))
    expect(labels.cities.filter(({ capital }) => capital)).toHaveLength(195)
  })

  it('have valid coordinates', () => {
    const all = [...labels.countries, ...labels.seas, ...labels.cities]
    expect(all.length).toBeGreaterThan(700)
    expect(all.filter(({ lat, lng }) => !(Math.abs(lat) <= 85 && Math.abs(lng) <= 180))).toEqual([])
  })
})

describe('the plates', () => {
  it.each([
    ['hero', 85_000],
    ['login', 25_000],
    ['europe', 25_000],
    ['americas', 12_000],
  ])('%s is one small symbol without colours of its own', (name, most) => {
    const svg = bytes(`plates/${name}.svg`).toString()
    expect(svg).toContain('<symbol id="map"')
    expect(svg.match(/(?:fill|stroke)="(?!none|var\(--)[^"]*"/g)).toBeNull()
    expect(svg).not.toContain('url(')
    expect(gzipSync(svg).length).toBeLessThanOrEqual(most)
  })
})
