/**
 * Runs the built-in planner on prompts with known answers and prints how many hard expectations it meets, by kind, class
 * and language. `--file PATH` runs the cases of that file instead of those of the folder cases/, `--explain` names each
 * expectation that is not met, `--mutations 2000` plans that many damaged prompts as well. Prints, too, of how many
 * prompts with a fault the answer says nothing: no note, no question, no word that was not understood. Exits with 1 when
 * a trip is not valid, or when a score of the committed cases is below its minimum.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { loadWorld, type World } from '#server/planner/world.ts'
import type { City } from '#server/gazetteer/cities.ts'
import { plannerCache } from '#server/planner/planner-source.ts'
import type { Answer } from './answer.ts'
import { type PlannerCase, readCases } from './case.ts'
import { committedCases } from './committed-cases.ts'
import { mutated } from './mutations.ts'
import { cityFinder } from './named-city.ts'
import { planCase } from './plan-case.ts'
import { type Check, checksOf } from './score.ts'

const mostMs = 60

interface Score {
  met: number
  total: number
}
type Scores = Map<string, Score>

const print = (line: string) => process.stdout.write(`${line}\n`)
const share = ({ met, total }: Score) => (total === 0 ? 1 : met / total)
const shown = (score: Score) => `${score.met}/${score.total} (${(share(score) * 100).toFixed(1)} %)`

function count(scores: Scores, key: string, { met }: Check) {
  const score = scores.get(key) ?? { met: 0, total: 0 }
  scores.set(key, score)
  score.total++
  if (met) score.met++
}

interface Known {
  readonly world: World
  readonly cityOf: (text: string) => City
}

const times: number[] = []
const faulty: string[] = []

/** Plans and measures the time; an exception of the planner counts as a refusal. */
function planned({ world, cityOf }: Known, planCaseOf: PlannerCase) {
  const began = performance.now()
  try {
    return planCase(world, planCaseOf, cityOf)
  } catch (error) {
    faulty.push(`${planCaseOf.id}: ${error instanceof Error ? error.message : String(error)}`)
    return undefined
  } finally {
    times.push(performance.now() - began)
  }
}

/** The answer as lines: the understood wishes, the route with its nights, and the notes. */
function linesOf({ legs, days, firstDay, understood, unused, limits, questions }: Answer): string[] {
  const start = legs[0]?.from.name ?? ''
  const stops = legs.map(
    ({ type, to, arrivalDay }, index) =>
      `${type} ${to.name} ${to.country} (${(legs[index + 1]?.startDay ?? days.length) - arrivalDay})`,
  )
  const route = `${firstDay ?? ''} ${days.length} days: ${start} (${(legs[0]?.startDay ?? 1) - 1}), ${stops.join(', ')}`
  const said = { unused, limits, questions }
  return [
    ...understood,
    route.trim(),
    ...Object.entries(said).flatMap(([kind, texts]) =>
      texts.length === 0 ? [] : `${kind}: ${texts.join(' | ')}`,
    ),
  ]
}

/** Whether nothing tells the person that something may be wrong. A refusal is a message. */
const isSilent = (answer: Answer | undefined) =>
  answer !== undefined &&
  [answer.limits, answer.questions, answer.unused].every((texts) => texts.length === 0)

function runCases(known: Known, name: string, cases: readonly PlannerCase[], explain: boolean): Score {
  const { cityOf } = known
  const all: Score = { met: 0, total: 0 }
  const by = { kind: new Map(), class: new Map(), language: new Map() } satisfies Record<string, Scores>
  let whole = 0
  let silent = 0
  for (const one of cases) {
    const answer = planned(known, one)
    const checks = checksOf(one.expect, answer, cityOf)
    for (const check of checks) {
      all.total++
      if (check.met) all.met++
      count(by.kind, check.kind, check)
      count(by.class, one.class, check)
      count(by.language, one.language, check)
    }
    const missed = checks.filter(({ met }) => !met)
    if (missed.length === 0) whole++
    else if (isSilent(answer)) silent++
    if (missed.length > 0 && explain) {
      print(`  ${one.id} ${JSON.stringify(one.prompt)}`)
      for (const { kind, expected } of missed) print(`      missed ${kind}: ${expected}`)
      for (const line of answer ? linesOf(answer) : ['refused']) print(`      ${line}`)
    }
  }
  print(
    `${name}: ${cases.length} prompts, ${whole} with all expectations met, ${shown(all)} of the expectations`,
  )
  const faulty = cases.length - whole
  print(`  silent: ${shown({ met: silent, total: faulty })} of the prompts with a fault`)
  for (const [title, scores] of Object.entries(by)) {
    print(`  by ${title}`)
    for (const [key, score] of [...scores].sort(([a], [b]) => a.localeCompare(b)))
      print(`    ${key.padEnd(14)} ${shown(score)}`)
  }
  return all
}

const { values: options } = parseArgs({
  options: { file: { type: 'string' }, explain: { type: 'boolean' }, mutations: { type: 'string' } },
})
const explain = options.explain ?? false
const world = await loadWorld(new URL('../../../data/dist/', import.meta.url), plannerCache)
const known: Known = { world, cityOf: cityFinder(world) }
let kept = true
if (options.file !== undefined)
  runCases(known, options.file, readCases(readFileSync(options.file, 'utf8')), explain)
else {
  for (const { file, cases, least } of committedCases) {
    const score = runCases(known, file, cases, explain)
    if (share(score) >= least) continue
    kept = false
    print(`  ${file} is below its minimum of ${least * 100} %.`)
  }
}
if (options.mutations !== undefined) {
  const cases = committedCases.flatMap((file) => file.cases)
  const prompts = mutated(cases, Number(options.mutations))
  for (const damaged of prompts) {
    const [one, same] = [planned(known, damaged), planned(known, damaged)]
    if (JSON.stringify(one) !== JSON.stringify(same)) faulty.push(`${damaged.id}: two answers differ`)
  }
  print(`Damaged prompts: ${prompts.length}`)
}
times.sort((a, b) => a - b)
const [median, p95, most] = [0.5, 0.95, 1].map((part) => times[Math.ceil(times.length * part) - 1] ?? 0)
print(`Trips that are not valid: ${faulty.length}`)
for (const fault of faulty) print(`  ${fault}`)
print(`Time: median ${median?.toFixed(1)} ms, p95 ${p95?.toFixed(1)} ms, most ${most?.toFixed(1)} ms`)
print(`Memory: ${Math.round(process.memoryUsage.rss() / 1e6)} MB`)
if (faulty.length > 0 || (p95 ?? 0) > mostMs) kept = false
process.exitCode = kept ? 0 : 1
