import { describe, expect, it } from 'vitest'
import {
  aliasLost,
  aliasTaken,
  districtLost,
  districtTaken,
  placeChecks,
  supplementMisplaced,
  supplementTwice,
} from './check-places.ts'
import { readGazetteer } from './gazetteer.ts'
import { aliasKinds } from './pipeline/aliases.ts'
import type { City } from './pipeline/cities.ts'
import { readSupplement, withSupplement } from './pipeline/supplement.ts'
import type { Row } from './pipeline/tsv.ts'

const world = readGazetteer()

/** Only Iceland and its places, so that the checks are fast. */
const isThere = (row: Row) => row['country'] === 'IS'
const small = {
  ...world,
  cities: world.cities.filter(isThere),
  supplement: world.supplement.filter(isThere),
  aliases: world.aliases.filter(isThere),
  districts: world.districts.filter(isThere),
  distAliases: world.distAliases.filter(({ geonameid }) =>
    world.cities.some((city) => city['geonameid'] === geonameid && isThere(city)),
  ),
}

const withPlace = (name: string, change: Row) => ({
  ...small,
  supplement: small.supplement.map((row) => (row['name'] === name ? { ...row, ...change } : row)),
})

const withAlias = (name: string, change: Row) => ({
  ...small,
  aliases: small.aliases.map((row) => (row['name'] === name ? { ...row, ...change } : row)),
})

