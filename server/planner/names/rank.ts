import type { City } from '#server/gazetteer/cities.ts'
import { distanceKm } from '#shared/domain/distance.ts'
import type { Area, Areas } from '#server/planner/knowledge/areas.ts'
import { languagesOf } from './name-table.ts'
import type { Candidate, KnownPlace } from './candidate.ts'

/** A place that a name can mean, before it is compared with the others. */
export interface Meaning {
  readonly place: KnownPlace
  /** The number of the place. */
  readonly number: number
  readonly marks: number
  /** How much the place draws travellers, times how much this name is its name. */
  readonly raw: number
  readonly by?: Candidate['by']
}

const mostCandidates = 12

/**
 * Among places of one name, one that is ten times as large or known claims this power of ten more of the name. What a
 * name only stands for is as well known as a city of this fame (see load-cities.ts).
 */
const shareOfFame = 0.25
const fameOfAlias = 6

/** How much of its draw a region keeps beside a city of the same name in it: "Kos" is the town on Kos. */
const regionBesideCity = 0.45
/** The least draw of such a city. */
const leastBesideRegion = 0.4

/** The meanings of a name as candidates, best first. */
export function ranked(meanings: readonly Meaning[], areas: Areas): Candidate[] {
  const claims = withoutRepeats(meanings, areas).map((meaning) => ({ ...meaning, claim: claimOf(meaning) }))
  return claims
    .map(({ place, marks, raw, claim, by }): Candidate => {
      // A place in or around this one is no other meaning: "Macau" is the country and its city.
      const others = claims.filter(
        (other) => !isWithin(place, other.place, areas) && !isWithin(other.place, place, areas),
      )
      const sum = others.reduce((total, other) => total + other.claim, 0)
      const likelihood = sum === 0 ? 0 : raw * (claim / sum)
      return { place, languages: languagesOf(marks), likelihood, ...(by && { by }) }
    })
    .sort((a, b) => b.likelihood - a.likelihood)
    .slice(0, mostCandidates)
}

function claimOf({ place, raw, by }: Meaning): number {
  const { fame } = place.kind === 'city' ? place.city : place.area
  return raw ** 2 * 10 ** (shareOfFame * (by === undefined ? fame : fameOfAlias))
}

/** The best meaning of each place, without those that another one makes needless. */
function withoutRepeats(meanings: readonly Meaning[], areas: Areas): Meaning[] {
  const best = new Map<number, Meaning>()
  for (const meaning of meanings) {
    const known = best.get(meaning.number)
    if (!known || known.raw < meaning.raw) best.set(meaning.number, meaning)
  }
  const all = [...best.values()]
  const named = all.flatMap(({ place, by }) => (place.kind === 'city' || by !== undefined ? [] : place.area))
  return all
    .filter(({ place, by }) => {
      if (place.kind !== 'city')
        return !named.some((other) => other !== place.area && isTheSame(place.area, other))
      if (by !== 'alias' && by !== 'district') return true
      // "Tuscany" is a region; that it stands for Florence in the search does not count. Neither does that "Railay"
      // stands for a town near by, where Railay itself is one to which people travel.
      return named.length === 0 && !all.some((other) => isOwnNameNear(other, place.city))
    })
    .map((meaning) => {
      const { place, raw } = meaning
      const hasCity =
        place.kind === 'region' &&
        all.some(
          (other) =>
            other.place.kind === 'city' &&
            other.by === undefined &&
            other.raw >= leastBesideRegion &&
            areas.contains(place.area, other.place.city),
        )
      return hasCity ? { ...meaning, raw: raw * regionBesideCity } : meaning
    })
}

const nearKm = 120

const isOwnNameNear = ({ place, raw, by }: Meaning, city: City) =>
  place.kind === 'city' &&
  by === undefined &&
  raw >= leastBesideRegion &&
  distanceKm(place.city, city) < nearKm

/** Whether a place is in an area, another one than itself. */
function isWithin(inner: KnownPlace, outer: KnownPlace, areas: Areas): boolean {
  if (outer.kind === 'city') return false
  const { id } = outer.area
  if (inner.kind !== 'city') return inner.kind === 'state' && inner.area.id.slice(0, 2) === id
  if (outer.kind === 'region') return areas.contains(outer.area, inner.city)
  return inner.city.country === id || inner.city.state === id
}

/**
 * Whether an area is another one under the same name, which comes first: the country for a region that is the whole
 * country, and the region for the state that it is.
 */
const isTheSame = (area: Area, other: Area) =>
  (area.kind === 'region' && area.countries.length === 1 && area.countries[0] === other.id) ||
  (area.kind === 'state' &&
    other.kind === 'region' &&
    other.states.length === 1 &&
    other.states[0] === area.id)
