import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { citiesById } from '#shared/domain/ledger/cities-by-id.ts'
import { onThisDay } from '#shared/domain/ledger/figures.ts'
import { stayDatesText } from '#shared/domain/ledger/stay-text.ts'
import type { Ledger, LedgerCity } from '#shared/ledger.ts'
import { RoutePlate } from '#web/leaflet/route-plate.tsx'
import { useCityName } from '#web/lib/language/city-names.ts'
import { useIsNear } from '#web/lib/page/use-is-near.ts'
import { useLanguage } from '#web/messages/language.ts'
import { timelineMessages } from '#web/messages/timeline.ts'
import { worldQuery } from '#web/queries/world.ts'
import { cardClass } from './card.ts'

const mostMemories = 4

/**
 * Where the person was on this day in earlier years; nothing if that is not known for any year. `today` is a local day.
 */
export function OnThisDay({ ledger, today }: { ledger: Ledger; today: string }) {
  const language = useLanguage()
  const cityName = useCityName()
  const memories = useMemo(() => {
    const found = onThisDay(ledger, today)
    if (found.length === 0) return []
    const cities = citiesById(ledger.cities)
    const all = found.flatMap(({ stay, year, isDay }) => {
      const city = cities.get(stay.city)
      return city ? [{ stay, year, isDay, city }] : []
    })
    return all.slice(0, mostMemories)
  }, [ledger, today])
  if (memories.length === 0) return null
  const dayName = stayDatesText(today, '', language, 'long').replace(
    new RegExp(`,? ?${today.slice(0, 4)}`),
    '',
  )
  return (
    <section aria-labelledby="on-this-day" className={cardClass}>
      <h2 id="on-this-day" className="text-22">
        {timelineMessages.onThisDay}
      </h2>
      <p className="mt-1 text-13 text-ink-3">{dayName}</p>
      <ul className="mt-4">
        {memories.map(({ stay, year, isDay, city }) => (
          <li key={stay.id} className="grid grid-cols-[3.5rem_1fr] gap-x-3 border-t border-rule py-3.5">
            <span className="font-serif text-22 lining-nums">{year}</span>
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{cityName(city)}</p>
              <p className="text-14 text-ink-2">
                {isDay
                  ? timelineMessages.memory({
                      dates: stayDatesText(stay.start, stay.end, language),
                      ago: timelineMessages.yearsAgo({ count: Number(today.slice(0, 4)) - year }),
                    })
                  : timelineMessages.thisMonth({ year: String(year) })}
              </p>
              {stay.note !== '' && (
                <p className="own-direction line-clamp-3 font-serif text-14 wrap-anywhere text-ink-2 italic">
                  {stay.note}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <MemoryPlate cities={memories.map(({ city }) => city)} nameOf={cityName} />
    </section>
  )
}

type MemoryPlateProps = {
  cities: readonly LedgerCity[]
  nameOf: (city: Pick<LedgerCity, 'id' | 'name'>) => string
}

/** A map of these cities. It is decoration. */
function MemoryPlate({ cities, nameOf }: MemoryPlateProps) {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(box)
  const world = useQuery({ ...worldQuery, enabled: isNear }).data
  const pins = useMemo(() => {
    const once = new Map(cities.map((city) => [city.id, city]))
    return [...once.values()].map(({ id, name, latitude, longitude }) => {
      return { id, name: nameOf({ id, name }), latitude, longitude, kind: 'visited' as const }
    })
  }, [cities, nameOf])
  return (
    <div
      ref={box}
      className="relative mt-5 h-37.5 overflow-hidden border border-rule-strong bg-water print:hidden"
    >
      {world && <RoutePlate world={world} legs={noLegs} pins={pins} />}
    </div>
  )
}

const noLegs: [] = []
