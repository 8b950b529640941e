import { expect, test } from 'vitest'
import { readOne } from '#web/features/import/read/read-in-test.ts'
import { entriesOf, languages } from './languages.ts'
import { joinsDates, joinsPlaces } from './joints.ts'
import { isCancelled, kindOf, senseOf } from './senses.ts'
import { boxReader, markOf } from './ticks.ts'

const all = Object.entries(languages)
const wordsOf = (words: object, key: string): string[] => {
  const list: unknown = Reflect.get(words, key)
  return typeof list === 'string' ? entriesOf(list) : []
}
const told = async (text: string) =>
  (await readOne(text)).places.map(({ is, place, start }) =>
    `${is} ${'name' in place ? place.name : ''} ${start && 'day' in start ? start.day : ''}`.trim(),
  )

test.each(all)('"and" joins places, dates and the cells of a table: %s', async (_, words) => {
  const ands = wordsOf(words, 'and').filter((word) => !/^[וו]$/u.test(word))
  for (const and of ands) {
    expect(joinsPlaces(` ${and} `), and).toBe(true)
    expect(joinsDates(` ${and} `), and).toBe(true)
  }
  expect(await told(ands.map((and) => `Lima ${and} Quito`).join('\n'))).toEqual(
    ands.flatMap(() => ['listed Lima', 'listed Quito']),
  )
  const cells = ands.map((and, index) => `${['Peru', 'Chile', 'Kenya', 'Cuba'][index]},Lima ${and} Quito`)
  expect(await told(`country,city\n${cells.join('\n')}\nJapan,Nara`)).toEqual([
    ...ands.flatMap(() => ['listed Lima', 'listed Quito']),
    'listed Nara',
  ])
})

test.each(all)('a kind is the same in a table, a heading and a bracket: %s', async (_, words) => {
  const texts = (['wish', 'lived', 'layover'] as const).flatMap((sense) => {
    const list: unknown = Reflect.get(words, sense)
    return list !== null && typeof list === 'object' ? wordsOf(list, 'alone') : []
  })
  const expected = texts.map((text) => `${kindOf(text) ?? text} Lima`)
  const states = texts.filter((text) => !isCancelled(text))
  expect(await told(`city,status\nLima,\n${states.map((text) => `Lima,${text}`).join('\n')}`)).toEqual([
    'listed Lima',
    ...states.map((text) => `${kindOf(text) ?? text} Lima`),
  ])
  expect(await told(texts.map((text) => `## ${text}\n- Lima`).join('\n'))).toEqual(expected)
  expect(await told(texts.map((text) => `Lima (${text})`).join('\n'))).toEqual(expected)
})

test('words for yes and no are ticks, and none is both', () => {
  for (const [language, words] of all) {
    for (const word of wordsOf(words, 'no')) expect(markOf(word), `${language} ${word}`).toBe(false)
    for (const word of wordsOf(words, 'yes')) expect(markOf(word), `${language} ${word}`).toBe(true)
  }
})

test('a cross is a tick where nothing else is, and a ring is one beside crosses', () => {
  const read = (...lines: string[]) => lines.map(boxReader(lines))
  expect(read('✗ Lima', '☐ Quito')).toEqual([true, false])
  expect(read('✓ Lima', '✗ Quito', '⭕ Cusco')).toEqual([true, false, true])
  expect(read('⭕ Lima', '× Quito')).toEqual([true, false])
  expect(read('⭕ Lima', 'Quito')).toEqual([undefined, undefined])
})

test('regular expressions of words are only found as whole words', () => {
  expect(senseOf('planet')).toBeUndefined()
  expect(senseOf('dreamland')).toBeUndefined()
})
