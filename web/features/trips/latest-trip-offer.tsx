import { useQuery } from '@tanstack/react-query'
import { localDay } from '#shared/domain/day.ts'
import type { Ledger } from '#shared/ledger.ts'
import { ledgerQuery } from '#web/queries/ledger.ts'
import { tripQuery } from '#web/queries/trips.ts'
import { TripStaysOffer } from './trip-stays-offer.tsx'

/** Outside of a trip's page, offers to create stays from the stops of the trip that ended last. */
export function LatestTripOffer({ userId, className }: { userId: string; className?: string }) {
  const tripId = useQuery({ ...ledgerQuery(userId), select: endedLastWithoutStays }).data
  const trip = useQuery({ ...tripQuery(tripId ?? ''), enabled: tripId !== undefined }).data
  if (!trip) return null
  return (
    <TripStaysOffer key={trip.id} trip={trip} userId={userId} isNamed {...(className && { className })} />
  )
}

/** The trip that ended last, unless it has stays. Earlier trips have the offer on their own pages. */
const endedLastWithoutStays = ({ trips, stays }: Ledger): string | undefined => {
  const today = localDay(new Date())
  const [latest] = trips
    .filter(({ ends }) => ends !== '' && ends < today)
    .toSorted((a, b) => (a.ends < b.ends ? 1 : -1))
  return latest === undefined || stays.some(({ trip }) => trip === latest.id) ? undefined : latest.id
}
