import type { Gazetteer } from '#server/planner/gazetteer/load.ts'
import { distanceKm, type Position } from '#shared/domain/distance.ts'
import type { Candidate } from './candidates.ts'
import { isIn, middleOf } from './membership.ts'

/** A name, whatever it may mean, and where it stands among the other names. */
export interface Named {
  /** As it is said. */
  readonly text: string
  readonly candidates: readonly Candidate[]
  /** An area that is written right behind it says where it is: "Paris, Texas". */
  readonly qualifiedBy?: number
}

const kept = 48

interface Reading {
  readonly chosen: readonly Candidate[]
  readonly score: number
}

/**
 * Decides together what names mean: each counts by how well it is known, and by how near it lies to the others
 * and whether it lies in an area that is named too. So Paris is in Texas beside Dallas, and in France alone.
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
    readings = next.slice(0, kept)
  }
  return [...(readings[0]?.chosen ?? [])]
}

const qualified = 12
const insideNamedArea = 3.2

/** What a candidate gains from what was chosen for the names before it. */
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
    // Two names are rarely one city; one name said twice mostly is, as in "Rome, Florence, Rome".
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

/** Up to 6 for neighbours; beyond a thousand kilometres it hardly tells. */
const proximity = (a: Position, b: Position) => 6 / (1 + distanceKm(a, b) / 300)
