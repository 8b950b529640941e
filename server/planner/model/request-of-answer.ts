import { type EachWithout, requestPlace } from '#server/planner/read/draft.ts'
import type { Reading } from '#server/planner/read/read.ts'
import type { KnownPlace } from '#server/planner/names/place-names.ts'
import { plainText } from '#server/planner/plain-text.ts'
import type { World } from '#server/planner/world.ts'
import { isDay } from '#shared/domain/day.ts'
import { isSamePlace, placeOf } from '#shared/domain/trip-request.ts'
import type { Constraint, Place, Question, TripChange } from '#shared/trip-request.ts'
import type { ModelAnswer, Named } from './model-answer.ts'

/** A model's answer as a reading of the prompt. */
export interface ModelReading extends Reading {
  /** Names in the answer that belong to no known place. */
  readonly unresolved: readonly string[]
}

type Draft = EachWithout<Constraint, 'id'>

const longest = { days: 365, nights: 365, cities: 60, hours: 100, name: 60, words: 300 }

/** A model's reading is never certain: the page shows all of it, and each wish can be corrected. */
const sure = 0.7
const unquoted = { words: '', sure, origin: 'said' as const }

/**
 * Reads a model's answer. A place needs evidence: its words occur in the prompt, and its name is in the gazetteer. From
 * the built-in reading come the kinds of wishes that the model left out, the questions about its places, and the unused
 * words that the model does not quote.
 */
export function readAnswer(
  answer: ModelAnswer,
  prompt: string,
  builtIn: Reading,
  world: World,
): ModelReading {
  const { language } = builtIn.request
  const unresolved = new Set<string>()
  const placeNamed = (named: Named): Place | undefined => {
    const place = resolve(named, world, language)
    if (!place && named.name !== '') unresolved.add(plainText(named.name, longest.name))
    return place
  }
  const drafts: Draft[] = []
  const named = new Map<string, Place>()
  for (const said of answer.places) {
    const quoted = quotedIn(prompt, said.words)
    const place = quoted && placeNamed(said)
    if (!quoted || !place) continue
    named.set(said.name.toLowerCase(), place)
    drafts.push(...wishesFor(place, said).map((draft) => ({ ...draft, ...quoted })))
  }
  drafts.push(...wishesForTrip(answer, prompt), ...wishesForLegs(answer, named, prompt))
  const visited = drafts.flatMap((draft) => (draft.kind === 'visit' ? [draft.place] : []))
  if (answer.inThisOrder && visited.length > 1) drafts.push({ ...unquoted, kind: 'order', places: visited })
  const said = drafts.map((draft, index): Constraint => ({ ...draft, id: `model-${index + 1}` }))
  const constraints = completed(said, builtIn.request.constraints)
  const changes = answer.changes.flatMap((change, index) => {
    const quoted = quotedIn(prompt, change.words)
    const made = quoted && changeOf(change, placeNamed)
    return made ? [{ ...made, ...quoted, id: `model-change-${index + 1}` }] : []
  })
  return {
    request: { ...builtIn.request, constraints },
    changes: changes.length > 0 ? changes : builtIn.changes,
    isNewTrip: builtIn.isNewTrip,
    used: builtIn.used,
    unused: builtIn.unused.filter(({ at }) => !said.some((one) => one.at && overlap(one.at, at))),
    questions: builtIn.questions.flatMap((question) => questionOf(question, builtIn, constraints)),
    unresolved: [...unresolved],
  }
}

const overlap = (one: readonly [number, number], other: readonly [number, number]) =>
  one[0] < other[1] && other[0] < one[1]

/** The words as they occur in the prompt, ignoring case; undefined when they do not occur. */
function quotedIn(prompt: string, words: string) {
  const at = words.trim() === '' ? -1 : prompt.toLowerCase().indexOf(words.trim().toLowerCase())
  if (at === -1) return undefined
  const end = at + words.trim().length
  const quote = prompt.slice(at, end)
  return {
    words: quote.slice(0, longest.words),
    at: [at, end] as [number, number],
    sure,
    origin: 'said' as const,
  }
}