describe('the committed tables', () => {
  it('have places of every continent and of every kind', () => {
    const region = new Map(world.countries.map(({ iso2, region: continent }) => [iso2, continent]))
    for (const rows of [world.supplement, world.aliases]) {
      const continents = new Set(rows.map(({ country }) => region.get(country)))
      expect(continents).toEqual(new Set(['Africa', 'Americas', 'Asia', 'Europe', 'Oceania']))
    }
    expect(new Set(world.aliases.map(({ kind }) => kind))).toEqual(new Set(aliasKinds))
    expect(
      new Set(world.aliases.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size,
    ).toBeGreaterThan(1500)
  })
})

describe('a planted fault is reported', () => {
  it('no fault in the committed rows', () => {
    expect(Object.values(placeChecks).flatMap((check) => check(small))).toEqual([])
  })

  it('when a place of the supplement has another position', () => {
    expect(supplementMisplaced(withPlace('Laugarvatn', { latitude: '65.213' }))).toEqual([
      expect.stringMatching(/^Laugarvatn \(IS, \d+\) does not lie 37 km from Selfoss\.$/),
    ])
  })

  it('when the neighbour of a place is unknown', () => {
    expect(supplementMisplaced(withPlace('Laugarvatn', { neighbour: 'Atlantis' }))).toEqual([
      expect.stringContaining('does not lie 37 km from Atlantis.'),
    ])
  })

  it('when a number belongs to another source, or occurs twice', () => {
    expect(supplementMisplaced(withPlace('Laugarvatn', { source: 'GeoNames' }))).toEqual([
      expect.stringContaining('has a number of another source.'),
    ])
    const geonameid = small.supplement.find(({ name }) => name === 'Hof')?.['geonameid'] ?? ''
    expect(supplementMisplaced(withPlace('Laugarvatn', { geonameid }))).toHaveLength(2)
  })

  it('when the gazetteer has a place of the supplement under another number', () => {
    const [here] = small.supplement
    const twin = { ...here, geonameid: '1', latitude: String(Number(here?.['latitude']) + 0.01) }
    expect(supplementTwice({ ...small, cities: [...small.cities, twin] })).toEqual([
      `${here?.['name']} (IS, ${here?.['geonameid']}) is already in the gazetteer as ${here?.['name']} (IS, 1).`,
    ])
  })

  it('when the city of an alias is wrong, or far away', () => {
    const akureyri = small.cities.find(({ name }) => name === 'Akureyri')?.['geonameid'] ?? ''
    expect(aliasLost(withAlias('Gullfoss', { geonameid: akureyri }))).toEqual([
      expect.stringMatching(/^The alias Gullfoss .* has no such city\.$/),
    ])
    expect(aliasLost(withAlias('Gullfoss', { geonameid: '99' }))).toHaveLength(1)
    expect(aliasLost(withAlias('Gullfoss', { country: 'NO' }))).toHaveLength(1)
    expect(aliasLost(withAlias('Gullfoss', { latitude: '67.3' }))).toEqual([
      expect.stringMatching(/ is \d+ km from its city\.$/),
    ])
    expect(aliasLost(withAlias('Gullfoss', { kind: 'waterfall' }))).toHaveLength(1)
  })

  it('when a name stands for two cities, or is the real name of its city', () => {
    expect(aliasLost(withAlias('Geysir', { name: 'gullfoss' }))).toHaveLength(2)
    const { city = '' } = small.aliases.find(({ name }) => name === 'Geysir') ?? {}
    expect(aliasLost(withAlias('Geysir', { name: city }))).toEqual([
      expect.stringContaining('is the name of its city.'),
    ])
    expect(aliasLost(withAlias('Geysir', { name: city, kind: 'best-known' }))).toEqual([])
    expect(aliasLost(withAlias('Geysir', { kind: 'best-known' }))).toEqual([
      expect.stringContaining('is not a name of its city.'),
    ])
  })

  it('when an alias is the name of a much larger city', () => {
    const reykjavik = small.cities.find(({ name }) => name === 'Reykjavik')?.['geonameid']
    expect(aliasTaken(withAlias('Gullfoss', { name: 'REYKJAVIK' }))).toEqual([
      expect.stringContaining(`is the name of Reykjavik (IS, ${reykjavik}).`),
    ])
  })
})

describe('a district is reported', () => {
  const [reykjavik] = small.districts
  const withDistricts = (change: Row) => ({ ...small, districts: [{ ...reykjavik, ...change }] })

  it('when its city is wrong, or it occurs twice', () => {
    expect(districtLost(withDistricts({ country: 'NO' }))).toHaveLength(1)
    expect(districtLost(withDistricts({ geonameid: '99' }))).toHaveLength(1)
    expect(districtLost(withDistricts({ districts: 'Grandi|GRANDI' }))).toEqual([
      expect.stringContaining('occurs twice.'),
    ])
  })

  it('when two cities have it, or when a city has its name and it is not the best known place of that name', () => {
    const { geonameid = '' } = reykjavik ?? {}
    const district = (name: string, city = geonameid) => ({ name, geonameid: city, kind: 'district' })
    const akureyri = small.cities.find(({ name }) => name === 'Akureyri')?.['geonameid']
    const withAliases = (...distAliases: Row[]) => ({ ...small, distAliases })
    expect(districtTaken(withAliases(district('Grandi'), district('grandi', akureyri)))).toHaveLength(2)
    expect(districtTaken(withAliases(district('Kópavogur')))).toEqual([
      expect.stringContaining('is the name of Kópavogur'),
    ])
    const helier = { ...small.cities[0], name: 'Saint Helier', population: '33000' }
    expect(districtTaken({ ...withAliases(district('St. Helier')), cities: [helier] })).toHaveLength(2)
    expect(districtTaken(withAliases({ ...district('Kópavogur'), kind: 'district-there' }))).toEqual([])
    const bestKnown = withDistricts({ best_known: 'Kópavogur' })
    expect(districtTaken({ ...bestKnown, distAliases: [district('Kópavogur')] })).toEqual([])
  })
})

describe('the supplement', () => {
  const city = (row: Row): City => ({
    geonameid: row['geonameid'] ?? '',
    name: row['name'] ?? '',
    unaccented_name: row['unaccented_name'] ?? '',
    alternates: [],
    latitude: Number(row['latitude']),
    longitude: Number(row['longitude']),
    country: row['country'] ?? '',
    state: row['state'] ?? '',
    population: Number(row['population']),
    timezone: row['timezone'] ?? '',
    local_name: '',
  })
  const ofIceland = world.cities.filter(isThere).filter(({ geonameid }) => Number(geonameid) < 4e9)

  it('adds its places with the time zone of their state', () => {
    const cities = withSupplement(ofIceland.map(city))
    expect(cities.find(({ name }) => name === 'Laugarvatn')).toMatchObject({
      unaccented_name: 'laugarvatn',
      country: 'IS',
      timezone: 'Atlantic/Reykjavik',
    })
    expect(cities.length).toBe(ofIceland.length + readSupplement().length)
  })

  it('adds only the names of a place that the sources contain in the meantime', () => {
    const row = readSupplement().find(({ name }) => name === 'Naoshima')
    const known = { ...city(row ?? {}), name: 'Honmura' }
    const cities = withSupplement([known])
    expect(cities.filter(({ geonameid }) => geonameid === known.geonameid)).toEqual([
      { ...known, alternates: ['Naoshima'] },
    ])
  })
})
