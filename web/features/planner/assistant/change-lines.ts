import type { TripChange } from '#shared/trip-request.ts'
import type { StopSpan } from '#shared/domain/stop-spans.ts'
import { cityName } from '#web/lib/language/city-names.ts'
import { weekdayDayText } from '#web/lib/language/date-text.ts'
import { listText } from '#web/lib/language/formats.ts'
import { plannerMessages } from '#web/messages/planner.ts'
import { requestMessages } from '#web/messages/request.ts'
import { tripsMessages } from '#web/messages/trips.ts'
import { shortRangeText } from '#web/features/planner/range-text.ts'
import type { Cities } from '#web/features/planner/plan.ts'
import {
  dayChanges,
  daysLater,
  type StopChange,
  stopChanges,
  type Version,
} from '#web/features/planner/stop-changes.ts'

/** A line of the table of what changed. */
export interface ChangeLine {
  key: string
  kind: StopChange['kind']
  title: string
  before: string
  now: string
  /** The same, short enough for a phone. */
  short: { before: string; now: string }
}

/** The changes in words: the stops, the transport to them, the first and the last day. */
export function changeLines(
  before: Version,
  now: Version,
  { changes, cities }: { changes: readonly TripChange[]; cities: Cities },
): ChangeLine[] {
  const nameOf = (id: string) => {
    const city = cities.get(id)
    return city ? cityName(city) : ''
  }
  const rows = stopChanges(before, now, changes)
  const stops = rows.map((row): ChangeLine => ({
    key: row.stopId,
    kind: row.kind,
    title: nameOf(row.city),
    before: row.before ? spanText(row.before) : '',
    now: nowText(row),
    short: shortTexts(row),
  }))
  const { ways } = tripsMessages
  const legs = rows.flatMap(({ way, city, stopId }): ChangeLine[] => {
    if (!way || way.before === way.now) return []
    const title = requestMessages.wayTo({ city: nameOf(city) })
    const texts = { before: ways[way.before], now: ways[way.now] }
    return [{ key: `way-${stopId}`, kind: 'followed', title, ...texts, short: texts }]
  })
  const { starts, ends } = dayChanges(before, now)
  const dayLine = (
    key: string,
    title: string,
    days: { before: string; now: string } | undefined,
  ): ChangeLine[] => {
    if (!days) return []
    const short = { before: weekdayDayText(days.before), now: weekdayDayText(days.now) }
    const now = withShift(short.now, daysLater(days.before, days.now))
    return [{ key, kind: 'followed', title, before: short.before, now, short }]
  }
  return [
    ...stops,
    ...legs,
    ...dayLine('starts', plannerMessages.firstDay, starts),
    ...dayLine('ends', plannerMessages.lastDay, ends),
  ]
}

/** The days and nights of a stop: "8–11 Jun, 3 nights". */
function spanText({ arrivalDay, departureDay, nights }: StopSpan): string {
  const days = shortRangeText(arrivalDay || departureDay, departureDay || arrivalDay)
  return listText([
    ...(days === '' ? [] : [days]),
    ...(nights > 0 ? [plannerMessages.nights({ count: nights })] : []),
  ])
}

function nowText({ before, now, kind }: StopChange): string {
  const { theSame, goneNow, isNew } = requestMessages
  if (kind === 'same') return theSame
  if (!now) return goneNow
  if (!before) return listText([spanText(now) || isNew])
  if (before.nights !== now.nights) return spanText(now)
  return withShift(
    shortRangeText(now.arrivalDay, now.departureDay) || spanText(now),
    daysLater(before.arrivalDay, now.arrivalDay),
  )
}

/** The nights, if they changed; otherwise the days. */
function shortTexts({ before, now, kind }: StopChange): ChangeLine['short'] {
  const { theSame, goneNow } = requestMessages
  const nights = (span: StopSpan) =>
    span.nights > 0 ? plannerMessages.nights({ count: span.nights }) : spanText(span)
  if (before && (kind === 'same' || !now)) {
    return { before: nights(before), now: kind === 'same' ? theSame : goneNow }
  }
  if (!now || !before || before.nights !== now.nights) {
    return { before: before ? nights(before) : '', now: now ? nightsFirst(now) : '' }
  }
  const days = (span: StopSpan) => shortRangeText(span.arrivalDay, span.departureDay) || spanText(span)
  return { before: days(before), now: days(now) }
}

function nightsFirst({ arrivalDay, departureDay, nights }: StopSpan): string {
  const days = shortRangeText(arrivalDay, departureDay)
  const texts = [
    ...(nights > 0 ? [plannerMessages.nights({ count: nights })] : []),
    ...(days === '' ? [] : [days]),
  ]
  return texts.length === 0 ? requestMessages.isNew : listText(texts)
}

const withShift = (text: string, days: number) =>
  days === 0
    ? text
    : listText([
        text,
        requestMessages.shifted({ count: Math.abs(days), way: days < 0 ? 'earlier' : 'later' }),
      ])
