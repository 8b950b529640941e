import { Link } from '@tanstack/react-router'
import { messages } from '#web/messages/index.ts'
import { tripsMessages } from '#web/messages/trips.ts'
import { buttonClass } from '#web/ui/button.tsx'

type TripNotFoundProps = {
  /** The page to return to after signing in; absent for a signed-in person. */
  signInFor?: string | undefined
  /** The id of a trip that exists but belongs to somebody else: it can be viewed. */
  viewId?: string
}

/** Shown instead of a trip that cannot be shown or edited. */
export function TripNotFound({ signInFor, viewId }: TripNotFoundProps) {
  const trips = tripsMessages
  return (
    <div className="mx-auto w-full max-w-[75rem] px-5 py-12 md:px-8">
      <h1 className="text-34 md:text-44">{trips.notFound}</h1>
      <p className="mt-3 text-18 text-ink-2">
        {viewId === undefined ? trips.notFoundText : trips.notYoursText}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        {viewId !== undefined && (
          <Link
            to="/trip/view/$tripId"
            params={{ tripId: viewId }}
            className={buttonClass({ variant: 'primary' })}
          >
            {trips.viewInstead}
          </Link>
        )}
        {signInFor === undefined ? (
          <Link to="/trip" className={buttonClass()}>
            {trips.yourTrips}
          </Link>
        ) : (
          <Link to="/auth/login" search={{ redirect: signInFor }} className={buttonClass()}>
            {messages.layout.signIn}
          </Link>
        )}
      </div>
    </div>
  )
}
