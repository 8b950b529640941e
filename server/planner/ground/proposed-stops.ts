import type { Area } from '#server/planner/gazetteer/areas.ts'
import type { City } from '#server/gazetteer/cities.ts'
import type { Gazetteer } from '#server/planner/gazetteer/load.ts'
import { normalise } from '#server/gazetteer/normalise.ts'
import type { ProposedStop } from '#server/planner/proposal.ts'
import { type Candidate, candidatesFor, candidatesNear } from './candidates.ts'
import { isIn } from './membership.ts'
import { resolve } from './resolve.ts'

/** A proposed stop with its city; undefined when no city matches. */
export interface GroundedStop {
  readonly proposed: ProposedStop
  readonly city: City | undefined
}

type CityCandidate = Candidate & { readonly kind: 'city' }

/** Finds the city of each proposed stop by its name, country and region, and by its distance to the others. */
export function groundStops(gazetteer: Gazetteer, stops: readonly ProposedStop[]): GroundedStop[] {
  const candidates = stops.map((stop) => citiesFor(gazetteer, stop))
  const known = stops.flatMap(({ name }, index) => ({ text: name, candidates: candidates[index] ?? [] }))
  const chosen = resolve(
    gazetteer,
    known.filter((named) => named.candidates.length > 0),
  )
  let next = 0
  return stops.map((proposed, index) => {
    if (candidates[index]?.length === 0) return { proposed, city: undefined }
    const meaning = chosen[next++]
    return { proposed, city: meaning?.kind === 'city' ? meaning.city : undefined }
  })
}

function citiesFor(gazetteer: Gazetteer, { name, region, country }: ProposedStop): CityCandidate[] {
  // Some models put the region into the name: "Paris, Texas".
  const [own = ''] = name.split(/[,(]/)
  const key = normalise(own)
  if (key === '') return []
  const exact = candidatesFor(gazetteer, key).filter(isCity)
  const countries = areasNamed(gazetteer, country, 'country')
  const inCountry = within(gazetteer, exact, countries)
  const found =
    inCountry.length > 0
      ? inCountry
      : within(gazetteer, candidatesNear(gazetteer, key).filter(isCity), countries)
  const inRegion = within(gazetteer, found, areasNamed(gazetteer, region, 'state'))
  return inRegion.length > 0 ? inRegion : found
}

const isCity = (candidate: Candidate): candidate is CityCandidate => candidate.kind === 'city'

function areasNamed(gazetteer: Gazetteer, name: string, kind: Area['kind']): Area[] {
  const key = normalise(name)
  if (key === '') return []
  const areas = gazetteer.areas.find(key)
  const exact = areas.filter((area) => area.kind === kind)
  return exact.length > 0 ? exact : [...areas]
}

/** The candidates that lie in one of some areas; all of them when no area is known. */
function within(
  gazetteer: Gazetteer,
  candidates: readonly CityCandidate[],
  areas: readonly Area[],
): CityCandidate[] {
  if (areas.length === 0) return [...candidates]
  return candidates.filter(({ city }) => areas.some((area) => isIn(gazetteer, area, city)))
}
