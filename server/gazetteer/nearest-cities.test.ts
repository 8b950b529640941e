import { readFileSync } from 'node:fs'
import { featuresContaining } from '@rapideditor/country-coder'
import { expect, test } from 'vitest'
import { distanceKm } from '#shared/domain/distance.ts'
import { seeded } from '#shared/test/seeded.ts'
import { cpuMs } from '#server/test/cpu-time.ts'
import { wholeGazetteer } from '#server/test/gazetteer-slice.ts'
import { gazetteerFiles } from './files.ts'
import { CityGrid } from './nearest-cities.ts'
import { tsvRows } from './tsv.ts'

const { city } = gazetteerFiles
const cities = [...tsvRows(readFileSync(`${wholeGazetteer}/${city.file}`), city.columns)].map((row, seq) => ({
  seq,
  name: row.name,
  latitude: Number(row.latitude),
  longitude: Number(row.longitude),
  population: Number(row.population),
  country: row.country,
}))
const grid = new CityGrid(cities)
const rounded = (degrees: number) => Math.round(degrees * 100) / 100
const namesAt = (latitude: number, longitude: number, country: string) => {
  const { cities: found, parent } = grid.at(latitude, longitude, country)
  return { names: found.map(({ seq }) => cities[seq]!.name), parent: cities[parent]?.name }
}

test.each([
  ['Schwabing', 48.16, 11.59, 'DE', 'Munich', undefined],
  ['Unterhaching', 48.07, 11.62, 'DE', 'Unterhaching', 'Munich'],
  ['La Défense', 48.89, 2.24, 'FR', 'Puteaux', 'Paris'],
  ['Versailles', 48.8, 2.12, 'FR', 'Versailles', 'Paris'],
  ['Brooklyn', 40.65, -73.95, 'US', 'New York City', undefined],
  ['Cupertino', 37.32, -122.03, 'US', 'Cupertino', 'San Jose'],
  ['Potsdam', 52.4, 13.06, 'DE', 'Potsdam', undefined],
  ['Salzburg, from Bavaria', 47.81, 13.0, 'DE', 'Freilassing', undefined],
  ['Hong Kong from the Chinese side', 22.53, 114.11, 'CN', 'Shenzhen', undefined],
  ['the Vatican', 41.9, 12.45, 'VA', 'Vatican City', undefined],
  ['Taveuni, on the date line', -16.8, 180, 'FJ', 'Somosomo', undefined],
  ['Taveuni, from the other side', -16.8, -180, 'FJ', 'Somosomo', undefined],
  ['Longyearbyen', 78.22, 15.65, 'SJ', 'Longyearbyen', undefined],
])('%s', (_name, latitude, longitude, country, name, parent) => {
  const found = namesAt(latitude, longitude, country)
  expect([found.names[0], found.parent]).toEqual([name, parent])
})

test('there is no city at sea, at the poles, in the desert and in an unknown country', () => {
  for (const [latitude, longitude, country] of [
    [30, -40, 'PT'],
    [90, 0, 'AQ'],
    [-90, 123, 'AQ'],
    [24, 14, 'LY'],
    [48.14, 11.58, 'AT'],
    [48.14, 11.58, 'ZZ'],
  ] as const) {
    expect(grid.at(latitude, longitude, country)).toEqual({ cities: [], parent: -1 })
  }
})

test('the found cities are those that a search of all cities finds', () => {
  const random = seeded(19)
  for (let round = 0; round < 200; round++) {
    const near = cities[Math.floor(random() * cities.length)]!
    const latitude = Math.max(-90, Math.min(90, near.latitude + (random() - 0.5) * 0.8))
    const longitude = near.longitude + (random() - 0.5) * 0.8
    const score = (other: (typeof cities)[number]) =>
      distanceKm({ latitude, longitude }, other) / (1 + 0.009 * Math.sqrt(other.population))
    const within = cities.filter(
      (other) => other.country === near.country && distanceKm({ latitude, longitude }, other) < 49.9,
    )
    const best = Math.min(...within.map(score))
    const [first] = grid.at(latitude, longitude, near.country).cities
    if (within.length === 0) continue
    expect(first!.km).toBeLessThanOrEqual(50)
    expect(score(cities[first!.seq]!)).toBeLessThan(best + 0.01)
  }
})

test('98 of 100 cities are found by their own rounded position', () => {
  const tried = cities.filter(({ seq }) => seq % 10 === 0)
  const found = tried.filter(
    ({ seq, latitude, longitude, country }) =>
      grid.at(rounded(latitude), rounded(longitude), country).cities[0]?.seq === seq,
  )
  expect(found.length / tried.length).toBeGreaterThan(0.98)
})

test('10,000 positions on land take less than two seconds, and each city is in the country of the borders', async () => {
  const random = seeded(7)
  const positions: { latitude: number; longitude: number; country: string }[] = []
  while (positions.length < 10_000) {
    const latitude = rounded((Math.asin(2 * random() - 1) * 180) / Math.PI)
    const longitude = rounded(random() * 360 - 180)
    const [feature] = featuresContaining([longitude, latitude]).filter(
      ({ properties }) => properties.level === 'country',
    )
    const country = feature?.properties.iso1A2
    if (country !== undefined && country !== 'AQ') positions.push({ latitude, longitude, country })
  }
  let resolved: ReturnType<CityGrid['at']>[] = []
  const ms = await cpuMs(async () => {
    resolved = positions.map(({ latitude, longitude, country }) => grid.at(latitude, longitude, country))
  })
  expect(ms).toBeLessThan(2000)
  const seqs = resolved.map(({ cities: found }) => found[0]?.seq ?? -1)
  expect(seqs.filter((seq) => seq !== -1).length).toBeGreaterThan(3000)
  for (const [index, seq] of seqs.entries()) {
    if (seq !== -1) expect(cities[seq]!.country).toBe(positions[index]!.country)
  }
})
