import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { withScratchFolder } from './test/scratch-folder.ts'
import { type ProcessKind, taskProcess } from './task-process.ts'
import { seeded } from '#shared/test/seeded.ts'

const kind: ProcessKind = {
  script: fileURLToPath(new URL('test/stand-in-process.ts', import.meta.url)),
  args: [],
  name: 'stand-in',
  loadMs: 10_000,
  taskMs: 100,
  idleMs: 5000,
  serialization: 'json',
}
const never = new AbortController().signal

let tasks = taskProcess<string, string>(kind)
afterEach(() => {
  tasks.close()
  vi.unstubAllEnvs()
})

/** What became of a task: its outcome or the name of its error. */
const became = (run: Promise<string>) =>
  run.catch((error: unknown) => (error instanceof Error ? error.name : ''))

describe('a task that never ends', () => {
  it('is given up, and the tasks of others are done in another process', async () => {
    tasks = taskProcess(kind)
    const all = ['before', 'hang', 'after', 'later'].map((task) => became(tasks.run(task, never)))
    expect(await Promise.all(all)).toEqual(['before, done', 'TimeoutError', 'after, done', 'later, done'])
  })

  it('does not hold the one who cancels it, and delays the next by no more than its time', async () => {
    tasks = taskProcess({ ...kind, taskMs: 500 })
    await tasks.run('first', never)
    const begun = performance.now()
    await expect(tasks.run('hang', AbortSignal.timeout(10))).rejects.toThrow(/timeout/i)
    expect(performance.now() - begun).toBeLessThan(500)
    expect(await tasks.run('next', never)).toBe('next, done')
  })
})

describe('the compiled code', () => {
  it('is stored after the first task, because a signal ends the process', async () => {
    await withScratchFolder(async (folder) => {
      vi.stubEnv('NODE_COMPILE_CACHE', folder)
      tasks = taskProcess(kind)
      await tasks.run('first', never)
      await tasks.run('second', never)
      const files = await readdir(folder, { recursive: true })
      tasks.close()
      expect(files.length).toBeGreaterThan(2)
    })
  })
})

describe('any order of tasks', () => {
  it.each([1, 2, 3])('answers every harmless one (%i)', async (seed) => {
    tasks = taskProcess(kind)
    const random = seeded(seed)
    const kinds = ['harmless', 'harmless', 'harmless', 'harmless', 'fail', 'exit', 'hang', 'cancelled']
    const drawn = Array.from({ length: 12 }, () => kinds[Math.floor(random() * kinds.length)] ?? '')
    const expected: Record<string, string> = { fail: 'Error', exit: 'Error', hang: 'TimeoutError' }
    const runs = drawn.map((task, index) => {
      if (task !== 'cancelled') return became(tasks.run(task === 'harmless' ? `${index}` : task, never))
      const cancelling = new AbortController()
      const run = became(tasks.run('hang', cancelling.signal))
      cancelling.abort(new DOMException('Gone.', 'AbortError'))
      return run
    })
    expect(await Promise.all(runs)).toEqual(
      drawn.map((task, index) =>
        task === 'cancelled' ? 'AbortError' : (expected[task] ?? `${index}, done`),
      ),
    )
  })
})

it('a cancelled task that has not begun never runs', async () => {
  tasks = taskProcess({ ...kind, taskMs: 60_000 })
  const cancelling = new AbortController()
  const slow = tasks.run('slow', never)
  const cancelled = became(tasks.run('hang', cancelling.signal))
  cancelling.abort()
  expect(await Promise.all([slow, cancelled])).toEqual(['slow, done', 'AbortError'])
  expect(await tasks.run('next', never)).toBe('next, done')
})

it('a process that does not come up in time is ended', async () => {
  tasks = taskProcess({ ...kind, loadMs: 1 })
  await expect(tasks.run('first', never)).rejects.toThrow(/did not begin/)
})
