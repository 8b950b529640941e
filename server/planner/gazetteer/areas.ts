import { readFile } from 'node:fs/promises'
import { gazetteerFiles } from '#server/gazetteer/files.ts'
import { normalise } from '#server/gazetteer/normalise.ts'
import { tsvRows } from '#server/gazetteer/tsv.ts'

export interface Country {
  readonly name: string
  readonly capital: string
  readonly native: string
  /** The English name of its people, such as "Italian". */
  readonly adjectives: readonly string[]
}

/** A country, state or region that a prompt can name. */
export interface Area {
  /** "IT", "IT.16" or a region's own name. */
  readonly id: string
  readonly name: string
  readonly kind: 'country' | 'state' | 'region'
  readonly countries: readonly string[]
  readonly states: readonly string[]
  /** The cities that define a region without borders, best known first. */
  readonly places: readonly { readonly name: string; readonly country: string }[]
}

const knowledge = new URL('tables/', import.meta.url)

/** The languages in which names of countries are understood. The names come with Node. */
const languages =
  'de fr es it pt nl sv da nb fi pl cs sk hu ro tr ru uk el ja ko zh ar he vi id hr sl et lv lt bg sr ca'.split(
    ' ',
  )

/** Countries that come second for an adjective that two countries share. */
const borrowedAdjectives = new Set(['UM', 'MO', 'TW', 'GG', 'JE', 'DM', 'GB'])

/** The countries of countries.tsv by their code. */
export function readCountries(file: Buffer): ReadonlyMap<string, Country> {
  const countries = new Map<string, Country>()
  for (const { iso2, name, capital, native, nationality } of tsvRows(file, gazetteerFiles.country.columns)) {
    const adjectives = borrowedAdjectives.has(iso2) ? [] : nationality.split(/, | or /)
    countries.set(iso2, { name: plainName(name), capital, native, adjectives })
  }
  return countries
}

// Some names of the country list have an addition: "Hong Kong S.A.R.", "Saint-Martin (French part)".
const plainName = (name: string) => name.replace(/ S\.A\.R\.$| \(.*\)$/, '').replace(/ Occupied$/, '')

/** Finds countries, states and regions by all their names. */
export class Areas {
  readonly #byName = new Map<string, Area[]>()
  readonly #byId = new Map<string, Area>()

  constructor(
    countries: ReadonlyMap<string, Country>,
    stateNames: ReadonlyMap<string, string>,
    regionFile: Buffer,
    countryNameFile: Buffer,
  ) {
    this.#addRegions(regionFile)
    this.#addCountries(countries, countryNameFile)
    this.#addStates(stateNames)
  }

  /** The areas with a normalised name. */
  find(name: string): readonly Area[] {
    return this.#byName.get(name) ?? this.#byName.get(name.replace(/^the /, '')) ?? []
  }

  get(id: string): Area | undefined {
    return this.#byId.get(id)
  }

  #add(area: Area, name: string) {
    const key = normalise(name).replace(/^the /, '')
    if (key.length < 2) return
    const known = this.#byName.get(key)
    if (!known) this.#byName.set(key, [area])
    else if (!known.includes(area)) known.push(area)
  }

  #addRegions(file: Buffer) {
    for (const { names, members } of tsvRows(file, ['names', 'members'])) {
      const list = names.split('|')
      const id = list[0] ?? ''
      const region = regionOf(id, members)
      this.#byId.set(id, region)
      for (const name of list) this.#add(region, name)
    }
  }

  #addCountries(countries: ReadonlyMap<string, Country>, otherNames: Buffer) {
    const areas = new Map<string, Area>()
    for (const [iso2, { name, native, adjectives }] of countries) {
      const area: Area = { id: iso2, name, kind: 'country', countries: [iso2], states: [], places: [] }
      areas.set(iso2, area)
      this.#byId.set(iso2, area)
      for (const known of [name, native, ...adjectives]) this.#add(area, known)
    }
    for (const { country, names } of tsvRows(otherNames, ['country', 'names'])) {
      const area = areas.get(country)
      if (area) for (const name of names.split('|')) this.#add(area, name)
    }
    for (const language of languages) {
      const display = new Intl.DisplayNames([language], { type: 'region' })
      for (const [iso2, area] of areas) {
        const name = display.of(iso2) ?? ''
        // Countries with such a name of their own come first: "Guinea", "Niger", "Polska".
        if (!this.#byName.has(normalise(name))) this.#add(area, name)
      }
    }
  }

  #addStates(stateNames: ReadonlyMap<string, string>) {
    for (const [code, name] of stateNames) {
      const country = code.slice(0, code.indexOf('.'))
      const area: Area = { id: code, name, kind: 'state', countries: [], states: [code], places: [] }
      this.#byId.set(code, area)
      this.#add(area, name)
      const bare = name.replace(/^(State|County|Region|Province) of /, '').replace(stateSuffix, '')
      if (bare !== name) this.#add(area, bare)
      if (country === 'US' || country === 'CA') this.#add(area, `${bare} ${country}`)
    }
  }
}

const stateSuffix =
  / (Province|County|Region|District|State|Governorate|Oblast|Krai|Republic|Prefecture|Department|F\.D\.)$/

function regionOf(id: string, members: string): Area {
  const countries: string[] = []
  const states: string[] = []
  const places: { name: string; country: string }[] = []
  // A city is written "@Name,CC". Its name can contain spaces.
  for (const member of members.split(/ (?=@|[A-Z]{2}(?:\.\w+)?(?: |$))/)) {
    if (member.startsWith('@')) {
      const comma = member.lastIndexOf(',')
      places.push({ name: member.slice(1, comma), country: member.slice(comma + 1) })
    } else if (member.includes('.')) states.push(member)
    else countries.push(member)
  }
  return { id, name: id, kind: 'region', countries, states, places }
}

/** The regions and the additional names of countries, from the files in tables/. */
export const readAreaFiles = () =>
  Promise.all([
    readFile(new URL('regions.tsv', knowledge)),
    readFile(new URL('country-names.tsv', knowledge)),
  ])
