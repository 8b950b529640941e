import { expect, test } from 'vitest'
import { ApiError } from '#server/http/errors.ts'
import { createDrawingQueue } from './drawing-queue.ts'
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

/** A queue whose drawings end when the test says so. */
function slowQueue() {
  const waiting: (() => void)[] = []
  let drawn = 0
  const drawings = createDrawingQueue({
    run: () =>
      new Promise((resolve) => {
        drawn += 1
        waiting.push(() => resolve(new Uint8Array([drawn])))
      }),
    close() {},
  })
  return { drawings, waiting, drawn: () => drawn }
}

const here = () => new AbortController().signal
const guest = () => ({ person: undefined, signal: here() })
const by = (person: string, signal = here()) => ({ person, signal })
/** Waits until the queue has begun every job that can begin. */
const passOn = () => new Promise((resolve) => setImmediate(resolve))

test('one picture is drawn at a time, and the same one only once for all requests', async () => {
  const { drawings, waiting, drawn } = slowQueue()
  const asked = [
    drawings.draw(task('a'), guest()),
    drawings.draw(task('a'), by('anna')),
    drawings.draw(task('b'), by('anna')),
  ]
  await passOn()
  expect(drawn()).toBe(1)
  waiting.shift()?.()
  const [first, second] = await Promise.all(asked.slice(0, 2))
  expect(second).toEqual(first)
  await passOn()
  expect(drawn()).toBe(2)
  waiting.shift()?.()
  expect(await asked[2]).toEqual(new Uint8Array([2]))
  // Kept: nothing is drawn again.
  expect(await drawings.draw(task('a'), guest())).toEqual(first)
  expect(drawn()).toBe(2)
})

test.each([
  ['guests', undefined],
  ['a person', 'ben'],
])('too many pictures of %s are refused, and others get theirs next', async (_, person) => {
  const { drawings, waiting } = slowQueue()
  const asker = { person, signal: here() }
  const many = ['a', 'b', 'c', 'd'].map((name) => drawings.draw(task(name), asker))
  const refused = await drawings.draw(task('e', 'de'), asker).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ApiError)
  expect(refused).toMatchObject({
    status: 503,
    message: 'Gerade werden viele Bilder gezeichnet. Versuche es in ein paar Sekunden noch einmal.',
    headers: { 'retry-after': '5', 'content-language': 'de' },
  })
  const own = drawings.draw(task('own'), by('anna'))
  waiting.shift()?.()
  await many[0]
  await passOn()
  waiting.shift()?.()
  expect(await own).toEqual(new Uint8Array([2]))
})

test('a waiting picture is not drawn when all its clients have gone', async () => {
  const { drawings, waiting, drawn } = slowQueue()
  const first = drawings.draw(task('a'), by('anna'))
  const [one, two, three] = [new AbortController(), new AbortController(), new AbortController()]
  const alone = drawings.draw(task('b'), by('anna', one.signal)).catch((error: unknown) => error)
  const shared = drawings.draw(task('c'), by('ben', two.signal)).catch((error: unknown) => error)
  const stayed = drawings.draw(task('c'), guest())
  // This one waits for its turn among all people, the first one for its turn among those of its person.
  const next = drawings.draw(task('x'), by('carla', three.signal)).catch((error: unknown) => error)
  await passOn()
  one.abort()
  two.abort()
  three.abort()
  expect(await next).toMatchObject({ status: 499 })
  // A cancelled picture takes no place: three others of the person can wait.
  expect(await alone).toMatchObject({ status: 499 })
  const more = ['d', 'e', 'f'].map((name) => drawings.draw(task(name), by('anna')))
  waiting.shift()?.()
  await first
  await passOn()
  waiting.shift()?.()
  expect(await stayed).toEqual(new Uint8Array([2]))
  await shared
  for (const picture of more) {
    await passOn()
    waiting.shift()?.()
    await picture
  }
  expect(drawn()).toBe(5)
})
