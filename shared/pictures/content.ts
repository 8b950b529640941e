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

/** A number with what it counts, both in the picture's language: "30", "countries of 195". */
export interface PictureFigure {
  value: string
  label: string
}

export interface PictureYear {
  year: number
  /** Cities that one was in, and how many of them for the first time. */
  cities: number
  newCities: number
}

/** What a picture says of somebody's places. */
export interface WorldContent {
  person: string
  /** "2004 to 2026"; "" without any year. */
  period: string
  cities: readonly PictureCity[]
  /** The ISO codes of the countries that are filled. */
  visited: ReadonlySet<string>
  figures: readonly PictureFigure[]
  years: readonly PictureYear[]
  /** The middle of the globe; without a home the world is drawn flat. */
  home?: PictureCity | undefined
}

export interface PictureLeg {
  from: Position
  to: Position
  type: LegType
}

/** A stop of a trip's list: a city with its days, "3 to 7 May". */
export interface PictureStop {
  name: string
  iso2: string
  days: string
}

/** What a picture says of a trip. */
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

/** What a picture says of a year. */
export interface YearContent {
  year: number
  person: string
  cities: readonly PictureCity[]
  visited: ReadonlySet<string>
  figures: readonly PictureFigure[]
  /** What lies on the ruler of the year: months or days as days since 1 January. */
  stays: readonly { kind: PinKind; from: number; to: number }[]
}
