import { useQuery } from '@tanstack/react-query'
import { useSession } from '#web/lib/session/session.ts'
import { tripQuery } from '#web/queries/trips.ts'
import type { Planning } from '#web/features/planner/use-plan.ts'

/** What happened to the stored trip since the plan was based on it; null if nothing did or it is unknown. */
export const useTripChange = ({ tripId, basis }: Planning): 'changed' | 'gone' | null => {
  const { user } = useSession()
  const { data: stored } = useQuery({ ...tripQuery(tripId), enabled: basis !== null })
  // To a guest the server answers as if the trip did not exist.
  if (basis === null || user === null || stored === undefined) return null
  if (stored === null) return 'gone'
  return stored.revision > basis.revision ? 'changed' : null
}
