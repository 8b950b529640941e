import { expect, test } from 'vitest'
import { tripNameMaxLength } from '#shared/collections/trips.ts'
import { setPageLanguage } from '#web/test/render-app.tsx'
import { copyName } from './plan.ts'

test('a copy is named as one, and its name is never longer than allowed', () => {
  expect(copyName('Spring')).toBe('Spring (copy)')
  const longest = 'x'.repeat(tripNameMaxLength)
  expect(copyName(longest)).toHaveLength(tripNameMaxLength)
  expect(copyName(longest)).toMatch(/^x+ \(copy\)$/)
})

test('the name of a copy is stored without the characters that isolate a name in Arabic text', async () => {
  await setPageLanguage('ar')
  expect(copyName('Andes (2027)')).toMatch(/^Andes \(2027\) \(\p{Script=Arabic}+\)$/u)
  expect(copyName('x'.repeat(tripNameMaxLength))).toHaveLength(tripNameMaxLength)
})
