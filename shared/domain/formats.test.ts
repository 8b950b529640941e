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

test('a malformed code, and one that CLDR does not know, keep the stored name', () => {
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

test('the parts of a right-to-left list are isolated from each other', () => {
  expect(formatsOf('ar').listText(['Bari', 'إيطاليا'])).toBe('\u2068Bari\u2069، \u2068إيطاليا\u2069')
  expect(formatsOf('en').partText('Frankfurt (Oder)')).toBe('Frankfurt (Oder)')
  expect(formatsOf('ar').partText('Frankfurt (Oder)')).toBe('\u2068Frankfurt (Oder)\u2069')
})

test('a number has the separators and digits of its language', () => {
  expect(formatsOf('en').numberText(193_000.5)).toBe('193,000.5')
  expect(formatsOf('de').numberText(193_000.5)).toBe('193.000,5')
})

test('a decimal number of any length keeps all its digits', () => {
  expect(formatsOf('en').decimalText('1234')).toBe('1,234')
  expect(formatsOf('en').decimalText('1234.50')).toBe('1,234.50')
  expect(formatsOf('de').decimalText('1234.50')).toBe('1.234,50')
  expect(formatsOf('en').decimalText('90071992547409931.00000000000000000001')).toBe(
    '90,071,992,547,409,931.00000000000000000001',
  )
  expect(formatsOf('ar').decimalText('1234.5')).toBe(formatsOf('ar').numberText(1234.5))
})

test('names are in the order of their language', () => {
  const names = ['Zürich', 'Ålesund', 'Ärmel', 'Basel']
  expect(names.toSorted(formatsOf('de').compareNames)).toEqual(['Ålesund', 'Ärmel', 'Basel', 'Zürich'])
  expect(names.toSorted(formatsOf('sv').compareNames)).toEqual(['Basel', 'Zürich', 'Ålesund', 'Ärmel'])
})

test('the formats of a language are made once', () => {
  expect(formatsOf('de')).toBe(formatsOf('de'))
  expect(formatsOf('de')).not.toBe(formatsOf('en'))
})
