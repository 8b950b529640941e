import { legTypes } from '#shared/collections/travel-items.ts'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { memo } from 'react'
import { boundsOf, nightsOf } from '#shared/domain/ledger/partial-date.ts'
import { stayDatesInYear, stayDatesText } from '#shared/domain/ledger/stay-text.ts'
import type { LedgerCity, LedgerStay, LedgerTrip } from '#shared/ledger.ts'
import { useCityName } from '#web/lib/language/city-names.ts'
import { numberText } from '#web/lib/language/formats.ts'
import { useLanguage } from '#web/messages/language.ts'
import { timelineMessages } from '#web/messages/timeline.ts'
import { CityAndNote } from '#web/ui/city-and-note.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { StayGlyph } from '#web/ui/stay-glyph.tsx'
import { textLinkClass } from '#web/ui/text-link.ts'
import type { GroupPart } from './timeline-years.ts'

type YearRowsProps = {
  parts: readonly GroupPart[]
  /** The local day of the viewer: a stay that begins after it is a plan. */
  today: string
  year: number | undefined
  cities: ReadonlyMap<string, LedgerCity>
  countryName: (iso2: string) => string
  onWhen?: ((stay: LedgerStay, city: LedgerCity) => void) | undefined
}

/** Smaller groups are in one column. */
const wholeGroup = 7

/** Trips and stays of a year, in two columns where there is room. */
export const YearRows = memo(function YearRows({
  parts,
  today,
  year,
  cities,
  countryName,
  onWhen,
}: YearRowsProps) {
  return (
    <div className="mt-4.5 gap-x-12 md:columns-2">
      {parts.map((part) => (
        <div
          key={part.trip?.id ?? ''}
          className={clsx('pb-5', part.stays.length <= wholeGroup && 'break-inside-avoid')}
        >
          {!part.isContinued && year !== undefined && <GroupTitle part={part} isAlone={parts.length === 1} />}
          <ul>
            {part.stays.map((stay) => {
              const city = cities.get(stay.city)
              if (!city) return null
              return (
                <StayRow
                  key={stay.id}
                  stay={stay}
                  year={year}
                  today={today}
                  city={city}
                  countryName={countryName}
                  onWhen={stay.start === '' && stay.end === '' ? onWhen : undefined}
                />
              )
            })}
          </ul>
        </div>
      ))}
    </div>
  )
})

function GroupTitle({ part: { trip, count }, isAlone }: { part: GroupPart; isAlone: boolean }) {
  const kilometres = trip === undefined ? 0 : kilometresOf(trip)
  return (
    <h4
      className={clsx(
        'flex items-baseline justify-between gap-3 border-b border-rule-strong pb-1.5 font-serif text-[1.0625rem] leading-6',
        trip && 'italic',
      )}
    >
      {trip ? (
        <Link
          to="/trip/view/$tripId"
          params={{ tripId: trip.id }}
          className="own-direction min-w-0 wrap-anywhere underline-offset-4 hover:underline"
        >
          {trip.name}
        </Link>
      ) : isAlone ? (
        timelineMessages.stays
      ) : (
        timelineMessages.otherStays
      )}
      <span className="figures shrink-0 font-sans text-13 text-ink-3 not-italic">
        {trip === undefined
          ? numberText(count)
          : kilometres > 0 && timelineMessages.kilometres({ km: numberText(Math.round(kilometres)) })}
      </span>
    </h4>
  )
}

const kilometresOf = ({ kilometres }: LedgerTrip) => legTypes.reduce((sum, type) => sum + kilometres[type], 0)

type StayRowProps = {
  stay: LedgerStay
  year: number | undefined
  today: string
  city: LedgerCity
  countryName: (iso2: string) => string
  /** Shown in place of the dates: asks for them. */
  onWhen: ((stay: LedgerStay, city: LedgerCity) => void) | undefined
}

function StayRow({ stay, year, today, city, countryName, onWhen }: StayRowProps) {
  const language = useLanguage()
  const cityName = useCityName()
  const { kind, start, end, note } = stay
  const dates =
    (year === undefined
      ? stayDatesText(start, end, language)
      : stayDatesInYear(start, end, language, year)) || timelineMessages.noDate
  const nights = nightsOf(start, end) ?? 0
  return (
    <li className="flex min-h-12 break-inside-avoid items-center gap-2.5 border-b border-rule py-1.5 md:min-h-10">
      <StayGlyph kind={kind} size={14} />
      <Flag iso2={city.iso2} loading="lazy" />
      <CityAndNote city={city} countryName={countryName} note={note} />
      <div className="figures shrink-0 text-end text-13 text-ink-2">
        {onWhen ? (
          <button
            type="button"
            aria-label={timelineMessages.whenOf({ city: cityName(city) })}
            onClick={() => onWhen(stay, city)}
            className={`min-h-6 text-14 font-medium max-md:min-h-11 print:hidden ${textLinkClass('ink')}`}
          >
            {timelineMessages.when}
          </button>
        ) : (
          <>
            <p>{kind === 'transit' ? timelineMessages.layover({ dates }) : dates}</p>
            {boundsOf(start, end).lo > today && <p className="text-ink-3">{timelineMessages.planned}</p>}
            {nights > 0 && <p className="text-ink-3">{timelineMessages.nights({ count: nights })}</p>}
          </>
        )}
      </div>
    </li>
  )
}
