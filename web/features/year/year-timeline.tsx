import { useRef } from 'react'
import { boundsOf, isExact, isYearOnly } from '#shared/domain/ledger/partial-date.ts'
import { stayDatesText } from '#shared/domain/ledger/stay-text.ts'
import type { Ledger, LedgerCity, LedgerStay } from '#shared/ledger.ts'
import { useBoxSize } from '#web/leaflet/still-map.tsx'
import { cityName } from '#web/lib/language/city-names.ts'
import { listText } from '#web/lib/language/formats.ts'
import { tripName } from '#web/lib/trip-name.ts'
import { useLanguage } from '#web/messages/language.ts'
import { yearMessages } from '#web/messages/year.ts'
import { YearRuler } from '#web/ui/year-ruler.tsx'

type YearTimelineProps = {
  year: number
  ledger: Ledger
  /** The stays of the year, the earliest first. */
  stays: readonly LedgerStay[]
  today: string
}

/** The ruler of the year, as wide as the page. Screen readers read the stays as a sentence. */
export function YearTimeline({ year, ledger, stays, today }: YearTimelineProps) {
  const box = useRef<HTMLDivElement>(null)
  const { width } = useBoxSize(box)
  const language = useLanguage()
  const cities = new Map(ledger.cities.map((city) => [city.id, city]))
  const nameOf = ({ city }: LedgerStay) => named(cities.get(city))
  const shown = stays.filter(({ kind }) => kind !== 'lived')
  const texts = yearMessages
  const items = stays.map((stay) =>
    texts.stayItem({ city: nameOf(stay), dates: stayDatesText(stay.start, stay.end, language) }),
  )
  const unknown = shown.filter(isYearOnly).map(nameOf)
  return (
    <div ref={box} className="mt-6 min-h-20 md:mt-7">
      {width > 0 && (
        <YearRuler
          year={year}
          width={width}
          label={texts.ruler({ year: String(year), stays: stays.length, list: listText(items) })}
          stays={shown.flatMap((stay) => {
            if (isYearOnly(stay) || stay.kind === 'lived') return []
            const { lo, hi } = boundsOf(stay.start, stay.end)
            const { kind, trip } = stay
            return [{ label: nameOf(stay), kind, first: lo, last: hi, isExact: isExact(stay), trip }]
          })}
          trips={ledger.trips.map((trip) => ({ id: trip.id, label: tripName(trip) }))}
          homes={stays
            .filter(({ kind }) => kind === 'lived')
            .map((stay) => {
              const { lo, hi } = boundsOf(stay.start, stay.end)
              const label = texts.homeItem({ city: nameOf(stay) })
              return { label, first: lo, last: hi < today ? hi : today }
            })}
          unknown={unknown.length === 0 ? '' : texts.unknownMonth({ cities: listText(unknown) })}
        />
      )}
    </div>
  )
}

const named = (city: LedgerCity | undefined) => (city ? cityName(city) : '')
