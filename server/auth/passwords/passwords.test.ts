import { describe, expect, test } from 'vitest'
import { createBoundedQueue } from '#server/http/bounded-queue.ts'
import { createPasswords } from './passwords.ts'

describe('passwords', () => {
  const passwords = createPasswords()

  test('are hashed with argon2id, 19 MiB and two passes', async () => {
    expect(await passwords.hash('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('match only their own hash, and over their whole length', async () => {
    const long = 'x'.repeat(100)
    const stored = await passwords.hash(`${long}a`)
    expect(await passwords.matches(`${long}a`, stored)).toBe(true)
    expect(await passwords.matches(`${long}b`, stored)).toBe(false)
  })

  test('never match an empty or missing hash', async () => {
    expect(await passwords.matches('nobody has this password', null)).toBe(false)
    expect(await passwords.matches('', '')).toBe(false)
  })
})

describe('the queue', () => {
  test('runs a limited number of jobs, lets a limited number wait and refuses the rest', async () => {
    const queue = createBoundedQueue(2, 1)
    let running = 0
    let most = 0
    const release: (() => void)[] = []
    const job = async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise<void>((resolve) => release.push(resolve))
      running -= 1
    }
    const jobs = [queue.run(job), queue.run(job), queue.run(job)]
    await expect(queue.run(job)).rejects.toMatchObject({ status: 429 })
    expect(running).toBe(2)
    for (const left of [1, 0]) {
      for (const finish of release.splice(0)) finish()
      await new Promise((resolve) => setImmediate(resolve))
      expect(running).toBe(left)
    }
    await Promise.all(jobs)
    expect(most).toBe(2)
    await expect(queue.run(async () => 'free again')).resolves.toBe('free again')
  })

  test('continues after a failed job', async () => {
    const queue = createBoundedQueue(1, 1)
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await expect(queue.run(async () => 'yes')).resolves.toBe('yes')
  })
})
