import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import type { Extremes, Farthest } from '#shared/domain/ledger/figures.ts'
import type { LedgerCity } from '#shared/ledger.ts'
import { WorldPlate, type NamedPoint } from '#web/leaflet/world-plate.tsx'
import { useCityName } from '#web/lib/language/city-names.ts'
import { listText, numberText } from '#web/lib/language/formats.ts'
import { useIsPhone } from '#web/lib/page/media.ts'
import { useIsNear } from '#web/lib/page/use-is-near.ts'
import { useLanguage } from '#web/messages/language.ts'
import { mapMessages } from '#web/messages/map.ts'
import { timelineMessages } from '#web/messages/timeline.ts'
import { worldQuery } from '#web/queries/world.ts'

type ExtremesPlateProps = {
  /** The visited cities. */
  cities: readonly LedgerCity[]
  extremes: Extremes<LedgerCity>
  farthest: Farthest<LedgerCity> | undefined
}

/** The world with all visited cities, the farthest one in each direction by name, and a line to the farthest of all. */
export function ExtremesPlate({ cities, extremes, farthest }: ExtremesPlateProps) {
  const language = useLanguage()
  const cityName = useCityName()
  const isPhone = useIsPhone()
  const box = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(box)
  const world = useQuery({ ...worldQuery, enabled: isNear }).data
  const named = useMemo(
    () => namesOf(extremes, cityName, isPhone),
    // oxlint-disable-next-line react/exhaustive-deps -- the texts change with the language
    [extremes, cityName, isPhone, language],
  )
  const way = farthest && {
    from: farthest.home,
    to: farthest.city,
    text: timelineMessages.fromHome({ km: numberText(Math.round(farthest.kilometres)) }),
  }
  const label = timelineMessages.extremesLabel({
    cities: listText(named.map(({ name, text }) => `${name} (${text})`)),
  })
  return (
    <div
      ref={box}
      className="relative -mx-5 mt-10 h-57.5 break-inside-avoid overflow-hidden border-y border-rule-strong bg-water md:mx-0 md:h-125 md:border-x"
    >
      {world && <WorldPlate world={world} label={label} points={cities} named={named} way={way} />}
    </div>
  )
}

/** Each city once, with every direction in which it is the farthest; on a phone with its degrees only. */
function namesOf(
  { north, south, east, west }: Extremes<LedgerCity>,
  cityName: (city: LedgerCity) => string,
  isPhone: boolean,
): NamedPoint[] {
  const { northernmost, southernmost, easternmost, westernmost } = timelineMessages
  const ends = [
    { city: north, title: northernmost, degrees: degreesText(north.latitude, 'north', 'south') },
    { city: south, title: southernmost, degrees: degreesText(south.latitude, 'north', 'south') },
    { city: east, title: easternmost, degrees: degreesText(east.longitude, 'east', 'west') },
    { city: west, title: westernmost, degrees: degreesText(west.longitude, 'east', 'west') },
  ]
  return [...Map.groupBy(ends, ({ city }) => city.id).values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const { id, latitude, longitude } = first.city
    const text = listText(own.map(({ title, degrees }) => (isPhone ? degrees : listText([title, degrees]))))
    return [{ id, latitude, longitude, name: cityName(first.city), text }]
  })
}

const degreesText = (degrees: number, plus: 'north' | 'east', minus: 'south' | 'west') =>
  mapMessages.degrees({
    degrees: Math.round(Math.abs(degrees) * 10) / 10,
    side: degrees < 0 ? minus : plus,
  })
