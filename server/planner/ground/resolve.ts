import type { Gazetteer } from '#server/planner/gazetteer/load.ts'
import { distanceKm, type Position } from '#shared/domain/distance.ts'
import type { Candidate } from './candidates.ts'
import { isIn, middleOf } from './membership.ts'

/** A name in the prompt, with its possible meanings. */
export interface Named {
  /** The name as written. */
  readonly text: string
  readonly candidates: readonly Candidate[]
  /** The index of the name that follows and names its area, as in "Paris, Texas". */
  readonly qualifiedBy?: number
}

const beamWidth = 48

interface Reading {
  readonly chosen: readonly Candidate[]
  readonly score: number
}

/**
 * Chooses the meanings of several names together (beam search). A meaning scores by how well known it is, how near
 * it is to the others, and whether it lies in a named area: "Paris" with "Dallas" is in Texas, alone in France.
 */
export function resolve(gazetteer: Gazetteer, names: readonly Named[]): Candidate[] {
  let readings: Reading[] = [{ chosen: [], score: 0 }]
  for (const [at, name] of names.entries()) {
    const next: Reading[] = []
    for (const reading of readings) {
      for (const candidate of name.candidates) {
        const together = affinity(gazetteer, reading.chosen, candidate, at, names)
        next.push({
          chosen: [...reading.chosen, candidate],
          score: reading.score + candidate.prior + together,
        })
      }
    }
    next.sort((a, b) => b.score - a.score)
    readings = next.slice(0, beamWidth)
  }
  return [...(readings[0]?.chosen ?? [])]
}

const qualified = 12
const insideNamedArea = 3.2

/** The score that a candidate gains from the meanings chosen for earlier names. */
function affinity(
  gazetteer: Gazetteer,
  chosen: readonly Candidate[],
  candidate: Candidate,
  at: number,
  names: readonly Named[],
): number {
  let nearest = 0
  let nearestArea = 0
  let gained = 0
  for (const [index, other] of chosen.entries()) {
    const [area, city] = areaAndCity(candidate, other)
    if (area && city) {
      const inside = isIn(gazetteer, area.area, city.city)
      const qualifies = candidate === area && names[index]?.qualifiedBy === at
      if (inside) nearestArea = Math.max(nearestArea, qualifies ? qualified : insideNamedArea)
      else
        nearestArea = Math.max(
          nearestArea,
          proximity(placeOf(gazetteer, candidate), placeOf(gazetteer, other)) / 2,
        )
      continue
    }
    nearest = Math.max(nearest, proximity(placeOf(gazetteer, candidate), placeOf(gazetteer, other)))
    // Two different names are rarely the same city. A repeated name usually is, as in "Rome, Florence, Rome".
    const same =
      candidate.kind === 'city' && other.kind === 'city' && candidate.city.index === other.city.index
    if (same && names[index]?.text !== names[at]?.text) gained -= 3
  }
  return gained + nearest + nearestArea
}

function areaAndCity(a: Candidate, b: Candidate) {
  if (a.kind === 'area' && b.kind === 'city') return [a, b] as const
  if (a.kind === 'city' && b.kind === 'area') return [b, a] as const
  return [undefined, undefined] as const
}

const placeOf = (gazetteer: Gazetteer, candidate: Candidate): Position =>
  candidate.kind === 'city' ? candidate.city : middleOf(gazetteer, candidate.area)

/** From 6 for the same position, to less than 1.4 beyond 1,000 km. */
const proximity = (a: Position, b: Position) => 6 / (1 + distanceKm(a, b) / 300)
