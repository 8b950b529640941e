import type { ReactNode } from 'react'
import { numberText } from '#web/lib/language/formats.ts'
import { mapMessages } from '#web/messages/map.ts'

/** 107 cities in 56 countries. */
export function CityCounts({ cities, countries }: { cities: number; countries: number }) {
  return (
    <p className="text-ink-3">
      {mapMessages.counts({
        cities,
        countries,
        cityFigure: figure('cities'),
        countryFigure: figure('countries'),
      })}
    </p>
  )
}

const figure = (key: string) => (children: readonly ReactNode[]) => (
  <b key={key} className="figures font-semibold text-ink">
    {children}
  </b>
)

/** The key of the countries map: its two fills, and how many countries have which. */
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
      <dt className="flex items-center gap-1.5 text-ink-2 md:gap-2">
        <span
          aria-hidden
          className={`map-key h-3.5 w-5 rounded-[2px] md:h-4.5 md:w-7 ${
            isVisited
              ? 'bg-visited bg-[repeating-linear-gradient(135deg,transparent_0_3.6px,var(--visited-line)_3.6px_5px)]'
              : 'bg-unvisited'
          }`}
        />
        {label}
      </dt>
      <dd className="figures font-semibold">{numberText(count)}</dd>
    </div>
  )
}
