import { Unreadable } from './found.ts'
import type { Source } from './found.ts'
import { limits } from './limits.ts'
import { decode, encodingOf } from './text-decoding.ts'

/** A file that the person chose, or bytes that are in memory. */
export const blobSource = (blob: Blob, name: string, modified = 0): Source => ({
  name,
  size: blob.size,
  modified,
  stream: () => blob.stream(),
  slice: async (start, end) => new Uint8Array(await blob.slice(start, end).arrayBuffer()),
  async text(most) {
    if (blob.size > most) throw new Unreadable('tooLarge')
    return decode(new Uint8Array(await blob.arrayBuffer()))
  },
})

/** The bytes of a file, chunk by chunk. Ends with the reason of the signal. */
export async function* chunksOf(source: Source, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const reader = source.stream().getReader()
  try {
    for (;;) {
      signal.throwIfAborted()
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    // When the source has failed, this rejects as well, with the error that the caller already has.
    await reader.cancel().catch(() => undefined)
  }
}

/** The text of a file, chunk by chunk, decoded by its byte order mark or its first bytes. */
export async function* textChunksOf(source: Source, signal: AbortSignal): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOfSource(source))
  for await (const chunk of chunksOf(source, signal)) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

/** The bytes of a text file as UTF-8, chunk by chunk, whatever its encoding is. */
export async function* utf8ChunksOf(source: Source, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const encoding = await encodingOfSource(source)
  if (encoding === 'utf-8') {
    yield* chunksOf(source, signal)
    return
  }
  const encoder = new TextEncoder()
  for await (const text of textChunksOf(source, signal)) yield encoder.encode(text)
}

const encodingOfSource = async (source: Source) =>
  encodingOf(await source.slice(0, limits.headBytes), source.size <= limits.headBytes)

/** A line of a text with its number, from 1. */
export interface Line {
  text: string
  row: number
}

/**
 * The lines of a text file, ended by LF, CRLF or CR. Throws `tooLong` for a line above the limit.
 */
export async function* linesOf(source: Source, signal: AbortSignal): AsyncGenerator<Line> {
  let rest = ''
  let row = 0
  for await (const chunk of textChunksOf(source, signal)) {
    const lines = (rest + chunk).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const text of lines) {
      row += 1
      yield { text, row }
    }
    if (rest.length > limits.fieldLength) throw new Unreadable('tooLong')
  }
  if (rest !== '') yield { text: rest.replace(/\r$/, ''), row: row + 1 }
}

/** The parts as one array of bytes. */
export const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let position = 0
  for (const part of parts) {
    whole.set(part, position)
    position += part.length
  }
  return whole
}
