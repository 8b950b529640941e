import { useMemo, useRef } from 'react'
import type { Figures, YearFigures } from '#shared/domain/ledger/figures.ts'
import type { Ledger, LedgerCity, LedgerStay } from '#shared/ledger.ts'
import { useCityName } from '#web/lib/language/city-names.ts'
import { numberText } from '#web/lib/language/formats.ts'
import { useWidth } from '#web/lib/page/use-width.ts'
import { useLanguage } from '#web/messages/language.ts'
import { timelineMessages } from '#web/messages/timeline.ts'
import { LedgerSection } from '#web/ui/ledger-section.tsx'
import { ExtremesPlate } from './extremes-plate.tsx'
import { Facts } from './facts.tsx'
import { factsOf } from './facts-of.tsx'
import { YearChart, type YearValue } from './year-chart.tsx'
import { YearTable } from './year-table.tsx'

type FiguresSectionProps = {
  ledger: Ledger
  figures: Figures<LedgerStay, LedgerCity>
}

/** Countries, cities and nights by year, the farthest cities, and the first, longest and most frequent ones. */
export function FiguresSection({ ledger, figures }: FiguresSectionProps) {
  const language = useLanguage()
  const cityName = useCityName()
  const { years, coverage, extremes, farthest, counts } = figures
  const cities = useMemo(
    () => ledger.cities.filter(({ id }) => counts.visitedCities.has(id)),
    [ledger.cities, counts],
  )
  const facts = useMemo(
    () => factsOf(ledger, figures, cityName, language),
    [ledger, figures, cityName, language],
  )
  const hasNights = years.some(({ nights }) => nights > 0)
  return (
    <LedgerSection
      id="figures"
      title={timelineMessages.figures}
      aside={years.length > 0 ? <ChartLegend /> : undefined}
    >
      {years.length === 0 ? (
        <p className="mt-4 text-ink-2">
          {ledger.own ? timelineMessages.noYearsOwn : timelineMessages.noYears}
        </p>
      ) : (
        <>
          <div className="mt-7 grid gap-7 md:grid-cols-3 md:gap-8">
            {chartsOf(years)
              .filter(({ id }) => id !== 'nights' || hasNights)
              .map(({ id, title, values, hasNew }) => (
                <ChartWithTable key={id} title={title} values={values} hasNew={hasNew} />
              ))}
          </div>
          {hasNights && coverage.withNights < coverage.stays && (
            <p className="mt-2.5 text-13 text-ink-3">
              {timelineMessages.coverage({
                known: numberText(coverage.withNights),
                of: numberText(coverage.stays),
              })}
            </p>
          )}
        </>
      )}
      {extremes && cities.length > 1 && (
        <ExtremesPlate cities={cities} extremes={extremes} farthest={farthest} />
      )}
      {facts.length > 0 && <Facts facts={facts} />}
    </LedgerSection>
  )
}

function ChartLegend() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-13">
      <li className="flex items-center gap-2">
        <svg aria-hidden width="12" height="12">
          <rect width="12" height="12" className="fill-pin" />
        </svg>
        {timelineMessages.newThatYear}
      </li>
      <li className="flex items-center gap-2">
        <svg aria-hidden width="12" height="12">
          <rect x="0.5" y="0.5" width="11" height="11" className="fill-none stroke-field" />
        </svg>
        {timelineMessages.beenBefore}
      </li>
    </ul>
  )
}

type Chart = { id: string; title: string; values: YearValue[]; hasNew: boolean }

const chartsOf = (years: readonly YearFigures[]): Chart[] => [
  {
    id: 'countries',
    title: timelineMessages.countriesAYear,
    values: years.map(({ year, countries, newCountries }) => ({
      year,
      value: countries,
      isNew: newCountries,
    })),
    hasNew: true,
  },
  {
    id: 'cities',
    title: timelineMessages.citiesAYear,
    values: years.map(({ year, cities, newCities }) => ({ year, value: cities, isNew: newCities })),
    hasNew: true,
  },
  {
    id: 'nights',
    title: timelineMessages.nightsAway,
    values: years.map(({ year, nights }) => ({ year, value: nights, isNew: nights })),
    hasNew: false,
  },
]

type ChartWithTableProps = { title: string; values: readonly YearValue[]; hasNew: boolean }

function ChartWithTable({ title, values, hasNew }: ChartWithTableProps) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box, 356)
  return (
    <div ref={box} className="min-w-0 break-inside-avoid">
      <YearChart
        title={title}
        years={values}
        width={width}
        textOf={({ year, value, isNew }) =>
          hasNew
            ? timelineMessages.yearValue({
                year: String(year),
                value: numberText(value),
                fresh: numberText(isNew),
              })
            : timelineMessages.yearOnly({ year: String(year), value: numberText(value) })
        }
      />
      <YearTable title={title} years={values} hasNew={hasNew} />
    </div>
  )
}
