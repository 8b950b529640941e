import { afterEach, expect, it } from 'vitest'
import { gazetteerSlice, slicePlannerCache } from '#server/test/gazetteer-slice.ts'
import { plannerFromProcess, type PlannerSource } from './planner-source.ts'

let planner: PlannerSource

afterEach(() => planner.close())

const never = new AbortController().signal
const task = { prompt: 'Tokyo and Osaka in 6 days', today: '2026-03-10', language: 'en' }

it('runs several simultaneous tasks in a child process', async () => {
  planner = plannerFromProcess(gazetteerSlice(), slicePlannerCache)
  const outcomes = await Promise.all([1, 2, 3].map(() => planner.run(task, never)))
  expect(outcomes.map(({ trip }) => trip?.name)).toEqual(Array(3).fill('Tokyo and Osaka in 6 days'))
})

it('plans in the language of the prompt', async () => {
  planner = plannerFromProcess(gazetteerSlice(), slicePlannerCache)
  const { trip } = await planner.run({ ...task, prompt: 'Tokio und Osaka in 6 Tagen' }, never)
  expect(trip?.name).toBe('Tokio und Osaka: 6 Tage')
})

it('aborts a task that takes too long, and runs the next one', async () => {
  planner = plannerFromProcess(gazetteerSlice(), slicePlannerCache)
  await expect(planner.run(task, AbortSignal.timeout(1))).rejects.toThrow(/timeout/i)
  expect((await planner.run(task, never)).trip?.legs).toHaveLength(1)
})

it('starts a new process after close()', async () => {
  planner = plannerFromProcess(gazetteerSlice(), slicePlannerCache)
  expect((await planner.run(task, never)).trip).not.toBeNull()
  planner.close()
  expect((await planner.run(task, never)).trip).not.toBeNull()
})

it('rejects when the gazetteer cannot be read', async () => {
  planner = plannerFromProcess('/nonexistent')
  await expect(planner.run(task, never)).rejects.toThrow(/ENOENT/)
})
