import { expect, test } from 'vitest'
import { argumentsOf, compileTexts, missingTexts } from './compile.ts'
import { directionOf, matchLanguage, ownNameOf } from './languages.ts'
import { pseudoTexts } from './pseudo.ts'
import { fillTexts } from './texts.ts'

const english = {
  title: 'Trips',
  count: '{count, plural, one {# city} other {# cities}}',
  group: { by: 'by {way, select, plane {air} train {rail} other {}}' },
}

const shown = (source: object, language: string) => {
  const texts: Record<string, unknown> = {}
  fillTexts(texts, compileTexts(source as typeof english, english, language), language)
  return texts as { title: string; count: (values: { count: number }) => string }
}

test('plurals and numbers follow the language', () => {
  expect(shown(english, 'en').count({ count: 1 })).toBe('1 city')
  expect(shown(english, 'en').count({ count: 1234 })).toBe('1,234 cities')
  expect(shown({ count: '{count, plural, two {مدينتان} other {# مدن}}' }, 'ar').count({ count: 2 })).toBe(
    'مدينتان',
  )
})

test('a translation without the arguments of the English text is still called as a function', () => {
  expect(shown({ count: 'einige' }, 'de').count({ count: 3 })).toBe('einige')
})

test('a right-to-left text isolates its arguments from its own letters', () => {
  const original = { by: '<b>{name}</b>', on: '{n, plural, other {# in {city}}}', km: '{km, number} km' }
  const texts: Record<string, (values: object) => unknown> = {}
  const values = { name: 'Frankfurt (Oder)', city: 'Rome', n: 2, km: 3, b: (parts: unknown[]) => parts }
  const textOf = (key: string) => [texts[key]?.(values)].flat(2).join('')
  fillTexts(texts, compileTexts(original, original, 'ar'), 'ar')
  expect(textOf('by')).toBe('\u2068Frankfurt (Oder)\u2069')
  expect(textOf('on')).toBe('2 in \u2068Rome\u2069')
  expect(textOf('km')).toBe('3 km')
  fillTexts(texts, compileTexts(original, original, 'de'), 'de')
  expect(textOf('by')).toBe('Frankfurt (Oder)')
})

test('filling again keeps the groups and replaces their texts', () => {
  const texts: { group?: { by?: unknown } } = {}
  fillTexts(texts, { group: { by: 'before' } }, 'en')
  const { group } = texts
  fillTexts(texts, { group: { by: 'after' } }, 'de')
  expect(group).toEqual({ by: 'after' })
})

test('missing texts are those that only English has', () => {
  expect(missingTexts({ title: 'Reisen', group: {} }, english)).toEqual({
    count: english.count,
    group: english.group,
  })
  expect(missingTexts(english, english)).toEqual({})
})

test('an argument has one kind, and a malformed text is refused', () => {
  expect([...argumentsOf(english.count)]).toEqual([['count', 'number']])
  expect([...argumentsOf(english.group.by)]).toEqual([['way', ['other', 'plane', 'train']]])
  expect(() => argumentsOf('{count, plural, other {{count} cities}}')).toThrow('count')
  expect(() => argumentsOf('{count, plural, one {# city}')).toThrow()
})

test('the pseudo-language keeps arguments and makes words longer', () => {
  const pseudo = shown(pseudoTexts(english), 'en-XA')
  expect(pseudo.title).toBe('Ţŕîpšpš')
  expect(pseudo.count({ count: 2 })).toBe('2 çîţîéšéš')
})

test('a wanted language is found by its tag, or by the tag without its region', () => {
  expect(matchLanguage(['fr', 'de-AT'], ['de', 'en'])).toBe('de')
  expect(matchLanguage(['', 'fr'], ['de', 'en'])).toBe('en')
  expect(matchLanguage(['en-GB', 'de'], ['de', 'en'])).toBe('en')
})

test('a language has a name of its own and a direction', () => {
  expect([ownNameOf('de'), directionOf('de')]).toEqual(['Deutsch', 'ltr'])
  expect([ownNameOf('ar'), directionOf('ar'), directionOf('he')]).toEqual(['العربية', 'rtl', 'rtl'])
})
