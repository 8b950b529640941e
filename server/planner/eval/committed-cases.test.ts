import { beforeAll, expect, test } from 'vitest'
import type { World } from '#server/planner/world.ts'
import { wholeWorld } from '#server/test/whole-world.ts'
import { committedCases } from './committed-cases.ts'
import { cityFinder } from './named-city.ts'
import { planCase } from './plan-case.ts'
import { checksOf } from './score.ts'

let world: World

beforeAll(async () => {
  world = await wholeWorld()
})

test.each(committedCases)(
  'the planner meets the expectations of $file',
  { timeout: 120_000 },
  ({ cases, least }) => {
    const cityOf = cityFinder(world)
    const checks = []
    for (const known of cases) checks.push(...checksOf(known.expect, planCase(world, known, cityOf), cityOf))
    expect(checks.length).toBeGreaterThan(400)
    expect(checks.filter(({ met }) => met).length / checks.length).toBeGreaterThanOrEqual(least)
  },
)
