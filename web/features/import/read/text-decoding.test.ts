import { expect, test } from 'vitest'
import { decode, encodingOf } from './text-decoding.ts'

const utf16 = (text: string, isLittle: boolean) => {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(index * 2, text.charCodeAt(index), isLittle)
  return bytes
}

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
