import { expect, test } from 'vitest'
import { readOne } from './read-in-test.ts'

test.each([
  ['a table of quotation marks', '"'.repeat(100_000)],
  ['a table of delimiters', `name,lat,lon\n${','.repeat(200_000)}`],
  ['a line of spaces', `Paris ${' '.repeat(50_000)}\nRome\n`],
  ['a line of connectors', `${'Paris and '.repeat(180)}\n`],
  ['a calendar of folds', `BEGIN:VCALENDAR\n${'\n '.repeat(100_000)}`],
  [
    'a calendar of parameters',
    `BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART${';A="'.repeat(20_000)}\nEND:VEVENT\n`,
  ],
  ['events of arrows', `BEGIN:VCALENDAR\n${'BEGIN:VEVENT\nSUMMARY:A -> -> -> B\nEND:VEVENT\n'.repeat(2000)}`],
  ['a long number', `city,date\nRome,${'9'.repeat(100_000)}\nParis,2019\n`],
])('%s takes no noticeable time', async (_, text) => {
  const begun = process.cpuUsage()
  await readOne(text)
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(1000)
})
