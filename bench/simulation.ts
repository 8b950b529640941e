/**
 * Simulates a million people on PostgreSQL: how many processes, cores and connections answer their busiest hour, and
 * which part fails first with more calls. Two measured points of one machine are simulated first, to show how far the
 * model is from them.
 */
import { report } from './report.ts'
import { type Kind, type Simulated, simulate, type Station } from './queueing.ts'

interface Call {
  name: string
  /** The share of all calls. An assumption: nobody has counted the calls of a million people. */
  share: number
  /** Processor time of a process of Waymark, in microseconds, measured at rest: the table of docs/performance.md. */
  process: number
  /**
   * Processor time of PostgreSQL, in microseconds, estimated: that of two cores for a call in the table of docs/scale.md,
   * less the process and 150 for the client. A city's page and a trip are not in that table; their times are assumed.
   */
  database?: number
  isWrite?: true
  /** Processor time of hashing a password, on a thread beside the process. */
  hashing?: number
}

const calls: readonly Call[] = [
  { name: 'pages and scripts', share: 0.3, process: 35 },
  { name: 'city search', share: 0.2, process: 361, database: 650 },
  { name: "a city's page", share: 0.14, process: 91, database: 300 },
  { name: 'own marks, stays and trips', share: 0.25, process: 529, database: 1100 },
  { name: 'refreshing a session', share: 0.05, process: 140, database: 600 },
  { name: 'marking a city', share: 0.05, process: 510, database: 1200, isWrite: true },
  { name: 'saving a trip of 12 legs', share: 0.009, process: 2840, database: 9000, isWrite: true },
  { name: 'signing in', share: 0.001, process: 300, database: 600, hashing: 10_700 },
]

const people = 1_000_000
/** In the busiest hour a tenth of the people are there, with six calls a minute each. */
const peoplePerCall = 100
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
/** How many calls are at the database or wait for its commit, at the 99th percentile; each holds a connection. */
const connectionsOf = ({ stations }: Simulated) =>
  (stations.get('database')?.present.p99 ?? 0) + (stations.get('commits')?.present.p99 ?? 0)
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

/** Two measured points of docs/performance.md: 16 connections that call again at once, on SQLite, at rest. */
const points = [
  { name: 'own 20 marks, one process', servers: 1, seconds: 178e-6, perSecond: 5818, p50: 2.5 },
  { name: 'signing in, two cores', servers: 2, seconds: 10.971e-3, perSecond: 162, p50: 92.5 },
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
console.log(
  `       connections in use: ${connectionsOf(whole)} at the 99th percentile, of ${machines.processes * connectionsOfProcess}`,
)
report('p99 of the slowest call', worstP99(whole) * 1000, longestP99 * 1000, 'ms')
for (const factor of [1.2, 1.4, 1.6]) {
  const more = run(machines, perSecond * factor)
  const [name = '', { utilisation } = { utilisation: 0 }] = busiest(more) ?? []
  console.log(
    `       ${factor} times the calls on the same machines: p99 ${(worstP99(more) * 1000).toFixed(0)} ms; ${name} work ${(utilisation * 100).toFixed(0)} % of the time; ${connectionsOf(more)} connections`,
  )
}
for (const share of [0.001, 0.01, 0.05]) {
  const signIns = perSecond * share
  const threads = Math.ceil((signIns * 10.7e-3) / 0.7)
  console.log(`       ${signIns} sign-ins a second need ${threads} cores for hashing`)
}
/** Rows and indexes of docs/scale.md: 340 bytes a mark, 2 KB a person with five marks, 50 marks each. */
const gigabytes = (people * (2000 + 45 * 340)) / 1e9
console.log(`       the database has about ${gigabytes.toFixed(0)} GB`)
