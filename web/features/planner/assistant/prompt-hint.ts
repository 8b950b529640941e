import { cityName } from '#web/lib/language/city-names.ts'
import { assistantMessages } from '#web/messages/assistant.ts'
import type { Planning } from '#web/features/planner/use-plan.ts'
import { openTripOf } from '#web/features/planner/open-trip.ts'

/** An example of what can be said about the open trip, with one of its cities; "" while no trip is open. */
export function promptHint({ plan, cities }: Pick<Planning, 'plan' | 'cities'>): string {
  const trip = openTripOf(plan)
  if (trip === null) return ''
  const { changeFurther, changeHint, changeExample } = assistantMessages
  if (plan.answer?.before) return changeFurther
  const longest = trip.stops.toSorted((a, b) => b.nights - a.nights)[0]
  const city = longest && cities.get(longest.city)
  return city ? changeHint({ example: changeExample({ city: cityName(city) }) }) : changeFurther
}
