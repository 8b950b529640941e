/**
 * Samples: some of a folder's mutants, chosen at random by a seed. A plugin for Stryker, which plans the run of each
 * mutant and passes the plans to its reporters. This reporter removes the mutants outside of the sample from the plans.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { equivalents } from './equivalents.ts'
import { codeAt, equivalentTo, leftOut, named } from './report.ts'

export interface Sample {
  size: number
  /** The same seed chooses the same mutants, as long as their code stays the same. */
  seed: number
}

/** Chooses items at random; all of them if there are fewer than the size. */
export function draw<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  { size, seed }: Sample,
): Set<Item> {
  const counts = new Map<string, number>()
  const ranked = items.map((item) => {
    const key = keyOf(item)
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return { item, rank: createHash('sha256').update(`${seed} ${count} ${key}`).digest('hex') }
  })
  ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1))
  return new Set(ranked.slice(0, size).map(({ item }) => item))
}

interface Position {
  line: number
  column: number
}
/** Stryker's plan for a mutant. */
interface Plan {
  plan: 'Run' | 'EarlyResult'
  mutant: {
    fileName: string
    /** Counted from 0. */
    location: { start: Position; end: Position }
    replacement: string
    status?: 'Ignored'
    statusReason?: string
  }
}

const fromOne = ({ line, column }: Position) => ({ line: line + 1, column: column + 1 })

function leaveOut(plan: Plan, reason: string) {
  plan.plan = 'EarlyResult'
  Object.assign(plan.mutant, { status: 'Ignored', statusReason: reason })
}

createSampler.inject = ['options'] as const
function createSampler({ sample }: { sample: Sample }) {
  return {
    onMutationTestingPlanReady({ mutantPlans }: { mutantPlans: readonly Plan[] }) {
      const sources = new Map<string, string>()
      const counted = mutantPlans.filter(({ mutant }) => mutant.status !== 'Ignored')
      const mutants = counted.map((plan) => {
        const { fileName, location, replacement } = plan.mutant
        const source = sources.get(fileName) ?? readFileSync(fileName, 'utf8')
        sources.set(fileName, source)
        const code = codeAt(source, { start: fromOne(location.start), end: fromOne(location.end) })
        return { plan, file: relative('', fileName), code, replacement }
      })
      const isEquivalent = new Set(mutants.filter((mutant) => equivalentTo(mutant, equivalents)))
      const others = mutants.filter((mutant) => !isEquivalent.has(mutant))
      const chosen = draw(others, ({ file, code, replacement }) => `${file} ${code} ${replacement}`, sample)
      for (const mutant of isEquivalent) leaveOut(mutant.plan, named)
      for (const mutant of others) if (!chosen.has(mutant)) leaveOut(mutant.plan, leftOut)
    },
  }
}

export const strykerValidationSchema = { properties: { sample: { type: 'object' } } }

/** The export that Stryker looks for in a plugin. */
export const strykerPlugins = [{ kind: 'Reporter', name: 'sample', factory: createSampler }]
