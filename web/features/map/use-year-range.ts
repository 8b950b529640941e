import { useEffect, useEffectEvent, useState } from 'react'
import type { YearRange } from './map-filter.ts'
import type { MapSearch } from './map-search.ts'
import { rangeOf, rangeText } from './read-search.ts'

/** A range is written to the address after this time without a change: browsers limit such writes per minute. */
const settleMs = 300
/** How long each year is shown while the years are played. */
const yearMs = 700

/**
 * The range of years that the map shows; undefined for all of them. It follows the address, and is written to the
 * address when it no longer changes. While it is played, its last year increases by one every 700 ms.
 */
export function useYearRange(
  search: MapSearch,
  onSearch: (change: Partial<MapSearch>, as: 'detail') => void,
  years: YearRange | undefined,
) {
  const [draft, setDraft] = useState<{ range: YearRange | undefined; before: string | undefined }>()
  const [isPlaying, setIsPlaying] = useState(false)
  // If the address has changed since, for instance by the back button, it wins.
  const isDraft = draft !== undefined && draft.before === search.years
  const range = isDraft ? draft.range : rangeOf(search, years)
  const text = rangeText(range)

  const write = useEffectEvent((years: string | undefined) => onSearch({ years }, 'detail'))
  useEffect(() => {
    if (!isDraft || isPlaying) return undefined
    const timer = setTimeout(() => write(text), settleMs)
    return () => clearTimeout(timer)
  }, [isDraft, isPlaying, text])

  const set = (next: YearRange) => {
    if (!years) return
    const isAll = next.from === years.from && next.to === years.to
    setDraft({ range: isAll ? undefined : next, before: search.years })
  }
  const step = useEffectEvent(() => {
    if (!years) return
    const { from, to } = range ?? years
    if (to < years.to) set({ from, to: to + 1 })
    if (to + 1 >= years.to) setIsPlaying(false)
  })
  useEffect(() => {
    if (!isPlaying) return undefined
    const timer = setInterval(() => step(), yearMs)
    return () => clearInterval(timer)
  }, [isPlaying])

  return {
    range,
    isPlaying,
    /** Sets a range, and pauses. */
    change: (next: YearRange) => {
      setIsPlaying(false)
      set(next)
    },
    /** Pauses, or plays from the last year of the range; from its first one when it has reached the end. */
    toggle: () => {
      if (!years) return
      const { from, to } = range ?? years
      const first = from === years.to ? years.from : from
      if (!isPlaying && to === years.to) set({ from: first, to: first })
      setIsPlaying(!isPlaying)
    },
  }
}
