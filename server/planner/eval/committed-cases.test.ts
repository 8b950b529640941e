import { expect, test } from 'vitest'
import { wholeWorld } from '#server/test/whole-world.ts'
import { committedCases } from './committed-cases.ts'
import { cityFinder } from './named-city.ts'
import { planCase } from './plan-case.ts'
import { checksOf } from './score.ts'

test.each(committedCases)('the planner meets the expectations of $file', async ({ cases, least }) => {
  const world = await wholeWorld()
  const cityOf = cityFinder(world)
  const checks = []
  for (const known of cases) checks.push(...checksOf(known.expect, await planCase(world, known), cityOf))
  expect(checks.length).toBeGreaterThan(400)
  expect(checks.filter(({ met }) => met).length / checks.length).toBeGreaterThanOrEqual(least)
})
