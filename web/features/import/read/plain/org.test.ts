import { expect, test } from 'vitest'
import type { When } from '#web/features/import/read/found.ts'
import { readOne } from '#web/features/import/read/read-in-test.ts'

const dayOf = (when: When | undefined) => (when !== undefined && 'day' in when ? when.day : '')

test('Org mode: tables and lists below headings, with horizontal rules, timestamps and settings', async () => {
  const { report, places, problems } = await readOne(
    [
      '#+TITLE: Cesty',
      '* Kde jsem byl',
      ':PROPERTIES:',
      ':ID: Rome',
      ':END:',
      '| Město    | Země | Od              | Do              |',
      '|----------+------+-----------------+-----------------|',
      '| Drážďany | DE   | <2018-12-07 Pá> | <2018-12-09 Ne> |',
      '| Benátky  | IT   | [2022-02-19 So 10:30] | [2022-02-22 Út] |',
      '|----------+------+-----------------+-----------------|',
      '| celkem   |      |                 | 2               |',
      '* Chci navštívit :cesty:',
      '- Kodaň',
      '- Lublaň',
      '| Město | Země |',
      '|-------+------|',
      '| Oslo  | NO   |',
      '* Kde jsem byl dřív',
      '- Vídeň <2010-05-03 Po>--<2010-05-06 Čt>',
    ].join('\n'),
  )
  expect(report.format).toBe('csv')
  expect(
    places.map(({ is, place, start, end, row }) =>
      [is, 'name' in place && place.name, dayOf(start), dayOf(end), row].join(' '),
    ),
  ).toEqual([
    'stay Drážďany 2018-12-07 2018-12-09 8',
    'stay Benátky 2022-02-19 2022-02-22 9',
    'wish Oslo   17',
    'wish Kodaň   13',
    'wish Lublaň   14',
    'stay Vídeň 2010-05-03 2010-05-06 19',
  ])
  expect(problems).toEqual([])
})
