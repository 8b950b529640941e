import { afterEach, expect, it } from 'vitest'
import { chooseTheme, shownTheme } from './theme.ts'

afterEach(() => chooseTheme('system'))

it('is stored when it is chosen, and removed when the person chooses "system"', () => {
  chooseTheme('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  expect(document.documentElement.dataset['theme']).toBe('dark')
  chooseTheme('light')
  expect(localStorage.getItem('theme')).toBe('light')
  expect(document.documentElement.dataset['theme']).toBe('light')
  chooseTheme('system')
  expect(localStorage.getItem('theme')).toBeNull()
  expect(document.documentElement.dataset['theme']).toBe(shownTheme())
})
