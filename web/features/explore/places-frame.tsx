import { Shuffle } from 'lucide-react'
import type { ReactNode } from 'react'
import { errorMessage } from '#web/lib/error-message.ts'
import { useIsOnline } from '#web/lib/online.ts'
import { exploreMessages } from '#web/messages/explore.ts'
import { messages } from '#web/messages/index.ts'
import { randomListSize } from '#web/queries/explore-places.ts'
import { Button } from '#web/ui/button.tsx'
import type { CitiesSearch } from './explore-search.ts'
import { LoadNotice } from './load-notice.tsx'
import { PlaceFilters } from './place-filters.tsx'
import { PlaceGrid, PlaceGridSkeleton } from './place-card.tsx'
import { SearchField } from './search-field.tsx'
import { useFailureToast } from './use-failure-toast.ts'

type PlacesFrameProps = {
  title: string
  search: CitiesSearch
  onSearch: (change: Partial<CitiesSearch>) => void
  fieldLabel: string
  placeholder: string
  hasPopulation?: boolean
  /** Draws other places by chance; left out where a search leaves nothing to chance. */
  onOthers: (() => void) | undefined
  isFetching: boolean
  children: ReactNode
}

/** The page of places around its list: heading, search, filters and "Show me others". */
export function PlacesFrame(props: PlacesFrameProps) {
  const { title, search, onSearch, fieldLabel, placeholder, hasPopulation = false, onOthers } = props
  const isOnline = useIsOnline()
  return (
    <div className="mx-auto w-full max-w-[75rem] px-5 pt-8 pb-16 md:px-8 md:pt-12 md:pb-24">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <h1 className="text-34 md:text-44">{title}</h1>
        {onOthers && (
          <Button onClick={onOthers} aria-disabled={props.isFetching}>
            <Shuffle className="size-4" strokeWidth={1.6} aria-hidden />
            {exploreMessages.search.others}
          </Button>
        )}
      </div>
      <div className="mt-6 mb-6 flex flex-wrap items-end gap-x-6 gap-y-4 md:mt-8 md:mb-8">
        <SearchField
          label={fieldLabel}
          placeholder={placeholder}
          value={search.q ?? ''}
          onChange={(text) => onSearch({ q: text === '' ? undefined : text })}
        />
        <PlaceFilters search={search} onChange={onSearch} hasPopulation={hasPopulation} />
      </div>
      {!isOnline && (
        <output className="mb-4 block rounded-md bg-warn-wash px-3.5 py-2 text-13 text-warn">
          {exploreMessages.list.offline}
        </output>
      )}
      {props.children}
    </div>
  )
}

type PlaceListProps<Place> = {
  label: string
  /** What a failure is called. */
  failure: string
  query: {
    error: Error | null
    errorUpdatedAt: number
    isFetching: boolean
    refetch: () => unknown
  }
  /** Whether all that decides what is shown has come. */
  isKnown: boolean
  /** Undefined while they are fetched. */
  places: readonly Place[] | undefined
  /** Whether an empty list is one of which everything has been visited. */
  isAllVisited: boolean
  render: (place: Place) => ReactNode
}

/** The cards, or what stands in their place. */
export function PlaceList<Place>(props: PlaceListProps<Place>) {
  const { label, failure, query, isKnown, places, isAllVisited, render } = props
  const { list } = exploreMessages
  useFailureToast(failure, query)
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
  if (places === undefined || !isKnown) return <PlaceGridSkeleton count={randomListSize} />
  if (places.length === 0) {
    return isAllVisited ? (
      <LoadNotice title={list.allVisitedTitle} text={list.allVisitedText} />
    ) : (
      <LoadNotice title={list.emptyTitle} text={list.emptyText} />
    )
  }
  return (
    <>
      <output className="sr-only">{list.shown(places.length)}</output>
      <PlaceGrid label={label}>{places.map(render)}</PlaceGrid>
    </>
  )
}
