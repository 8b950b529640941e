import { expect, test } from 'vitest'
import { ApiError } from '#server/http/errors.ts'
import { createPictureGate, tagOf } from './gate.ts'
import type { PictureTask } from './picture-task.ts'

const task = (person: string, language = 'en'): PictureTask => ({
  subject: {
    about: 'profile',
    content: { person, period: '', cities: [], visited: new Set(['PL', 'AT']), figures: [], years: [] },
  },
  sheet: { shape: 'card' },
  theme: 'light',
  language,
  output: { format: 'png', width: 1200, dotsPerInch: 72 },
})

/** A gate before a drawing that ends when it is told to. */
function slowGate() {
  const waiting: (() => void)[] = []
  let drawn = 0
  const gate = createPictureGate({
    run: () =>
      new Promise((resolve) => {
        drawn += 1
        waiting.push(() => resolve(new Uint8Array([drawn])))
      }),
    close() {},
  })
  return { gate, waiting, drawn: () => drawn }
}

test('one picture is drawn at a time, and the same one once for all who ask', async () => {
  const { gate, waiting, drawn } = slowGate()
  const asked = [gate.draw(task('a'), true), gate.draw(task('a'), false), gate.draw(task('b'), false)]
  expect(drawn()).toBe(1)
  waiting.shift()?.()
  const [first, second] = await Promise.all(asked.slice(0, 2))
  expect(second).toEqual(first)
  expect(drawn()).toBe(2)
  waiting.shift()?.()
  expect((await asked[2])?.tag).toBe(tagOf(task('b')))
  // Kept: nothing is drawn again.
  expect(await gate.draw(task('a'), true)).toEqual(first)
  expect(drawn()).toBe(2)
})

test('too many guests are told to try again, in their language, while people with an account still get pictures', async () => {
  const { gate, waiting } = slowGate()
  const guests = ['a', 'b', 'c', 'd'].map((name) => gate.draw(task(name), true))
  const refused = await gate.draw(task('e', 'de'), true).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ApiError)
  expect(refused).toMatchObject({
    status: 503,
    message: 'Gerade werden viele Bilder gezeichnet. Versuche es in ein paar Sekunden noch einmal.',
    headers: { 'retry-after': '5', 'content-language': 'de' },
  })
  // The person's picture is the next one, before those of three guests.
  const own = gate.draw(task('own'), false)
  waiting.shift()?.()
  await guests[0]
  waiting.shift()?.()
  expect((await own).tag).toBe(tagOf(task('own')))
})
