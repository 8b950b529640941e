import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import { formatsOf } from '#shared/domain/formats.ts'
import { countryId } from '#shared/domain/gazetteer-ids.ts'
import { citiesById } from '#shared/domain/ledger/cities-by-id.ts'
import type { Counts, CountryStatuses } from '#shared/domain/ledger/counting.ts'
import { type Figures, figuresOf } from '#shared/domain/ledger/figures.ts'
import type { Ledger, LedgerCity, LedgerStay } from '#shared/ledger.ts'
import { cityName } from '#web/lib/language/city-names.ts'
import { afterFrame } from '#web/lib/page/slices.ts'
import { askWhen } from '#web/lib/stay-prompt.ts'
import { useLanguage } from '#web/messages/language.ts'
import { useRemoveWish } from '#web/queries/city-wish.ts'
import type { Place } from '#web/queries/places.ts'
import { stateTotalsQuery } from '#web/queries/state-totals.ts'
import { useMarkCity } from '#web/queries/visit-changes.ts'
import { FiguresSection } from './figures/figures-section.tsx'
import { TotalsSkeleton } from './ledger-skeleton.tsx'
import { type ContinentCode } from './progress/continents.tsx'
import { Progress } from './progress/progress.tsx'
import { Timeline } from './timeline/timeline.tsx'
import { Wishes } from './wishes/wishes.tsx'

/** The components that the lower part of the profile gets from other parts of the app. */
export type LedgerSlots = {
  /** The list by which countries are counted, and the link to choose another. */
  rule?: ReactNode
  /** Renders the link to the picture of a year. */
  renderYearLink?: (year: number) => ReactNode
}

type LedgerPartProps = {
  ledger: Ledger
  /** The totals of the ledger. */
  counts: Counts
  statuses: CountryStatuses
  /** The English name of each country, by its iso2 code. */
  names: ReadonlyMap<string, string>
  /** The local day of the viewer. */
  today: string
  slots: LedgerSlots
}

export { OnThisDay } from './on-this-day.tsx'

/** The results of a person's stays: progress, figures and the timeline, and below them the person's own wishes. */
export function LedgerPart({ ledger, counts, statuses, names, today, slots }: LedgerPartProps) {
  const { countryName } = formatsOf(useLanguage())
  const askStay = useCallback(
    ({ id }: LedgerStay, city: LedgerCity) =>
      askWhen({ userId: ledger.user, cityId: city.id, city: cityName(city), stayId: id }),
    [ledger.user],
  )
  const navigate = useNavigate()
  const mark = useMarkCity(ledger.user)
  const removeWish = useRemoveWish(ledger.user)
  const wishes = useMemo(() => wishedCities(ledger), [ledger])
  const nameOf = useCallback(
    (iso2: string) => countryName(iso2, names.get(iso2) ?? iso2),
    [countryName, names],
  )
  const figures = useFigures(ledger, counts, statuses, today)
  const sums = useMemo(() => figures && new Map(figures.years.map((year) => [year.year, year])), [figures])
  const hasStays = ledger.stays.length > 0
  return (
    <>
      {hasStays && (
        <>
          {figures === undefined ? (
            <TotalsSkeleton />
          ) : (
            <>
              <ProgressOf
                ledger={ledger}
                figures={figures}
                statuses={statuses}
                nameOf={nameOf}
                rule={slots.rule}
              />
              <FiguresSection ledger={ledger} figures={figures} />
            </>
          )}
          <Timeline
            ledger={ledger}
            sums={sums}
            today={today}
            countryName={nameOf}
            renderYearLink={slots.renderYearLink}
            onWhen={ledger.own ? askStay : undefined}
          />
        </>
      )}
      {ledger.own && (
        <Wishes
          wishes={wishes}
          countryName={nameOf}
          onMark={(city) => void mark(placeOf(city, names))}
          onPlan={(cities) => void navigate({ to: '/trip/create', search: { cities } })}
          onRemove={removeWish}
        />
      )}
    </>
  )
}

