import { expect, it } from 'vitest'
import { cpuMs } from '#server/test/cpu-time.ts'
import { plainText } from './plain-text.ts'

it.each([
  ['Rome <b>and</b> more', 'Rome and more'],
  ['[Book here](https://evil.example)', 'Book here'],
  ['See https://evil.example/x?y=1 today', 'See today'],
  ['Call javascript:alert(1) now', 'Call now'],
  ['**Bold** and `code`', 'Bold and code'],
  ['Two\nlines\u0000', 'Two lines'],
  ['São Paulo – “Sampa”', 'São Paulo – “Sampa”'],
])('%s becomes %s', (text, plain) => {
  expect(plainText(text, 100)).toBe(plain)
})

it.each(['<', '[', 'a-', '![]('])('converts a very long text of %s in a short time', async (part) => {
  const ms = await cpuMs(async () => plainText(part.repeat(100_000), 100))
  expect(ms).toBeLessThan(500)
})

it('is cut at the maximum length, between characters', () => {
  expect(plainText('🗼'.repeat(20), 5)).toBe('🗼🗼🗼🗼…')
})
