import { afterEach, expect, test } from 'vitest'
import { watchTheme } from './palette.ts'

const theme = () => document.documentElement.dataset['theme']

afterEach(() => {
  delete document.documentElement.dataset['theme']
})

test('a print by the page itself is drawn in light before it begins, and the screen is dark again afterwards', () => {
  document.documentElement.dataset['theme'] = 'dark'
  const drawn: [theme: string | undefined, isPrint: boolean][] = []
  const stops = [1, 2].map(() => watchTheme((isPrint) => drawn.push([theme(), isPrint])))
  window.dispatchEvent(new Event('beforeprint'))
  // Nothing else has run between the event and this line.
  expect(drawn).toEqual([
    ['light', true],
    ['light', true],
  ])
  window.dispatchEvent(new Event('afterprint'))
  expect(theme()).toBe('dark')
  for (const stop of stops) stop()
  window.dispatchEvent(new Event('beforeprint'))
  expect(theme()).toBe('dark')
})
