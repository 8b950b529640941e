import { expect, it } from 'vitest'
import { shortName } from './page-name.ts'

it('keeps a name of up to 60 characters', () => {
  expect(shortName('Kyoto')).toBe('Kyoto')
  expect(shortName('a'.repeat(60))).toBe('a'.repeat(60))
})

it('cuts a longer name after a whole word', () => {
  const name = 'Three weeks through the Balkans by train and bus with the grandparents and the dog'
  expect(shortName(name)).toBe('Three weeks through the Balkans by train and bus with the…')
})

it('cuts a name of one long word in the middle', () => {
  expect(shortName('x'.repeat(70))).toBe(`${'x'.repeat(59)}…`)
  expect(shortName(`to ${'x'.repeat(70)}`)).toBe(`to ${'x'.repeat(56)}…`)
})

it('does not split a character', () => {
  expect(shortName('👨‍👩‍👧'.repeat(61))).toBe(`${'👨‍👩‍👧'.repeat(59)}…`)
})
