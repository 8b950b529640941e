import type { ReactNode } from 'react'
import { numberText } from '#web/lib/language/formats.ts'
import { mapMessages } from '#web/messages/map.ts'
import type { YearRange } from './map-filter.ts'
import { visitedClass } from './visited-class.ts'
import { yearsText } from './years-text.ts'

type CityCountsProps = {
  cities: number
  countries: number
  /** The years that are shown, unless all are. */
  range: YearRange | undefined
}

/** 107 cities in 56 countries, or 56 cities in 19 countries, 2004 to 2019. */
export function CityCounts({ cities, countries, range }: CityCountsProps) {
  const counts = {
    cities,
    countries,
    cityFigure: figure('cities'),
    countryFigure: figure('countries'),
  }
  return (
    <p className="text-ink-3">
      {range ? mapMessages.countsInYears({ ...counts, years: yearsText(range) }) : mapMessages.counts(counts)}
    </p>
  )
}

/** 6 places to go. */
export const WishCounts = ({ count }: { count: number }) => (
  <p className="text-ink-3">{mapMessages.wishCounts({ count, figure: figure('wishes') })}</p>
)

/** The number of stays that a range of years hides because they have no date. */
export function UndatedNote({ count }: { count: number }) {
  if (count === 0) return null
  return <p className="mt-1 text-13 text-ink-3">{mapMessages.undatedLeftOut({ count })}</p>
}

/** 85 regions in 32 countries, with the two fills of the map. */
export function RegionCounts({ regions, countries }: { regions: number; countries: number }) {
  return (
    <>
      <p className="text-ink-3">
        {mapMessages.regionCounts({
          regions,
          countries,
          regionFigure: figure('regions'),
          countryFigure: figure('countries'),
        })}
      </p>
      <p className="mt-2 flex gap-x-6 text-14 text-ink-2 max-md:hidden">
        <KeyLabel label={mapMessages.visited} className={visitedClass} />
        <KeyLabel label={mapMessages.notVisited} className="border border-field" />
      </p>
    </>
  )
}

const figure = (key: string) => (children: readonly ReactNode[]) => (
  <b key={key} className="figures font-semibold text-ink">
    {children}
  </b>
)

/** The key of the countries map: its two fills, with the number of countries for each. */
export function CountryKey({ visited, notVisited }: { visited: number; notVisited: number }) {
  return (
    <dl className="flex flex-wrap gap-x-3 text-13 leading-6 md:gap-x-6 md:text-14 md:leading-6">
      <KeyEntry label={mapMessages.visited} count={visited} isVisited />
      <KeyEntry label={mapMessages.notVisited} count={notVisited} isVisited={false} />
    </dl>
  )
}

function KeyEntry({ label, count, isVisited }: { label: string; count: number; isVisited: boolean }) {
  return (
    <div className="flex items-center gap-1.5 md:gap-2">
      <dt className="text-ink-2">
        <KeyLabel label={label} className={isVisited ? visitedClass : 'bg-unvisited'} />
      </dt>
      <dd className="figures font-semibold">{numberText(count)}</dd>
    </div>
  )
}

function KeyLabel({ label, className }: { label: string; className: string }) {
  return (
    <span className="flex items-center gap-1.5 md:gap-2">
      <span aria-hidden className={`map-key h-3.5 w-5 rounded-[2px] md:h-4.5 md:w-7 ${className}`} />
      {label}
    </span>
  )
}
