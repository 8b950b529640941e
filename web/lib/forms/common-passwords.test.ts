import { expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

it('knows the passwords that everybody tries first, however they are written', () => {
  expect(isCommonPassword('password123')).toBe(true)
  expect(isCommonPassword('PassWord')).toBe(true)
})

it('lets others pass', () => {
  expect(isCommonPassword('a quiet harbour in May')).toBe(false)
  expect(isCommonPassword('')).toBe(false)
})
