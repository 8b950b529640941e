import { describe, expect, test } from 'vitest'
import { likePattern, rangeOf } from '#server/records/filter/like-pattern.ts'
import { tokensOf } from '#server/records/filter/tokens.ts'
import { excerpt } from './excerpt.ts'
import { type Page, pageOf } from './paging.ts'
import { pickFields } from './pick-fields.ts'
import { bodyOf } from './response-body.ts'

describe('an excerpt', () => {
  test.each([
    ['plain text', 'plain text'],
    ['  a \n\t b  ', 'a b'],
    ['<p>a</p><p>b</p>', 'a b'],
    ['a<br>b<BR/>c', 'a b c'],
    ['<div class="x">a</div><b>b</b>c', 'a bc'],
    ['<h1>a</h1>b<h6>c</h6>d<h7>e</h7>', 'a b c de'],
    ['<ul><li>a<li>b</ul><table><tr><td>c<th>d</table>', 'a b c d'],
    ['a<section>b<article>c<blockquote>d<pre>e<hr>f<ol>g', 'a b c d e f g'],
    ['a<i>b</i>', 'ab'],
    ['a < b and c > d', 'a < b and c > d'],
    ['1<2', '1<2'],
    ['a<script>alert("<p>")</script>b', 'a b'],
    ['a<SCRIPT src="x">alert(1)</SCRIPT >b', 'a b'],
    ['a<style>x</style>b<svg><g></svg>c<title>t</title>d', 'a b c d'],
    ['a<script>never closed', 'a'],
    ['a<scripted>b', 'ab'],
    ['a<!-- hidden -->b', 'ab'],
    ['a<!-- never closed', 'a'],
    ['&amp;&lt;&gt;&quot;&#39;&nbsp;&copy;x', `&<>"' &copy;x`],
    ['&amp;lt;', '&lt;'],
  ])('of %j is %j', (text, expected) => {
    expect(excerpt(text, 100, true)).toBe(expected)
  })

  test('is cut after a number of characters, without a blank at its end', () => {
    expect(excerpt('abcd', 4, true)).toBe('abcd')
    expect(excerpt('abcde', 4, true)).toBe('abcd...')
    expect(excerpt('abcde', 4, false)).toBe('abcd')
    expect(excerpt('abc de', 4, true)).toBe('abc...')
    expect(excerpt('🙂🙂🙂', 2, true)).toBe('🙂🙂...')
  })
})

describe('the pattern of "~"', () => {
  test.each([
    ['a', '%a%'],
    ['', '%%'],
    ['a_b', String.raw`%a\_b%`],
    [String.raw`a\b`, String.raw`%a\\b%`],
    [String.raw`a\\b`, String.raw`%a\\b%`],
    [String.raw`a\%`, String.raw`%a\%%`],
    [String.raw`a\_`, String.raw`%a\_%`],
    ['a%', 'a%'],
    ['%a_', '%a_'],
    [String.raw`\\%`, String.raw`\\%`],
    [String.raw`%a\ `.trim(), String.raw`%a\\`],
    [String.raw`%a\\`, String.raw`%a\\`],
  ])('%j is %j', (text, expected) => {
    expect(likePattern(text)).toBe(expected)
  })

  test.each([
    ['par%', { from: 'par', below: 'pas' }],
    ['a%', { from: 'a', below: 'b' }],
    ['az%', { from: 'az', below: 'a{' }],
    ['%', null],
    ['par', null],
    ['%par%', null],
    ['p%r%', null],
    ['p_r%', null],
    [String.raw`p\r%`, null],
    ['pär%', null],
    ['par%x', null],
  ])('on folded text makes of %j the range %j', (pattern, expected) => {
    expect(rangeOf(pattern)).toEqual(expected)
  })
})

describe('the tokens of a filter', () => {
  test.each<[string, unknown[]]>([
    ['', []],
    [' \n// a comment', []],
    ['// one\n( )', [{ type: '(' }, { type: ')' }]],
    ['&&||', [{ type: '&&' }, { type: '||' }]],
    ...['=', '!=', '<', '<=', '>', '>=', '~', '!~'].flatMap((operator): [string, unknown[]][] => [
      [operator, [{ type: 'operator', operator, any: false }]],
      [`?${operator}`, [{ type: 'operator', operator, any: true }]],
    ]),
    ['"a"', [{ type: 'text', value: 'a' }]],
    [String.raw`"a\"b\\c\n\u00e9\/\%"`, [{ type: 'text', value: 'a"b\\c\né\\/\\%' }]],
    [String.raw`"\b\f\r\t"`, [{ type: 'text', value: '\b\f\r\t' }]],
    [String.raw`'a\'b\"\\\n\r\t\x\%'`, [{ type: 'text', value: 'a\'b"\\\n\r\t\\x\\%' }]],
    [String.raw`'\u00e9'`, [{ type: 'text', value: String.raw`\u00e9` }]],
    ['"a\nb"', [{ type: 'text', value: 'a\nb' }]],
    [
      `"it's"'"'`,
      [
        { type: 'text', value: "it's" },
        { type: 'text', value: '"' },
      ],
    ],
    ['12', [{ type: 'number', value: 12 }]],
    ['-1.50', [{ type: 'number', value: -1.5 }]],
    ['name', [{ type: 'name', path: ['name'], modifier: null }]],
    ['@request.auth.id', [{ type: 'name', path: ['@request', 'auth', 'id'], modifier: null }]],
    ['_a1.b:lower', [{ type: 'name', path: ['_a1', 'b'], modifier: 'lower' }]],
    [
      'a=1',
      [
        { type: 'name', path: ['a'], modifier: null },
        { type: 'operator', operator: '=', any: false },
        { type: 'number', value: 1 },
      ],
    ],
  ])('%j', (filter, tokens) => {
    expect(tokensOf(filter)).toEqual(tokens)
  })

  test.each([
    '1a',
    '1.',
    '1.2.3',
    '-',
    '.5',
    'a.',
    'a..b',
    'a:',
    'a:b:c',
    'a:b.c',
    '&',
    '|',
    '?',
    '!',
    '"a',
    "'a",
    'ä',
    '#',
  ])('cannot be %j', (filter) => {
    expect(() => tokensOf(filter)).toThrow()
  })
})

