import assert from 'node:assert/strict'
import { emptyAnswer, type ModelAnswer } from '#server/planner/model/model-answer.ts'
import { type ModelReply, openModelServer } from '#server/test/model-server.ts'
import type { Person } from '#server/test/people.ts'
import type { Fault } from './world/fault.ts'
import type { Served } from './world/world.ts'

/** The longest time for the model and then the planner, in seconds. */
const longestSeconds = 85
/** The longest time of other requests meanwhile, on a busy machine. Waiting for the model would take a minute. */
const besideSeconds = 10

/** An answer with places that do not exist, and with markup as a name. */
const unknownCities: ModelAnswer = {
  ...emptyAnswer,
  places: ['Qwrtzplm', '<script>alert(1)</script> [click](https://evil.example)'].map((name) => ({
    words: 'Rome',
    name,
    kind: 'city',
    country: 'Nowhere',
    part: 'visit',
    nights: 2,
    days: 0,
  })),
}

/** The replies of the model's service, by a word in the prompt. */
const replies: Record<string, ModelReply> = {
  failing: { status: 500 },
  refusing: { status: 401 },
  slow: { text: '{}', afterMs: 300_000 },
  endless: { endless: true },
  broken: { cutOff: true },
  nonsense: { raw: 'It works!' },
  lying: { text: JSON.stringify(unknownCities) },
}

const promptOf = (word: string) => `Seven days in Italy: Rome, Florence and Venice, in the ${word} season`

async function plan(server: Served, { token }: Person, prompt: string) {
  const body = { prompt }
  const response = await server.send('/api/planner/generate', { method: 'POST', token, body })
  return { status: response.status, text: await response.text() }
}

export const faults: Fault[] = [
  {
    name: 'model-server',
    what: `The service of the model is down, ${Object.keys(replies).join(', ')}, while people ask it for trips.`,
    databases: ['sqlite', 'postgres'],
    seconds: 80,
    async run(world) {
      const words = Object.keys(replies)
      const model = await openModelServer('openai-compatible', (body) => {
        const word = words.find((found) => body.includes(`in the ${found} season`))
        return replies[word ?? ''] ?? { status: 500 }
      })
      let isOpen = true
      world.afterwards(async () => isOpen && model.close())
      const env = { LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'stand-in' }
      const server = await world.start(env)
      const people: Person[] = []
      for (const word of words) people.push(await server.people.register({ email: `${word}@example.org` }))

      const started = performance.now()
      const planning = Promise.all(
        people.map((person, index) => plan(server, person, promptOf(words[index] ?? ''))),
      )
      let slowest = 0
      const state = { planning: true }
      const beside = (async () => {
        const ledger = await server.ledger()
        const writing = ledger.write(server, 1)
        while (state.planning) {
          const asked = performance.now()
          assert.equal(await server.status('/api/collections/city/records?perPage=5'), 200)
          slowest = Math.max(slowest, (performance.now() - asked) / 1000)
        }
        await writing.stop()
        assert.deepEqual([...ledger.refused], [])
      })()
      const planned = await planning.finally(() => (state.planning = false))
      await beside
      const took = (performance.now() - started) / 1000
      for (const [index, { status, text }] of planned.entries()) {
        assert.equal(status, 200, `${words[index]}: ${text.slice(0, 200)}`)
        assert.doesNotMatch(text, /script>|evil\.example/)
      }
      assert.ok(took < longestSeconds, `Planning took ${took} s.`)
      assert.ok(slowest < besideSeconds, `A read beside it took ${slowest} s.`)

      await model.close()
      isOpen = false
      const [person] = people
      assert.ok(person)
      const down = await plan(server, person, promptOf('dry'))
      assert.equal(down.status, 200, down.text)
      const hopeless = await plan(server, person, 'hello there')
      assert.equal(hopeless.status, 502, hopeless.text)
      assert.equal(await server.stop(), 0)
      const seen = `each person got the built-in planner's trip, after ${took.toFixed(0)} s from the slow service; without a place in the prompt, a 502 with a message; reads beside it took ${slowest.toFixed(1)} s at most`
      return { times: words.length + 1, seen }
    },
  },
]
