import { describe, expect, it } from 'vitest'
import { cityId, countryId, currencyId, geoJsonId, geonameidOf, stateId } from './gazetteer-ids.ts'

describe('record ids of the gazetteer', () => {
  it('never change, because stored visits refer to them', () => {
    expect(cityId(2988507)).toBe('c00000002988507')
    expect(countryId('FR')).toBe('0000000000000fr')
    expect(stateId('FR.11')).toBe('s000000000frz11')
    expect(currencyId('EUR')).toBe('000000000000eur')
    expect(cityId('12345678901234')).toBe('c12345678901234')
    expect(geoJsonId('Outline', 'FR')).toBe('g00000outlinefr')
    expect(geoJsonId('WithStates', 'FR')).toBe('g00withstatesfr')
    expect(geoJsonId('World', '')).toBe('g000000000world')
  })

  it('of cities give their number back', () => {
    expect(geonameidOf(cityId(2988507))).toBe(2988507)
    expect(geonameidOf(countryId('FR'))).toBeUndefined()
    expect(geonameidOf('c1')).toBeUndefined()
  })

  it('are the same for a number and its text', () => {
    expect(cityId('2988507')).toBe(cityId(2988507))
  })

  it('differ for codes that padding on the right would make equal', () => {
    expect(cityId(12)).not.toBe(cityId(120))
  })

  it('throw for a code that is too long', () => {
    expect(() => stateId('FR.1234567890123')).toThrow('too long')
  })
})
