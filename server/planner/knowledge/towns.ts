import { readFileSync } from 'node:fs'
import type { Cities } from '#server/gazetteer/cities.ts'
import { tsvRows } from '#server/gazetteer/tsv.ts'

/** The rows of a table of knowledge. */
export const tableRows = <Column extends string>(file: string, columns: readonly Column[]) =>
  tsvRows(readFileSync(new URL(file, import.meta.url)), columns)

/**
 * A town in a table, as its name and country for the reader and its GeoNames number: "Rome,IT#3169070". A number of
 * nights can follow: "Rome,IT#3169070:3".
 */
export interface Town {
  readonly name: string
  /** An ISO code, or an admin-1 code such as "US.TX". */
  readonly where: string
  readonly geonameid: number
  readonly nights: number | undefined
}

/** Reads a list of towns, separated by "|". Throws for a town without a number. */
export const readTowns = (list: string): Town[] =>
  list === ''
    ? []
    : list.split('|').map((text) => {
        const [, name, where, geonameid, nights] =
          /^(.+),([A-Z]{2}(?:\.\w+)?)#(\d+)(?::(\d+))?$/.exec(text) ?? []
        if (name === undefined || where === undefined)
          throw new Error(`"${text}" is not a town with its number.`)
        return {
          name,
          where,
          geonameid: Number(geonameid),
          nights: nights === undefined ? undefined : Number(nights),
        }
      })

/** The cities of a list of towns, by their index. Those that the gazetteer lacks are left out; a test names them. */
export const townIndexes = (cities: Cities, list: string): number[] =>
  readTowns(list).flatMap(({ geonameid }) => cities.indexOf(geonameid) ?? [])

/** The months of "12-3,5" as a mask: bit 0 is January. "" is every month. */
export function monthMask(text: string): number {
  if (text === '') return 0xfff
  let mask = 0
  for (const part of text.split(',').filter(Boolean)) {
    const [first = 1, last = first] = part.split('-').map(Number)
    for (let month = first; ; month = (month % 12) + 1) {
      mask |= 1 << (month - 1)
      if (month === last) break
    }
  }
  return mask
}
