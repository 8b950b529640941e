import { fileURLToPath } from 'node:url'
import { afterEach, expect, it, vi } from 'vitest'
import { taskProcess } from '#server/task-process.ts'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import { gazetteerSlice, slicePlannerCache } from '#server/test/gazetteer-slice.ts'
import { plannerInProcess, type PlannerSource } from './planner-source.ts'
import type { PlannerOutcome, PlannerTask } from './run-task.ts'

const planner = taskProcess<PlannerTask, PlannerOutcome>({
  script: fileURLToPath(new URL('../test/hanging-planner-process.ts', import.meta.url)),
  args: [],
  name: 'planner',
  loadMs: 30_000,
  taskMs: 2000,
  idleMs: 30_000,
  serialization: 'json',
})

let app: TestApp
afterEach(() => app.close())

const ask = (token: string, body: object) =>
  app.request('/api/planner/generate', { method: 'POST', token, body })
const planned = { prompt: 'Tokyo and Osaka in 6 days' }
const request = { language: 'en', constraints: [], variant: 0 }

it('a prompt that never ends costs only its sender the answer', async () => {
  app = await createTestApp({}, { planner })
  const people = await Promise.all([1, 2, 3].map(() => app.people.register()))
  const [attacker, ...others] = people.map(({ token }) => token)
  const hanging = ask(attacker!, { prompt: 'hang' })
  const answers = await Promise.all(others.map((token) => ask(token, planned)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await hanging).status).toBe(504)
  expect((await ask(attacker!, planned)).status).toBe(200)
  const counted = app.database.db.selectFrom('planner_generation').where('user', '=', people[0]!.id)
  expect(await counted.select('user').execute()).toHaveLength(2)
  planner.close()
})

it('the corrections of one person wait for each other, but not for those of others', async () => {
  const inProcess = plannerInProcess(gazetteerSlice(), slicePlannerCache)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let [running, most] = [0, 0]
  const counting: PlannerSource = {
    async run(task, signal) {
      if (!('prompt' in task) || task.prompt !== 'mine') return inProcess.run(task, signal)
      most = Math.max(most, ++running)
      await released
      running -= 1
      return inProcess.run(task, signal)
    },
    close() {},
  }
  app = await createTestApp({}, { planner: counting })
  const [one, other] = await Promise.all([1, 2].map(() => app.people.register()))
  const many = Array.from({ length: 30 }, () => ask(one!.token, { prompt: 'mine', request }))
  await vi.waitFor(() => expect(running).toBe(1))
  // The response says that the request names no place.
  expect((await ask(other!.token, { prompt: 'theirs', request })).status).toBe(400)
  release()
  const statuses = (await Promise.all(many)).map(({ status }) => status)
  expect(most).toBe(1)
  expect(statuses.filter((status) => status === 400)).toHaveLength(6)
  expect(statuses.filter((status) => status === 429)).toHaveLength(24)
})
