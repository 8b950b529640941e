import { describe, expect, it } from 'vitest'
import { weaknessOf } from './weak-password.ts'

const marta = { email: 'marta.kowalska@example.org', name: 'Marta Kowalska' }

describe('a password', () => {
  it.each(['password123', 'PassWord', 'qwertyuiop', '1qaz2wsx', '12345678'])(
    '%s is common, however it is written',
    async (password) => {
      expect(await weaknessOf(password, { email: '', name: '' })).toBe('common')
    },
  )

  it.each(['marta.kowalska@example.org', 'Marta.Kowalska', 'marta kowalska', 'Kowalska1987!', '123kowalska'])(
    '%s is the owner’s own address or name',
    async (password) => {
      expect(await weaknessOf(password, marta)).toBe('own')
    },
  )

  it.each(['a quiet harbour in May', 'kowalska and a quiet harbour', 'correct horse', '', '!!!!!!!!'])(
    '%j is neither',
    async (password) => {
      expect(await weaknessOf(password, marta)).toBeNull()
      expect(await weaknessOf(password, { email: '', name: '' })).toBeNull()
    },
  )
})
