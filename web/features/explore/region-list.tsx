import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ArrowRight, Check } from 'lucide-react'
import { useState } from 'react'
import type { RegionShape } from '#web/leaflet/region-shape.ts'
import { compareNames } from '#web/lib/language/formats.ts'
import { exploreMessages } from '#web/messages/explore.ts'
import { statesQuery } from '#web/queries/states.ts'
import { Button } from '#web/ui/button.tsx'
import { iconButtonClass } from '#web/ui/icon-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PartFailure } from './load-notice.tsx'
import { rowClass, rowListClass } from './page-class.ts'

type RegionListProps = {
  countryId: string
  /** Undefined while it is fetched or when there is none. */
  shape: RegionShape | undefined
  visited: ReadonlyMap<string, readonly string[]>
  chosen: string
  onChoose: (key: string) => void
}

/** The number of rows that fit beside the map. */
const fewRows = 24

/** The regions of a country by name; those on the map can be chosen here and there. */
export function RegionList({ countryId, shape, visited, chosen, onChoose }: RegionListProps) {
  const states = useQuery(statesQuery(countryId))
  const [isWhole, setIsWhole] = useState(false)
  const { country } = exploreMessages
  const drawn = new Set(shape?.regions.map(({ key }) => key))
  const rows = (states.data ?? [])
    .map(({ id, name }) => ({ key: id, name, isDrawn: drawn.has(id), hasPage: true }))
    .sort((a, b) => compareNames(a.name, b.name))
  const others = (shape?.regions ?? [])
    .filter(({ stateId }) => stateId === '')
    .map(({ key, name }) => ({ key, name: name || country.unknown, isDrawn: true, hasPage: false }))
  // The chosen region must be visible, and so must all that can be chosen only here.
  const isLong = rows.length > fewRows && !isWhole && !rows.slice(fewRows).some(({ key }) => key === chosen)
  const shown = isLong ? rows.slice(0, fewRows) : rows
  const list = (label: string, entries: readonly Row[]) => (
    <ul aria-label={label} className={rowListClass}>
      {entries.map((row) => (
        <RegionRow
          key={row.key}
          countryId={countryId}
          row={row}
          isVisited={visited.has(row.key)}
          isChosen={row.key === chosen}
          onChoose={() => onChoose(row.key === chosen ? '' : row.key)}
        />
      ))}
    </ul>
  )
  return (
    <section aria-labelledby="regions">
      <h2 id="regions" className="text-22">
        {country.regions}
      </h2>
      {states.data === undefined ? (
        states.isError ? (
          <PartFailure
            title={country.regionsFailed}
            error={states.error}
            onRetry={() => void states.refetch()}
          />
        ) : (
          <div className={rowListClass} aria-hidden>
            {Array.from({ length: 10 }, (_, index) => (
              <div key={index} className={`${rowClass} h-11 md:h-9.25`}>
                <Skeleton className="h-3.5 w-28" />
              </div>
            ))}
          </div>
        )
      ) : rows.length + others.length === 0 ? (
        <p className="mt-2 text-14 text-ink-2">{country.noRegions}</p>
      ) : (
        <>
          {rows.length > 0 && list(country.regions, shown)}
          {rows.length > fewRows && (
            <Button variant="quiet" size="sm" className="mt-2 -ms-2.5" onClick={() => setIsWhole(!isWhole)}>
              {isLong ? country.showAll({ count: rows.length }) : country.showFewer}
            </Button>
          )}
          {others.length > 0 && rows.length > 0 && (
            <h3 className="mt-6 text-[1.0625rem]">{country.otherRegions}</h3>
          )}
          {others.length > 0 && list(country.otherRegions, others)}
        </>
      )}
    </section>
  )
}

type Row = { key: string; name: string; isDrawn: boolean; hasPage: boolean }
type RegionRowProps = {
  countryId: string
  row: Row
  isVisited: boolean
  isChosen: boolean
  onChoose: () => void
}

/** A region: its name chooses it on the map, or is a link to its page when the map lacks it. */
function RegionRow({ countryId, row, isVisited, isChosen, onChoose }: RegionRowProps) {
  const { key, name, isDrawn, hasPage } = row
  const { region, country } = exploreMessages
  const content = (
    <>
      <span className="own-direction min-w-0 wrap-anywhere">{name}</span>
      {isVisited && (
        <>
          <Check className="size-4 shrink-0 text-good" strokeWidth={1.6} aria-hidden />
          <span className="sr-only">{country.visitedMark}</span>
        </>
      )}
    </>
  )
  const lineClass = 'flex min-h-11 min-w-0 flex-1 items-center justify-between gap-3 py-1.5 md:min-h-9'
  const page = {
    to: '/explore/country/$countryId/region/$stateId',
    params: { countryId, stateId: key },
  } as const
  return (
    <li className={rowClass}>
      {isDrawn ? (
        <button
          type="button"
          aria-pressed={isChosen}
          onClick={onChoose}
          className={clsx(lineClass, 'text-start hover:text-accent-text', isChosen && 'font-semibold')}
        >
          {content}
        </button>
      ) : (
        <Link {...page} className={`${lineClass} underline-offset-4 hover:underline`}>
          {content}
        </Link>
      )}
      {isDrawn && hasPage && (
        <Link
          {...page}
          aria-label={region.viewNamed({ name })}
          title={region.view}
          className={`${iconButtonClass} -me-2 md:size-9!`}
        >
          <ArrowRight size={16} strokeWidth={1.6} aria-hidden />
        </Link>
      )}
    </li>
  )
}
