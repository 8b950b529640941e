import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { dayOf, localDay } from '#shared/domain/day.ts'
import { itineraryOf } from '#shared/domain/itinerary.ts'
import {
  changesToTripStays,
  isTripOver,
  staysOfTrip,
  stopOf,
  type TripStayChanges,
} from '#shared/domain/ledger/stays-of-trip.ts'
import { newId } from '#web/lib/api/record-id.ts'
import { tripName } from '#web/lib/trip-name.ts'
import { tripStaysMessages } from '#web/messages/trip-stays.ts'
import { ledgerQuery } from '#web/queries/ledger.ts'
import { tripStaysQuery, useChangeTripStays } from '#web/queries/trip-stays.ts'
import { citiesOf, legsOf, type StoredTrip } from '#web/queries/trips.ts'
import { Note, NoteButton } from '#web/ui/note.tsx'
import { useSettledTrip } from './settled-trips.ts'

type TripStaysOfferProps = {
  trip: StoredTrip
  userId: string
  /** Whether the trip must be named, because the note is not on its page. */
  isNamed?: boolean
  className?: string
}

/**
 * Offers the owner of a finished trip to create stays from its stops, and later to update these. It is not shown if
 * nothing would change or it was answered.
 */
export function TripStaysOffer({ trip, userId, isNamed = false, className }: TripStaysOfferProps) {
  const { isSettled, made, settle } = useSettledTrip(trip)
  const { planned, isOver } = useMemo(() => plan(trip), [trip])
  const isOpen = isOver && !isSettled && trip.user === userId
  const changes = useChanges(trip, userId, planned, made, isOpen)
  const change = useChangeTripStays(userId, trip.id, {
    onTakenBack: (stops) => settle(made.filter((stop) => !stops.includes(stop))),
  })
  if (!isOpen || changes === undefined) return null
  const count = changes.added.length + changes.changed.length + changes.removed.length
  if (count === 0) return null
  const texts = tripStaysMessages
  const handleAnswer = (stops: readonly string[]) => {
    settle(stops)
    // The note disappears, and the pressed button with it.
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
  }
  const isFirst = !changes.hasStays
  return (
    <Note
      className={className}
      text={
        !isFirst
          ? texts.update({ count })
          : isNamed
            ? texts.offerNamed({ count, name: tripName(trip) })
            : texts.offer({ count })
      }
      action={
        <span className="flex flex-wrap gap-x-4 gap-y-3">
          {isNamed && (
            <Link
              to="/trip/view/$tripId"
              params={{ tripId: trip.id }}
              className="-my-3 py-3 font-semibold text-ink underline underline-offset-4"
            >
              {texts.viewTrip}
            </Link>
          )}
          <NoteButton
            label={isFirst ? texts.turn : texts.bring}
            isDisabled={change.isPending}
            onClick={() => change.mutate(changes, { onSuccess: () => handleAnswer(changes.made) })}
          />
          <NoteButton label={texts.notNow} isDisabled={change.isPending} onClick={() => handleAnswer(made)} />
        </span>
      }
    />
  )
}

const plan = (trip: StoredTrip) => {
  const cities = citiesOf(trip)
  const own = { starts: dayOf(trip.starts), ends: dayOf(trip.ends) }
  const { itinerary } = itineraryOf(legsOf(trip), (id) => cities.has(id), newId)
  return {
    planned: staysOfTrip(trip.id, itinerary, own),
    isOver: isTripOver(itinerary, own, localDay(new Date())),
  }
}

/**
 * The changes, and the stops that have a stay after them; undefined until they are known. `known` has the stops that
 * had one before.
 */
const useChanges = (
  { id }: StoredTrip,
  userId: string,
  planned: ReturnType<typeof plan>['planned'],
  known: readonly string[],
  isOpen: boolean,
): (TripStayChanges & { hasStays: boolean; made: string[] }) | undefined => {
  const stored = useQuery({ ...tripStaysQuery(userId, id), enabled: isOpen }).data
  const ledger = useQuery({ ...ledgerQuery(userId), enabled: isOpen }).data
  return useMemo(() => {
    if (!stored || !ledger) return undefined
    const made = stored.filter((stay) => stay.source_key.startsWith(`trip:${id}:`))
    const ids = new Set(made.map((stay) => stay.id))
    const others = ledger.stays.filter((stay) => !ids.has(stay.id))
    const changes = changesToTripStays(planned, made, others, ledger.home, new Set(known))
    const stops = new Set([
      ...known,
      ...[...made, ...changes.added].map(({ source_key }) => stopOf(source_key)),
    ])
    return {
      ...changes,
      hasStays: made.length > 0,
      made: planned.map(({ source_key }) => stopOf(source_key)).filter((stop) => stops.has(stop)),
    }
  }, [id, planned, known, stored, ledger])
}
