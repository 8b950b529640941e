import type { gazetteerFiles } from '../../server/gazetteer/files.ts'
import { fold } from '../../shared/domain/unaccent.ts'
import type { City } from './cities.ts'
import { readStateNames } from './decisions.ts'
import { unitFinder } from './locate.ts'
import { readAdmin1, readStateTypes } from './sources.ts'
import { specialMunicipalities } from './taiwan.ts'
import { uncounted } from './uncounted.ts'
import type { Unit } from './units.ts'
import { hasOldCodes, provinceNow } from './vietnam.ts'

export type State = Record<(typeof gazetteerFiles.state.columns)[number], string>

const generic =
  /\b(province|region|city|municipality|district|department|governorate|state|county|oblast|parish|atoll|prefecture|of|the|urban)\b/g

/** A name without the kind of place, spaces and accents, for comparisons. */
const core = (name: string) => {
  const folded = fold(name)
  return folded.replaceAll(generic, '').replaceAll(/[^a-z0-9]/g, '') || folded
}

const alike = (a: string, b: string) => core(a).includes(core(b)) || core(b).includes(core(a))

/** GeoNames' admin-1 list, with the kind of state where the country list has one of the same name. */
export const makeStates = (): State[] => {
  const types = new Map(
    [...readStateTypes()].map(([country, states]) => [
      country,
      new Map(states.map(({ name, type }) => [core(name), type ?? ''])),
    ]),
  )
  const listed = readAdmin1().map(({ code, name }) => ({
    code,
    name,
    type: types.get(code.slice(0, 2))?.get(core(name)) ?? '',
  }))
  return [...listed, ...specialMunicipalities].sort((a, b) => (a.code < b.code ? -1 : 1))
}

/** Finds the unit of each city and stores it with the city. */
export const placeCities = (cities: readonly City[], units: readonly Unit[]) => {
  const find = unitFinder(units)
  for (const city of cities) {
    const found = find(city.country, city.latitude, city.longitude)
    if (found) city.found = found
  }
}

type Vote = { code: string; share: number; count: number } | undefined

const voteOf = (cities: readonly City[], listed: ReadonlyMap<string, State>): Vote => {
  const voters = cities.filter((city) => listed.has(city.state))
  const [best] = [...Map.groupBy(voters, (city) => city.state)].sort(
    ([a, mine], [b, others]) => others.length - mine.length || (a < b ? -1 : 1),
  )
  return best && { code: best[0], share: best[1].length / voters.length, count: voters.length }
}

/** The state that Natural Earth gives for a unit, when the list has it. */
const ownOf = (unit: Unit, listed: ReadonlyMap<string, State>) =>
  unit.admin1.startsWith(`${unit.country}.`) ? listed.get(unit.admin1) : undefined

/**
 * The state of each unit: the admin-1 code of most of the cities in it. Natural Earth has an admin-1 code, too. When
 * this code is current (the state has the unit's name, or the cities agree), it decides where a unit has few cities,
 * because cities of a neighbour can be in the unit when a border is inexact. A unit that is not a state in the list
 * (Kenya's former provinces contain several counties) has no state and keeps its own name.
 */
export const joinUnits = (units: readonly Unit[], cities: readonly City[], states: readonly State[]) => {
  const listed = new Map(states.map((state) => [state.code, state]))
  const ofCountry = Map.groupBy(states, (state) => state.code.slice(0, 2))
  const inside = Map.groupBy(
    cities.filter((city) => city.found),
    (city) => city.found?.unit,
  )
  const stateOf = (unit: Unit) => {
    if (hasOldCodes(unit.country)) return provinceNow(unit.iso3166)
    const vote = voteOf(inside.get(unit) ?? [], listed)
    const own = ownOf(unit, listed)
    if (vote && (vote.code === own?.code || (vote.share >= 0.8 && vote.count >= 20))) return vote.code
    if (own && alike(own.name, unit.name)) return own.code
    if (vote && vote.share > 0.5) return vote.code
    const namesake = ofCountry.get(unit.country)?.find((state) => core(state.name) === core(unit.name))
    return namesake?.code ?? (vote ? undefined : uncounted(unit.iso3166))
  }
  const joined = new Map(units.map((unit) => [unit, stateOf(unit) ?? '']))
  // A state without a unit gets the unit that Natural Earth gives for it, whatever its spelling there.
  const taken = new Set(joined.values())
  for (const [unit, code] of joined)
    if (code === '' && ownOf(unit, listed) && !taken.has(unit.admin1)) joined.set(unit, unit.admin1)
  return joined
}

const kindBefore = /^(?:(?:Urban )?Municipality|State|County|Province|Borough) of |^(?:Opština|Raionul) /
const kindAfter =
  / (?:County|Department|District|Division|Governorate|Municipality|Oblisi|Parish|Prefecture|Province|Rayon|Region|Regional Corporation|Sahari|State|Voivodeship|Comarca|Pradesh)$/i
/** Words that are not a name without the kind: "Eastern Province", "Capital Region", "Free State". */
const general =
  /^(?:(?:north|south|east|west|central|northern|southern|eastern|western|north-?eastern|south-?eastern|capital|national capital|free|gulf|himachal|andhra|arunachal|madhya|uttar)[ -]?)+$/i

const withoutKind = (name: string) => {
  const short = name.replace(kindBefore, '').replace(kindAfter, '')
  return general.test(short) ? name : short
}

/**
 * Gives states their usual English names: those of the table, or else GeoNames' without the kind of the state ("Abia
 * State", "Municipality of Bled"), unless another state of the country has that name. Units are joined before it, because
 * Natural Earth has the older names, too.
 */
export const renameStates = (states: readonly State[]) => {
  const names = readStateNames()
  const key = (code: string, name: string) => `${code.slice(0, 2)} ${name}`
  const alike = Map.groupBy(states, ({ code, name }) => key(code, names.get(code) ?? withoutKind(name)))
  for (const state of states) {
    const short = withoutKind(state.name)
    const isAlone = alike.get(key(state.code, short))?.length === 1
    const name = names.get(state.code) ?? (isAlone ? short : state.name)
    state.name = name.replaceAll(/[’ʼ]/g, "'")
  }
}

/** A city whose code is not in the list gets the state of its unit, or none. */
export const settleStates = (
  cities: readonly City[],
  states: readonly State[],
  unitStates: ReadonlyMap<Unit, string>,
) => {
  const listed = new Set(states.map((state) => state.code))
  for (const city of cities)
    if (!listed.has(city.state)) city.state = (city.found && unitStates.get(city.found.unit)) ?? ''
}
