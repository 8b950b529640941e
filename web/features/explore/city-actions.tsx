import { Link, useLocation } from '@tanstack/react-router'
import { Check, MapPinPlus, MapPinX } from 'lucide-react'
import type { City } from '#shared/collections/cities.ts'
import { exploreMessages } from '#web/messages/explore.ts'
import { useMarkCity, useUnmarkCity } from '#web/queries/visit-changes.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import type { Visited } from './use-visited.ts'

type CityActionsProps = { city: City; visited: Visited }

/** Marking the city as visited, or undoing it, and beginning a trip there. */
export function CityActions({ city, visited }: CityActionsProps) {
  const { city: texts } = exploreMessages
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      {visited.user === null ? (
        <SignInToMark />
      ) : (
        <Mark city={city} visited={visited} userId={visited.user.id} />
      )}
      <Link to="/trip/create" search={{ city: city.id }} className={buttonClass()}>
        {texts.startTrip}
      </Link>
    </div>
  )
}

function Mark({ city, visited, userId }: CityActionsProps & { userId: string }) {
  const { city: texts } = exploreMessages
  const mark = useMarkCity(userId)
  const unmark = useUnmarkCity()
  const visit = visited.visits.find((each) => each.city === city.id)
  const icon = { className: 'size-4', strokeWidth: 1.6, 'aria-hidden': true } as const
  if (visit === undefined) {
    return (
      <Button variant="primary" disabled={!visited.isKnown} onClick={() => void mark(city)}>
        <MapPinPlus {...icon} />
        {texts.markVisited}
      </Button>
    )
  }
  return (
    <>
      <span className="flex items-center gap-1.5 pr-1 font-medium text-good">
        <Check className="size-4" strokeWidth={2} aria-hidden />
        {texts.visited}
      </span>
      <Button onClick={() => void unmark(visit)}>
        <MapPinX {...icon} />
        {texts.unmark}
      </Button>
    </>
  )
}

function SignInToMark() {
  const href = useLocation({ select: (location) => location.href })
  return (
    <Link to="/auth/login" search={{ redirect: href }} className={buttonClass({ variant: 'primary' })}>
      {exploreMessages.city.signInToMark}
    </Link>
  )
}
