import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PlaceText } from '#web/queries/cities.ts'
import { resolveQuery } from '#web/queries/cities.ts'
import type { Place } from '#web/queries/places.ts'
import { visitedCitiesQuery } from '#web/queries/visited-cities.ts'
import { linesOf } from './pasted-lines.ts'

/** A pasted list and the person's decisions about its places, by index. */
export type PastedList = {
  text: string
  /** The chosen city of a place, or null when it is left out. */
  decisions: ReadonlyMap<number, Place | 'leftOut'>
  /** The places that have left the list, because they were marked, left out, or visited before. */
  done: ReadonlySet<number>
  /** The text as it is being edited; undefined while nobody edits it. */
  draft: string | undefined
}

export const newList = (text: string): PastedList => ({
  text,
  decisions: new Map(),
  done: new Set(),
  draft: undefined,
})

/** Appends another text to a list. Decisions about its places are kept, unless its text is being edited. */
export const withText = (list: PastedList, text: string): PastedList =>
  list.draft === undefined ? { ...list, text: `${list.text}\n${text}` } : newList(`${list.draft}\n${text}`)

/** The list with a decision about one place; undefined revokes the decision. */
export const withDecision = (
  list: PastedList,
  index: number,
  decision: Place | 'leftOut' | undefined,
): PastedList => {
  const decisions = new Map(list.decisions)
  if (decision === undefined) decisions.delete(index)
  else decisions.set(index, decision)
  return { ...list, decisions }
}

/** A place of the list in its current state. */
export type ListPlace = PlaceText & {
  index: number
  /** The city that it currently means, or null. */
  city: Place | null
  state: 'visited' | 'willBeMarked' | 'leftOut' | 'open' | 'notFound'
}

const placeOf = (
  place: PlaceText,
  index: number,
  { decisions }: PastedList,
  visited: ReadonlySet<string>,
): ListPlace => {
  const decision = decisions.get(index)
  const [first] = place.cities
  const certain = place.certain && first !== undefined ? first : null
  if (decision === 'leftOut') return { ...place, index, city: certain, state: 'leftOut' }
  const city = decision ?? certain
  if (city !== null)
    return { ...place, index, city, state: visited.has(city.id) ? 'visited' : 'willBeMarked' }
  return { ...place, index, city, state: place.cities.length > 0 ? 'open' : 'notFound' }
}

const isUndecided = ({ state }: ListPlace) => state === 'open' || state === 'notFound'

/** The list reduced to its undecided places, or null when there is none. */
export const withoutDecided = (list: PastedList, places: readonly ListPlace[]): PastedList | null => {
  if (!places.some(isUndecided)) return null
  const decided = places.filter((place) => !isUndecided(place)).map(({ index }) => index)
  return { ...list, done: new Set([...list.done, ...decided]) }
}

/** The text to be edited: as it was pasted, or what was typed for the places that are left. */
export const textOf = ({ text, done }: PastedList, places: readonly ListPlace[]): string =>
  done.size > 0 ? places.map((place) => place.text).join('\n') : text

/** The places of a pasted list that are still in it. */
export const usePastedPlaces = (userId: string, list: PastedList) => {
  const lines = useMemo(() => linesOf(list.text), [list.text])
  const { data, error, isPending, refetch } = useQuery(resolveQuery(lines))
  const visits = useQuery(visitedCitiesQuery(userId)).data
  const places = useMemo(() => {
    const visited = new Set(visits?.map(({ city }) => city))
    return (data ?? [])
      .map((place, index) => placeOf(place, index, list, visited))
      .filter(({ index }) => !list.done.has(index))
  }, [data, list, visits])
  const isReading = isPending && lines.length > 0
  return {
    lines,
    places,
    /** How many places are neither visited nor left out. */
    openCount: places.filter(({ state }) => state !== 'visited' && state !== 'leftOut').length,
    error,
    isReading,
    retry: () => void refetch(),
  }
}
