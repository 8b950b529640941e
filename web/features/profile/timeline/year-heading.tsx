import { clsx } from 'clsx'
import { type ReactNode, useMemo } from 'react'
import { boundsOf, coreOf, isExact, isYearOnly } from '#shared/domain/ledger/partial-date.ts'
import type { RulerHome, RulerStay } from '#shared/domain/ledger/year-ruler.ts'
import type { LedgerCity, LedgerStay } from '#shared/ledger.ts'
import { listText } from '#web/lib/language/formats.ts'
import { useCityName } from '#web/lib/language/city-names.ts'
import { timelineMessages } from '#web/messages/timeline.ts'
import { YearRuler } from '#web/ui/year-ruler.tsx'
import type { TimelineYear } from './timeline-years.ts'

/** This many stays with an unknown month are named. */
const mostNames = 4

/** The totals of a year. */
export type YearSum = { countries: number; newCountries: number; cities: number; nights: number }

type YearHeadingProps = {
  entry: TimelineYear
  sum: YearSum | undefined
  /** Whether the totals are still to come; then an empty line takes their place. */
  isPending: boolean
  /** The homes of the person, at any time. */
  homes: readonly LedgerStay[]
  /** Homes are not drawn after this day. */
  today: string
  cities: ReadonlyMap<string, LedgerCity>
  /** Width of the ruler, in pixels. */
  width: number
  /** Renders the link to the review of the year. A year in which nothing counts has none. */
  renderLink: ((year: number) => ReactNode) | undefined
  isFirst: boolean
}

/** A year of the timeline in one line, and its months as a ruler. */
export function YearHeading({
  entry,
  sum,
  isPending,
  homes,
  today,
  cities,
  width,
  renderLink,
  isFirst,
}: YearHeadingProps) {
  const { year, count } = entry
  const text =
    year === undefined
      ? timelineMessages.undatedText({ count })
      : isPending
        ? '\u00A0'
        : sum &&
          [
            timelineMessages.yearCountries({ count: sum.countries, fresh: sum.newCountries }),
            timelineMessages.yearCities({ count: sum.cities }),
            ...(sum.nights > 0 ? [timelineMessages.yearNights({ count: sum.nights })] : []),
          ].join(' · ')
  return (
    <div className={clsx(!isFirst && 'pt-12')}>
      <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <h3
          tabIndex={-1}
          className="text-34 leading-10 tracking-[-0.024em] lining-nums md:text-44 focus-visible:outline-none"
        >
          {year ?? timelineMessages.undated}
        </h3>
        <p className="figures order-3 w-full text-14 text-ink-2 md:order-none md:w-auto md:flex-1">{text}</p>
        {year !== undefined && sum !== undefined && sum.cities > 0 && renderLink?.(year)}
      </div>
      {year !== undefined && (
        <div className="mt-2.5">
          <RulerOfYear year={year} entry={entry} homes={homes} today={today} cities={cities} width={width} />
        </div>
      )}
    </div>
  )
}

type RulerOfYearProps = Pick<YearHeadingProps, 'entry' | 'homes' | 'today' | 'cities' | 'width'> & {
  year: number
}

function RulerOfYear({ year, entry, homes, today, cities, width }: RulerOfYearProps) {
  const cityName = useCityName()
  const { stays, trips, livedIn, unknown } = useMemo(() => {
    const nameOf = (id: string) => {
      const city = cities.get(id)
      return city ? cityName(city) : ''
    }
    const [from, until] = [`${year}-01-01`, `${year}-12-31`]
    const listed = entry.groups.flatMap(({ stays }) => stays)
    const away = listed.filter(({ kind }) => kind !== 'lived')
    // In the years between "2015" and "2017" every month is known.
    const isWhole = ({ start, end }: LedgerStay) => {
      const core = coreOf(start, end)
      return core !== undefined && core.first <= from && until <= core.last
    }
    const isUnknown = (stay: LedgerStay) => isYearOnly(stay) && !isWhole(stay)
    const yearOnly = away.filter(isUnknown)
    const stays = away
      .filter((stay) => !isUnknown(stay))
      .map((stay): RulerStay => {
        const { lo, hi } = boundsOf(stay.start, stay.end)
        return {
          label: nameOf(stay.city),
          kind: stay.kind === 'transit' ? 'transit' : 'visited',
          first: lo === '' ? from : lo,
          last: hi,
          isExact: isExact(stay) || isWhole(stay),
          trip: stay.trip,
        }
      })
      .sort((a, b) => (a.first < b.first ? -1 : 1))
    const livedIn = homes.flatMap((stay): RulerHome[] => {
      const { lo, hi } = boundsOf(stay.start, stay.end)
      if (hi === '' || hi < from || lo > until || lo > today) return []
      return [
        {
          label: timelineMessages.livedIn({ city: nameOf(stay.city) }),
          first: lo === '' ? from : lo,
          last: hi > today ? today : hi,
        },
      ]
    })
    const names = [...new Set(yearOnly.map(({ city }) => nameOf(city)))]
    return {
      stays,
      livedIn,
      trips: entry.groups.flatMap(({ trip }) => (trip ? [{ id: trip.id, label: trip.name }] : [])),
      unknown:
        names.length === 0
          ? ''
          : timelineMessages.monthUnknown({
              cities: listText(names.slice(0, mostNames)),
              more: Math.max(0, names.length - mostNames),
            }),
    }
  }, [year, entry, homes, today, cities, cityName])
  const label = timelineMessages.rulerLabel({ year: String(year), count: entry.count })
  return (
    <YearRuler
      year={year}
      width={width}
      label={[label, ...livedIn.map((home) => home.label)].join('; ')}
      stays={stays}
      trips={trips}
      homes={livedIn}
      unknown={unknown}
    />
  )
}
