import { describe, expect, test } from 'vitest'
import type { Collection, Field } from '#server/records/collection.ts'
import { emptyValue, isMultiple, sentValue, textsOf } from '#server/records/values.ts'
import { columnOf, listOf, numberOf, storedValue, textOf } from './coerce.ts'
import { idIn, rowFromBody } from './row-from-body.ts'
import { storedDate } from './stored-date.ts'
import { isEmail, lengthTooLong, textError, tooManyValues, valueError } from './value-errors.ts'

const one: Field = { type: 'select', values: ['a', 'b', 'c'], maxSelect: 1 }
const many: Field = { type: 'select', values: ['a', 'b', 'c'], maxSelect: 2 }
const none: Field = { type: 'select', values: ['a'], maxSelect: 0 }
const file: Field = { type: 'file', maxSelect: 2, maxSizeBytes: 1, mimeTypes: [] }
const relation: Field = { type: 'relation', to: 'x', maxSelect: 2, cascadeDelete: false }

describe('a date is stored', () => {
  test.each([
    ['2022-01-02', '2022-01-02 00:00:00.000Z'],
    [' 2022-01-02 ', '2022-01-02 00:00:00.000Z'],
    ['2022-01-02 03:04:05', '2022-01-02 03:04:05.000Z'],
    ['2022-01-02T03:04:05', '2022-01-02 03:04:05.000Z'],
    ['2022-01-02t03:04:05z', '2022-01-02 03:04:05.000Z'],
    ['2022-01-02 03:04:05.6', '2022-01-02 03:04:05.600Z'],
    ['2022-01-02 03:04:05.678912345Z', '2022-01-02 03:04:05.678Z'],
    ['2022-01-02 03:04:05 Z', '2022-01-02 03:04:05.000Z'],
    ['2022-01-02 03:04:05+02:30', '2022-01-02 00:34:05.000Z'],
    ['2022-01-02 03:04:05 +0230', '2022-01-02 00:34:05.000Z'],
    ['2022-01-02 03:04:05-02:30', '2022-01-02 05:34:05.000Z'],
    ['2022-01-02 23:59:59.999Z', '2022-01-02 23:59:59.999Z'],
    ['2024-02-29', '2024-02-29 00:00:00.000Z'],
    ['0000-01-01', '0000-01-01 00:00:00.000Z'],
    ['9999-12-31 23:59:59', '9999-12-31 23:59:59.000Z'],
  ])('%s as %s', (text, expected) => {
    expect(storedDate(text)).toBe(expected)
  })

  test.each([
    '',
    'x2022-01-02',
    '2022-01-02x',
    '2022-1-2',
    '22-01-02',
    '2022-13-01',
    '2022-00-01',
    '2022-01-00',
    '2023-02-29',
    '2022-04-31',
    '2022-01-02 24:00:00',
    '2022-01-02 23:60:00',
    '2022-01-02 23:59:60',
    '2022-01-02 03:04',
    '2022-01-02 03:04:05.',
    '2022-01-02 03:04:05.1234567890',
    '2022-01-02 03:04:05+2',
    '2022-01-02Z',
    '0000-01-01 00:00:00+01:00',
    '9999-12-31 23:59:59-01:00',
  ])('%s as a missing one', (text) => {
    expect(storedDate(text)).toBe('')
  })
})

describe('an e-mail address', () => {
  test.each([
    `${'a'.repeat(64)}@x.org`,
    `a@${'b'.repeat(248)}.org`,
    'a@1.de',
    'a@x-y.org',
    'a@x.o',
    'a@x.org1',
    'a@x.o-g',
    'a.b.c@x.org',
    "!#$%&'*+/=?^_`{|}~-@x.org",
  ])('can be %s', (address) => {
    expect(isEmail(address)).toBe(true)
  })

  test.each([
    '',
    `${'a'.repeat(65)}@x.org`,
    `a@${'b'.repeat(249)}.org`,
    'a@x-.org',
    'a@-x.org',
    'a@x..org',
    'a@.org',
    'a@x.1rg',
    'a@x.org.',
    'a@x',
    '.a@x.org',
    'a.@x.org',
    'a..b@x.org',
    'a b@x.org',
    'a@x.org b',
    ' a@x.org',
    'a@x.org\n',
    'a,b@x.org',
    '"a"@x.org',
    '<a@x.org>',
    'a@x.org@y.org',
  ])('cannot be %j', (address) => {
    expect(isEmail(address)).toBe(false)
  })
})