/** The likeliest place with a name; of the named kind and in the named country, if there is one. */
function resolve({ name, kind, country }: Named, { names }: World, language: string): Place | undefined {
  const found = [...names.find(name, 'en'), ...names.find(name, language)]
  const inCountry = names
    .find(country, 'en')
    .flatMap(({ place }) => (place.kind === 'country' ? [place.area.id] : []))
  const rank = ({ place }: { place: KnownPlace }) =>
    Number(place.kind === kind) + 2 * Number(inCountry.some((code) => liesIn(place, code)))
  const best = found.toSorted((a, b) => rank(b) - rank(a) || b.likelihood - a.likelihood)[0]
  return best && requestPlace(best.place)
}

const liesIn = (place: KnownPlace, code: string) =>
  place.kind === 'city'
    ? place.city.country === code
    : place.area.countries.includes(code) || place.area.states.some((state) => state.startsWith(`${code}.`))

const whole = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value) || 0))
const exactly = (count: number) => ({ least: count, most: count })

function wishesFor(place: Place, said: ModelAnswer['places'][number]): Draft[] {
  const nights = whole(said.nights, longest.nights)
  const days = whole(said.days, longest.days)
  const stay: Draft[] =
    nights > 0
      ? [{ ...unquoted, kind: 'stay', of: place, unit: 'nights', ...exactly(nights) }]
      : days > 0
        ? [{ ...unquoted, kind: 'stay', of: place, unit: 'days', ...exactly(days) }]
        : []
  const { part } = said
  if (part === 'avoid') return [{ ...unquoted, kind: 'avoid', place }]
  if (part === 'day trip') return [{ ...unquoted, kind: 'day-trip', place }]
  if (part === 'visit' || part === 'maybe') {
    return [{ ...unquoted, kind: 'visit', place, optional: part === 'maybe' }, ...stay]
  }
  return [{ ...unquoted, kind: 'role', role: part, place }, ...(part === 'home' ? [] : stay)]
}

const range = (least: number, most: number, limit: number) => ({
  ...(whole(least, limit) > 0 && { least: whole(least, limit) }),
  ...(whole(most, limit) > 0 && { most: whole(most, limit) }),
})

const dayRange = (from: string, to: string) => {
  const [first, last] = [isDay(from) ? from : to, isDay(to) ? to : from]
  return isDay(first) && isDay(last) && first <= last ? { from: first, to: last } : undefined
}

function wishesForTrip(answer: ModelAnswer, prompt: string): Draft[] {
  const wishes: Draft[] = answer.themes.flatMap(({ words, theme, unwanted }): Draft[] => {
    const quoted = quotedIn(prompt, words)
    return quoted ? [{ ...quoted, kind: 'theme', theme, unwanted }] : []
  })
  const days = range(answer.leastDays, answer.mostDays, longest.days)
  const cities = range(answer.leastCities, answer.mostCities, longest.cities)
  const first = dayRange(answer.startsFrom, answer.startsTo)
  const last = dayRange(answer.endsFrom, answer.endsTo)
  const hours = Math.min(longest.hours, answer.longestLegHours)
  if (answer.roundTrip) wishes.push({ ...unquoted, kind: 'loop' })
  if (days.least ?? days.most) wishes.push({ ...unquoted, kind: 'length', unit: 'days', ...days })
  if (cities.least ?? cities.most) wishes.push({ ...unquoted, kind: 'city-count', ...cities })
  if (first ?? last)
    wishes.push({ ...unquoted, kind: 'dates', ...(first && { first }), ...(last && { last }) })
  if (hours >= 0.5) wishes.push({ ...unquoted, kind: 'longest-leg', hours })
  if (answer.pace !== 'not said') wishes.push({ ...unquoted, kind: 'pace', pace: answer.pace })
  if (answer.budget !== 'not said') wishes.push({ ...unquoted, kind: 'budget', budget: answer.budget })
  if (answer.company !== 'not said') wishes.push({ ...unquoted, kind: 'company', company: answer.company })
  return wishes
}

