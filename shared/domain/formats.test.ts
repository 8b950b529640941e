import { expect, test } from 'vitest'
import { formatsOf } from './formats.ts'

test('countries and currencies have the names of CLDR, and in English the stored ones', () => {
  const { countryName, currencyName } = formatsOf('de')
  expect(countryName('CI', "Cote D'Ivoire (Ivory Coast)")).toBe('Côte d’Ivoire')
  expect(countryName('XK', 'Kosovo')).toBe('Kosovo')
  expect(currencyName('CHF', 'Swiss Franc')).toBe('Schweizer Franken')
  expect(formatsOf('ar').countryName('EG', 'Egypt')).toBe('مصر')
  for (const language of ['en', 'en-XA', 'en-US']) {
    expect(formatsOf(language).countryName('DE', 'As it is stored')).toBe('As it is stored')
    expect(formatsOf(language).currencyName('EUR', 'As it is stored')).toBe('As it is stored')
  }
})

test('what is no code, or is unknown to CLDR, keeps its stored name', () => {
  const { countryName, currencyName } = formatsOf('de')
  expect(countryName('', 'Nowhere')).toBe('Nowhere')
  expect(countryName('XX', 'Nowhere')).toBe('Nowhere')
  expect(countryName('"><', 'Nowhere')).toBe('Nowhere')
  expect(currencyName('', 'Nothing')).toBe('Nothing')
})

test('a short list has the comma of its language, and no "and" between a city and its country', () => {
  expect(formatsOf('en').listText(['Bari', 'Apulia', 'Italy'])).toBe('Bari, Apulia, Italy')
  expect(formatsOf('de').listText(['Bari', 'Apulien', 'Italien'])).toBe('Bari, Apulien, Italien')
  expect(formatsOf('fr').listText(['Bari', 'Italie'])).toBe('Bari, Italie')
})

test('the parts of a right-to-left list do not mix', () => {
  expect(formatsOf('ar').listText(['Bari', 'إيطاليا'])).toBe('\u2068Bari\u2069، \u2068إيطاليا\u2069')
  expect(formatsOf('en').partText('Frankfurt (Oder)')).toBe('Frankfurt (Oder)')
  expect(formatsOf('ar').partText('Frankfurt (Oder)')).toBe('\u2068Frankfurt (Oder)\u2069')
})