/** All figures of a ledger; undefined until its timeline is painted, which needs only their sums. */
function useFigures(ledger: Ledger, counts: Counts, statuses: CountryStatuses, today: string) {
  const [isDue, setIsDue] = useState(false)
  // A transition is rendered in slices, and presses and frames come between them.
  useEffect(() => afterFrame(() => startTransition(() => setIsDue(true))), [])
  return useMemo(
    () => (isDue ? figuresOf(ledger, ledger.rules, statuses, today, counts) : undefined),
    [isDue, ledger, statuses, today, counts],
  )
}

type ProgressOfProps = {
  ledger: Ledger
  figures: Figures<LedgerStay, LedgerCity>
  statuses: CountryStatuses
  nameOf: (iso2: string) => string
  rule: ReactNode
}

function ProgressOf({ ledger, figures, statuses, nameOf, rule }: ProgressOfProps) {
  const { compareNames } = formatsOf(useLanguage())
  const places = useMemo(() => visitedPlaces(ledger, figures), [ledger, figures])
  const regions = useRegions(figures, statuses, nameOf, compareNames)
  const { counts, shares, capitals } = figures
  const { countries, area, population, perContinent } = shares
  return (
    <Progress
      shares={{ countries, capitals, area, population }}
      continents={continentCodes.map((code) => ({
        code,
        ...(perContinent.get(code) ?? { visited: 0, of: 0 }),
      }))}
      visitedContinents={counts.continents.size}
      places={places}
      regions={regions}
      rule={rule}
    />
  )
}

/** A city in the form that marks and wishes need. */
const placeOf = (
  { id, name, latitude, longitude, country, state, iso2 }: LedgerCity,
  names: ReadonlyMap<string, string>,
): Place => ({
  id,
  name,
  unaccented_name: name,
  latitude,
  longitude,
  country,
  state,
  expand: { country: { id: country, name: names.get(iso2) ?? '', iso2 } },
})

const wishedCities = ({ wishes, cities }: Ledger) => {
  const known = wishes.length === 0 ? undefined : citiesById(cities)
  return wishes.flatMap((wish) => {
    const city = known?.get(wish.city)
    return city ? [{ wish, city }] : []
  })
}

const continentCodes: readonly ContinentCode[] = ['EU', 'AS', 'NA', 'SA', 'AF', 'OC']

/** The codes of the places with a city that counts, whatever list is chosen. */
const visitedPlaces = ({ cities }: Ledger, { counts }: Figures<LedgerStay, LedgerCity>) =>
  new Set(cities.flatMap(({ id, iso2 }) => (counts.visitedCities.has(id) ? [iso2] : [])))

/** The visited places that have states, those with the most visited states first. */
function useRegions(
  { counts }: Figures<LedgerStay, LedgerCity>,
  statuses: ReadonlyMap<string, unknown>,
  nameOf: (iso2: string) => string,
  compareNames: (a: string, b: string) => number,
) {
  const countries = useMemo(
    () =>
      [...statuses.keys()].flatMap((iso2) => {
        const visited = counts.statesPerCountry.get(countryId(iso2)) ?? 0
        return visited === 0 ? [] : [{ iso2, visited }]
      }),
    [statuses, counts],
  )
  const totals = useQuery(
    stateTotalsQuery(useMemo(() => countries.map(({ iso2 }) => countryId(iso2)), [countries])),
  )
  return useMemo(
    () =>
      countries
        .map(({ iso2, visited }) => {
          // At least the number of visited ones, which can include a state that no longer exists.
          const of = Math.max(visited, totals.data?.get(countryId(iso2)) ?? 0)
          return { iso2, name: nameOf(iso2), visited, of }
        })
        .sort((a, b) => b.visited - a.visited || compareNames(a.name, b.name)),
    [countries, totals.data, nameOf, compareNames],
  )
}
