import type { City } from '#server/gazetteer/cities.ts'
import { distanceKm } from '#shared/domain/distance.ts'
import { placesOf } from '#shared/domain/trip-request.ts'
import type { Constraint, Question, TripRequest } from '#shared/trip-request.ts'
import type { TripTexts } from './texts.ts'
import type { World } from './world.ts'

const mostAnswers = 4
/** Suggestions are this far from each other: four countries of one sea are no choice. */
const apartKm = 2000
/** The towns of a country that count: a long list of small ones is no better than a few good ones. */
const mostTowns = 5

/** Nearer to the equator than this, in degrees, beaches have no winter. */
const tropics = 24

/** Whether a beach is warm: the table's good months are those of a whole town. */
const isWarm = ({ latitude }: City, month: number) =>
  Math.abs(latitude) < tropics || (month >= 5 && month <= 10) === latitude > 0

/** A request with a place that the planner suggests, and the question which one it is to be. */
export interface Suggestion {
  readonly request: TripRequest
  readonly question: Question
}

/**
 * Suggests countries for a request that names no place but says what to do and when or how long, such as "a beach
 * holiday in February": those whose towns have such a theme in such a month. Undefined for any other request: a word
 * like "eat" alone asks for no trip. The question is in the language of `texts`.
 */
export function suggestPlace(request: TripRequest, world: World, texts: TripTexts): Suggestion | undefined {
  const { constraints } = request
  const themes = constraints.flatMap((one) => (one.kind === 'theme' && !one.unwanted ? one.theme : []))
  const isTrip = constraints.some(({ kind }) => kind === 'dates' || kind === 'length')
  if (themes.length === 0 || !isTrip || placesOf(constraints).length > 0) return undefined
  const months = constraints.flatMap(monthsOf)
  const towns = new Map<string, { city: City; worth: number }[]>()
  for (const [index, { pull, themes: own, isGoodIn }] of world.travel.visits) {
    if (pull < 2 || !themes.every((theme) => own.includes(theme))) continue
    if (!months.every(isGoodIn)) continue
    const city = world.cities.get(index)
    if (themes.includes('beach') && !months.every((month) => isWarm(city, month))) continue
    // The table names first what a town is known for.
    const rank = themes.reduce((sum, theme) => sum + own.indexOf(theme), 0)
    const worth = (pull * pull) / (1 + rank)
    towns.set(city.country, [...(towns.get(city.country) ?? []), { city, worth }])
  }
  const ranked = [...towns].map(([country, known]) => {
    const best = known.toSorted((a, b) => b.worth - a.worth).slice(0, mostTowns)
    return { country, best, points: best.reduce((sum, { worth }) => sum + worth, 0) }
  })
  const chosen: typeof ranked = []
  for (const each of ranked.toSorted((a, b) => b.points - a.points)) {
    const [first] = each.best
    const isApart = chosen.every(
      ({ best: [other] }) => first && other && distanceKm(first.city, other.city) > apartKm,
    )
    if (chosen.length < mostAnswers && isApart) chosen.push(each)
  }
  const answers = chosen.flatMap(({ country, best }, index) => {
    const name = world.areas.get(country)?.name
    if (name === undefined) return []
    return {
      place: { kind: 'country' as const, id: country, name },
      label: texts.countryName(country, name),
      detail: texts.listed(best.slice(0, 3).map(({ city }) => texts.cityName(city))),
      country,
      isShown: index === 0,
    }
  })
  const [shown] = answers
  if (!shown || answers.length < 2) return undefined
  const visit: Constraint = {
    id: 'suggested',
    words: '',
    sure: 0.3,
    origin: 'assumed',
    kind: 'visit',
    place: shown.place,
    optional: false,
  }
  return {
    request: { ...request, constraints: [...constraints, visit] },
    question: { id: 'question-where', text: texts.whereTo, about: visit.id, answers },
  }
}

/** The months in which a trip begins by a wish for dates, 1 to 12; none for a wish that leaves most of the year. */
function monthsOf(one: Constraint): number[] {
  const window = one.kind === 'dates' ? (one.during ?? one.first) : undefined
  if (!window) return []
  const monthOf = (day: string) => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7)) - 1
  const [first, last] = [monthOf(window.from), monthOf(window.to)]
  return last - first > 3 ? [] : Array.from({ length: last - first + 1 }, (_, at) => ((first + at) % 12) + 1)
}