describe('the value of a field has the error', () => {
  const number = (options: object, value: number) => valueError({ type: 'number', ...options }, value)

  test('of a number out of its range', () => {
    expect(number({ min: -2, max: 3 }, -2)).toBeNull()
    expect(number({ min: -2, max: 3 }, 3)).toBeNull()
    expect(number({ min: -2 }, -2.5)).toEqual({
      code: 'validation_min_number_constraint',
      message: 'Must be larger than -2.',
      params: { min: -2 },
    })
    expect(number({ max: 3 }, 3.5)).toEqual({
      code: 'validation_max_number_constraint',
      message: 'Must be less than 3.',
      params: { max: 3 },
    })
    expect(number({}, 1e300)).toBeNull()
  })

  test('of a number with decimals', () => {
    expect(number({ integer: true }, 3)).toBeNull()
    expect(number({}, 3.5)).toBeNull()
    expect(number({ integer: true }, 3.5)).toEqual({
      code: 'validation_only_int_constraint',
      message: 'Decimal numbers are not allowed.',
    })
  })

  test('of a missing value, where one is required', () => {
    const required = { code: 'validation_required', message: 'Cannot be blank.' }
    const fields: Field[] = [
      { type: 'text', min: 3 },
      { type: 'email' },
      { type: 'number', min: 1 },
      { type: 'bool' },
      { type: 'date' },
      { type: 'json' },
      one,
      many,
      relation,
      file,
    ]
    for (const field of fields) {
      expect(valueError({ ...field, required: true }, emptyValue(field))).toEqual(required)
      expect(valueError(field, emptyValue(field))).toBeNull()
    }
  })

  test('of a text that is too short, too long or of another form', () => {
    const text = { min: 2, max: 3, pattern: /^a+$/ }
    for (const value of ['aa', 'aaa']) expect(textError(text, value)).toBeNull()
    expect(textError({ max: 2 }, '🙂🙂')).toBeNull()
    expect(textError(text, 'a')).toEqual({
      code: 'validation_min_text_constraint',
      message: 'Must be at least 2 character(s).',
      params: { min: 2 },
    })
    expect(textError(text, 'aaaa')).toEqual({
      code: 'validation_max_text_constraint',
      message: 'Must be no more than 3 character(s).',
      params: { max: 3 },
    })
    expect(textError(text, 'ab')).toEqual({
      code: 'validation_invalid_format',
      message: 'Invalid value format.',
    })
    expect(textError({}, 'x'.repeat(5000))).toBeNull()
    expect(textError({}, 'x'.repeat(5001))).toMatchObject({ params: { max: 5000 } })
    expect(valueError({ type: 'text', min: 2 }, 'a')).toMatchObject({ params: { min: 2 } })
  })

  test('of unknown values and of too many values', () => {
    expect(valueError(one, 'b')).toBeNull()
    expect(valueError(none, 'a')).toBeNull()
    expect(valueError(many, '["a","c"]')).toBeNull()
    expect(valueError(many, '["a","x"]')).toEqual({
      code: 'validation_invalid_value',
      message: 'Invalid value x.',
      params: { value: 'x' },
    })
    const tooMany = {
      code: 'validation_too_many_values',
      message: 'Select no more than 2.',
      params: { maxSelect: 2 },
    }
    expect(tooManyValues(2)).toEqual(tooMany)
    for (const field of [many, relation, file]) {
      expect(valueError(field, '["a","b"]')).toBeNull()
      expect(valueError(field, '["a","b","c"]')).toEqual(tooMany)
    }
    expect(lengthTooLong(5)).toEqual({
      code: 'validation_length_too_long',
      message: 'The length must be no more than 5.',
      params: { max: 5, min: 0 },
    })
  })

  test('of an address that is malformed, but none of a date or a boolean', () => {
    expect(valueError({ type: 'email' }, 'a@x.org')).toBeNull()
    expect(valueError({ type: 'email' }, 'a')).toEqual({
      code: 'validation_is_email',
      message: 'Must be a valid email address.',
    })
    expect(valueError({ type: 'date' }, 'x')).toBeNull()
    expect(valueError({ type: 'bool' }, 1)).toBeNull()
    expect(valueError({ type: 'autodate', onUpdate: true }, 'x')).toBeNull()
  })
})

