import { expect, test } from 'vitest'
import { readOne } from '#web/features/import/read/read-in-test.ts'
import { languages } from './languages/all.ts'
import { entriesOf } from './languages/travel-words.ts'
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

test.each([
  ['en', 'Still to go: Kyoto, Oslo', 'Missing: Kyoto, Oslo', 'Next: Kyoto, Oslo'],
  ['de', 'Noch hin: Kyoto, Oslo', 'Es fehlen noch: Kyoto, Oslo', 'Offen: Kyoto, Oslo'],
  ['fr', 'Reste à voir : Kyoto, Oslo', 'Il me manque : Kyoto, Oslo'],
  ['es', 'Me faltan: Kyoto, Oslo', 'Falta: Kyoto, Oslo', 'Por ver: Kyoto, Oslo'],
  ['pt', 'Faltam: Kyoto, Oslo', 'Por ver: Kyoto, Oslo'],
  ['it', 'Mancano: Kyoto, Oslo', 'Ancora da vedere: Kyoto, Oslo'],
  ['nl', 'Nog heen: Kyoto, Oslo', 'Nog te zien: Kyoto, Oslo'],
  ['sv', 'Kvar: Kyoto, Oslo', 'Kvar att se: Kyoto, Oslo'],
  ['da', 'Mangler: Kyoto, Oslo'],
  ['nb', 'Gjenstår: Kyoto, Oslo'],
  ['is', 'Eftir að sjá: Kyoto, Oslo', 'Vantar: Kyoto, Oslo'],
  ['fi', 'Näkemättä: Kyoto, Oslo', 'Jäljellä: Kyoto, Oslo'],
  ['et', 'Veel minna: Kyoto, Oslo'],
  ['lv', 'Vēl jāredz: Kyoto, Oslo'],
  ['lt', 'Liko: Kyoto, Oslo'],
  ['pl', 'Zostało: Kyoto, Oslo', 'Brakuje: Kyoto, Oslo'],
  ['cs', 'Zbývá: Kyoto, Oslo', 'Chybí: Kyoto, Oslo'],
  ['sk', 'Chýba: Kyoto, Oslo'],
  ['ru', 'Осталось: Kyoto, Oslo', 'Ещё посетить: Kyoto, Oslo'],
  ['uk', 'Залишилось: Kyoto, Oslo'],
  ['bg', 'Остава: Kyoto, Oslo'],
  ['sr', 'Preostalo: Kyoto, Oslo'],
  ['sl', 'Še obiskati: Kyoto, Oslo'],
  ['tr', 'Kalanlar: Kyoto, Oslo'],
  ['az', 'Gediləcək: Kyoto, Oslo'],
  ['hu', 'Hátravan: Kyoto, Oslo'],
  ['ro', 'De văzut: Kyoto, Oslo'],
  ['el', 'Μένουν: Kyoto, Oslo'],
  ['sq', 'Për të parë: Kyoto, Oslo'],
  ['ca', 'Em falten: Kyoto, Oslo'],
  ['ar', 'المتبقي: Kyoto, Oslo'],
  ['fa', 'باقی‌مانده: Kyoto, Oslo'],
  ['he', 'נשארו: Kyoto, Oslo'],
  ['hi', 'बाकी: Kyoto, Oslo'],
  ['ja', '残り：Kyoto, Oslo'],
  ['zh', '待去：Kyoto, Oslo'],
  ['ko', '남은 곳: Kyoto, Oslo'],
  ['th', 'ยังเหลือ: Kyoto, Oslo'],
  ['vi', 'Còn lại: Kyoto, Oslo'],
  ['id', 'Sisa: Kyoto, Oslo'],
])('places still to go are wishes: %s', async (_, ...lines) => {
  for (const line of lines) {
    const places = await told(`Lima 2012\n${line}`)
    expect(places[0]).toBe('stay Lima 2012')
    expect(places.slice(1), line).toEqual(['wish Kyoto, Oslo'])
  }
})

test('a word for a missing value in a cell is no wish', async () => {
  expect(await told('city,country,hotel\nLima,Peru,missing\nOslo,Norway,Grand')).toEqual([
    'listed Lima',
    'listed Oslo',
  ])
})

test.each([
  ['My trips', 'Our Travels', 'My visited cities'],
  ['Meine Reisen (Stand Herbst)', 'Unsere Urlaube:', 'Mes voyages', 'Mis viajes', 'Minhas viagens'],
  ['I miei viaggi', 'Mijn reizen', 'Mina resor', 'Mine rejser', 'Mine reiser', 'Ferðirnar mínar', 'Matkani'],
  ['Minu reisid', 'Mani ceļojumi', 'Mano kelionės', 'Moje podróże', 'Moje cesty', 'Moje výlety'],
  ['Мои поездки', 'Мої подорожі', 'Моите пътувания', 'Moja putovanja', 'Moja potovanja'],
  ['Seyahatlerim', 'Səyahətlərim', 'Utazásaim', 'Călătoriile mele', 'Τα ταξίδια μου', 'Udhëtimet e mia'],
  ['Els meus viatges', 'رحلاتي', 'سفرهای من', 'הטיולים שלי', 'मेरी यात्राएँ', '私の旅行', '我的旅行', '내 여행'],
  ['การเดินทางของฉัน', 'Các chuyến đi của tôi', 'Perjalanan saya'],
])('the title of a list is no place: %s', async (...titles) => {
  for (const title of titles) {
    expect(await told(`${title}\nLima 2012\nQuito`), title).toEqual(['stay Lima 2012', 'listed Quito'])
    expect(await told(`${title}\n\nLima 2012`), title).toEqual(['stay Lima 2012'])
  }
})

test('a line that names a place below other lines, or alone, is no title', async () => {
  expect(await told('Lima 2012\nMy trips')).toEqual(['stay Lima 2012', 'listed My trips'])
  expect(await told('My trip to Rome\nOslo 2012')).toEqual(['listed My trip to Rome', 'stay Oslo 2012'])
})

test('a noun for a journey in brackets is no place', async () => {
  expect(await told('Prag (Klassenfahrt 1999)\nWien (1999 Klassenfahrt)\nOslo (Hochzeitsreise)')).toEqual([
    'stay Prag 1999',
    'stay Wien 1999',
    'listed Oslo',
  ])
  expect(await told('Prague (school trip 1999)\nPortland (Oregon)')).toEqual([
    'stay Prague 1999',
    'listed Portland (Oregon)',
  ])
})

test('a question mark behind a date says that it is uncertain', async () => {
  expect(await told('Athen 2017??\nBern (2013?)\nGraz 2016 (?)\nPisa May 2019?\nLima 2012')).toEqual([
    'stay Athen 2017~',
    'stay Bern 2013~',
    'stay Graz 2016~',
    'stay Pisa 2019-05~',
    'stay Lima 2012',
  ])
})
