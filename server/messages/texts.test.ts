import { expect, test } from 'vitest'
import { textsFor } from './texts.ts'

test('a text is in the first wanted language that has a file', () => {
  expect(textsFor('de').trips.cities({ count: 1200 })).toBe('1.200 Städte')
  expect(textsFor('de-AT').trips.cities({ count: 1 })).toBe('1 Stadt')
  expect(textsFor('', 'xx', 'de').trips.deleteAction).toBe('Löschen')
})

test('a text is English without a wanted language', () => {
  expect(textsFor().trips.cities({ count: 1200 })).toBe('1,200 cities')
  expect(textsFor('', 'xx-YY', '../package').trips.deleteAction).toBe('Delete')
})
