import { expect, test } from 'vitest'
import { randomFrom } from '#web/features/import/fuzz/mutations.ts'
import { readFiles } from '#web/features/import/read/read-files.ts'
import { blobSource } from '#web/features/import/read/sources.ts'
import { allWords } from '#web/features/import/read/words/languages/all.ts'
import { entriesOf } from '#web/features/import/read/words/languages/travel-words.ts'

const names =
  'Lima,Köln,São Paulo,Київ,京都,도쿄,القاهرة,Αθήνα,Ньїреґгаза,St. Ives,Bosnia and Herzegovina'.split(',')
const dates =
  '2019,May 2019,3.5.2019,2019-05-03,3–7 May 2018,summer 2017,٢٠١٨,2019年5月,12/05,next year'.split(',')
const signs = [
  ', ',
  '\n',
  '\n',
  '; ',
  ' – ',
  ' (',
  ') ',
  ': ',
  '\t',
  '\n- ',
  '\n# ',
  '\n[x] ',
  ' / ',
  '. ',
  '"',
  '→',
]
const wordsOf = allWords.flatMap((words) => [
  ...entriesOf(words.and),
  ...entriesOf(words.onward),
  ...entriesOf(words.journey),
  ...entriesOf(words.yes),
  ...(['wish', 'lived', 'layover', 'visited'] as const).flatMap((sense) => entriesOf(words[sense]?.alone)),
])
const headers = ['city', 'Land', 'ville;date', 'город', '都市', 'from', 'notes', 'year']

const lettersOf = (text: string) => text.normalize('NFKC').replaceAll(/[^\p{L}]|[年月日]/gu, '')
const randomText = (random: () => number) => {
  const pick = (items: readonly string[]) => items[Math.floor(random() * items.length)] ?? ''
  const parts = Array.from({ length: 3 + Math.floor(random() * 25) }, () => {
    const kind = random()
    const part =
      kind < 0.35 ? pick(names) : kind < 0.5 ? pick(dates) : kind < 0.7 ? ` ${pick(wordsOf)} ` : pick(signs)
    return random() < 0.05 ? pick(headers) : part
  })
  return parts.join('')
}

test('each name that is read from a random text occurs in it, and each year is one of its years', async () => {
  const random = randomFrom(187)
  const texts = Array.from({ length: 400 }, () => randomText(random)).filter((text) => text.trim() !== '')
  const files = texts.map((text, index) => blobSource(new Blob([text]), `${index}.txt`))
  const { reports, places } = await readFiles(files, { signal: new AbortController().signal })
  expect(new Set(reports.flatMap(({ format }) => format ?? []))).toEqual(new Set(['csv', 'list']))
  expect(places.length).toBeGreaterThan(700)
  const letters = reports.map(({ name }) => lettersOf(texts[Number.parseInt(name, 10)] ?? ''))
  for (const { place, start, end, said, file } of places) {
    const name = 'name' in place ? (place.name ?? '') : ''
    for (const part of name.split(', ')) expect(letters[file], name).toContain(lettersOf(part))
    for (const when of [start, end, ...(said ?? []).map((each) => each.start)])
      if (when !== undefined && 'day' in when)
        expect(['2017', '2018', '2019'], when.day).toContain(when.day.slice(0, 4))
    for (const { at } of said ?? [])
      expect(at[0] >= 0 && at[0] < at[1] && at[1] <= name.length, name).toBe(true)
  }
})
