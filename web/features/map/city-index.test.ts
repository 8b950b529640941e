import { expect, test } from 'vitest'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { fold } from '#shared/domain/unaccent.ts'
import { blankVisit, type Visit } from '#web/queries/visited-cities.ts'
import { setPageLanguage } from '#web/test/render-app.tsx'
import { cityIndex, countryIndex, filterEntries } from './city-index.ts'

const visitOf = (name: string, latitude = 10, longitude = 20, id = `c_${name}`): Visit => ({
  ...blankVisit,
  id: 'v00000000000001',
  user: 'u00000000000001',
  city: id,
  expand: {
    city: {
      id,
      name,
      unaccented_name: fold(name),
      latitude,
      longitude,
      country: '',
      state: '',
      expand: { country: { id: '0000000000000xx', name: 'Österreich', iso2: 'XX' } },
    },
  },
})
const names = (entries: readonly { name: string }[]) => entries.map(({ name }) => name)

test('cities are sorted alphabetically, without regard to accents and apostrophes', () => {
  const found = cityIndex(
    ['Zürich', 'Örebro', "'s-Hertogenbosch", 'Aachen', 'Ajaccio'].map((name) => visitOf(name)),
    'en',
  )
  expect(names(found)).toEqual(['Aachen', 'Ajaccio', 'Örebro', "'s-Hertogenbosch", 'Zürich'])
  expect(found.map(({ letter }) => letter)).toEqual(['A', 'A', 'O', 'S', 'Z'])
})

test('a letter with a stroke is sorted with its base letter, so that every letter has one heading', () => {
  const found = cityIndex(
    ['Oslo', 'Ørsta', 'Odense', 'Luxembourg', 'Łódź', '6th of October'].map((name) => visitOf(name)),
    'en',
  )
  expect(names(found)).toEqual(['6th of October', 'Łódź', 'Luxembourg', 'Odense', 'Ørsta', 'Oslo'])
  expect(found.map(({ letter }) => letter)).toEqual(['#', 'L', 'L', 'O', 'O', 'O'])
})

test('a city without coordinates is in the list, but not on the map', () => {
  const found = cityIndex([visitOf('Nowhere', 0, 0), visitOf('Somewhere')], 'en')
  expect(found.map(({ isPlaced }) => isPlaced)).toEqual([false, true])
})

test('a list is filtered by name or country, without regard to accents and capitals', () => {
  const found = cityIndex(
    ['Łódź', 'Wien'].map((name) => visitOf(name)),
    'en',
  )
  expect(names(filterEntries(found, 'lodz'))).toEqual(['Łódź'])
  expect(names(filterEntries(found, 'ODŹ'))).toEqual(['Łódź'])
  expect(names(filterEntries(found, 'osterr'))).toEqual(['Łódź', 'Wien'])
  expect(filterEntries(found, '  ')).toHaveLength(2)
  expect(filterEntries(found, 'atlantis')).toEqual([])
})

test('every country is listed, by name', () => {
  const countries = [
    { id: 'b', name: 'Benin', iso2: 'BJ' },
    { id: 'a', name: 'Åland', iso2: 'AX' },
  ]
  expect(names(countryIndex(countries, 'en'))).toEqual(['Åland', 'Benin'])
})

test('countries have the names and the order of the language, and are also found by their English names', () => {
  const countries = [
    { id: 'at', name: 'Austria', iso2: 'AT' },
    { id: 'de', name: 'Germany', iso2: 'DE' },
    { id: 'eg', name: 'Egypt', iso2: 'EG' },
    { id: 'pl', name: 'Poland', iso2: 'PL' },
  ]
  const german = countryIndex(countries, 'de')
  expect(names(german)).toEqual(['Ägypten', 'Deutschland', 'Österreich', 'Polen'])
  expect(names(filterEntries(german, 'agypt'))).toEqual(['Ägypten'])
  expect(names(filterEntries(german, 'egypt'))).toEqual(['Ägypten'])
  const visit = visitOf('Wien')
  if (visit.expand?.city?.expand?.country) visit.expand.city.expand.country.iso2 = 'AT'
  const [city] = cityIndex([visit], 'ar')
  expect(city?.countryName).toBe('النمسا')
  expect(city && filterEntries([city], 'النمسا')).toHaveLength(1)
})

test('cities have the names and the order of the language, and are also found by their stored names', async () => {
  await setPageLanguage('de')
  const city = (geonameid: number, name: string) => visitOf(name, 10, 20, cityId(geonameid))
  const found = cityIndex([city(2867714, 'Munich'), city(3173435, 'Milan'), city(2761369, 'Vienna')], 'de')
  expect(names(found)).toEqual(['Mailand', 'München', 'Wien'])
  expect(found.map(({ letter }) => letter)).toEqual(['M', 'M', 'W'])
  expect(names(filterEntries(found, 'munch'))).toEqual(['München'])
  expect(names(filterEntries(found, 'munic'))).toEqual(['München'])
  await setPageLanguage('ar')
  const arabic = cityIndex([city(360630, 'Cairo'), city(2988507, 'Paris'), city(1, 'Nowhere')], 'ar')
  expect(names(arabic)).toEqual(['القاهرة', 'باريس', 'Nowhere'])
  expect(arabic.map(({ letter }) => letter)).toEqual(['ا', 'ب', 'N'])
})
