import assert from 'node:assert/strict'
import { setTimeout as waited } from 'node:timers/promises'
import { openModelServer } from '#server/test/model-server.ts'
import type { Fault } from './world/fault.ts'
import { eventually, type Served } from './world/world.ts'

const times = 2

const plan = (server: Served, token: string, prompt: string) =>
  server.send('/api/planner/generate', { method: 'POST', token, body: { prompt } })

export const faults: Fault[] = [
  {
    name: 'killed-while-planning',
    what: 'The process is killed while it waits for the model, and the person asks again: on PostgreSQL another process.',
    databases: ['sqlite', 'postgres'],
    seconds: 40,
    async run(world) {
      const model = await openModelServer('openai-compatible', [{ text: '{}', afterMs: 300_000 }])
      world.afterwards(() => model.close())
      const env = { LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'stand-in' }
      const beside = world.kind === 'postgres' ? await world.start() : null
      let longest = 0
      for (let time = 1; time <= times; time += 1) {
        const killed = await world.start(env)
        const { token } = await killed.people.register({ email: `planner${time}@example.org` })
        const asked = plan(killed, token, 'Rome and Florence in 5 days').catch(() => null)
        await eventually('the model is asked', 30, () => model.requests.length === time)
        // Long enough for the claim to be renewed.
        await waited(3000)
        killed.signal('SIGKILL')
        await Promise.all([asked, killed.ended])
        const other = beside ?? (await world.start())
        const first = await plan(other, token, 'Rome and Florence in 5 days')
        if (first.status === 429) {
          const seconds = Number(first.headers.get('retry-after'))
          assert.ok(seconds > 0 && seconds <= 10, `Retry-After said ${seconds} s.`)
          await waited(seconds * 1000)
          longest = Math.max(longest, seconds)
          assert.equal((await plan(other, token, 'Rome and Florence in 5 days')).status, 200)
        } else assert.equal(first.status, 200)
        if (!beside) await other.stop()
      }
      const seen = `Retry-After said at most ${longest} s, and after it the trip was planned`
      return { times, seen }
    },
  },
]
