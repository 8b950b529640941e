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
  file('worked.jsonl', 0.925),
  file('locked.jsonl', 0.865),
  file('strangers.jsonl', 0.92),
  file('held.jsonl', 0.82),
]
