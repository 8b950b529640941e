import { Shuffle } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { errorMessage } from '#web/lib/api/error-message.ts'
import { exploreMessages } from '#web/messages/explore.ts'
import { messages } from '#web/messages/index.ts'
import { randomListSize } from '#web/queries/explore-places.ts'
import { Button } from '#web/ui/button.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { OfflineNotice } from '#web/ui/offline-notice.tsx'
import type { CitiesSearch } from './explore-search.ts'
import { LoadNotice } from './load-notice.tsx'
import { PlaceFilters } from './place-filters.tsx'
import { PlaceGrid, PlaceGridSkeleton } from './place-card.tsx'
import { SearchField } from './search-field.tsx'
import { useFailureToast } from './use-failure-toast.ts'

/** The source of places: random ones, or a search. */
type PlaceSource<Place> = {
  /** Undefined while they are fetched. */
  places: readonly Place[] | undefined
  query: {
    error: Error | null
    errorUpdatedAt: number
    isFetching: boolean
    refetch: () => unknown
  }
  /** The labels of the list and of its failure. */
  label: string
  failure: string
}

type PlacesScreenProps<Place> = {
  title: string
  search: CitiesSearch
  onSearch: (change: Partial<CitiesSearch>) => void
  fieldLabel: string
  placeholder: string
  hasPopulation?: boolean
  random: PlaceSource<Place>
  named: PlaceSource<Place>
  /** Undefined until the visits are known. */
  isVisited: ((place: Place) => boolean) | undefined
  render: (place: Place) => ReactNode
  /** A link beside the heading. */
  headingLink?: ReactNode
  /** Shown below the list. */
  children?: ReactNode
}

/** A page of places: heading, search, filters, and the cards or a message instead of them. */
export function PlacesScreen<Place>(props: PlacesScreenProps<Place>) {
  const { title, search, onSearch, fieldLabel, placeholder, hasPopulation = false, random, named } = props
  const { headingLink, children } = props
  const isNamed = search.q !== undefined
  const source = isNamed ? named : random
  useFailureToast(source.failure, source.query)
  const filters = useRef<HTMLDivElement>(null)
  const handleClear = () => {
    onSearch(everything)
    // The pressed button disappears with the message.
    filters.current?.querySelector('input')?.focus()
  }
  return (
    <div className="mx-auto w-full max-w-[75rem] px-5 pt-8 pb-16 md:px-8 md:pt-12 md:pb-24">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <h1 className="text-34 md:text-44">{title}</h1>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {headingLink}
          {!isNamed && (
            <Button onClick={() => void random.query.refetch()} aria-disabled={random.query.isFetching}>
              <Shuffle className="size-4" strokeWidth={1.6} aria-hidden />
              {exploreMessages.search.others}
            </Button>
          )}
        </div>
      </div>
      <div ref={filters} className="mt-6 mb-6 flex flex-wrap items-end gap-x-6 gap-y-4 md:mt-8 md:mb-8">
        <SearchField
          label={fieldLabel}
          placeholder={placeholder}
          value={search.q ?? ''}
          onChange={(text) => onSearch({ q: text === '' ? undefined : text })}
        />
        <PlaceFilters search={search} onChange={onSearch} hasPopulation={hasPopulation} />
      </div>
      <OfflineNotice className="mb-4 rounded-md px-3.5" />
      <PlaceList
        {...props}
        source={source}
        most={isNamed ? Infinity : randomListSize}
        onClear={handleClear}
      />
      {children}
    </div>
  )
}

/** A search without text and filters. */
const everything = {
  q: undefined,
  region: undefined,
  subregion: undefined,
  population: undefined,
  unvisited: undefined,
} satisfies Record<keyof CitiesSearch, undefined>

type PlaceListProps<Place> = PlacesScreenProps<Place> & {
  source: PlaceSource<Place>
  most: number
  /** Clears the text and the filters. */
  onClear: () => void
}

function PlaceList<Place>(props: PlaceListProps<Place>) {
  const { source, search, most, isVisited, render, onClear } = props
  const { places, query, label, failure } = source
  const { list } = exploreMessages
  if (places === undefined && query.error !== null && !query.isFetching) {
    return (
      <LoadNotice
        isFailure
        title={failure}
        text={errorMessage(query.error) || messages.errors.unknown}
        action={{ label: list.tryAgain, onClick: () => void query.refetch() }}
      />
    )
  }
  const unvisited =
    search.unvisited === true ? isVisited && places?.filter((place) => !isVisited(place)) : places
  if (unvisited === undefined) return <PlaceGridSkeleton count={randomListSize} />
  if (unvisited.length === 0) {
    const action = { label: list.clear, onClick: onClear }
    return places?.length === 0 ? (
      <LoadNotice
        title={list.emptyTitle}
        text={search.q === undefined ? list.emptyText : list.noneNamed({ query: search.q })}
        action={action}
      />
    ) : (
      <LoadNotice title={list.allVisitedTitle} text={list.allVisitedText} action={action} />
    )
  }
  const shown = unvisited.slice(0, most)
  return (
    <>
      <output className="sr-only">{list.shown({ count: shown.length })}</output>
      {query.error !== null && !query.isFetching && (
        <FailureNotice
          title={failure}
          error={query.error}
          onRetry={() => void query.refetch()}
          className="mb-6"
        />
      )}
      <PlaceGrid label={label}>{shown.map(render)}</PlaceGrid>
    </>
  )
}
