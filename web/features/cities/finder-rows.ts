import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useDebounced } from '#web/lib/page/use-debounced.ts'
import { messages } from '#web/messages/index.ts'
import type { FoundPlace, Place } from '#web/queries/places.ts'
import type { Found } from './use-city-search.ts'

const rowsInView = 15
/** With at most this many cities all are visible, and the best matches need no separate group. */
const fewRows = 8
const restMs = 300

export type Group = { key: string; heading: string; cities: readonly FoundPlace[] }

/** The groups of cities that are listed, each city once. */
export function useGroups(found: Found): readonly Group[] {
  // The visible rows are rendered first, and the rest, with its flags, when the person stops typing.
  const isWhole = useDeferredValue(useDebounced(found, restMs)) === found
  const { bestMatches, group } = messages.cities
  return useMemo(() => {
    const listed = new Set(found.cities.map(({ id }) => id))
    const isRepeated = found.cities.length <= fewRows && found.best.every(({ id }) => listed.has(id))
    const best = isRepeated ? [] : found.best
    const above = new Set(best.map(({ id }) => id))
    const others = found.cities.filter(({ id }) => !above.has(id))
    return [
      { key: 'best', heading: bestMatches, cities: best },
      { key: 'all', heading: group, cities: isWhole ? others : others.slice(0, rowsInView) },
    ].filter(({ cities }) => cities.length > 0)
  }, [found, isWhole, bestMatches, group])
}

/**
 * The row that Enter chooses: the best match, unless the arrows or the pointer have chosen another one of this list.
 * While the best matches are loading there is none: Enter would choose a city only because it is first in the alphabet.
 */
export function useActiveRow(found: Found, groups: readonly Group[]) {
  const { typed } = found
  const rows = groups.flatMap(({ key, cities }) => cities.map((city) => ({ value: rowId(key, city), city })))
  const [picked, setPicked] = useState({ typed: '', value: '' })
  const isPicked = picked.typed === typed && rows.some(({ value }) => value === picked.value)
  const firstRow = rows.find(({ city }) => city.id === found.best[0]?.id) ?? rows[0]
  const firstValue = found.isComplete ? firstRow?.value : undefined
  const active = isPicked ? picked.value : (firstValue ?? '')

  const pick = useCallback(
    (value: string) =>
      setPicked((before) => (before.typed === typed && before.value === value ? before : { typed, value })),
    [typed, setPicked],
  )
  /** The row that a key leads to from the active one. */
  const rowAfter = (key: string) => {
    const at = rows.findIndex(({ value }) => value === active)
    if (key === 'ArrowDown') return rows[Math.min(at + 1, rows.length - 1)]
    if (key === 'ArrowUp') return rows[Math.max(at - 1, 0)]
    if (key === 'Home') return rows[0]
    return key === 'End' ? rows.at(-1) : undefined
  }
  return { rows, active, pick, rowAfter }
}

/** The id of a city's row. */
export const rowId = (group: string, city: Place) => `${group}-${city.id}`
