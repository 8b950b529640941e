import { describe, expect, it } from 'vitest'
import { convertCurrency, isAmount, isNegativeAmount, payableDecimals } from './currency.ts'

const same = (amount: string) => convertCurrency(amount, 1, 1)

describe('converting an amount', () => {
  it('converts through the base currency, with two decimals', () => {
    expect(convertCurrency('100', 1.1573, 1)).toBe('86.41')
    expect(convertCurrency('1', 1, 163.4)).toBe('163.40')
    expect(convertCurrency('100', 1, 1)).toBe('100.00')
  })

  it('is exact where floating point is not, and rounds once', () => {
    expect(convertCurrency('1.005', 1, 1)).toBe('1.01')
    expect(convertCurrency('0.615', 1, 1)).toBe('0.62')
    expect(convertCurrency('8.325', 1, 1)).toBe('8.33')
    expect(convertCurrency('1.10', 1, 3)).toBe('3.30')
    expect(convertCurrency('90071992547409.93', 1, 1)).toBe('90071992547409.93')
    expect(convertCurrency('999999999999999999999999.99', 0.5, 1)).toBe('1999999999999999999999999.98')
  })

  it('gives the original amount when converted back with round rates', () => {
    expect(convertCurrency(convertCurrency('19.99', 1, 4), 4, 1)).toBe('19.99')
  })

  it('treats an amount that is not a number as 0', () => {
    for (const text of [
      '',
      ' ',
      'abc',
      '12abc',
      '--5',
      '1.2.3,4,5',
      '.',
      ',',
      '-',
      'Infinity',
      'NaN',
      '1,23,4',
    ]) {
      expect(same(text)).toBe('0.00')
      expect(isAmount(text)).toBe(false)
    }
    expect(isAmount('12,50')).toBe(true)
  })

  it('converts negative amounts', () => {
    expect(convertCurrency('-5', 1, 2)).toBe('-10.00')
    expect(same('−2.5')).toBe('-2.50')
    expect(same('-0.001')).toBe('0.00')
    expect(same('-0.005')).toBe('-0.01')
  })

  it('isNegativeAmount() is true only for numbers below 0', () => {
    for (const text of ['-5', '−5', '-0.001', '-1,234.50']) expect(isNegativeAmount(text)).toBe(true)
    for (const text of ['5', '-0', '', '-', 'minus five', '+5']) expect(isNegativeAmount(text)).toBe(false)
  })

  it('rounds to the decimals of the currency', () => {
    expect([payableDecimals('JPY'), payableDecimals('USD'), payableDecimals('KWD')]).toEqual([0, 2, 3])
    expect(convertCurrency('1', 3, 2, 0)).toBe('1')
    expect(convertCurrency('1', 3, 1, 0)).toBe('0')
    expect(convertCurrency('1', 3, 2, 3)).toBe('0.667')
    expect(convertCurrency('12.3456', 1, 1, 3)).toBe('12.346')
    expect(convertCurrency('5', 0, 1, 0)).toBe('0')
  })

  it('parses decimal commas, group separators and spaces', () => {
    expect(same('12,50')).toBe('12.50')
    expect(same('0,125')).toBe('0.13')
    expect(same('1,234')).toBe('1234.00')
    expect(same('1,234.56')).toBe('1234.56')
    expect(same('1.234,56')).toBe('1234.56')
    expect(same('1 234 567,8')).toBe('1234567.80')
    expect(same('1,234,567')).toBe('1234567.00')
    expect(same("1'000.5")).toBe('1000.50')
    expect(same('.5')).toBe('0.50')
    expect(same('5.')).toBe('5.00')
  })

  it('converts huge amounts and powers of ten', () => {
    expect(same('1e3')).toBe('1000.00')
    expect(convertCurrency('1e21', 1, 1e-7)).toBe('100000000000000.00')
    expect(same('9'.repeat(60))).toBe(`${'9'.repeat(60)}.00`)
  })

  it('gives 0 for an invalid rate', () => {
    expect(convertCurrency('5', 0, 1)).toBe('0.00')
    expect(convertCurrency('5', 1, Number.NaN)).toBe('0.00')
    expect(convertCurrency('5', -1, 1)).toBe('0.00')
    expect(convertCurrency('5', 1, Infinity)).toBe('0.00')
  })
})

describe('the digits of an amount', () => {
  it.each([
    ['.25', '0.25'],
    ['1e3', '1000.00'],
    ['1e+3', '1000.00'],
    ['25e-2', '0.25'],
    ['1e12', '1000000000000.00'],
    ['+12,345', '12345.00'],
    ['-123,456', '-123456.00'],
    ['12,345', '12345.00'],
    ['12,345e1', '123450.00'],
    ['1.234.567,89', '1234567.89'],
    ['12.345.678,5', '12345678.50'],
    ['+1,234,567', '1234567.00'],
    ['123,456,789', '123456789.00'],
    ['1,234,567e2', '123456700.00'],
    ['1,234,567e+12', '1234567000000000000.00'],
    ['0,125', '0.13'],
  ])('%s is %s', (typed, amount) => {
    expect([isAmount(typed), same(typed)]).toEqual([true, amount])
  })

  it.each([
    'x12,345',
    '1x,345',
    '12,345x',
    '1,2,3.5',
    '1.5,000.5',
    '1,234,56',
    '1,234,567e',
    '1,234,567x',
    'x1,234,567',
    '1234,567,890',
    '1,234,567ex',
    '1ex',
    '1e123',
    '1+',
    '1e+',
    '5+3',
  ])('%s is no amount', (typed) => {
    expect([isAmount(typed), same(typed)]).toEqual([false, '0.00'])
  })
})