function wishesForLegs(answer: ModelAnswer, named: ReadonlyMap<string, Place>, prompt: string): Draft[] {
  return answer.transport.flatMap(({ words, use, types, from, to }): Draft[] => {
    const quoted = quotedIn(prompt, words)
    if (!quoted || types.length === 0) return []
    const wish = { ...quoted, kind: 'transport' as const, use, types: [...new Set(types)] }
    if (from === '' && to === '') return [wish]
    const [start, end] = [named.get(from.toLowerCase()), named.get(to.toLowerCase())]
    return start || end ? [{ ...wish, leg: { ...(start && { from: start }), ...(end && { to: end }) } }] : []
  })
}

/** Kinds that a model's answer contains completely or not at all. The built-in reading adds those that are missing. */
const completedKinds: ReadonlySet<Constraint['kind']> = new Set([
  'avoid',
  'transport',
  'longest-leg',
  'length',
  'city-count',
  'dates',
  'loop',
])

/** Adds the constraints of the built-in reading that the model has left out. */
function completed(said: readonly Constraint[], builtIn: readonly Constraint[]): Constraint[] {
  const has = (kind: Constraint['kind']) => said.some((one) => one.kind === kind)
  const avoided = builtIn.filter((one) => one.kind === 'avoid').map(({ place }) => place)
  // A place that the prompt excludes does not become a stop, whatever the model says.
  const kept = said.filter((one) => {
    const place = one.kind === 'avoid' ? null : placeOf(one)
    return !place || !avoided.some((other) => isSamePlace(other, place))
  })
  const missing = builtIn.filter(({ kind }) => completedKinds.has(kind) && !has(kind))
  return [...kept, ...missing]
}

/** A question of the built-in reading about the same words, if the model has chosen one of its answers. */
function questionOf(question: Question, builtIn: Reading, constraints: readonly Constraint[]): Question[] {
  const asked = builtIn.request.constraints.find(({ id }) => id === question.about)
  const about = constraints.find((one) => placeOf(one) && one.at && asked?.at && overlap(one.at, asked.at))
  const shown = about && placeOf(about)
  if (!about || !shown || !question.answers.some(({ place }) => isSamePlace(place, shown))) return []
  const answers = question.answers.map((answer) => ({ ...answer, isShown: isSamePlace(answer.place, shown) }))
  return [{ ...question, about: about.id, answers }]
}

function changeOf(
  { kind, place: named, other: beside, where, nights: said }: ModelAnswer['changes'][number],
  placeNamed: (named: Named) => Place | undefined,
): EachWithout<TripChange, 'id'> | undefined {
  const nights = Math.sign(said) * whole(Math.abs(said), longest.nights)
  if (kind === 'reverse') return { ...unquoted, kind }
  if (kind === 'another') return { ...unquoted, kind }
  const place = placeNamed(named)
  const other = placeNamed(beside)
  if (kind === 'longer by' || kind === 'stay of') {
    if (named.name !== '' && !place) return undefined
    const amount = kind === 'longer by' ? { by: nights } : { to: Math.max(0, nights) }
    return { ...unquoted, kind: 'lengthen', place: place ?? null, unit: 'nights', ...amount }
  }
  if (!place) return undefined
  const anchor =
    other && where === 'after' ? { after: other } : other && where === 'before' ? { before: other } : {}
  if (kind === 'add') return { ...unquoted, kind, place, ...anchor, ...(nights > 0 && exactly(nights)) }
  if (kind === 'remove') return { ...unquoted, kind, place }
  if (kind === 'move') {
    const to = where === 'start' || where === 'end' ? { to: where } : {}
    return { ...unquoted, kind, place, ...anchor, ...to }
  }
  if (!other) return undefined
  return kind === 'swap' ? { ...unquoted, kind, place, with: other } : { ...unquoted, kind, place, by: other }
}
