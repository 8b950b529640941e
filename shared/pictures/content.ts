import type { LegType } from '#shared/collections/travel-items.ts'
import type { Position } from '#shared/domain/distance.ts'
import type { PinKind } from './map.ts'

/** A city of a picture, named in the picture's language. */
export interface PictureCity extends Position {
  name: string
  iso2: string
  /** The name of the country. */
  country: string
  /** AF AS EU NA SA OC AN; "" for an unknown one. */
  continent: string
  kind: PinKind
}

/** A number with its label, both in the picture's language: "30", "countries of 195". */
export interface PictureFigure {
  value: string
  label: string
}

export interface PictureYear {
  year: number
  /** The number of visited cities, and how many of them were new. */
  cities: number
  newCities: number
}

/** The content of a picture about somebody's places. */
export interface WorldContent {
  person: string
  /** "2004 to 2026"; "" without any year. */
  period: string
  cities: readonly PictureCity[]
  /** The ISO codes of the countries that are filled. */
  visited: ReadonlySet<string>
  figures: readonly PictureFigure[]
  years: readonly PictureYear[]
  /** The centre of the globe; without a home the world is drawn as a flat map. */
  home?: PictureCity | undefined
}

export interface PictureLeg {
  from: Position
  to: Position
  type: LegType
}

/** A stop in the list of a trip: a city with its days, "3 to 7 May". */
export interface PictureStop {
  name: string
  iso2: string
  days: string
}

/** The content of a picture of a trip. */
export interface TripContent {
  name: string
  person: string
  period: string
  cities: readonly PictureCity[]
  visited: ReadonlySet<string>
  legs: readonly PictureLeg[]
  stops: readonly PictureStop[]
  figures: readonly PictureFigure[]
}

/** The content of a picture of a year. */
export interface YearContent {
  year: number
  person: string
  cities: readonly PictureCity[]
  visited: ReadonlySet<string>
  figures: readonly PictureFigure[]
  /** The stays on the ruler of the year: months or days as days since 1 January. */
  stays: readonly { kind: PinKind; from: number; to: number }[]
}
