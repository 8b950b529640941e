import { expect, test } from 'vitest'
import { decode, encodingOf } from './text-decoding.ts'

const utf16 = (text: string, isLittle: boolean) => {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(index * 2, text.charCodeAt(index), isLittle)
  return bytes
}

const latin1 = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))

test('UTF-8 with and without a byte order mark', () => {
  expect(decode(new TextEncoder().encode('\ufeffMünchen'))).toBe('München')
  expect(decode(new TextEncoder().encode('München 東京'))).toBe('München 東京')
})

test('UTF-16 of both orders, with and without a byte order mark', () => {
  for (const isLittle of [true, false])
    for (const mark of ['\ufeff', ''])
      expect(decode(utf16(`${mark}Date,From,To\nMünchen`, isLittle))).toBe('Date,From,To\nMünchen')
})

test('what is no UTF-8 is Latin-1', () => {
  expect(decode(Uint8Array.from([0x4d, 0xfc, 0x6e, 0x63, 0x68, 0x65, 0x6e]))).toBe('München')
})

test('a beginning that ends within a character stays UTF-8', () => {
  const bytes = new TextEncoder().encode('aü').subarray(0, 2)
  expect(encodingOf(bytes, false)).toBe('utf-8')
  expect(encodingOf(bytes, true)).toBe('windows-1252')
})

test.each([
  [
    'Город;Страна\nПрага;Чехия',
    'windows-1251',
    [
      0xc3, 0xee, 0xf0, 0xee, 0xe4, 0x3b, 0xd1, 0xf2, 0xf0, 0xe0, 0xed, 0xe0, 0x0a, 0xcf, 0xf0, 0xe0, 0xe3,
      0xe0, 0x3b, 0xd7, 0xe5, 0xf5, 0xe8, 0xff,
    ],
  ],
  ['Miejsce\nŁódź', 'windows-1250', [0x4d, 0x69, 0x65, 0x6a, 0x73, 0x63, 0x65, 0x0a, 0xa3, 0xf3, 0x64, 0x9f]],
  ['東京,ローマ', 'shift_jis', [0x93, 0x8c, 0x8b, 0x9e, 0x2c, 0x83, 0x8d, 0x81, 0x5b, 0x83, 0x7d]],
  ['北京,上海', 'gb18030', [0xb1, 0xb1, 0xbe, 0xa9, 0x2c, 0xc9, 0xcf, 0xba, 0xa3]],
  ['서울,부산', 'euc-kr', [0xbc, 0xad, 0xbf, 0xef, 0x2c, 0xba, 0xce, 0xbb, 0xea]],
  ['Génova, São Paulo, Düsseldorf, Århus', 'windows-1252', latin1('Génova, São Paulo, Düsseldorf, Århus')],
  ['Reykjavík – Ísafjörður', 'windows-1252', latin1('Reykjavík \u0096 Ísafjörður')],
  ['É', 'windows-1252', [0xc9]],
] as const)('the older encoding of "%s" is told by its words', (text, encoding, bytes) => {
  expect(encodingOf(Uint8Array.from(bytes), true)).toBe(encoding)
  expect(decode(Uint8Array.from(bytes))).toBe(text)
})

/** The bytes of a text in an encoding of one byte a letter. */
const encoded = (text: string, encoding: string): Uint8Array => {
  const signs = new Map<string, number>()
  for (let code = 0; code < 256; code += 1)
    signs.set(new TextDecoder(encoding).decode(Uint8Array.of(code)), code)
  return Uint8Array.from(text, (letter) => signs.get(letter) ?? 0x3f)
}