describe('a value from a client is stored', () => {
  test.each<[Field, unknown, unknown]>([
    [{ type: 'text' }, 'x', 'x'],
    [{ type: 'text' }, 1.5, '1.5'],
    [{ type: 'text' }, true, 'true'],
    [{ type: 'text' }, null, ''],
    [{ type: 'text' }, ['x'], ''],
    [{ type: 'text' }, 'a\ud800', 'a\ufffd'],
    [{ type: 'email' }, 'a@x.org', 'a@x.org'],
    [{ type: 'number' }, '12', 12],
    [{ type: 'number' }, '-1.5e3', -1500],
    [{ type: 'number' }, '+.5', 0.5],
    [{ type: 'number' }, '5.', 5],
    [{ type: 'number' }, '1e+2', 100],
    [{ type: 'number' }, '1E-2', 0.01],
    [{ type: 'number' }, '12px', 0],
    [{ type: 'number' }, 'x12', 0],
    [{ type: 'number' }, '0x10', 0],
    [{ type: 'number' }, '.', 0],
    [{ type: 'number' }, '', 0],
    [{ type: 'number' }, '1e308', 1e308],
    [{ type: 'number' }, Number.NaN, 0],
    [{ type: 'number' }, false, 0],
    [{ type: 'number' }, true, 1],
    [{ type: 'number' }, {}, 0],
    [{ type: 'bool' }, '1', 1],
    [{ type: 'bool' }, 't', 1],
    [{ type: 'bool' }, 'TRUE', 1],
    [{ type: 'bool' }, 'true', 1],
    [{ type: 'bool' }, 'True', 1],
    [{ type: 'bool' }, 'tRUE', 0],
    [{ type: 'bool' }, 'xtrue', 0],
    [{ type: 'bool' }, 'truex', 0],
    [{ type: 'bool' }, '0', 0],
    [{ type: 'bool' }, 2, 1],
    [{ type: 'bool' }, 0, 0],
    [{ type: 'bool' }, true, 1],
    [{ type: 'bool' }, null, 0],
    [{ type: 'date' }, '2022-01-02', '2022-01-02 00:00:00.000Z'],
    [{ type: 'date' }, 2022, ''],
    [{ type: 'autodate', onUpdate: false }, '2022-01-02', '2022-01-02 00:00:00.000Z'],
    [{ type: 'json' }, { a: [1] }, '{"a":[1]}'],
    [{ type: 'json' }, undefined, 'null'],
    [{ type: 'json' }, 'x', '"x"'],
    [one, ['a', 'b'], 'b'],
    [one, [], ''],
    [one, 'a', 'a'],
    [many, ['a', 'b', 'a'], '["a","b"]'],
    [many, 'a', '["a"]'],
    [many, '["b","a"]', '["b","a"]'],
    [many, '[b', '["[b"]'],
    [many, '["b"', '["[\\"b\\""]'],
    [many, ['', null, 'a'], '["a"]'],
    [many, null, '[]'],
    [relation, [1, true], '["1","true"]'],
  ])('in a field %j: %j as %j', (field, value, expected) => {
    expect(storedValue(field, value)).toBe(expected)
  })

  test('except a number above 1.8e308', () => {
    for (const value of [Infinity, -Infinity, '1e400', '-1e400'])
      expect(() => storedValue({ type: 'number' }, value)).toThrow()
  })

  test('except a text with a NUL character', () => {
    for (const field of [{ type: 'text' }, { type: 'json' }, one] as const)
      expect(() => storedValue(field, 'a\0b')).toThrow()
    expect(() => textOf('\0')).toThrow()
  })
})

