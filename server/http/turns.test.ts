import { expect, test } from 'vitest'
import { createSharedQueue } from './turns.ts'

const { signal } = new AbortController()

/** A job that begins in its turn and ends on command. */
function jobOf(begun: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const job = async () => {
    begun.push(name)
    await promise
    return name
  }
  return { job, end: resolve }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

test('a person’s second job runs after the first jobs of others', async () => {
  const queue = createSharedQueue(10, 10)
  const begun: string[] = []
  const jobs = ['anna', 'anna again', 'ben', 'cleo'].map((name) => ({ name, ...jobOf(begun, name) }))
  const runs = jobs.map(({ name, job }) => queue.run(name.split(' ')[0] ?? '', job, signal))
  for (const name of ['anna', 'ben', 'cleo', 'anna again']) {
    await settled()
    expect(begun.at(-1)).toBe(name)
    jobs.find((one) => one.name === name)?.end()
  }
  expect(await Promise.all(runs)).toEqual(['anna', 'anna again', 'ben', 'cleo'])
})

test('a person with the maximum number of jobs is refused, and others are not', async () => {
  const queue = createSharedQueue(1, 2)
  const begun: string[] = []
  const { job, end } = jobOf(begun, 'job')
  const runs = [1, 2, 3].map(() => queue.run('anna', job, signal))
  await expect(queue.run('anna', job, signal)).rejects.toMatchObject({ status: 429 })
  runs.push(queue.run('ben', job, signal))
  await expect(queue.run('cleo', job, signal)).rejects.toMatchObject({ status: 429 })
  end()
  expect(await Promise.all(runs)).toHaveLength(4)
  expect(await queue.run('cleo', job, signal)).toBe('job')
})

test('a job whose client has gone is not run', async () => {
  const queue = createSharedQueue(5, 5)
  const begun: string[] = []
  const [first, second] = [jobOf(begun, 'first'), jobOf(begun, 'second')]
  const gone = new AbortController()
  const running = queue.run('anna', first.job, signal)
  const waiting = queue.run('ben', second.job, gone.signal)
  gone.abort()
  await expect(waiting).rejects.toMatchObject({ status: 499 })
  first.end()
  await running
  expect(begun).toEqual(['first'])
})
