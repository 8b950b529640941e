/**
 * Prints the sample trips, to be judged by a person who knows the places. An argument selects those whose name contains
 * it.
 */
import { tripTexts } from '#server/planner/texts.ts'
import { loadWorld } from '#server/planner/world.ts'
import type { Itinerary } from '#server/planner/solve/itinerary.ts'
import { RequestBuilder } from './request-builder.ts'
import { sampleTrips } from './sample-trips.ts'
import { solve } from '#server/planner/solve/solve.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

/** "Rome (3) train Florence (2)": the number is that of the nights. */
function routeOf({ legs, days }: Itinerary): string {
  let day = 1
  let route = ''
  for (const { from, type, startDay, arrivalDay } of legs) {
    const onTheWay = arrivalDay > startDay ? ` over ${arrivalDay - startDay} night` : ''
    route += `${from.name} (${startDay - day}) ${type}${onTheWay} → `
    day = arrivalDay
  }
  return `${route}${legs.at(-1)?.to.name ?? ''} (${days.length - day})`
}

const world = await loadWorld(new URL('../../../data/dist/', import.meta.url))
const wanted = (process.argv[2] ?? '').toLowerCase()
const texts = tripTexts({ localNames: new Map() }, 'en')
const times: number[] = []
for (const [name, request] of sampleTrips(new RequestBuilder(world))) {
  if (!name.toLowerCase().includes(wanted)) continue
  const began = process.cpuUsage().user
  const trip = solve(request, world, { today: '2026-03-10', texts })
  times.push((process.cpuUsage().user - began) / 1000)
  print(`\n${name} (${times.at(-1)?.toFixed(0)} ms)`)
  if (!trip) continue
  print(`  ${routeOf(trip)} = ${trip.days.length} days`)
  for (const text of trip.assumptions) print(`  + ${text}`)
  for (const { text, constraint, leg } of trip.limits) print(`  ! ${text} [${constraint ?? ''} ${leg ?? ''}]`)
}
times.sort((a, b) => a - b)
const at = (part: number) => times[Math.floor(times.length * part)]?.toFixed(0)
print(
  `\nTime of the processor: median ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${times.at(-1)?.toFixed(0)} ms`,
)
