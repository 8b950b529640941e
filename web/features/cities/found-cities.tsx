import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Command } from 'cmdk'
import { type MouseEvent, useCallback, useEffect, useMemo, useRef } from 'react'
import { messages } from '#web/messages/index.ts'
import type { Place } from '#web/queries/places.ts'
import { visitedCitiesQuery } from '#web/queries/visited-cities.ts'
import { alikeCities } from './alike-cities.ts'
import { CityOption } from './city-option.tsx'
import { type Group, rowId } from './finder-rows.ts'
import type { Found } from './use-city-search.ts'

type FoundCitiesProps = {
  userId: string
  found: Found
  groups: readonly Group[]
  hasFailed: boolean
  /** The pointer moves over a row. */
  onPoint: (row: string) => void
  onChoose: (city: Place, isShift: boolean) => void
  /** The cities where the person wants to go. */
  wished: ReadonlySet<string>
  onWish: (city: Place) => void
}

/** The cities that were found, in their groups. */
export function FoundCities(props: FoundCitiesProps) {
  const { userId, found, groups, hasFailed, onPoint, onChoose, wished, onWish } = props
  const list = useRef<HTMLDivElement>(null)
  // The results that were scrolled; null for none.
  const scrolled = useRef<Found>(null)
  const isShift = useRef(false)
  const visits = useQuery(visitedCitiesQuery(userId)).data
  const visited = useMemo(() => new Set(visits?.map((visit) => visit.city)), [visits])
  const alike = useMemo(() => alikeCities([...found.best, ...found.cities]), [found])

  useEffect(() => {
    // Read only when needed, because it forces the browser to compute the layout.
    if (scrolled.current !== null && scrolled.current !== found) list.current?.scrollTo({ top: 0 })
    scrolled.current = null
  }, [found])

  const handleOption = useCallback((city: Place) => onChoose(city, isShift.current), [onChoose])

  const handleClick = (event: MouseEvent) => {
    const ring = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-wish]') : null
    if (ring === null) return
    // The press is not meant for the row around it.
    event.stopPropagation()
    const city = groups.flatMap(({ cities }) => cities).find(({ id }) => id === ring.dataset['wish'])
    if (city) onWish(city)
  }

  return (
    <Command.List
      ref={list}
      onClickCapture={handleClick}
      label={messages.cities.results}
      onPointerUpCapture={(event) => {
        isShift.current = event.shiftKey
      }}
      onScroll={() => {
        scrolled.current = found
      }}
      className={clsx(
        'min-h-0 scroll-py-2 overflow-y-auto overscroll-contain',
        groups.length > 0 && !hasFailed && 'flex-1',
      )}
    >
      {groups.map(({ key, heading, cities }) => (
        <Command.Group
          key={key}
          heading={heading}
          className="[&_[cmdk-group-heading]]:px-4 [&_[cmdk-group-heading]]:pt-3.5 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-13 [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-3 md:[&_[cmdk-group-heading]]:px-5.5 md:[&_[cmdk-group-heading]]:pt-4 md:[&_[cmdk-group-heading]]:pb-1.5"
        >
          {cities.map((city) => (
            <CityOption
              key={city.id}
              value={rowId(key, city)}
              city={city}
              isAlike={alike.has(city.id)}
              typed={found.typed}
              isVisited={visited.has(city.id)}
              isWished={wished.has(city.id)}
              onPoint={onPoint}
              onChoose={handleOption}
            />
          ))}
        </Command.Group>
      ))}
    </Command.List>
  )
}
