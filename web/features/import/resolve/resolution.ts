import type { ResolvedCity } from '#shared/imports.ts'
import type { FoundTrip, Place } from '#web/features/import/read/found.ts'

/** What a place of a file was found to be. */
export interface ResolvedPlace {
  /** The id of the city; "" when there is none, or when the person has to choose among `others`. */
  city: string
  /** The ids of other possible cities, the most probable first. */
  others: readonly string[]
  /** The id of the city that `city` is a suburb of, or "". */
  parent: string
  /** Set for the name of a country, which is no city. */
  isCountry?: boolean
  /** The part of a name that means this place. */
  text?: string
  /** Its position in a sentence. */
  at?: readonly [start: number, end: number]
}

/** The cities of the places of files. */
export interface Resolution {
  /** By {@link placeKey}. A name can be a list: "Paris, Rome" are two places. A sentence can have none. */
  places: ReadonlyMap<string, readonly ResolvedPlace[]>
  /** Every city that a place names, by id. */
  cities: ReadonlyMap<string, ResolvedCity>
}

/** What identifies a place: two entries of files with the same key are the same city. */
export const placeKey = (place: Place): string => {
  if ('airport' in place) return `airport ${place.airport}`
  if ('latitude' in place) {
    const { latitude, longitude, city = '' } = place
    return `position ${latitude.toFixed(4)} ${longitude.toFixed(4)}${city === '' ? '' : ` ${city}`}`
  }
  if (place.isSentence) return `sentence ${place.name}, ${place.country ?? ''}`
  return `name ${place.name.toLowerCase()}, ${place.country?.toLowerCase() ?? ''}`
}

/** The places of a trip's legs. */
export const placesOfTrip = ({ legs }: FoundTrip): Place[] =>
  legs.flatMap(({ from, to }) => [from, to]).filter((place) => place !== undefined)

/** How a place is shown to a person. */
export const placeText = (place: Place): string => {
  if ('airport' in place) return place.name === undefined ? place.airport : `${place.name} (${place.airport})`
  if ('latitude' in place) return place.name ?? `${place.latitude.toFixed(2)}, ${place.longitude.toFixed(2)}`
  return place.country === undefined ? place.name : `${place.name}, ${place.country}`
}