describe('what a column holds', () => {
  test('is the empty value of its type where a value is missing', () => {
    expect(emptyValue({ type: 'number' })).toBe(0)
    expect(emptyValue({ type: 'bool' })).toBe(0)
    expect(emptyValue({ type: 'json' })).toBe('null')
    expect([one, many, relation, file].map(emptyValue)).toEqual(['', '[]', '[]', '[]'])
    expect([one, many, relation, file, none].map(isMultiple)).toEqual([false, true, true, true, false])
    expect(isMultiple({ type: 'text' })).toBe(false)
  })

  test('is sent in the type of its field, and textsOf() reads it as texts', () => {
    expect(sentValue({ type: 'bool' }, 1)).toBe(true)
    expect(sentValue({ type: 'bool' }, 0)).toBe(false)
    expect(sentValue({ type: 'number' }, 1)).toBe(1)
    expect(sentValue({ type: 'json' }, '{"a":1}')).toEqual({ a: 1 })
    expect(sentValue({ type: 'json' }, undefined)).toBeNull()
    expect(sentValue(many, '["a"]')).toEqual(['a'])
    expect(sentValue(one, 'a')).toBe('a')
    expect(textsOf(many, '["a","b"]')).toEqual(['a', 'b'])
    expect(textsOf(many, undefined)).toEqual([])
    expect(textsOf(many, '{}')).toEqual([])
    for (const nothing of ['', null, undefined]) expect(textsOf(one, nothing)).toEqual([])
    expect(textsOf(one, 'a')).toEqual(['a'])
    expect(columnOf(one, ['a', 'b'])).toBe('b')
    expect(columnOf(many, [])).toBe('[]')
    expect(listOf([['a']])).toEqual([])
    expect(numberOf('7')).toBe(7)
  })
})

describe('the row that a body makes', () => {
  const collection: Collection = {
    name: 'x',
    id: 'x',
    type: 'base',
    fields: {
      text: { type: 'text' },
      'odd+': { type: 'text' },
      count: { type: 'number' },
      one,
      many,
      secret: { type: 'text', hidden: true },
      price: { type: 'number', serverSet: true },
      created: { type: 'autodate', onUpdate: false },
    },
    rules: { list: null, view: null, create: null, update: null, delete: null },
  }
  const before = {
    text: 'a',
    'odd+': 'b',
    count: 5,
    one: 'a',
    many: '["a","b"]',
    secret: 's',
    price: 1,
    created: 'c',
  }

  test.each<[Record<string, unknown>, Record<string, unknown>]>([
    [{ text: 'x' }, { text: 'x' }],
    [{ nothing: 'x', 'nothing+': 1, constructor: 'x' }, {}],
    [{ secret: 'x', price: 9, created: 'x', 'price+': 9, 'secret+': 'x' }, {}],
    [{ manyx: ['a'], countx: 1, many: ['a', 'b'] }, {}],
    [{ 'odd+': 'x' }, { 'odd+': 'x' }],
    [{ 'count+': 2 }, { count: 7 }],
    [{ '+count': 2 }, { count: 7 }],
    [{ 'count-': '2' }, { count: 3 }],
    [{ 'count+': 1, count: 10 }, { count: 11 }],
    [{ 'many+': 'c' }, { many: '["a","b","c"]' }],
    [{ '+many': ['c', 'b'] }, { many: '["c","b","a"]' }],
    [{ 'many-': ['a', 'x'] }, { many: '["b"]' }],
    [{ 'one+': 'b' }, { one: 'b' }],
    [{ '+one': 'b' }, { one: 'b' }],
    [{ 'one-': 'a' }, { one: '' }],
    [{ 'one-': 'b' }, {}],
    [{ 'text+': 'x', 'text-': 'a', '+text': 'x' }, {}],
  ])('%j changes %j', (body, changed) => {
    expect(rowFromBody(collection, before, body)).toEqual({ ...before, ...changed })
  })

  test('has the id of the body, or none', () => {
    expect(idIn({ id: 'x' })).toBe('x')
    expect(idIn({ id: 5 })).toBe('5')
    expect(idIn({})).toBe('')
  })
})