test.each([
  ['windows-1250', 'Město;Příjezd\nPlzeň;3. září 2017\nVídeň;5. května 2018'],
  ['windows-1250', 'Miejscowość;Państwo\nGdańsk;Polska\nŁódź;Polska'],
  ['windows-1250', 'Sehenswürdigkeit;Česká republika;Děčín'],
  ['windows-1254', 'Şehir;Varış;Ayrılış\nMuğla;3 Ağustos 2016;9 Ağustos 2016\nAtina;Mayıs 2017;'],
  ['windows-1251', 'Место;Приезд\nКазань;июнь 2014'],
  ['windows-1256', 'المدينة;البلد\nالرباط;المغرب'],
  ['macintosh', 'Ort;Land\nMünchen;Österreich\nZürich;später'],
  ['macintosh', 'Ville;Arrivée\nNîmes;août 2012\nGenève;février 2013'],
  ['windows-1252', 'Þingvellir;Ísland\nReykjavík;Ísland\nHöfn;Ísland'],
  ['windows-1252', 'Città;Perù;Forlì;perché'],
  ['windows-1252', 'Tromsø;Ålesund;Málaga;Zürich;Besançon'],
  ['windows-1252', 'L’Aquila – D’Annunzio'],
])('the letters of one language tell %s: %j', (encoding, text) => {
  expect(decode(encoded(text, encoding))).toBe(text)
})

test('Big5 and GB 18030 are told by their frequent characters', () => {
  expect(decode(Uint8Array.from([0xa5, 0x78, 0xa5, 0x5f, 0x2c, 0xad, 0xbb, 0xb4, 0xe4]))).toBe('台北,香港')
  expect(decode(Uint8Array.from([0xcc, 0xa8, 0xb1, 0xb1, 0x2c, 0xcf, 0xe3, 0xb8, 0xdb]))).toBe('台北,香港')
})

test.each([
  [
    'Куда я ездил\n1993 - в Праге, август',
    'koi8-u',
    [
      0xeb, 0xd5, 0xc4, 0xc1, 0x20, 0xd1, 0x20, 0xc5, 0xda, 0xc4, 0xc9, 0xcc, 0x0a, 0x31, 0x39, 0x39, 0x33,
      0x20, 0x2d, 0x20, 0xd7, 0x20, 0xf0, 0xd2, 0xc1, 0xc7, 0xc5, 0x2c, 0x20, 0xc1, 0xd7, 0xc7, 0xd5, 0xd3,
      0xd4,
    ],
  ],
  [
    '3月 卒業旅行でパリとロンドンへ。',
    'euc-jp',
    [
      0x33, 0xb7, 0xee, 0x20, 0xc2, 0xb4, 0xb6, 0xc8, 0xce, 0xb9, 0xb9, 0xd4, 0xa4, 0xc7, 0xa5, 0xd1, 0xa5,
      0xea, 0xa4, 0xc8, 0xa5, 0xed, 0xa5, 0xf3, 0xa5, 0xc9, 0xa5, 0xf3, 0xa4, 0xd8, 0xa1, 0xa3,
    ],
  ],
  [
    'Был в Праге и Вене в мае',
    'ibm866',
    [
      0x81, 0xeb, 0xab, 0x20, 0xa2, 0x20, 0x8f, 0xe0, 0xa0, 0xa3, 0xa5, 0x20, 0xa8, 0x20, 0x82, 0xa5, 0xad,
      0xa5, 0x20, 0xa2, 0x20, 0xac, 0xa0, 0xa5,
    ],
  ],
  [
    'Ταξίδια στη Ρώμη το 2010',
    'windows-1253',
    [
      0xd4, 0xe1, 0xee, 0xdf, 0xe4, 0xe9, 0xe1, 0x20, 0xf3, 0xf4, 0xe7, 0x20, 0xd1, 0xfe, 0xec, 0xe7, 0x20,
      0xf4, 0xef, 0x20, 0x32, 0x30, 0x31, 0x30,
    ],
  ],
])('%j in %s', (text, encoding, bytes) => {
  expect(encodingOf(Uint8Array.from(bytes), true)).toBe(encoding)
  expect(decode(Uint8Array.from(bytes))).toBe(text)
})
