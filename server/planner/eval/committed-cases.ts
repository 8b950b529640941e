import { readFileSync } from 'node:fs'
import { readCases } from './case.ts'

const file = (name: string, least: number) => ({
  file: name,
  cases: readCases(readFileSync(new URL(`cases/${name}`, import.meta.url), 'utf8')),
  /** The share of the expectations that the planner must meet. */
  least,
})

/** The prompts with known answers that the project keeps. */
export const committedCases = [
  file('former.jsonl', 0.98),
  file('worked.jsonl', 0.93),
  file('locked.jsonl', 0.905),
  file('strangers.jsonl', 0.955),
  file('held.jsonl', 0.96),
]
