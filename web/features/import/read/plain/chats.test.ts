import { expect, test } from 'vitest'
import { readOne, withNamed } from '#web/features/import/read/read-in-test.ts'

const told = async (text: string) => {
  const { report, places } = await readOne(text)
  expect(report.format).toBe('list')
  return withNamed(places, ['Gdansk', 'Paris', 'Kyoto', 'Lima', 'Florence', 'Lyon']).map(
    ({ is, place, start }) => {
      const day = start !== undefined && 'day' in start ? start.day : ''
      return `${is}|${'name' in place ? (place.name ?? '').trim() : ''}|${day}`
    },
  )
}

test('an arrival in a message has the day of the message; other messages have only the dates in their text', async () => {
  const chat = [
    '12.05.2023, 18:40 - Messages are encrypted.',
    '12.05.2023, 18:44 - Me: Arrived in Gdansk at last',
    '12.05.2023, 18:45 - Me: <Media omitted>',
    '20.09.2023, 22:01 - Me: the film about Paris',
    '07.04.2024, 12:30 - Me: I want to see Kyoto',
  ].join('\n')
  expect(await told(chat)).toEqual(['stay|Gdansk|2023-05-12', 'wish|Kyoto|'])
})

test.each([
  ['[1/15/23, 4:05:01 PM] Ann: landed in Lima\n[1/16/23, 9:00:00 AM] Bob: ok', '2023-01-15'],
  ['3/4/23, 4:05 PM - Ann: landed in Lima\n3/5/23, 4:05 PM - Bob: ok', '2023-03-04'],
  ['2023-04-03 16:05 - Ann: landed in Lima\n2023-04-03 16:06 - Bob: ok', '2023-04-03'],
  ['03.04.23, 16:05 - Ann: gelandet in Lima\n25.04.23, 16:06 - Bob: ok', '2023-04-03'],
])('the day of a message: %s', async (chat, day) => {
  expect((await told(chat))[0]?.split('|')[2]).toBe(day)
})

test('a name after the date of a line is a place, and a name after the title of a person is not', async () => {
  const list = [
    '2001. július 14–21.   Crikvenica (Horvátország), Zoli itt tanult meg úszni',
    '2004. aug. Bécs, két nap a nagymamával és a kutyával',
    'Sok szép emlék maradt meg mindannyiunknak innen.',
    'Dra. Florence Lyon is the one to ask about all of it.',
  ].join('\n')
  const all = await told(list)
  expect(all).toContain('stay|Crikvenica, Horvátország|2001-07-14')
  expect(all).toContain('stay|Bécs|2004-08')
  expect(all.join()).not.toMatch(/Florence|Lyon/)
})
