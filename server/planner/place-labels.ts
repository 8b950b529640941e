import { withPlaces } from '#shared/domain/trip-request.ts'
import type { Constraint, Place, Question, TripChange, TripRequest } from '#shared/trip-request.ts'
import { atlasOf } from './solve/world-atlas.ts'
import type { TripTexts } from './texts.ts'
import type { World } from './world.ts'

/** Fills in the names of places in requests, questions and changes. */
export interface PlaceLabels {
  request(request: TripRequest): TripRequest
  questions(questions: readonly Question[]): Question[]
  changes(changes: readonly TripChange[]): TripChange[]
}

/**
 * Names places in the language of the texts. The names of a client's request are not used, because they can be any
 * text, and names become part of the texts of a stored trip.
 */
export function placeLabels(world: World, { cityName, countryName }: TripTexts): PlaceLabels {
  const atlas = atlasOf(world)
  const named = ({ kind, id }: Place): Place => {
    const city = kind === 'city' ? atlas.city(id) : undefined
    const area = city ? undefined : world.areas.get(id)
    const own = area?.name ?? ''
    return { kind, id, name: city ? cityName(city) : kind === 'country' ? countryName(id, own) : own }
  }
  const constraint = (one: Constraint): Constraint => {
    if (one.kind === 'route') return { ...one, name: world.routes.get(one.route)?.names[0] ?? '' }
    // Not by withPlaces(), which removes a city that directly follows itself.
    if (one.kind === 'order') return { ...one, places: one.places.map(named) }
    return withPlaces(one, named) ?? one
  }
  const change = (one: TripChange): TripChange => {
    switch (one.kind) {
      case 'add':
      case 'move': {
        const { after, before } = one
        const beside = { ...(after && { after: named(after) }), ...(before && { before: named(before) }) }
        return { ...one, ...beside, place: named(one.place) }
      }
      case 'remove':
        return { ...one, place: named(one.place) }
      case 'replace':
        return { ...one, place: named(one.place), by: named(one.by) }
      case 'swap':
        return { ...one, place: named(one.place), with: named(one.with) }
      case 'lengthen':
        return { ...one, place: one.place && named(one.place) }
      case 'wish':
        return { ...one, constraint: constraint(one.constraint) }
      case 'reverse':
      case 'another':
        break
    }
    return one
  }
  return {
    request: (request) => ({ ...request, constraints: request.constraints.map(constraint) }),
    questions: (questions) =>
      questions.map((question) => ({
        ...question,
        answers: question.answers.map((answer) => ({ ...answer, place: named(answer.place) })),
      })),
    changes: (changes) => changes.map(change),
  }
}
