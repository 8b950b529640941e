import { expect, it } from 'vitest'
import { packArrays, unpackArrays } from './packed-arrays.ts'

const arrays = {
  odd: Uint8Array.of(1, 2, 3),
  numbers: Uint32Array.of(70_000, 2 ** 32 - 1),
  parts: Float32Array.of(0.5, -1),
  none: new Int32Array(0),
}

const packed = () => {
  const file = new Blob(packArrays(arrays) as Uint8Array<ArrayBuffer>[])
  return file.arrayBuffer()
}

it('unpacks the arrays that were packed', async () => {
  const file = unpackArrays(await packed())
  expect(file?.of('odd', Uint8Array)).toEqual(arrays.odd)
  expect(file?.of('numbers', Uint32Array)).toEqual(arrays.numbers)
  expect(file?.of('parts', Float32Array)).toEqual(arrays.parts)
  expect(file?.of('none', Int32Array)).toEqual(arrays.none)
  expect(() => file?.of('odd', Uint32Array)).toThrow('no such array')
  expect(() => file?.of('other', Uint8Array)).toThrow('no such array')
})

it('returns undefined for a file that is truncated, changed or of another kind', async () => {
  const file = await packed()
  expect(unpackArrays(file.slice(0, -1))).toBeUndefined()
  expect(unpackArrays(file.slice(0, 8))).toBeUndefined()
  expect(unpackArrays(new ArrayBuffer(64))).toBeUndefined()
  const changed = new Uint8Array(file.slice(0))
  changed[changed.length - 20] = (changed[changed.length - 20] ?? 0) + 1
  expect(unpackArrays(changed.buffer)).toBeUndefined()
})
