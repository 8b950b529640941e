import { addDays, timestampOfDay } from '#shared/domain/day.ts'
import { itineraryOf } from '#shared/domain/itinerary.ts'
import { newId } from '#web/lib/api/record-id.ts'
import type { ProposedTrip } from '#web/queries/assistant.ts'
import type { Place } from '#web/queries/places.ts'
import type { Answer } from './answer.ts'
import type { Plan } from './plan.ts'

/**
 * The kind of request: for a new trip, for a change of the open one, or for planning again with a corrected request.
 */
export type Asked = { prompt: string } & ({ kind: 'new' | 'change' } | { kind: 'again'; from: Answer })

export type Proposal = {
  trip: Omit<ProposedTrip, 'travel_items'>
  itinerary: Plan['itinerary']
  legIds: readonly string[]
  cities: Place[]
}

/** The assistant's proposal with new ids, its days counted from its first day, and the cities in it. */
export const readProposal = ({ travel_items: items, ...trip }: ProposedTrip): Proposal => {
  const dateOf = (day: number) => timestampOfDay(addDays(trip.starts, day - 1))
  const legIds = items.map(newId)
  const legs = items.map((leg, index) => ({
    id: legIds[index] ?? newId(),
    from: leg.from_record.id,
    to: leg.to_record.id,
    type: leg.type,
    start_date: dateOf(leg.start_day),
    arrival_date: dateOf(leg.arrival_day),
    order: leg.order,
  }))
  const { itinerary } = itineraryOf(legs, () => true, newId)
  return { trip, itinerary, legIds, cities: items.flatMap((leg) => [leg.from_record, leg.to_record]) }
}

/**
 * The plan with the assistant's trip instead of its own. A change of an open trip keeps the name and the description
 * that the person has given it, and any trip keeps those typed meanwhile. `plannedFor.plan` is the plan that was sent
 * with the request.
 */
export function withProposal(plan: Plan, proposal: Proposal, plannedFor: Asking): Plan {
  const asked = isAnotherTrip(proposal, plannedFor) ? { ...plannedFor, kind: 'new' as const } : plannedFor
  const { starts, ends } = proposal.trip
  const textOf = (field: 'name' | 'description') => {
    const own = plan[field]
    const isTypedMeanwhile = own !== asked.plan[field]
    const isOwn = asked.kind !== 'new' && own !== plan.answer?.[field]
    return own.trim() !== '' && (isTypedMeanwhile || isOwn) ? own : proposal.trip[field]
  }
  return {
    name: textOf('name'),
    description: textOf('description'),
    starts,
    ends,
    itinerary: proposal.itinerary,
    answer: answerOf(plan, proposal, asked),
  }
}

type Asking = Asked & { plan: Plan }

/** Whether a prompt that was sent to change the open trip asked for a different trip, which shares no city with it. */
function isAnotherTrip({ trip, itinerary }: Proposal, { kind, plan }: Asking): boolean {
  const cities = new Set(plan.itinerary.stops.flatMap(({ city }) => (city === '' ? [] : city)))
  const isApart = cities.size > 0 && !itinerary.stops.some(({ city }) => cities.has(city))
  return kind === 'change' && trip.changes.length === 0 && isApart
}

function answerOf(plan: Plan, { trip, legIds }: Proposal, asked: Asking): Answer {
  const { name, description, request, notes } = trip
  const isEdited = (['itinerary', 'starts', 'ends'] as const).some(
    (field) => plan[field] !== asked.plan[field],
  )
  const shared = {
    prompt: asked.prompt,
    request,
    name,
    description,
    assumptions: notes.assumptions,
    limits: notes.limits.map(({ leg, ...limit }) => {
      const id = leg === undefined ? undefined : legIds[leg]
      return { ...limit, ...(id !== undefined && { leg: id }) }
    }),
    isLate: isEdited,
  }
  if (asked.kind === 'again') {
    // The prompt was not read again, so the open questions of the last reading remain open.
    const { unused, changes, before } = asked.from
    return {
      ...shared,
      unused,
      changes,
      ...(before && { before }),
      questions: [...trip.questions, ...openQuestions(asked.from, trip)],
    }
  }
  const { unused, questions, changes } = trip
  const { itinerary, starts, ends } = plan
  const before = { itinerary, starts, ends, ...(plan.answer && { request: plan.answer.request }) }
  return { ...shared, unused, questions, changes, ...(asked.kind === 'change' && { before }) }
}

/** The questions that a corrected request leaves open: those about unchanged constraints. */
function openQuestions(
  { questions, request: former }: Answer,
  { request, questions: anew }: Proposal['trip'],
) {
  const sureIn = ({ constraints }: Answer['request'], about: string) =>
    constraints.find(({ id }) => id === about)?.sure
  return questions.filter(({ about }) => {
    const sure = sureIn(request, about)
    return sure !== undefined && sure === sureIn(former, about) && !anew.some((one) => one.about === about)
  })
}
