import { createFileRoute } from '@tanstack/react-router'
import { firstCitySearch } from '#web/features/planner/edit/first-city-search.ts'
import { assistantParts } from '#web/features/planner/assistant/assistant-parts.ts'
import { PlannerScreen } from '#web/features/planner/edit/planner-screen.tsx'
import { requireUser } from '#web/lib/session/session.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'
import { cityQuery } from '#web/queries/cities.ts'
import { worldQuery } from '#web/queries/world.ts'
import { mapLabelsQuery } from '#web/queries/map-labels.ts'

export const Route = createFileRoute('/trip/create')({
  validateSearch: (search) => firstCitySearch.parse(search),
  staticData: { title: () => messages.trips.plannerTitle },
  beforeLoad: ({ location }) => requireUser(location),
  loaderDeps: ({ search }) => search,
  // A city that cannot be loaded is left out.
  loader: async ({ context: { queryClient }, deps: { city, cities = [] } }) => {
    void queryClient.prefetchQuery(worldQuery)
    void queryClient.prefetchQuery(mapLabelsQuery)
    const wanted = [...new Set([...(city === undefined ? [] : [city]), ...cities])]
    const found = await Promise.all(
      wanted.map((id) => queryClient.fetchQuery(cityQuery(id)).catch(() => undefined)),
    )
    return found.filter((one) => one !== undefined)
  },
  component: CreateTrip,
})

function CreateTrip() {
  useLanguage()
  const { user } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  return (
    <PlannerScreen
      trip={null}
      userId={user.id}
      assistantParts={assistantParts}
      firstCities={Route.useLoaderData()}
      onSaved={(tripId) => void navigate({ to: '/trip/view/$tripId', params: { tripId } })}
    />
  )
}
