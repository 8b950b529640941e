import { expect, test } from 'vitest'
import { readOne } from './read-in-test.ts'
import { samplesOfApps } from './samples-of-apps.ts'

/** Numbers from 0 to 1 that are the same in each run. */
const randomOf = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed / 2 ** 32
}

const odd = [
  '"',
  '\\',
  '{',
  '[',
  ']',
  '}',
  ',',
  ';',
  '\n',
  '\r',
  '\0',
  '\uFEFF',
  '�',
  '9'.repeat(40),
  '-',
  'null',
  '=',
  ':',
  '(',
  '　',
  'ß',
]

/** The text with one to four faults: cut, repeated, moved, or with odd characters. */
const damaged = (text: string, random: () => number): string => {
  let result = text
  const at = () => Math.floor(random() * (result.length + 1))
  for (let faults = Math.ceil(random() * 4); faults > 0; faults -= 1) {
    const [from, to] = [at(), at()].sort((one, other) => one - other)
    const [start = 0, end = 0] = [from, to]
    const kind = random()
    if (kind < 0.2) result = result.slice(0, start)
    else if (kind < 0.4) result = result.slice(0, start) + result.slice(Math.min(end, start + 30))
    else if (kind < 0.6) result = result.slice(0, end) + result.slice(start)
    else
      result =
        result.slice(0, start) + (odd[Math.floor(random() * odd.length)] ?? '') + result.slice(start + 1)
  }
  return result
}

test.each(Object.entries(samplesOfApps))(
  '%s: damaged files end in a sentence, not in a crash',
  async (format, sample) => {
    expect((await readOne(sample)).report).toMatchObject({ format })
    const random = randomOf(format.length * 7919 + sample.length)
    for (let turn = 0; turn < 25; turn += 1) {
      const text = damaged(sample, random)
      const { report } = await readOne(text)
      expect(report.unreadable, text).not.toBe('unreadable')
    }
  },
)

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
])('%s takes no time', async (_, text) => {
  const begun = process.cpuUsage()
  await readOne(text)
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(1000)
})
