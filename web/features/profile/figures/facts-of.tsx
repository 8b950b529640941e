import { citiesById } from '#shared/domain/ledger/cities-by-id.ts'
import { legTypes, type Kilometres } from '#shared/collections/travel-items.ts'
import type { Figures } from '#shared/domain/ledger/figures.ts'
import { stayDatesText } from '#shared/domain/ledger/stay-text.ts'
import { localeOf } from '#shared/messages/languages.ts'
import type { Ledger, LedgerCity, LedgerStay } from '#shared/ledger.ts'
import { LegLine } from '#web/leaflet/leg-line.tsx'
import { listText, numberText } from '#web/lib/language/formats.ts'
import { timelineMessages } from '#web/messages/timeline.ts'
import type { Fact } from './facts.tsx'

/** With more names than these at one time the fact is left out. */
const mostNames = 3
/** The distance to the other side of the earth, in kilometres. */
const antipodeKm = 20_015

/** The facts of a ledger in words; what is unknown or has no single answer is left out. */
export function factsOf(
  ledger: Ledger,
  figures: Figures<LedgerStay, LedgerCity>,
  cityName: (city: LedgerCity) => string,
  language: string,
): Fact[] {
  const cities = citiesById(ledger.cities)
  const nameOf = (id: string) => {
    const city = cities.get(id)
    return city ? cityName(city) : ''
  }
  const stayFact = (label: string, stays: readonly LedgerStay[]): Fact[] => {
    const names = [...new Set(stays.map(({ city }) => nameOf(city)))]
    const [stay] = stays
    if (!stay || names.length > mostNames) return []
    return [{ label, value: listText(names), detail: stayDatesText(stay.start, stay.end, language) }]
  }
  const { first, latest, mostNights, longestTrip, farthest, kilometres, streak } = figures
  // Viewers other than the owner cannot distinguish a journey from a place where the person lived.
  const facts: Fact[] = ledger.own
    ? [
        ...stayFact(timelineMessages.first, first),
        ...(isSameStay(first, latest) ? [] : stayFact(timelineMessages.latest, latest)),
      ]
    : []
  if (mostNights) {
    const value = timelineMessages.nights({ count: mostNights.nights })
    facts.push({ label: timelineMessages.mostNights, value, detail: String(mostNights.year) })
  }
  if (longestTrip) {
    const name = ledger.trips.find(({ id }) => id === longestTrip.trip)?.name
    const dates = stayDatesText(longestTrip.start, longestTrip.end, language)
    facts.push({
      label: timelineMessages.longestTrip,
      value: timelineMessages.nights({ count: longestTrip.nights }),
      detail: name === undefined ? dates : listText([name, dates]),
    })
  }
  if (farthest) {
    const share = new Intl.NumberFormat(localeOf(language), { style: 'percent' })
    facts.push({
      label: timelineMessages.farthest,
      value: timelineMessages.farthestCity({
        city: cityName(farthest.city),
        km: numberText(Math.round(farthest.kilometres)),
      }),
      detail: timelineMessages.farthestText({
        home: cityName(farthest.home),
        share: share.format(farthest.kilometres / antipodeKm),
      }),
    })
  }
  if (streak && streak.years > 1) {
    facts.push({
      label: timelineMessages.streak,
      value: numberText(streak.years),
      detail: timelineMessages.streakText({ year: String(streak.since) }),
    })
  }
  const total = Math.round(legTypes.reduce((sum, way) => sum + kilometres[way], 0))
  if (total > 0) {
    facts.push({
      label: timelineMessages.onTheWay,
      value: timelineMessages.kilometres({ km: numberText(total) }),
      more: <Ways kilometres={kilometres} />,
    })
  }
  return facts
}

/** Whether the first stay is also the latest: then one fact is enough. */
const isSameStay = ([a]: readonly LedgerStay[], [b]: readonly LedgerStay[]) => a?.id === b?.id

function Ways({ kilometres }: { kilometres: Kilometres }) {
  return (
    <ul className="mt-1.5 grid gap-1">
      {legTypes
        .filter((way) => Math.round(kilometres[way]) > 0)
        .toSorted((a, b) => kilometres[b] - kilometres[a])
        .map((way) => (
          <li key={way} className="grid grid-cols-[2.75rem_1fr_auto] items-center gap-3 text-14">
            <LegLine type={way} widthPx={44} />
            {timelineMessages.ways[way]}
            <span className="figures text-ink-3">
              {timelineMessages.kilometres({ km: numberText(Math.round(kilometres[way])) })}
            </span>
          </li>
        ))}
    </ul>
  )
}
