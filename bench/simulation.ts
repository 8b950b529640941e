/**
 * Simulates a million people on PostgreSQL: how many processes, cores and connections answer their busiest hour, how
 * that grows with the people, and which part fails first. The times are measured ones (docs/performance.md,
 * docs/scale.md); two measured points of one machine are simulated first, to show how far the model is from them.
 */
import { percentile, report } from './report.ts'
import { type Kind, type Simulated, simulate, type Station } from './queueing.ts'

interface Call {
  name: string
  /** The share of all calls. An assumption: nobody has counted the calls of a million people. */
  share: number
  /** Processor time of a process of Waymark, in microseconds: `npm run bench -- reads` and `writes` at rest. */
  process: number
  /**
   * Processor time of PostgreSQL, in microseconds: that of two cores for a call in docs/scale.md, less the process and
   * 150 for the client.
   */
  database?: number
  isWrite?: true
  /** Processor time of hashing a password, on a thread beside the process. */
  hashing?: number
}

const calls: readonly Call[] = [
  { name: 'pages and scripts', share: 0.3, process: 30 },
  { name: 'city search', share: 0.2, process: 330, database: 650 },
  { name: "a city's page", share: 0.14, process: 80, database: 300 },
  { name: 'own marks, stays and trips', share: 0.25, process: 430, database: 1100 },
  { name: 'refreshing a session', share: 0.05, process: 125, database: 600 },
  { name: 'marking a city', share: 0.05, process: 540, database: 1200, isWrite: true },
  { name: 'saving a trip of 12 legs', share: 0.009, process: 3040, database: 9000, isWrite: true },
  { name: 'signing in', share: 0.001, process: 300, database: 600, hashing: 9250 },
]

const people = 1_000_000
/** In the busiest hour a tenth of the people are there, with six calls a minute each. */
const peoplePerCall = 100
/** The load of each hour of a day, as a part of that of the busiest one: an assumption, of people in one region. */
const hours = [20, 12, 8, 6, 6, 10, 20, 35, 45, 50, 55, 60, 65, 60, 60, 62, 68, 75, 85, 95, 100, 95, 70, 40]
/** A commit that reaches the disk of the primary and of a synchronous replica, in seconds. */
const commitSeconds = 0.003
const connectionsOfProcess = 10
/** The longest time of 99 of 100 calls, in seconds. */
const longestP99 = 0.2

interface Machines {
  processes: number
  databaseCores: number
}

const stationsOf = ({ processes, databaseCores }: Machines): Station[] => [
  { name: 'processes', servers: processes },
  { name: 'hashing', servers: processes },
  { name: 'database', servers: databaseCores },
  { name: 'commits', servers: 'all at once' },
]

const kindsOf = (perSecond: number): Kind[] =>
  calls.map(({ name, share, process, database = 0, isWrite, hashing = 0 }) => ({
    name,
    load: { perSecond: perSecond * share },
    visits: [
      { station: 'processes', seconds: process / 1e6 },
      ...(hashing > 0 ? [{ station: 'hashing', seconds: hashing / 1e6 }] : []),
      ...(database > 0 ? [{ station: 'database', seconds: database / 1e6 }] : []),
      ...(isWrite ? [{ station: 'commits', seconds: commitSeconds }] : []),
    ],
  }))

const simulatedSeconds = 10
const run = (machines: Machines, perSecond: number) =>
  simulate(stationsOf(machines), kindsOf(perSecond), simulatedSeconds)
const worstP99 = ({ kinds }: Simulated) => Math.max(...[...kinds.values()].map(({ p99 }) => p99))
const busiest = ({ stations }: Simulated) =>
  [...stations]
    .filter(([name]) => name !== 'commits')
    .sort(([, a], [, b]) => b.utilisation - a.utilisation)[0]
const load = (of: 'process' | 'database') =>
  calls.reduce((sum, call) => sum + (call.share * (call[of] ?? 0)) / 1e6, 0)

/** The machines on which no part works for more than 70 of 100 seconds. */
const machinesFor = (perSecond: number): Machines => ({
  processes: Math.ceil((perSecond * load('process')) / 0.7),
  databaseCores: Math.ceil((perSecond * load('database')) / 0.7),
})

/** Two measured points: 16 connections that call again at once, on SQLite, at rest (docs/performance.md). */
const points = [
  { name: 'own 20 marks, one process', servers: 1, seconds: 147e-6, perSecond: 6988, p50: 2.2 },
  { name: 'signing in, two cores', servers: 2, seconds: 9.245e-3, perSecond: 195, p50: 81.3 },
]
for (const { name, servers, seconds, perSecond, p50 } of points) {
  const { kinds } = simulate(
    [{ name: 'a', servers }],
    [{ name, load: { people: 16 }, visits: [{ station: 'a', seconds }] }],
    20,
  )
  const found = kinds.get(name)
  const medianMs = (found?.p50 ?? 0) * 1000
  console.log(
    `     ${name}: ${found?.perSecond.toFixed(0)} a second (measured ${perSecond}), median ${medianMs.toFixed(1)} ms (measured ${p50})`,
  )
  const deviation = Math.abs((found?.perSecond ?? 0) / perSecond - 1) * 100
  report(`${name}: deviation from the measured calls a second`, deviation, 25, '%')
}

const perSecond = people / peoplePerCall
const machines = machinesFor(perSecond)
const whole = run(machines, perSecond)
console.log(
  `     ${people} people: ${perSecond} calls a second in the busiest hour; ${machines.processes} processes, ${machines.databaseCores} cores for PostgreSQL`,
)
for (const [name, { utilisation, present }] of whole.stations) {
  const counts = `${present.mean.toFixed(1)} calls there, ${present.p99} at the 99th percentile`
  console.log(`       ${name}: ${(utilisation * 100).toFixed(0)} % of the time; ${counts}`)
}
const inDatabase =
  (whole.stations.get('database')?.present.p99 ?? 0) + (whole.stations.get('commits')?.present.p99 ?? 0)
console.log(
  `       connections in use: ${inDatabase} at the 99th percentile, of ${machines.processes * connectionsOfProcess}`,
)
report('p99 of the slowest call', worstP99(whole) * 1000, longestP99 * 1000, 'ms')
const ofDay = hours.map((part) => worstP99(run(machines, (perSecond * part) / 100)) * 1000)
console.log(`       p99 over the hours of a day: median ${percentile(ofDay, 0.5).toFixed(0)} ms`)
for (const factor of [1.2, 1.4, 1.6]) {
  const more = run(machines, perSecond * factor)
  const [name = '', { utilisation } = { utilisation: 0 }] = busiest(more) ?? []
  console.log(
    `       ${factor} times the calls on the same machines: p99 ${(worstP99(more) * 1000).toFixed(0)} ms; ${name} work ${(utilisation * 100).toFixed(0)} % of the time`,
  )
}
for (const share of [0.001, 0.01, 0.05]) {
  const signIns = perSecond * share
  const threads = Math.ceil((signIns * 9.25e-3) / 0.7)
  console.log(`       ${signIns} sign-ins a second need ${threads} cores for hashing`)
}
/** Rows and indexes of docs/scale.md: 340 bytes a mark, 2 KB a person with five marks, 50 marks each. */
const gigabytes = (people * (2000 + 45 * 340)) / 1e9
console.log(`       the database has about ${gigabytes.toFixed(0)} GB`)
