import type { Cities } from '#server/gazetteer/cities.ts'
import type { Areas } from '#server/planner/knowledge/areas.ts'
import type { Travel } from '#server/planner/knowledge/travel.ts'

/** By pull from 0 to 5: how likely a name means a city of the table of places. */
const weightOfPull = [0.2, 0.4, 0.55, 0.7, 0.85, 1]
/** What other cities get: from a village to a city of a million that is in no table. */
const [leastWeight, mostWeight] = [0.03, 0.45]
/** The fame (see load-cities.ts) of a village and of a large city. */
const [fameOfVillage, fameOfCity] = [3, 9.5]
/** Names of countries nearly always mean these: the more so, the more their best city draws. */
const [leastOfCountry, mostOfCountry] = [0.45, 1]
const weightOfRegion = 0.85
/** States that nobody travels to, and how much of the draw of its best city another one has. */
const [leastOfState, partOfState] = [0.2, 0.65]
/** A state whose city has the same name: "New York", "Salzburg" and "Granada" mean the city. */
const namesakeOfCity = 0.4

/** How much each city and then each area draws travellers, 0 to 1. */
export function weightsOf(cities: Cities, areas: Areas, travel: Travel): Float32Array {
  const weights = new Float32Array(cities.length + areas.length)
  for (let index = 0; index < cities.length; index++) {
    const fame = ((cities.fames[index] ?? 0) - fameOfVillage) / (fameOfCity - fameOfVillage)
    weights[index] = leastWeight + (mostWeight - leastWeight) * Math.min(1, Math.max(0, fame)) ** 1.5
  }
  const ofState = new Map<string, { weight: number; names: Set<string> }>()
  for (const [index, { pull }] of travel.visits) {
    const weight = Math.max(weights[index] ?? 0, weightOfPull[pull] ?? 0)
    weights[index] = weight
    const { state, name } = cities.get(index)
    const known = ofState.get(state) ?? { weight: 0, names: new Set() }
    ofState.set(state, { weight: Math.max(known.weight, weight), names: known.names.add(name) })
  }
  let place = cities.length
  for (const { id, kind, name } of areas) {
    const state = ofState.get(id)
    if (kind === 'country') {
      const best = weights[travel.best(id)[0] ?? -1] ?? 0
      weights[place] = leastOfCountry + (mostOfCountry - leastOfCountry) * best ** 2
    } else if (kind === 'region') weights[place] = weightOfRegion
    else if (!state) weights[place] = leastOfState
    else weights[place] = partOfState * state.weight * (state.names.has(name) ? namesakeOfCity : 1)
    place += 1
  }
  return weights
}
