import { afterEach, expect, test } from 'vitest'
import { watchTheme } from './palette.ts'

const theme = () => document.documentElement.dataset['theme']

afterEach(() => {
  delete document.documentElement.dataset['theme']
})

test('maps are drawn in the light theme before a print begins, and the screen is dark again afterwards', () => {
  document.documentElement.dataset['theme'] = 'dark'
  const drawn: [theme: string | undefined, isPrint: boolean][] = []
  const stops = [1, 2].map(() => watchTheme((isPrint) => drawn.push([theme(), isPrint])))
  window.dispatchEvent(new Event('beforeprint'))
  // No other task has run since the event.
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
