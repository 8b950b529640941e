import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onFirstUse } from '#shared/domain/made-once.ts'
import { gazetteerFiles } from './files.ts'
import { searchKey } from './search-key.ts'
import { isAlike } from './typing-errors.ts'
import { tsvRows } from './tsv.ts'

/**
 * Countries and states have one series of numbers: countries from 1 in the order of their file, then states. No state
 * is 0.
 */
export interface RegionNumbers {
  country(iso2: string): number
  /** By the admin-1 code. */
  state(code: string): number
}

/** Finds countries and states by a text that names one. */
export interface Regions {
  /** The numbers of the countries and states with this name, short form or code. */
  named(text: string): ReadonlySet<number>
  /** The numbers of those with a name that begins with the text. */
  begun(text: string): ReadonlySet<number>
  /** The numbers of those with a name that begins with the same letter and has one typing error more or less. */
  similar(text: string): ReadonlySet<number>
}

const none: ReadonlySet<number> = new Set()
/** Short forms and names in other languages that neither the gazetteer nor the names by language have. */
const furtherNames = new URL('region-names.tsv', import.meta.url)

/** The languages in which people name countries. */
const languages =
  'en de fr es it pt nl pl cs sk sl hr sr bs sv da nb fi et lv lt hu ro bg el tr ru uk ka hy az kk ar he fa ur hi bn ta th vi id ms fil ja ko zh zh-Hant ca eu gl is ga sq mk sw'.split(
    ' ',
  )

const displayNames = onFirstUse(() =>
  languages.flatMap((language) =>
    (['long', 'short'] as const).map(
      (style) => new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' }),
    ),
  ),
)

const regionKey = (text: string) => searchKey(text).replace(/^the /, '')

/** The numbers of the countries and states in the gazetteer's folder. */
export function readRegionNumbers(folder: string): RegionNumbers {
  const numbers = new Map<string, number>()
  for (const { code } of regionsIn(folder)) numbers.set(code, numbers.size + 1)
  const numberOf = (code: string) => numbers.get(code) ?? 0
  return { country: numberOf, state: numberOf }
}

/**
 * The names of the countries and states of the gazetteer's folder, each on a line with the numbers that it means. Making
 * them takes a tenth of a second, because each language gives the names of 250 countries.
 */
export function regionNamesIn(folder: string): string {
  const numbers = new Map<string, Set<number>>()
  const numberOfCode = new Map<string, number>()
  const add = (text: string, number: number) => {
    const key = regionKey(text)
    if (key === '') return
    const known = numbers.get(key)
    if (known) known.add(number)
    else numbers.set(key, new Set([number]))
  }
  let number = 0
  for (const { code, names, isCountry } of regionsIn(folder)) {
    number += 1
    numberOfCode.set(code, number)
    for (const name of names) add(name, number)
    if (isCountry) for (const display of displayNames()) add(display.of(code) ?? '', number)
  }
  for (const { code, names } of tsvRows(readFileSync(furtherNames), ['code', 'names'])) {
    const known = numberOfCode.get(code)
    if (known !== undefined) for (const name of names.split('|')) add(name, known)
  }
  return [...numbers].map(([name, ofName]) => `${name}\t${[...ofName].join(',')}`).join('\n')
}

/** Reads what regionNamesIn() made. */
export function readRegions(text: string): Regions {
  const numbers = new Map<string, ReadonlySet<number>>()
  for (const line of text.split('\n')) {
    const [name = '', ofName = ''] = line.split('\t')
    numbers.set(name, new Set(ofName.split(',').map(Number)))
  }
  return {
    named: (named) => numbers.get(regionKey(named)) ?? none,
    begun(begun) {
      const key = regionKey(begun)
      const found = new Set<number>()
      if (key === '') return found
      for (const [name, ofName] of numbers) if (name.startsWith(key)) for (const one of ofName) found.add(one)
      return found
    },
    similar(similar) {
      const key = Buffer.from(regionKey(similar), 'latin1')
      const found = new Set<number>()
      for (const [name, ofName] of numbers) {
        if (name.charCodeAt(0) !== key[0] || Math.abs(name.length - key.length) > 1) continue
        if (isAlike(key, Buffer.from(name, 'latin1'), 1)) for (const one of ofName) found.add(one)
      }
      return found
    },
  }
}

interface RegionRow {
  code: string
  names: string[]
  isCountry: boolean
}

/** The countries, then the states, in the order of their numbers. */
function* regionsIn(folder: string): Generator<RegionRow> {
  const { country, state } = gazetteerFiles
  for (const row of tsvRows(readFileSync(join(folder, country.file)), ['iso2', 'iso3', 'name', 'native'])) {
    const { iso2, iso3, name, native } = row
    yield { code: iso2, names: [iso2, iso3, name, native], isCountry: true }
  }
  for (const { code, name } of tsvRows(readFileSync(join(folder, state.file)), ['code', 'name'])) {
    yield { code, names: [name, code.slice(code.indexOf('.') + 1)], isCountry: false }
  }
}
