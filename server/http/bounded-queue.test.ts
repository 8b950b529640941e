import { expect, test } from 'vitest'
import { createBoundedQueue } from './bounded-queue.ts'

/** A job that ends on command. */
function openJob(name: string, told: string[]) {
  const ended = Promise.withResolvers<void>()
  const run = async () => {
    told.push(`${name} begins`)
    await ended.promise
    return name
  }
  return { run, end: ended.resolve }
}

test('jobs run one at a time in the order of their arrival, and a job beyond the limit is refused', async () => {
  const told: string[] = []
  const queue = createBoundedQueue(1, 1)
  const [first, second] = [openJob('first', told), openJob('second', told)]
  const results = [queue.run(first.run), queue.run(second.run)]
  await expect(queue.run(openJob('third', told).run)).rejects.toMatchObject({ status: 429 })
  expect(told).toEqual(['first begins'])
  first.end()
  second.end()
  expect(await Promise.all(results)).toEqual(['first', 'second'])
  expect(await queue.run(async () => 'later')).toBe('later')
})

test('a job whose client has gone leaves the queue, or does not enter it', async () => {
  const told: string[] = []
  const queue = createBoundedQueue(1, 2)
  const first = openJob('first', told)
  const running = queue.run(first.run)
  const client = new AbortController()
  const left = queue.run(openJob('second', told).run, client.signal)
  const kept = queue.run(async () => 'third')
  client.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  await expect(queue.run(openJob('late', told).run, client.signal)).rejects.toThrow('gone')
  first.end()
  expect([await running, await kept, told]).toEqual(['first', 'third', ['first begins']])
})

test('a running job continues when its client has gone, and the waiting jobs keep their places', async () => {
  const told: string[] = []
  const queue = createBoundedQueue(1, 3)
  const [first, second] = [openJob('first', told), openJob('second', told)]
  const client = new AbortController()
  const results = [queue.run(first.run), queue.run(second.run, client.signal), queue.run(async () => 'third')]
  first.end()
  await results[0]
  await expect.poll(() => told).toContain('second begins')
  client.abort()
  second.end()
  expect(await Promise.all(results)).toEqual(['first', 'second', 'third'])
})
