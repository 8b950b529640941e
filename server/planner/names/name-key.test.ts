import { expect, it } from 'vitest'
import { hasAccents, nameKey, typedKey } from './name-key.ts'

it.each([
  ['São Paulo', 'sao paulo'],
  ['İstanbul', 'istanbul'],
  ['Łódź', 'lodz'],
  ["Xi'an", 'xian'],
  ['St.  Johann-im Pongau', 'st johann im pongau'],
  ['臺北', '台北'],
  ['ドバイ', 'ドバイ'],
  ['ＫＹＯＴＯ', 'kyoto'],
  ['서울', '서울'],
  ['दिल्ली', 'दिल्ली'],
  ['إسطنبول', 'اسطنبول'],
  ['רוֹמָא', 'רומא'],
  ['Йошкар-Ола', 'иошкар ола'],
  [' ', ''],
])('the key of "%s" is "%s"', (name, key) => {
  expect(nameKey(name)).toBe(key)
})

it('keys of names in different scripts differ', () => {
  expect(nameKey('大阪')).not.toBe(nameKey('ダーバン'))
})

it.each([
  ['München', 'muenchen'],
  ['Malmö', 'malmoe'],
  ['Århus', 'aarhus'],
  ['Lima', undefined],
])('without its special letters "%s" is typed "%s"', (name, key) => {
  expect(typedKey(name)).toBe(key)
})

it('recognises accents', () => {
  expect(['Lens', 'dès', 'Łódź', 'Straße', 'दिल्ली'].map(hasAccents)).toEqual([false, true, true, true, false])
})
