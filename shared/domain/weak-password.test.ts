import { describe, expect, it } from 'vitest'
import { weaknessOf } from './weak-password.ts'

const marta = { email: 'marta.kowalska@example.org', name: 'Marta Kowalska' }

describe('a password', () => {
  it.each(['password123', 'PassWord', 'qwertyuiop', '1qaz2wsx', '12345678'])(
    '%s is common, whatever its upper and lower case',
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

describe('a password made from the owner’s name or address', () => {
  const owner = { email: 'globetrotter@example.org', name: 'Bo  Ann4Bell Xi' }

  it.each(['globetrotter1', 'Ann4Bell', '1ann4bell!', 'bo ann4bell xi'])('%s is found', async (password) => {
    expect(await weaknessOf(password, owner)).toBe('own')
  })

  it.each(['g', 'bo', 'xi1', 'annbell', 'globetrotterexample'])('%s is not', async (password) => {
    expect(await weaknessOf(password, owner)).not.toBe('own')
  })

  it('is found from three letters on', async () => {
    expect(await weaknessOf('Ann12345!', { email: 'x@example.org', name: 'Ann' })).toBe('own')
  })
})