describe('the page of a list', () => {
  test.each<[Record<string, string>, Page]>([
    [{}, { page: 1, perPage: 30, skipTotal: false }],
    [
      { page: '', perPage: '', skipTotal: '' },
      { page: 1, perPage: 30, skipTotal: false },
    ],
    [
      { page: '2', perPage: '1' },
      { page: 2, perPage: 1, skipTotal: false },
    ],
    [
      { page: '+2', perPage: '-1' },
      { page: 2, perPage: 30, skipTotal: false },
    ],
    [
      { page: '-2', perPage: '1000' },
      { page: 1, perPage: 1000, skipTotal: false },
    ],
    [
      { page: '0', perPage: '1001' },
      { page: 1, perPage: 1000, skipTotal: false },
    ],
    ...['1', 't', 'T', 'TRUE', 'true', 'True'].map((skipTotal): [Record<string, string>, Page] => [
      { skipTotal },
      { page: 1, perPage: 30, skipTotal: true },
    ]),
    ...['0', 'f', 'F', 'FALSE', 'false', 'False'].map((skipTotal): [Record<string, string>, Page] => [
      { skipTotal },
      { page: 1, perPage: 30, skipTotal: false },
    ]),
  ])('for %j is %j', (query, expected) => {
    expect(pageOf(query)).toEqual(expected)
  })

  test.each<Record<string, string>>([
    { page: '1x' },
    { page: 'x1' },
    { perPage: '--1' },
    { page: '9007199254740992' },
    { skipTotal: 'tRUE' },
    { skipTotal: 'xtrue' },
    { skipTotal: 'falsex' },
    { skipTotal: '10' },
  ])('cannot be asked for by %j', (query) => {
    expect(() => pageOf(query)).toThrow()
  })
})

describe('the fields of a response', () => {
  const record = { id: 1, name: 'abc', expand: { city: { id: 2, name: 'def' } }, tags: [{ a: 1, b: 2 }] }

  test.each<[string | undefined, unknown]>([
    [undefined, record],
    ['', record],
    ['  ', record],
    [',', {}],
    ['id', { id: 1 }],
    [' id , name ', { id: 1, name: 'abc' }],
    ['expand', { expand: record.expand }],
    ['expand.city.id', { expand: { city: { id: 2 } } }],
    ['expand.*.id', { expand: { city: { id: 2 } } }],
    ['*', record],
    ['*,expand.city.id', { ...record, expand: { city: { id: 2 } } }],
    ['tags.a', { tags: [{ a: 1 }] }],
    ['name.x', { name: 'abc' }],
    ['name:excerpt(2)', { name: 'ab' }],
    ['name:excerpt(2,false)', { name: 'ab' }],
    ['name:excerpt(2,F)', { name: 'ab' }],
    ['name:excerpt(2,0)', { name: 'ab' }],
    ...['true', '1', 't', 'TRUE', 'T'].map((yes): [string, unknown] => [
      `name:excerpt(2,${yes})`,
      { name: 'ab...' },
    ]),
    ['name:EXCERPT( 2 , true ),id', { name: 'ab...', id: 1 }],
    ['id:excerpt(2)', { id: 1 }],
  ])('%j', (fields, expected) => {
    expect(pickFields(record, fields)).toEqual(expected)
  })

  test('are those of the items of a list', () => {
    const list = { items: [record], totalItems: 1 }
    expect(pickFields(list, 'id')).toEqual({ items: [{ id: 1 }], totalItems: 1 })
    expect(pickFields({ items: [record] }, 'items.id')).toEqual({ items: [{ id: 1 }] })
    expect(pickFields({ items: 1, totalItems: 1 }, 'items')).toEqual({ items: 1 })
    expect(pickFields(null, 'id')).toBeNull()
    expect(pickFields([record, record], 'id')).toEqual([{ id: 1 }, { id: 1 }])
  })

  test.each([
    'name:',
    'name:x()',
    'name:excerpt(0)',
    'name:excerpt(2,x)',
    'name:excerpt(2)x',
    'name:xexcerpt(2)',
    'name:excerpt(2,true,1)',
  ])('%j gives an empty body', (fields) => {
    expect(String(bodyOf(record, fields))).toBe('')
  })

  test('are sent with the markup characters of HTML escaped', () => {
    expect(String(bodyOf({ a: '<&>\u2028\u2029' }, undefined))).toBe(
      String.raw`{"a":"\u003c\u0026\u003e\u2028\u2029"}`,
    )
    expect(() => bodyOf({ a: 1n }, undefined)).toThrow(TypeError)
  })
})
