import { expect, test } from 'vitest'
import { recordIdFrom } from './record-id.ts'
import { recordId } from './records.ts'

test('each of the 36 characters of a record id stands for seven values of a byte', () => {
  const ofByte = (byte: number) => recordIdFrom((count) => Array<number>(count).fill(byte))
  expect([ofByte(0), ofByte(35), ofByte(36), ofByte(251)]).toEqual([
    'a'.repeat(15),
    '9'.repeat(15),
    'a'.repeat(15),
    '9'.repeat(15),
  ])
})

test('bytes from 252 are replaced by further bytes', () => {
  const asked: number[] = []
  const id = recordIdFrom((count) => {
    asked.push(count)
    return Array.from({ length: count }, (_, index) => (asked.length === 1 && index < 4 ? 252 + index : 1))
  })
  expect(asked).toEqual([15, 4])
  expect(recordId.parse(id)).toBe('b'.repeat(15))
})
