/**
 * Runs the built-in planner on prompts with known results and prints a score for each kind of expectation. Exits with 1
 * when a score is below its minimum. `--tuning` leaves the held-out cases out, and names the expectations that were not
 * met.
 */
import { loadGazetteer } from '#server/planner/gazetteer/load.ts'
import type { Gazetteer } from '#server/planner/gazetteer/load.ts'
import type { Itinerary } from '#server/planner/itinerary.ts'
import { planFromSentence } from '#server/planner/plan.ts'
import { faultsOf } from '#server/planner/validate.ts'
import { type PlannerCase, today } from './cases.ts'
import { heldOutCases } from './held-out-cases.ts'
import { homonymCases } from './homonym-cases.ts'
import { cityOf, checksOf } from './score.ts'
import { tuningCases } from './tuning-cases.ts'

const promise = { heldOut: 0.95, homonyms: 0.95, consistent: 1, p95Milliseconds: 150 }

interface Score {
  met: number
  total: number
}

const print = (line: string) => process.stdout.write(`${line}\n`)
const percent = ({ met, total }: Score) => (total === 0 ? 1 : met / total)
const shown = (score: Score) => `${score.met}/${score.total} (${(percent(score) * 100).toFixed(1)} %)`

const times: number[] = []
const faulty: string[] = []
let trips = 0

function plan(gazetteer: Gazetteer, prompt: string): Itinerary | undefined {
  const began = performance.now()
  const trip = planFromSentence(prompt, gazetteer, today)
  times.push(performance.now() - began)
  if (!trip) return undefined
  trips++
  for (const fault of faultsOf(gazetteer, trip)) faulty.push(`${prompt}: ${fault}`)
  return trip
}

function scoreOf(gazetteer: Gazetteer, name: string, cases: readonly PlannerCase[], explain: boolean): Score {
  const kinds = new Map<string, Score>()
  const all: Score = { met: 0, total: 0 }
  for (const expected of cases) {
    const trip = plan(gazetteer, expected.prompt)
    for (const { kind, met, expected: text } of checksOf(gazetteer, expected, trip)) {
      const score = kinds.get(kind) ?? { met: 0, total: 0 }
      for (const counted of [score, all]) {
        counted.total++
        if (met) counted.met++
      }
      kinds.set(kind, score)
      if (explain && !met) print(`  not met: ${expected.prompt} → ${kind}: ${text}`)
    }
  }
  print(`${name}: ${cases.length} sentences`)
  for (const [kind, score] of [...kinds].sort(([a], [b]) => a.localeCompare(b)))
    print(`  ${kind.padEnd(10)} ${shown(score)}`)
  print(`  ${'all'.padEnd(10)} ${shown(all)}`)
  return all
}

function scoreHomonyms(gazetteer: Gazetteer, explain: boolean): Score {
  const score: Score = { met: 0, total: homonymCases.length }
  for (const { prompt, means } of homonymCases) {
    const trip = plan(gazetteer, prompt)
    const stops = trip?.legs.flatMap(({ from, to }) => [from, to]) ?? []
    const met =
      means.length === 2
        ? stops.length > 0 && stops.every(({ country }) => country === means)
        : stops.some(({ index }) => index === cityOf(gazetteer, means).index)
    if (met) score.met++
    else if (explain) print(`  not met: ${prompt} → ${means}`)
  }
  print(`Homonyms: ${shown(score)}`)
  return score
}

const tuningOnly = process.argv.includes('--tuning')
const gazetteer = await loadGazetteer(new URL('../../../data/dist/', import.meta.url))
scoreOf(gazetteer, 'Tuned on', tuningCases, tuningOnly)
const heldOut = tuningOnly ? { met: 0, total: 0 } : scoreOf(gazetteer, 'Set aside', heldOutCases, false)
const homonyms = scoreHomonyms(gazetteer, tuningOnly)
times.sort((a, b) => a - b)
const p95 = times[Math.floor(times.length * 0.95)] ?? 0
print(
  `Consistent: ${trips - new Set(faulty.map((fault) => fault.slice(0, fault.indexOf(': ')))).size}/${trips} trips`,
)
for (const fault of faulty) print(`  ${fault}`)
print(
  `Time: median ${(times[times.length >> 1] ?? 0).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, most ${(times.at(-1) ?? 0).toFixed(1)} ms`,
)
const kept =
  percent(heldOut) >= promise.heldOut &&
  percent(homonyms) >= promise.homonyms &&
  faulty.length === 0 &&
  p95 < promise.p95Milliseconds
print(kept ? 'All promises are kept.' : 'A promise is not kept.')
process.exitCode = kept ? 0 : 1
