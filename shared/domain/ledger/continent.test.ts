import { expect, test } from 'vitest'
import { stateId } from '#shared/domain/gazetteer-ids.ts'
import { continentOf } from './continent.ts'

const continent = (code: string, latitude: number, longitude: number, ofCountry: string) =>
  continentOf({ iso2: code.slice(0, 2), state: stateId(code), latitude, longitude }, ofCountry)

test.each([
  ['Istanbul', 'TR.34', 41.01384, 28.94966, 'AS', 'EU'],
  ['Üsküdar', 'TR.34', 41.02252, 29.02369, 'AS', 'AS'],
  ['Büyükada', 'TR.34', 40.874, 29.0, 'AS', 'AS'],
  ['Edirne', 'TR.22', 41.67719, 26.55597, 'AS', 'EU'],
  ['Kırklareli', 'TR.39', 41.73508, 27.22521, 'AS', 'EU'],
  ['Tekirdağ', 'TR.59', 40.97801, 27.50852, 'AS', 'EU'],
  ['Gelibolu', 'TR.17', 40.40836, 26.67174, 'AS', 'EU'],
  ['Eceabat', 'TR.17', 40.185, 26.357, 'AS', 'EU'],
  ['Çanakkale', 'TR.17', 40.15552, 26.41271, 'AS', 'AS'],
  ['Ankara', 'TR.68', 39.92, 32.85, 'AS', 'AS'],
  ['Oral', 'KZ.07', 51.24601, 51.42558, 'AS', 'EU'],
  ['Aqsay', 'KZ.07', 51.168, 53.035, 'AS', 'AS'],
  ['Atyrau', 'KZ.06', 47.1048, 51.88427, 'AS', 'EU'],
  ['Makat', 'KZ.06', 47.65, 53.31, 'AS', 'AS'],
  ['a town in Atyrau north of the river', 'KZ.06', 47.6, 51.8, 'AS', 'AS'],
  ['Moscow', 'RU.48', 55.75, 37.62, 'EU', 'EU'],
  ['Orenburg', 'RU.55', 51.77, 55.1, 'EU', 'EU'],
  ['Yekaterinburg', 'RU.71', 56.86, 60.62, 'EU', 'AS'],
  ['Uelen, east of 180°', 'RU.15', 66.16, -169.81, 'EU', 'AS'],
  ['Kitovo, listed in a state of Asia', 'RU.40', 56.86586, 41.28246, 'EU', 'EU'],
  ['Cairo', 'EG.11', 30.06, 31.25, 'AF', 'AF'],
  ['Sharm el-Sheikh', 'EG.26', 27.92, 34.33, 'AF', 'AS'],
  ['Madrid', 'ES.29', 40.42, -3.7, 'EU', 'EU'],
  ['Melilla', 'ES.ML', 35.29, -2.94, 'EU', 'AF'],
  ['Honolulu', 'US.HI', 21.31, -157.86, 'NA', 'NA'],
])(
  '%s (%s) is on the continent that the border rules give',
  (_, code, latitude, longitude, ofCountry, expected) => {
    expect(continent(code, latitude, longitude, ofCountry)).toBe(expected)
  },
)

test('a city without a state, or in a country that is on no continent, has the continent of its country', () => {
  expect(continentOf({ iso2: 'EG', state: '', latitude: 28, longitude: 34 }, 'AF')).toBe('AF')
  expect(continentOf({ iso2: 'TF', state: '', latitude: -49, longitude: 70 }, '')).toBe('')
})
