import { tripName } from '#web/lib/trip-name.ts'
import { Link } from '@tanstack/react-router'
import { Eye, Lock, Pencil, Trash2 } from 'lucide-react'
import { tripsMessages } from '#web/messages/trips.ts'
import type { StoredTrip } from '#web/queries/trips.ts'
import { IconButton, iconButtonClass } from '#web/ui/icon-button.tsx'
import { tripFacts } from './trip-facts.ts'
import { TripPlate } from './trip-plate.tsx'

type TripCardProps = { trip: StoredTrip; onDelete: () => void }

/** A trip in the list: its route, its title, its description and its actions. */
export function TripCard({ trip, onDelete }: TripCardProps) {
  const trips = tripsMessages
  const name = tripName(trip)
  const linkClass = `${iconButtonClass} md:size-8!`
  const params = { tripId: trip.id }
  return (
    <li className="flex min-w-0 break-inside-avoid flex-col">
      <Link to="/trip/view/$tripId" params={params} tabIndex={-1} aria-hidden className="block">
        <TripPlate trip={trip} />
      </Link>
      <h2 className="own-direction mt-4 line-clamp-2 text-22">{name}</h2>
      <p className="own-direction mt-1 line-clamp-2 text-[0.90625rem] leading-5.5 text-ink-2 md:min-h-11">
        {trip.description.trim() || trips.noDescription}
      </p>
      <div className="mt-3 flex items-center justify-between gap-4 border-t border-rule pt-1 text-13 text-ink-3 md:pt-2">
        <span className="figures flex min-w-0 flex-wrap items-center gap-x-2">
          {trip.private && (
            <span className="flex items-center gap-1 font-medium text-ink-2">
              <Lock className="size-3.5" strokeWidth={1.6} aria-hidden />
              {trips.private}
            </span>
          )}
          {tripFacts(trip)}
        </span>
        <span className="-me-3 flex md:-me-2">
          <Link
            to="/trip/view/$tripId"
            params={params}
            aria-label={trips.view({ name })}
            className={linkClass}
          >
            <Eye className="size-4" strokeWidth={1.6} aria-hidden />
          </Link>
          <Link
            to="/trip/edit/$tripId"
            params={params}
            aria-label={trips.edit({ name })}
            className={linkClass}
          >
            <Pencil className="size-4" strokeWidth={1.6} aria-hidden />
          </Link>
          <IconButton label={trips.delete({ name })} className="md:size-8!" onClick={onDelete}>
            <Trash2 className="size-4" strokeWidth={1.6} aria-hidden />
          </IconButton>
        </span>
      </div>
    </li>
  )
}
