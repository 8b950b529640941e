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
