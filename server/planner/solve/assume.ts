import { distanceKm } from '#shared/domain/distance.ts'
import type { Constraint, Place, Theme } from '#shared/trip-request.ts'
import type { City } from '#server/gazetteer/cities.ts'
import type { Pool } from './pool.ts'
import { offerOf, placeOf, type Stop, type Task } from './task.ts'
import { themeReachKm } from './thresholds.ts'
import type { Stay } from './wishes.ts'

interface Assumed {
  readonly task: Task
  readonly assumed: readonly Constraint[]
}

const common = { words: '', sure: 0.5, origin: 'assumed' } as const

/** A loop without a start begins at the first named stop, or else at the best town with an airport. */
export function withLoopStart(task: Task, { towns }: Pool): Assumed {
  const { wishes, first, last, stops } = task
  const isLoop =
    wishes.of('loop').length > 0 ||
    (wishes.route?.loop === true &&
      task.areas.every(({ place }) => holdsRoute(task, place)) &&
      stops.every(({ constraint }) => constraint === undefined))
  if (!isLoop || first || last) return { task, assumed: [] }
  const classic = wishes.route?.stops[0]?.city
  const begin =
    stops.find(({ city }) => city.index === classic?.index) ??
    stops.find(({ need }) => need === 'named') ??
    towns.find(({ city }) => task.atlas.hasAirport(city)) ??
    towns[0] ??
    stops[0]
  if (!begin) return { task, assumed: [] }
  const start: Stop = begin.need === 'offer' ? { ...begin, need: 'named' } : begin
  const home: Stop = { ...start, need: 'pass', stay: undefined, ranks: start.ranks.map(() => undefined) }
  const others = stops.filter((stop) => stop !== start)
  const assumed: Constraint[] = [
    { ...common, id: 'start', kind: 'role', role: 'start', place: placeOf(start.city) },
  ]
  return { task: { ...task, stops: [start, ...others, home], first: start, last: home }, assumed }
}

/** "Three nights at the beach": the nights of a named stop by the sea, or else of the best town for it. */
export function withThemeTowns(task: Task): Assumed {
  let { stops } = task
  const assumed: Constraint[] = []
  for (const stay of task.wishes.of('stay')) {
    if (stay.of?.kind !== 'theme') continue
    const { theme } = stay.of
    const own = stops.find((stop) => stop.need !== 'pass' && !stop.stay && hasTheme(task, stop.city, theme))
    if (own) {
      stops = stops.map((stop) => (stop === own ? { ...stop, stay } : stop))
      continue
    }
    const town = townFor(task, stops, theme)
    if (!town) continue
    stops = [...insertBeforeLast(task, stops, townStop(task, town, stay))]
    assumed.push({ ...common, id: `visit-${theme}`, kind: 'visit', place: placeOf(town), optional: false })
  }
  return { task: { ...task, stops }, assumed }
}

/** Whether an area contains the whole classic route, and therefore adds no stops of its own. */
const holdsRoute = ({ wishes, atlas }: Task, place: Place) =>
  wishes.route?.stops.every(({ city }) => atlas.holds(place, city)) === true

const townStop = (task: Task, town: City, stay: Stay): Stop => ({
  ...offerOf(task, town),
  need: 'named',
  stay,
})

const insertBeforeLast = ({ last }: Task, stops: readonly Stop[], stop: Stop): readonly Stop[] =>
  last && stops.at(-1) === last && stops.length > 1 ? stops.toSpliced(-1, 0, stop) : [...stops, stop]

const hasTheme = ({ atlas }: Task, city: City, theme: Theme) => atlas.travel(city).themes.includes(theme)

/** The best town for a theme: in the areas, or else near a stop. */
function townFor(task: Task, stops: readonly Stop[], theme: Theme): City | undefined {
  const visited = stops.filter(({ need }) => need !== 'pass')
  const inAreas = task.areas.flatMap(({ place }) => task.atlas.towns(place))
  const candidates =
    inAreas.length > 0 ? inAreas : visited.flatMap(({ city }) => task.atlas.near(city, themeReachKm))
  let best: City | undefined
  let most = -Infinity
  for (const city of candidates) {
    if (!hasTheme(task, city, theme) || task.wishes.refuses(city)) continue
    const km = Math.min(
      ...visited.map((stop) => distanceKm(stop.city, city)),
      visited.length === 0 ? 0 : Infinity,
    )
    const value = offerOf(task, city).worth - km / 150
    if (value > most) {
      best = city
      most = value
    }
  }
  return best
}
