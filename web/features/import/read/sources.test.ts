import { expect, test } from 'vitest'
import { Unreadable } from './found.ts'
import type { Source } from './found.ts'
import { blobSource, linesOf, textChunksOf } from './sources.ts'

const { signal } = new AbortController()

/** A source that gives its bytes in pieces of a length. */
const inPieces = (bytes: Uint8Array<ArrayBuffer>, length: number): Source => ({
  ...blobSource(new Blob([bytes]), 'file'),
  stream: () =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (let start = 0; start < bytes.length; start += length)
          controller.enqueue(bytes.slice(start, start + length))
        controller.close()
      },
    }),
})

const linesIn = async (text: string, length: number) => {
  const lines: string[] = []
  for await (const { text: line, row } of linesOf(inPieces(new TextEncoder().encode(text), length), signal))
    lines.push(`${row} ${line}`)
  return lines
}

test('lines end with LF, CRLF or CR, wherever the pieces of the file end', async () => {
  for (let length = 1; length < 12; length += 1) {
    expect(await linesIn('a\r\nü\r\r\nc\nd', length)).toEqual(['1 a', '2 ü', '3 ', '4 c', '5 d'])
    expect(await linesIn('a\r', length)).toEqual(['1 a'])
  }
})

test('letters of several bytes are whole, wherever the pieces of the file end', async () => {
  for (let length = 1; length < 5; length += 1) {
    let text = ''
    for await (const chunk of textChunksOf(
      inPieces(new TextEncoder().encode('\ufeff東京 ü 🗼'), length),
      signal,
    ))
      text += chunk
    expect(text).toBe('東京 ü 🗼')
  }
})

test('a text above the bound is refused before it is decoded', async () => {
  const source = blobSource(new Blob(['x'.repeat(100)]), 'file')
  expect(await source.text(100)).toHaveLength(100)
  await expect(source.text(99)).rejects.toEqual(new Unreadable('tooLarge'))
})

test('a cancelled reading ends with the reason of the signal', async () => {
  const controller = new AbortController()
  const chunks = textChunksOf(inPieces(new Uint8Array(100), 10), controller.signal)
  await chunks.next()
  controller.abort(new Error('Cancelled'))
  await expect(chunks.next()).rejects.toThrow('Cancelled')
})
